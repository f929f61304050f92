import type { Texts } from '../../air-kwire.ts';
import { figure, listFormat, money, signedMoney } from '../../figures.ts';

const dollars = (amount: number): string => money('de', amount);
const list = (parts: readonly string[]): string => listFormat('de').format(parts);
const shares = (count: number): string => (count === 1 ? '1 Aktie' : `${count} Aktien`);
const points = (count: number): string => (count === 1 ? '1 Stadtpunkt' : `${count} Stadtpunkte`);
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
const cities = (count: number): string => (count === 1 ? '1 Stadt' : `${count} Städte`);
const turns = (count: number): string => (count === 1 ? '1 Zug' : `${count} Züge`);

export const panels: Texts['panels'] = {
  money: dollars,

  bar: {
    asked: 'Antworte',
    pile: (count) => `${cards(count)} im Stapel`,
    reversed: 'Es geht andersherum',
    idle: (left) => `Noch ${turns(left)} ohne Strecke, dann endet das Spiel`,
    last: (left) => `Höchstens noch ${turns(left)}`,
    yourCash: 'dein Geld, Rest geheim',
    cash: 'dein Geld',
  },

  tabs: { airlines: 'Gesellschaften', market: 'Börse' },

  marks: {
    'block-trade': '=',
    'fees-waived': '0$',
    'double-routes': '2×',
    'free-discard': '↓',
  },

  players: {
    hand: cards,
    worth: (amount) => `${dollars(amount)} in Aktien`,
    cash: (amount) => `${dollars(amount)} in bar`,
    leads: (airlines) => `CEO von ${list(airlines)}`,
    marked: (powers) => `${list(powers)} im nächsten Zug`,
  },

  airlines: {
    title: 'Gesellschaften',
    figure: (amount) => figure('de', amount),
    airline: 'Gesellschaft',
    inHand: 'Handkarten',
    price: 'Kurs',
    pays: 'Zahlt',
    left: 'Frei',
    lead: 'Vorn',
    trades: (left) => `noch ${left}`,
    worth: 'In Aktien, $',
    cash: 'In bar, $',
    heads: {
      price: 'Kurs einer Aktie und die Dividende, die eine Aktie bekäme',
      left: 'Aktien, die niemandem gehören',
      trades: 'Käufe und Verkäufe, die du in diesem Zug noch hast',
    },
    points: (count, immune, wins) =>
      `${points(count)}; ab ${immune} kann niemand sie übernehmen, ${wins} beenden das Spiel`,
    immune: 'kann nicht übernommen werden',
    priceOf: (amount) => `Kurs ${dollars(amount)}`,
    rateOf: (amount) => `zahlt ${dollars(amount)} je Aktie`,
    unpaid: (why) => `zahlt keine Dividende: ${why}`,
    closed: (home) => `Geschlossen · ${home}`,
    takenOver: (owner) => `Übernommen von ${owner}`,
    gone: 'Übernommen',
    held: (count) => (count === 0 ? 'keine Aktie' : shares(count)),
    ceo: 'CEO',
    pick: (airline) => `${airline} wählen`,
    buy: (airline, amount) => `Eine Aktie von ${airline} für ${dollars(amount)} mit Gebühr kaufen`,
    sell: (airline, amount) => `Eine Aktie von ${airline} für ${dollars(amount)} nach Gebühr verkaufen`,
    open: (airline, amount) => `${airline} für ${dollars(amount)} mit Gebühr eröffnen`,
    openBrief: 'Öffnen',
    buyFor: (amount) => `Für ${dollars(amount)} kaufen`,
    sellFor: (amount) => `Für ${dollars(amount)} verkaufen`,
    whyClosed: {
      'three-trades': 'kein Geschäft mehr',
      'one-opening': 'eine Eröffnung je Zug',
      'home-occupied': 'ihre Heimat ist besetzt',
      'no-cash': 'zu wenig Geld',
      'no-route': 'keine Karte in Reichweite',
    },
    legend: {
      title: 'Was die Zeichen bedeuten',
      filled: 'Gefüllt:',
      outlined: 'Umrandet:',
      second: 'Platz 2',
      star: 'Stern:',
      ceo: 'CEO',
      bar: 'Balken der Stadtpunkte:',
      safe: 'hinter dem Strich sicher',
      struck: 'Durchgestrichen:',
      unpaid: 'zahlt jetzt nichts',
      left: 'Frei: Aktien, die niemandem gehören',
    },
  },

  standing: {
    title: 'Wenn andere fragen',
    label: (airline) => `Wenn andere für ${airline} fragen`,
    answers: { ask: 'Mich fragen', approve: 'Zustimmen', refuse: 'Ablehnen' },
  },

  feed: {
    title: 'Wem hilft das?',
    trade: 'Was sich ändert',
    change: (amount) => signedMoney('de', amount),
    dividend: 'Dividende',
    bonus: 'Prämie',
    wealth: 'Vermögen',
    points: (before, after) => `Stadtpunkte ${before}, dann ${after}`,
    pointsWord: 'Punkte',
    price: (before, after) => `Kurs ${before}, dann ${after}`,
    pays: (before, after) => (before === after ? `zahlt ${after}` : `zahlt ${before} → ${after}`),
    paysNothing: 'zahlt nichts',
    takesOver: (acquirer, defunct, count) =>
      `${acquirer} übernimmt ${defunct} und hat dann ${points(count)}.`,
    short: (count) => `Für ${cities(count)} hat sie keinen Marker.`,
    apart: {
      immune: (_higher, lower) => `${lower} kann nicht übernommen werden: Sie bleiben getrennt.`,
      equal: (higher, lower) => `${higher} und ${lower} sind gleich viel wert: Sie bleiben getrennt.`,
      'no-aircraft': (higher, lower) =>
        `${higher} hat kein Flugzeug für die Heimat von ${lower}: Sie bleiben getrennt.`,
    },
    consent: (name) => `${name} muss zustimmen.`,
    due: 'Dividenden am Ende dieses Zuges.',
    wins: 'Damit endet das Spiel.',
    nowPays: 'Dann zahlt sie Dividende.',
    why: {
      shares: (count, sold) => `${points(count)} für ${shares(sold)}: zahlt nichts.`,
      cities: (count, limit) => `${cities(count)}, ${limit} erlaubt: zahlt nichts.`,
      aircraft: (aircraft) => `${aircraft} bei diesem Kurs nicht erlaubt: zahlt nichts.`,
    },
    ahead: (count, amount) =>
      `${count === 1 ? 'Noch 1 Punkt' : `Noch ${count} Punkte`}, und sie zahlt ${dollars(amount)}.`,
    aheadByPrice: (purchases, amount) =>
      `${purchases === 1 ? 'Noch 1 Kauf' : `Noch ${purchases} Käufe`}, und sie zahlt ${dollars(amount)}.`,
    full: (limit, purchases) => {
      const full = `Städtegrenze ${limit} erreicht`;
      if (purchases === 0) return `${full}.`;
      return purchases === 1 ? `${full}, 1 Kauf erhöht sie.` : `${full}, ${purchases} Käufe erhöhen sie.`;
    },
    safe: 'Dann kann sie niemand mehr übernehmen.',
    almostSafe: (count) =>
      `${count === 1 ? 'Noch 1 Punkt' : `Noch ${count} Punkte`}, und niemand kann sie übernehmen.`,
    shortOfCeo: (count) => `Zum CEO ${count === 1 ? 'fehlt 1 Aktie' : `fehlen ${count} Aktien`}.`,
    unlocksCities: (limit) => `Dann bis zu ${cities(limit)}.`,
    unlocks: (aircraft) => `Dann ${aircraft} erlaubt.`,
    locks: (aircraft) => `Dann höchstens ${aircraft}.`,
    ceo: (name) => `CEO ist dann ${name}.`,
    youCeo: 'Dann bist du CEO.',
    opening: 'Zwei Aktien für eine, und eine Strecke in diesem Zug.',
    bankrupt: 'Sie geht bankrott: Alle ihre Aktien verfallen.',
    cost: (amount) => (amount < 0 ? `Bringt ${dollars(-amount)}.` : `Kostet ${dollars(amount)}.`),
  },

  flying: {
    pick: 'Welche Gesellschaft?',
    pickAircraft: (airline) => `${airline}: welches Flugzeug?`,
    fly: (airline, aircraft) => `${airline}, ${aircraft}`,
  },

  tag: {
    city: (city, worth) => `${city}, ${worth === 1 ? '1 Punkt' : `${worth} Punkte`}`,
    brings: (airline, before, after) =>
      before === after ? `${airline} bleibt bei ${after}.` : `${airline} ${before} → ${after}.`,
    takesOver: (acquirer, defunct) => `${acquirer} übernimmt ${defunct}.`,
    apart: 'Sie bleiben getrennt.',
    mayFly: (count) =>
      count === 1 ? 'eine Gesellschaft kann fliegen' : `${count} Gesellschaften können fliegen`,
  },

  announce: {
    nowCosts: (airline, price, count) => `${airline} steht jetzt bei ${dollars(price)} mit ${points(count)}.`,
  },
};
