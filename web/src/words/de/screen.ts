import { percentOf, signed } from '../figures.ts';
import type { Catalogue } from '../words.svelte.ts';
import { capital, cards, list, millions, ordinal, shares, together } from './grammar.ts';

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf'];

const percent = percentOf('de', (one) => `unter ${one}`);
const brief = percentOf('de', (one) => `<\u00A0${one}`);

/** The open table of Airlines Europe: bar, shareholders, cards, and the conversation of a turn. */
export const screen: Catalogue['screen'] = {
  signed,

  bar: {
    home: 'Tarmac, zum Start',
    tableOf: (players, turn) => `${capital(together(players))} · Zug ${turn}`,
    turn: (turn) => `Zug ${turn}`,
    opening: 'Vor dem ersten Zug',
    scoringNext: (scorings) => `Vor der ${ordinal(scorings + 1)}n Wertung`,
    scoringNow: (scorings) => `Jetzt die ${ordinal(scorings + 1)} Wertung`,
    over: 'Spiel zu Ende',
    deck: (count) => `${cards(count)} im Stapel`,
    chances: (next, among, within, short) => {
      const first = `${short ? 'Nächste' : 'Chance: nächste'} Karte ${percent(next)}`;
      return within === 1 ? first : `${first}, nächste ${within}: ${percent(among)}`;
    },
    chancesBrief: (next, among, within) => {
      const first = `Wertung: nächste ${brief(next)}`;
      return within === 1 ? first : `${first}, in ${within}: ${brief(among)}`;
    },
    points: 'Punkte',
    yourPoints: 'deine Punkte, Rest geheim',
    allPoints: 'Punkte nach Plätzen',
    gauge: (scorings) =>
      scorings >= 3 ? 'Alle drei Wertungen sind vorbei' : `${scorings} von 3 Wertungen vorbei`,
    history: 'Rückblick',
    log: 'Verlauf',
    rules: 'Regeln',
    menu: 'Menü',
    yourTurn: 'Du bist dran',
    turnOf: (name) => `${name} ist dran`,
  },

  ladder: {
    title: 'Aktionäre',
    titleBroken: 'Aktio\u00ADnäre',
    cash: 'Geld, Millionen',
    cards: 'Handkarten',
    million: (cash) => `${cash}\u00A0M`,
    cashOf: millions,
    handOf: (count, abacus) =>
      abacus === 0 ? `${cards(count)} auf der Hand` : `${cards(count)} auf der Hand, davon ${abacus} ABACUS`,
    lead: 'Vorn',
    notSeen: 'Rest',
    airline: 'Airline',
    value: 'Wert',
    pays: 'Zahlt',
    paysRow: (row) => `zahlt ${row}`,
    ifNow: 'Wertung jetzt',
    none: '–',
    place: (count, place) => (count === 0 ? 'keine Aktie' : `${shares(count)}, Platz ${place}`),
    leadBy: (who, gap) => `${who} +${gap}`,
    tie: (who) => (who.length > 2 ? (NUMBERS[who.length] ?? `${who.length}`) : who.join('=')),
    tieOf: (who) => `${list(who)} gleichauf`,
    nobody: 'niemand',
    toMove: 'ist dran',
    give: (name, given, count) => `${name} aus deinem Depot abgeben, ${given} von ${count} gewählt`,
    key: { leads: 'vorn', second: 'Platz 2. Rest: auf Händen, im Stapel oder aus dem Spiel.' },
  },

  feed: {
    title: 'Wem hilft das?',
    wait: 'Zeig auf eine helle Strecke, um zu sehen, wem sie hilft.',
    waitTouch: 'Tippe auf eine helle Strecke, um zu sehen, wem sie hilft.',
    pays: 'zahlt',
    bonus: (value) => `mit Bonus ${value}`,
    playTitle: 'Was das bringt',
    playWait: 'Wähle Aktien, um zu sehen, was sie ändern.',
    playSays: 'Punkte bei einer Wertung, jetzt und dann.',
    verdict: (you, others) => {
      const rest = others.map(({ name, change }) => `${name} ${signed(change)}`).join(', ');
      if (rest === '' && !you) return 'Das hilft niemandem.';
      if (you === null) return `${rest}.`;
      if (you === 0) return `Dir bringt das nichts; ${rest}.`;
      const own = you > 0 ? `Dir bringt das ${you}` : `Dich kostet das ${-you}`;
      const nobody = you > 0 ? 'sonst niemandem etwas' : 'sonst niemanden etwas';
      return rest === '' ? `${own}, ${nobody}.` : `${own}; ${rest}.`;
    },
  },

  since: {
    title: 'Seit deinem letzten Zug',
    titleOf: 'Zuletzt',
    whole: 'Ganzer Verlauf',
    nothing: 'Noch nichts.',
    fresh: (count) => `${count} neu`,
  },

  tabs: { label: 'Bereiche', cards: 'Karten', shares: 'Aktien', log: 'Verlauf' },

  actions: {
    label: 'Aktionen',
    licence: { name: 'Lizenzen', short: 'Lizenzen', says: '1 oder 2, dann Aktie', brief: '1 oder 2' },
    play: { name: 'Ausspielen', short: 'Spielen', says: 'je 2 Millionen', brief: 'je 2 Mio.' },
    exchange: { name: 'Air ABACUS', short: 'ABACUS', says: '1 für 1 oder 3 für 2', brief: '1:1, 3:2' },
    cash: { name: 'Geld nehmen', short: 'Geld', says: '8 Millionen', brief: '8 Mio.' },
    no: {
      licence: { says: 'zu wenig Geld', rule: 'AE-43' },
      play: { says: 'Hand ist leer', rule: 'AE-50' },
      exchange: { says: 'Vorrat leer', rule: 'AE-56' },
      exchangeNothing: { says: 'keine Aktie', rule: 'AE-55' },
    },
  },

  step: {
    label: 'Zug',
    yours: { lead: 'Du bist dran.', rest: '' },
    choose: { lead: 'Du bist dran.', rest: 'Wähle eine von vier Aktionen.' },
    keep: { lead: 'Dein erstes Depot.', rest: 'Wähle zwei Aktien verschiedener Airlines.' },
    kept: 'Die anderen wählen noch.',
    first: { lead: 'Erste Lizenz.', rest: 'Wähle eine Airline, dann eine helle Strecke.' },
    firstOf: (airline) => ({ lead: 'Erste Lizenz.', rest: `Hell: wohin ${airline} jetzt fliegen darf.` }),
    second: {
      lead: 'Zweite Lizenz oder Aktie.',
      rest: 'Wähle eine Airline oder nimm eine Karte.',
    },
    secondOf: (airline) => ({ lead: 'Zweite Lizenz.', rest: `Hell: wohin ${airline} jetzt fliegen darf.` }),
    whichAirline: (route) => ({ lead: `${route}.`, rest: 'Welche Airline fliegt hier?' }),
    share: { lead: 'Jetzt eine Aktie.', rest: 'Nimm eine vom Markt oder zieh vom Stapel.' },
    pick: {
      lead: 'Eine Wertung kommt.',
      rest: 'Vorher nehmen alle eine Aktie vom Markt; der Rest kommt aus dem Spiel.',
    },
    play: { lead: 'Aktien ausspielen.', rest: 'Beliebig viele einer Airline oder je eine von zweien.' },
    played: (count, amount) => ({ lead: `${shares(count)}, ${millions(amount)}.`, rest: '' }),
    exchange: (give) => ({
      lead: `Gib ${NUMBERS[give] ?? give} ${give === 1 ? 'Aktie' : 'Aktien'} ab,`,
      rest: 'aus der Hand oder dem Depot.',
    }),
    giving: (chosen, give) => ({ lead: `${chosen} von ${shares(give)} gewählt.`, rest: '' }),
    done: { lead: 'Dein Zug ist fertig.', rest: 'Beende ihn oder nimm ihn zurück.' },
    ended: 'Die Partie ist ohne Ergebnis zu Ende.',
    waiting: (name) => ({ lead: name, rest: 'entscheidet.' }),
    playing: (name) => ({ lead: name, rest: 'spielt.' }),
    thinking: (name) => ({ lead: name, rest: 'überlegt.' }),
    followedBy: (others, you) => {
      if (others.length === 0) return you ? 'Dann bist du dran.' : '';
      return `Dann ${list(you ? [...others, 'du'] : others)}.`;
    },
    over: { lead: 'Das Spiel ist zu Ende.', rest: '' },
    past: (step, steps) => ({
      lead: `Schritt ${step} von ${steps}.`,
      rest: 'Du schaust zurück.',
    }),
    costs: (route, price, left) => ({
      lead: route,
      rest: `kostet ${price}, dir ${left === 1 ? 'bleibt' : 'bleiben'} ${left}.`,
    }),
    airlines: 'Airline',
    take: 'Wie viele ABACUS-Aktien',
    oneForOne: '1 für 1',
    threeForTwo: '3 für 2',
  },

  buttons: {
    keep: 'Diese zwei behalten',
    buy: (price) => `Für ${millions(price)} kaufen`,
    take: (airline) => `${airline} nehmen`,
    draw: 'Vom Stapel ziehen',
    play: (count, amount) => `${shares(count)} für ${amount}\u00A0Mio. ausspielen`,
    exchange: (give, take) => `${give} abgeben, ${take} ABACUS nehmen`,
    end: 'Zug beenden',
    back: 'Zurück',
    undo: 'Rückgängig',
    skip: 'Vorspulen',
    speed: 'Tempo',
    times: (speed) => `${speed}×`,
    result: 'Ergebnis',
    rule: (rule) => `Regel ${rule}`,
  },

  undo: {
    untilShare: 'Rückgängig geht, bis du eine Aktie nimmst.',
    untilEnd: 'Rückgängig geht, bis du den Zug beendest.',
    final: 'Das geht nicht rückgängig.',
  },

  hand: {
    title: 'Deine Hand',
    counts: (count, abacus) => (abacus === 0 ? shares(count) : `${shares(count)}, davon ${abacus} ABACUS`),
    empty: 'Keine Aktien auf der Hand.',
    hidden: 'Die Hände sind verdeckt.',
    card: (name, n, of) => (of === 1 ? name : `${name}, ${n} von ${of}`),
    portfolio: 'Dein Depot',
    twoAirlines: 'Zwei Airlines: je eine Aktie.',
    oneAirline: 'Mehrere Aktien: nur eine Airline.',
    onePair: 'Zwei Aktien verschiedener Airlines.',
    enough: (give) => `Schon ${shares(give)} gewählt.`,
  },

  market: {
    title: 'Aktienmarkt',
    bank: 'Bank',
    deck: 'Stapel',
    abacus: 'ABACUS',
    deckLabel: (count) => `Stapel, ${cards(count)}`,
    abacusLabel: (count) => `ABACUS-Vorrat, ${shares(count)}`,
    card: (name, place) => `Aktie ${name}, Marktplatz ${place}`,
    empty: 'Leerer Platz',
  },

  offer: {
    first: (airline) => `${airline}, erste Lizenz`,
    second: (airline) => `${airline}, zweite Lizenz`,
    ofYour: (cash) => `von deinen ${cash}`,
    pick: 'Welche Airline?',
  },

  announce: {
    nowAt: (airline, value) => `${airline} steht jetzt bei ${value}.`,
    undone: 'Zurückgenommen.',
    rule: (text, rule) => `${text} Regel ${rule}.`,
  },

  map: {
    tag: (route, price) => `${route}, ${millions(price)}`,
    mayFly: (count) =>
      count === 1 ? '1 Airline darf hier fliegen' : `${count} Airlines dürfen hier fliegen`,
    change: (name, change) => `${name} ${change === 0 ? '0' : signed(change)}`,
  },
};
