import type { Move } from '@tarmac/air-kwire';

/**
 * How much each driver likes what, by the type of the move; the rest is 1. `yes`, `no`: votes; `pile`, `pool`, `none`:
 * draws; `exchange`: every share got for two; `forfeit`: a settlement without an aircraft.
 */
type Weights = Readonly<Record<string, number>>;

const DRIVERS: Readonly<Record<string, Weights>> = {
  /** Buys and flies: mergers, dividends, forty points. */
  builder: { buy: 30, done: 6, route: 200, approve: 60, pile: 30, pool: 4, power: 10, yes: 0, exchange: 4 },
  /** Sells whatever it has: prices fall, airlines go bankrupt and are opened again. */
  seller: { buy: 8, sell: 24, done: 4, route: 60, approve: 20, pile: 20, yes: 0, forfeit: 6 },
  /** Keeps cards moving: pools, empty piles, power cards and their marks. */
  dealer: { power: 80, discard: 8, route: 4, pool: 10, pile: 10, buy: 6, yes: 0, decommission: 3 },
  /** Never flies if it can help it, and agrees to everything. */
  idler: { done: 40, route: 0, discard: 10, none: 8, yes: 20, no: 0, refuse: 30 },
  /** As people play, roughly: for games that are read. */
  'table-talk': {
    buy: 20,
    sell: 2,
    done: 12,
    route: 90,
    approve: 20,
    refuse: 3,
    pile: 20,
    pool: 3,
    power: 6,
    yes: 0,
    exchange: 2,
  },
};

export const drivers: readonly string[] = Object.keys(DRIVERS);

export function weight(driver: string, move: Move): number {
  const weights = DRIVERS[driver];
  switch (move.type) {
    case 'draw':
      return weights[move.from] ?? 1;
    case 'end-vote':
      return weights[move.agree ? 'yes' : 'no'] ?? 1;
    case 'dispose':
      return 1 + move.exchange * ((weights.exchange ?? 1) - 1);
    case 'settle':
      return move.with === 'forfeit' ? (weights.forfeit ?? 1) : 1;
    default:
      return weights[move.type] ?? 1;
  }
}
