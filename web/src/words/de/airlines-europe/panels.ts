import type { Texts } from '../../airlines-europe.ts';
import { cards, millions, ordinal } from '../grammar.ts';

/** What stands around the map: bar, shareholders, previews. */
export const panels: Texts['panels'] = {
  bar: {
    scoringNow: (scorings) => `Jetzt die ${ordinal(scorings + 1)} Wertung`,
    deck: (count) => `${cards(count)} im Stapel`,
    yourPoints: 'deine Punkte, Rest geheim',
    gauge: (scorings) =>
      scorings >= 3 ? 'Alle drei Wertungen sind vorbei' : `${scorings} von 3 Wertungen vorbei`,
  },

  tabs: { shares: 'Aktien' },

  holdings: {
    title: 'Aktionäre',
    titleBroken: 'Aktio\u00ADnäre',
    cash: 'Geld, Millionen',
    cards: 'Handkarten',
    million: (cash) => `${cash}\u00A0M`,
    cashOf: millions,
    handOf: (count, abacus) =>
      abacus === 0 ? `${cards(count)} auf der Hand` : `${cards(count)} auf der Hand, davon ${abacus} ABACUS`,
    airline: 'Airline',
    value: 'Wert',
    pays: 'Zahlt',
    paysRow: (row) => `zahlt ${row}`,
    give: (name, given, count) => `${name} aus deinem Depot abgeben, ${given} von ${count} gewählt`,
    key: 'Platz 2. Rest: auf Händen, im Stapel oder aus dem Spiel.',
  },

  feed: {
    pays: 'zahlt',
    bonus: (value) => `mit Bonus ${value}`,
    crosses: (row, gains) =>
      gains === '' ? `Erreicht ${row}, aber das hilft niemandem.` : `Erreicht ${row}: ${gains}.`,
    short: (spaces, row, gains) =>
      gains === '' ? `Noch ${spaces} bis ${row}.` : `Noch ${spaces} bis ${row} (dann ${gains}).`,
    highest: 'Das hilft niemandem: Sie zahlt schon am meisten.',
    playSays: 'Punkte bei einer Wertung, jetzt und dann.',
  },

  flying: {
    first: (airline) => `${airline}, erste Lizenz`,
    second: (airline) => `${airline}, zweite Lizenz`,
    ofYour: (cash) => `von deinen ${cash}`,
    pick: 'Welche Airline?',
  },

  tag: {
    route: (route, price) => `${route}, ${millions(price)}`,
    mayFly: (count) =>
      count === 1 ? '1 Airline darf hier fliegen' : `${count} Airlines dürfen hier fliegen`,
  },

  announce: {
    nowAt: (airline, value) => `${airline} steht jetzt bei ${value}.`,
  },
};
