import type { Texts } from '../../airlines-europe.ts';
import { cards, shares } from '../people.ts';

/** Cards in your hand and on the table. */
export const tray: Texts['tray'] = {
  hand: {
    title: 'Ta main',
    counts: (count, abacus) => (abacus === 0 ? shares(count) : `${shares(count)}, dont ${abacus} ABACUS`),
    empty: 'Aucune action en main.',
    card: (name, n, of) => (of === 1 ? name : `${name}, ${n} sur ${of}`),
    portfolio: 'Ton portefeuille',
    twoAirlines: 'Deux compagnies : une action chacune.',
    oneAirline: 'Plusieurs actions : une seule compagnie.',
    onePair: 'Deux actions de compagnies différentes.',
    enough: (give) => `${shares(give)} ${give < 2 ? 'choisie' : 'choisies'} déjà.`,
  },

  market: {
    bank: 'Banque',
    deck: 'Pioche',
    abacus: 'ABACUS',
    deckLabel: (count) => `Pioche, ${cards(count)}`,
    abacusLabel: (count) => `Réserve ABACUS, ${shares(count)}`,
    card: (name, place) => `Action ${name}, place ${place} du marché`,
  },
};
