const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const list = (companies: readonly string[]): string => companies.join(', ');

/** Cards in your hand and on the table. */
export const tray = {
  flights: {
    title: 'Flight cards',
    count: cards,
    empty: 'No flight cards in hand.',
    fresh: 'new',
    swap: 'swap',
    /** What a card can do now. */
    flies: (companies: readonly string[]) => `flies for ${list(companies)}`,
    founds: (companies: readonly string[]) => `founds ${list(companies)}`,
    nothingNow: 'nothing to fly now',
    unusable: 'unusable',
    unusableCount: (count: number) =>
      count === 1 ? '1 unusable card: swap it' : `${count} unusable cards: swap them`,
  },

  shares: {
    title: 'Shares',
    count: shares,
    empty: 'No shares in hand.',
    stack: (company: string, count: number) => `${company}, ${shares(count)} in hand`,
    chosen: (count: number) => `${count} chosen`,
    inPlay: 'in play',
    notFounded: 'not founded',
    worthless: 'worthless',
  },

  market: {
    pile: 'Pile',
    flights: 'Flights',
    pileLabel: (count: number, scoring: number) =>
      scoring === 0
        ? `Pile, ${cards(count)}, no scoring card in it`
        : `Pile, ${cards(count)}, ${scoring} of them scoring cards`,
    flightsLabel: (count: number, discards: number) =>
      `Pile of flight cards, ${cards(count)}; ${discards} discarded`,
    discards: 'Discards',
    scoring: (count: number) =>
      count === 1 ? '1 scoring card in the pile' : `${count} scoring cards in the pile`,
    share: (company: string, place: number) => `Share of ${company}, market place ${place}`,
    worthless: 'worthless',
    replace: 'replace',
  },
};
