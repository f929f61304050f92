import { money } from '../../figures.ts';

const dollars = (amount: number): string => money('en', amount);
const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);

/** All shares of the defunct airline. */
interface Disposal {
  /** Shares of the acquirer, and whose they are. */
  readonly gets: number;
  readonly of: string;
  readonly sells: number;
  readonly brings: number;
}

/** After a purchase, a sale or an exchange; `ceo`: who becomes it, if that changes. */
interface Traded {
  readonly airline: string;
  readonly price: number;
  readonly ceo: string | null;
  readonly bankrupt: boolean;
}

/** After a route; `asked`: the CEO, if somebody else. */
interface Flown {
  readonly airline: string;
  readonly points: number;
  readonly asked: string | null;
  readonly acquirer: string | null;
  readonly defunct: string | null;
  readonly pays: boolean;
  readonly wins: boolean;
}

/** How moves of Air-Kwire are typed: the first spelling is the one that completions write. */
export const kwireCommands = {
  verbs: {
    buy: ['buy', 'purchase'],
    /** A closed airline. */
    open: ['buy', 'open', 'purchase'],
    sell: ['sell'],
    done: ['done', 'go on', 'enough'],
    route: ['route', 'fly', 'create'],
    discard: ['discard', 'throw'],
    pass: ['pass'],
    draw: ['draw', 'take'],
    approve: ['approve', 'yes', 'agree', 'allow'],
    refuse: ['refuse', 'no', 'veto', 'deny'],
    rehome: ['rehome', 'home'],
    dispose: ['dispose', 'exchange', 'swap'],
    settle: ['settle', 'replace'],
    power: ['power', 'play'],
    decommission: ['decommission', 'give up', 'leave'],
    keep: ['keep'],
    propose: ['end-vote', 'vote', 'propose', 'propose end'],
    vote: ['end-vote', 'vote'],
  },
  nouns: {
    pile: ['pile', 'top'],
    pool: ['pool'],
    none: ['none', 'nothing'],
    forfeit: ['forfeit'],
    yes: ['yes', 'agree'],
    no: ['no', 'play on'],
  },

  /** By verb. */
  does: {
    buy: 'Buy a share',
    open: 'Open an airline',
    sell: 'Sell a share',
    done: 'Continue',
    route: 'Create a route',
    discard: 'Discard a card',
    pass: 'No card this turn',
    draw: 'Draw a card',
    approve: 'Agree to the route',
    refuse: 'Refuse the route',
    rehome: 'Aircraft for the home taken over',
    dispose: 'Exchange shares, two for one, and sell the rest',
    settle: 'A city without a marker',
    power: 'Play a power card',
    decommission: 'Give up a city',
    keep: 'Keep all cities',
    propose: 'Propose the end of the game',
    vote: 'End of the game, yes or no',
  },
  says: {
    airline: (name: string, home: string) => `${name}, home ${home}`,
    buying: (airline: string, cost: number) => `Buy a share of ${airline} for ${dollars(cost)}, fee included`,
    opening: (airline: string, cost: number) =>
      `Open ${airline}: two shares for ${dollars(cost)}, and a route this turn`,
    selling: (airline: string, gain: number) =>
      `Sell a share of ${airline} for ${dollars(gain)}, fee deducted`,
    flying: (airline: string, city: string, aircraft: string) => `${airline} to ${city} with a ${aircraft}`,
    discarding: (card: string) => `Discard ${card}`,
    taking: (city: string) => `Take ${city} from the pool`,
    drawing: { pile: 'Draw the top card of the pile', none: 'Draw no card' },
    rehoming: (aircraft: string) => `A ${aircraft} for the home taken over`,
    disposing: ({ gets, of, sells, brings }: Disposal) =>
      [
        ...(gets > 0 ? [`Exchange ${2 * gets} for ${shares(gets)} of ${of}`] : []),
        ...(sells > 0 ? [`${gets > 0 ? 'sell' : 'Sell'} ${shares(sells)} for ${dollars(brings)}`] : []),
      ].join(', ') || 'No exchange',
    settling: (city: string, aircraft: string) => `A ${aircraft} of its own in ${city}`,
    forfeiting: (city: string) => `Give up ${city}`,
    playing: (card: string) => `Play ${card}`,
    leaving: (airline: string, city: string) => `${airline} gives up ${city}`,
    keeping: (airline: string) => `${airline} keeps all its cities`,
    agreeing: 'End the game',
    disagreeing: 'Play on',
    done: {
      stock: 'No more trades this turn',
      second: 'No second route',
      'free-discard': 'Discard no more cards',
    },
    count: (count: number) => (count === 0 ? 'sell all shares' : `${shares(count)} for ${2 * count}`),

    traded: ({ airline, price, ceo, bankrupt }: Traded) =>
      bankrupt
        ? `${airline} goes bankrupt.`
        : `Price then: ${dollars(price)}.${ceo === null ? '' : ` CEO: ${ceo}.`}`,
    flown: ({ airline, points, asked, acquirer, defunct, pays, wins }: Flown) =>
      [
        ...(asked === null ? [] : [`${asked} decides first, as CEO.`]),
        `${airline} then has ${points} city points.`,
        ...(acquirer === null ? [] : [`Merger: ${acquirer} takes over ${defunct}.`]),
        ...(wins ? ['The game ends.'] : []),
        ...(pays ? ['Dividends are paid.'] : []),
      ].join(' '),
  },
};

export type KwireCommands = typeof kwireCommands;
