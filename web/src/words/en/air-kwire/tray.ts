const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const list = (airlines: readonly string[]): string => airlines.join(', ');

/** Cards in your hand and on the table. */
export const tray = {
  hand: {
    title: 'Your cards',
    count: cards,
    empty: 'No cards in hand.',
    fresh: 'new',
    /** What a card can do now. */
    flies: (airlines: readonly string[]) => `flies for ${list(airlines)}`,
    opens: (airlines: readonly string[]) => `opens ${list(airlines)}`,
    opensBrief: 'opens',
    nothingNow: 'flies for nobody now',
    power: 'power card',
  },

  pool: {
    title: 'Pool',
    says: 'open discards',
    pile: 'Pile',
    pileLabel: (count: number) => `Pile, ${cards(count)}`,
    count: cards,
    card: (name: string) => `${name}, in the pool`,
    empty: 'No open cards.',
  },
};
