import type { Texts } from '../../airlines-europe.ts';
import { cards, shares } from '../grammar.ts';

const chosen = (count: number): string => (count === 1 ? 'scelta' : 'scelte');

/** Cards in your hand and on the table. */
export const tray: Texts['tray'] = {
  hand: {
    title: 'La tua mano',
    counts: (count, abacus) => (abacus === 0 ? shares(count) : `${shares(count)}, di cui ${abacus} ABACUS`),
    empty: 'Nessuna azione in mano.',
    card: (name, n, of) => (of === 1 ? name : `${name}, ${n} di ${of}`),
    portfolio: 'Il tuo portafoglio',
    twoAirlines: 'Due compagnie: un’azione ciascuna.',
    oneAirline: 'Più azioni: una sola compagnia.',
    onePair: 'Due azioni di compagnie diverse.',
    enough: (give) => `${shares(give)} già ${chosen(give)}.`,
  },

  market: {
    bank: 'Banca',
    deck: 'Mazzo',
    abacus: 'ABACUS',
    deckLabel: (count) => `Mazzo, ${cards(count)}`,
    abacusLabel: (count) => `Riserva ABACUS, ${shares(count)}`,
    card: (name, place) => `Azione ${name}, posto ${place} del mercato`,
  },
};
