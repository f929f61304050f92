/** How moves of Airlines Europe are typed: the first spelling is the one that completions write. */
export const europeCommands = {
  verbs: {
    keep: ['keep', 'choose'],
    licence: ['licence', 'license', 'buy', 'fly'],
    take: ['take'],
    /** Of the deck. */
    draw: ['draw'],
    play: ['play'],
    exchange: ['exchange', 'swap', 'trade', 'abacus'],
    discard: ['discard', 'give'],
    cash: ['cash', 'money', 'take cash'],
  },
  deck: ['deck'],
  hand: ['hand'],
  portfolio: ['portfolio'],
  /** By the colour of the airline, as people at the table say it. */
  shares: {
    yellow: ['yellow'],
    blue: ['blue'],
    violet: ['violet', 'purple'],
    red: ['red'],
    black: ['black'],
    brown: ['brown'],
    green: ['green'],
    orange: ['orange'],
    gray: ['gray', 'grey'],
    white: ['white'],
  },

  says: {
    keep: 'Shares for the portfolio',
    take: 'A share from the market or the deck',
    discard: 'A share for the exchange',
    keeping: (one: string, other: string) => `Keep ${one} and ${other}`,
    licensing: (airline: string, route: string, price: number | undefined) =>
      price === undefined ? `${airline}, ${route}` : `${airline}, ${route}, ${price} million`,
    played: (shares: string, amount: number) => `Play ${shares}, collect ${amount} million`,
    several: (count: number, airline: string) => (count === 1 ? airline : `${count} × ${airline}`),
    both: (one: string, other: string) => `${one} and ${other}`,
    count: (count: number) => (count === 1 ? '1 share' : `${count} shares`),
    giving: (airline: string, fromHand: boolean) =>
      fromHand ? `Give ${airline} from your hand` : `Give ${airline} from your portfolio`,
    cash: (amount: number) => `Take ${amount} million`,
  },
};

export type EuropeCommands = typeof europeCommands;
