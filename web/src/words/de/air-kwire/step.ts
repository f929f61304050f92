import type { Texts } from '../../air-kwire.ts';
import { listFormat, money } from '../../figures.ts';

const dollars = (amount: number): string => money('de', amount);
const list = (parts: readonly string[]): string => listFormat('de').format(parts);
const shares = (count: number): string => (count === 1 ? '1 Aktie' : `${count} Aktien`);
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);

/** What a route brings its airline. */
const grows = (airline: string, before: number, after: number): string =>
  before === after ? `${airline} bleibt bei ${after} Punkten` : `${airline} ${before} → ${after} Punkte`;
const pays = (rate: number): string => (rate === 0 ? 'zahlt nichts' : `zahlt ${dollars(rate)} je Aktie`);

export const step: Texts['step'] = {
  stock: (left, cash, mayFly) => ({
    lead: mayFly ? 'Handeln oder in eine helle Stadt fliegen.' : 'Handeln oder weiter.',
    rest: `Noch ${left === 1 ? '1 Geschäft' : `${left} Geschäfte`}, ${dollars(cash)} bar.`,
  }),
  stockDone: (cash) => ({ lead: 'Kein Geschäft mehr.', rest: `${dollars(cash)} bar.` }),
  stockOf: (airline, held) => ({
    lead: `${airline}.`,
    rest: held === 0 ? 'Du hast keine Aktie.' : `Du hast ${shares(held)}.`,
  }),
  owed: (airline) => ({
    lead: `${airline} kann noch nicht fliegen.`,
    rest: 'Kauf noch eine Aktie, dann geht ihre erste Strecke.',
  }),
  open: (airline) => ({ lead: `${airline} eröffnen.`, rest: 'Welche deiner Karten fliegt zuerst?' }),
  openCity: (city) => ({ lead: `${city} als erste Strecke.`, rest: 'Welche Gesellschaft eröffnet?' }),
  openReady: (airline, count, rise) => ({
    lead: `${shares(count)} und CEO von ${airline}:`,
    rest: `dann ${points(rise)}.`,
  }),

  card: { lead: 'Fliegen oder eine Karte ablegen.', rest: 'Karte, Gesellschaft, helle Stadt.' },
  cardOwed: (airline) => ({ lead: `${airline} fliegt.`, rest: 'Du hast sie in diesem Zug eröffnet.' }),
  cardNothing: { lead: 'Keine Karte kann fliegen.', rest: 'Leg eine ab.' },
  pass: { lead: 'Keine Karte zu spielen.', rest: '' },
  second: { lead: 'Eine zweite Strecke?', rest: 'Karte, Gesellschaft, helle Stadt.' },
  secondNothing: { lead: 'Keine zweite Strecke.', rest: 'Keine deiner Karten kann jetzt fliegen.' },
  refused: (name, city, other) => ({
    lead: `${name} hat ${city} abgelehnt.`,
    rest: {
      fly: 'Flieg in eine andere Stadt oder leg eine Karte ab.',
      second: 'Flieg in eine andere Stadt oder lass es bei einer Strecke.',
      none: 'Sonst kann nichts fliegen.',
    }[other],
  }),
  discard: { lead: 'Welche Karte ablegen?', rest: 'Sie liegt offen für alle.' },
  discarding: (card) => ({ lead: `${card} kommt`, rest: 'in die Ablage.' }),
  freeDiscard: { lead: 'Leg ab, was du magst.', rest: 'Dann wird deine Hand auf fünf aufgefüllt.' },
  flyAirline: (airline) => ({ lead: `${airline} fliegt.`, rest: 'Die Städte in Reichweite sind hell.' }),
  flyCity: (city) => ({ lead: `${city}.`, rest: 'Welche Gesellschaft fliegt dorthin?' }),
  ready: (airline, before, after, rate) => ({
    lead: `${grows(airline, before, after)},`,
    rest: `${pays(rate)}.`,
  }),
  takesOver: (acquirer, defunct) => ({ lead: `${acquirer} übernimmt ${defunct}.`, rest: '' }),
  ends: (airline, after) => ({ lead: `${airline} hat ${after} Punkte.`, rest: 'Damit endet das Spiel.' }),

  consent: (name, airline, city) => ({ lead: `${name} fragt:`, rest: `${airline} nach ${city}?` }),
  replenish: (left) => ({
    lead: left === 1 ? 'Zieh eine Karte.' : `Zieh ${left} Karten.`,
    rest: 'Stapel oder helle Karte.',
  }),
  replenishPile: (left) => ({
    lead: left === 1 ? 'Zieh eine Karte.' : `Zieh ${left} Karten.`,
    rest: 'Nur der Stapel ist erlaubt.',
  }),
  replenishNone: { lead: 'Nichts zu ziehen.', rest: '' },
  vote: (name) => ({ lead: `${name} schlägt das Ende vor.`, rest: 'Jetzt Schluss, ohne Dividenden?' }),
  decommission: (airline) => ({
    lead: `Eine Stadt von ${airline} streichen?`,
    rest: 'Flugzeug und Punkte gehen mit.',
  }),
  decommissionCity: (city, worth) => ({ lead: `${city} fällt weg`, rest: `und damit ${points(worth)}.` }),
  rehome: (airline, city) => ({ lead: `${airline} kommt nach ${city}.`, rest: 'Mit welchem Flugzeug?' }),
  dispose: (count, defunct, acquirer, price) => ({
    lead: count === 1 ? `Deine Aktie ${defunct}:` : `Deine ${shares(count)} ${defunct}:`,
    rest: `zwei gegen eine ${acquirer}, oder je ${dollars(price)}.`,
  }),
  settle: (airline) => ({
    lead: `${airline} fehlen Marker.`,
    rest: 'Wähl eine Stadt: neues Flugzeug oder aufgeben.',
  }),
  settleCity: (city) => ({ lead: `${city}.`, rest: 'Ein neues Flugzeug oder aufgeben?' }),
  settleLoses: (cities, worth) => ({ lead: `Du verlierst ${cities}`, rest: `und ${points(worth)}.` }),
  asking: (name) => ({ lead: `${name} muss zustimmen.`, rest: 'Frag, oder nimm es zurück.' }),
  answered: { lead: 'Du hast entschieden.', rest: 'Bestätige es, oder nimm es zurück.' },
  proposed: { lead: 'Du schlägst das Ende vor.', rest: 'Jetzt werden die anderen gefragt.' },

  powers: {
    'block-trade': 'Kurse bewegen sich erst, wenn du fertig bist; für die anderen in ihrem nächsten Zug.',
    'fees-waived': 'Keine Gebühren in diesem Zug; für die anderen in ihrem nächsten Zug.',
    'decommission-route': 'Jeder CEO darf sofort von jeder seiner Gesellschaften eine Stadt streichen.',
    'double-routes': 'Du darfst eine zweite Strecke eröffnen; die anderen in ihrem nächsten Zug.',
    'free-discard': 'Leg beliebig ab und füll vom Stapel auf; die anderen in ihrem nächsten Zug.',
    'pay-dividends': 'Am Ende dieses Zuges werden Dividenden gezahlt.',
    'reset-marker': 'Der Dividendenmarker geht nach oben zurück, ohne Zahlung.',
    reshuffle: 'Ablage und Stapel werden zusammen gemischt.',
    reverse: 'Vom Ende dieses Zuges an wird andersherum gespielt.',
  },

  parts: {
    airline: 'Gesellschaft',
    card: 'Karte',
    city: 'Stadt',
    aircraft: 'Flugzeug',
    purchases: (count) => (count === 1 ? '1 Kauf' : `${count} Käufe`),
    propose: 'Ende vorschlagen',
    discard: 'Karte ablegen',
    fly: 'Doch fliegen',
  },

  trade: {
    price: (price) => `dann ${dollars(price)}`,
    unlocks: (limit) => (limit === 1 ? 'bis 1 Stadt' : `bis ${limit} Städte`),
  },

  asked: {
    points: (airline, before, after, rate) => `${grows(airline, before, after)}, ${pays(rate)}.`,
    apart: (other) => `Sie trifft auf ${other}; sie bleiben getrennt.`,
    takesOver: (acquirer, defunct) => `${acquirer} übernimmt ${defunct}.`,
    bonus: (amount) => `Deine Prämie: ${dollars(amount)}.`,
    wins: 'Damit endet das Spiel.',
    always: (airline) => `Nächstes Mal für ${airline}`,
    given: { approve: 'Du stimmst immer zu: zugestimmt.', refuse: 'Du lehnst immer ab: abgelehnt.' },
  },

  disposal: {
    title: (defunct) => `Was aus deinen Aktien von ${defunct} wird`,
    fewer: 'Zwei Aktien weniger tauschen',
    more: 'Zwei Aktien mehr tauschen',
    sellAll: 'Alle verkaufen',
    forAmount: (count, amount) => `${count} für ${dollars(amount)}`,
    exchange: (give, get) => `${give} gegen ${get} tauschen`,
    sell: (count, amount) => `${count} für ${dollars(amount)} verkaufen`,
    sellNone: 'keine verkaufen',
    cash: 'Dein Geld',
    shares: (acquirer) => `Aktien ${acquirer}`,
    sharesAt: (count, price) => `${count} zu ${dollars(price)}`,
    dividend: 'Dividende',
    ceo: 'CEO',
    later: (names) =>
      `Nach dir ${names.length === 1 ? 'entscheidet' : 'entscheiden'} ${list(names)}; Kurs und CEO können sich noch ändern.`,
  },
  ending: {
    now: 'Wäre jetzt Schluss,',
    ends: 'Damit',
    open: 'Vom Bargeld abgesehen,',
    wins: {
      you: (ahead) => `würdest du mit ${dollars(ahead)} Vorsprung gewinnen`,
      alone: (name, ahead) => `würde ${name} mit ${dollars(ahead)} Vorsprung gewinnen`,
      level: (names, you) => `lägen ${list(you ? [...names, 'du'] : names)} gleichauf vorn`,
    },
    leads: {
      you: (ahead) => `liegst du um ${dollars(ahead)} vorn`,
      alone: (name, ahead) => `liegt ${name} um ${dollars(ahead)} vorn`,
      level: (names, you) => `liegen ${list(you ? [...names, 'du'] : names)} gleichauf vorn`,
    },
    behind: (amount, cash) => `Dir fehlen ${dollars(amount)}; du hast ${dollars(cash)} bar.`,
  },
  forfeit: 'Aufgeben',

  buttons: {
    confirm: 'Bestätigen',
    done: 'Weiter zur Karte',
    endTrading: (deed) => `Handel beenden: ${deed}`,
    buy: (airline, amount) => `${airline} für ${dollars(amount)} kaufen`,
    openFly: (_airline, amount, city) => `Für ${dollars(amount)} eröffnen, dann ${city}`,
    openOnly: 'Nur eröffnen',
    fly: (airline, city) => `${airline} fliegt nach ${city}`,
    ask: (name) => `${name} fragen`,
    askAll: 'Die anderen fragen',
    noSecond: 'Keine zweite Strecke',
    discard: (card) => `${card} ablegen`,
    keepRest: 'Den Rest behalten',
    pass: 'Passen',
    power: (card) => `${card} spielen`,
    approve: 'Zustimmen',
    refuse: 'Ablehnen',
    draw: 'Vom Stapel ziehen',
    take: (city) => `${city} nehmen`,
    none: 'Keine Karte',
    rehome: (aircraft, city) => `${aircraft} nach ${city}`,
    sellAll: (count, amount) => `${count} für ${dollars(amount)} verkaufen`,
    exchange: (give, get) => `${give} gegen ${get} tauschen`,
    exchangeSell: (give, count) => `${give} tauschen, ${count} verkaufen`,
    forfeit: (city) => `${city} aufgeben`,
    decommission: (city) => `${city} streichen`,
    keep: 'Alle behalten',
    agree: 'Spiel beenden',
    playOn: 'Weiterspielen',
  },
  waiting: {
    open: 'Eröffnen und fliegen',
    fly: 'Fliegen',
    discard: 'Ablegen',
    decommission: 'Streichen',
    dispose: 'Verkaufen oder tauschen',
    settle: 'Klären',
    replenish: 'Ziehen',
  },
};
