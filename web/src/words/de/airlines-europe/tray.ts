import type { Texts } from '../../airlines-europe.ts';
import { cards, shares } from '../grammar.ts';

/** Cards in your hand and on the table. */
export const tray: Texts['tray'] = {
  hand: {
    title: 'Deine Hand',
    counts: (count, abacus) => (abacus === 0 ? shares(count) : `${shares(count)}, davon ${abacus} ABACUS`),
    empty: 'Keine Aktien auf der Hand.',
    card: (name, n, of) => (of === 1 ? name : `${name}, ${n} von ${of}`),
    portfolio: 'Dein Depot',
    twoAirlines: 'Zwei Airlines: je eine Aktie.',
    oneAirline: 'Mehrere Aktien: nur eine Airline.',
    onePair: 'Zwei Aktien verschiedener Airlines.',
    enough: (give) => `Schon ${shares(give)} gewählt.`,
  },

  market: {
    bank: 'Bank',
    deck: 'Stapel',
    abacus: 'ABACUS',
    deckLabel: (count) => `Stapel, ${cards(count)}`,
    abacusLabel: (count) => `ABACUS-Vorrat, ${shares(count)}`,
    card: (name, place) => `Aktie ${name}, Marktplatz ${place}`,
  },
};
