import { cards, shares } from '../people.ts';

/** Cards in your hand and on the table. */
export const tray = {
  hand: {
    title: 'Your hand',
    counts: (count: number, abacus: number) =>
      abacus === 0 ? shares(count) : `${shares(count)}, ${abacus} of them ABACUS`,
    empty: 'No shares in hand.',
    card: (name: string, n: number, of: number) => (of === 1 ? name : `${name}, ${n} of ${of}`),
    portfolio: 'Your portfolio',
    twoAirlines: 'Two airlines: one share each.',
    oneAirline: 'Several shares: one airline only.',
    onePair: 'Two shares of different airlines.',
    enough: (give: number) => `${shares(give)} chosen already.`,
  },

  market: {
    bank: 'Bank',
    deck: 'Deck',
    abacus: 'ABACUS',
    deckLabel: (count: number) => `Deck, ${cards(count)}`,
    abacusLabel: (count: number) => `ABACUS supply, ${shares(count)}`,
    card: (name: string, place: number) => `Share of ${name}, market place ${place}`,
  },
};
