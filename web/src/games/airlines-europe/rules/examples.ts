import {
  ABACUS_ROWS,
  AIRLINES,
  type Airline,
  type BoardFile,
  CASH_ACTION,
  DIVIDEND,
  discardsFor,
  FLEET,
  readBoard,
  SHARES,
  type Share,
  type View,
} from '@tarmac/airlines-europe';
import { airlinesInPlay, type Feed, feed, payouts, rowAt } from '@tarmac/airlines-europe/aids';
import europe from '@tarmac/airlines-europe/boards/europe-1.json' with { type: 'json' };
import type { Scored } from '../types.ts';
import type { Bought } from './book.ts';

/*
 * The worked examples of the book: little positions on the map of Europe, and the figures that the rules make of
 * them. Texts and pictures take every number from here.
 */

export const BOARD: BoardFile = readBoard(europe);

/** Who sits at the table of the examples. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'] as const;

/** Somebody looks at a licence. */
export interface Purchase {
  readonly airline: Airline;
  readonly route: string;
  readonly before: readonly Bought[];
  /** The routes that the piece of the map shows. */
  readonly piece: readonly string[];
  readonly view: View;
  readonly feed: Feed;
}

function purchase(
  airline: Airline,
  route: string,
  { players, before, piece }: { players: number; before: readonly Bought[]; piece: readonly string[] },
): Purchase {
  const view = before.reduce(withLicence, openingView(players));
  const found = feed(view, BOARD, airline, route);
  if (!found) throw new Error(`${route} has no licence to sell`);
  return { airline, route, before, piece, view, feed: found };
}

/** After a licence, as AE-43 to AE-46 have it. */
function withLicence(view: View, [airline, route]: Bought): View {
  const found = feed(view, BOARD, airline, route);
  if (!found) return view;
  const at = BOARD.routes.findIndex(({ id }) => id === route);
  return {
    ...view,
    track: { ...view.track, [airline]: found.track.after },
    planes: { ...view.planes, [airline]: view.planes[airline] - 1 },
    bonus: found.bonus > 0 ? { ...view.bonus, [airline]: 0 } : view.bonus,
    routes: view.routes.map((flown, r) => (r === at ? [...flown, airline] : flown)),
  };
}

function by<K extends string, T>(keys: readonly K[], make: (key: K, index: number) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key, i) => [key, make(key, i)])) as Record<K, T>;
}

/** A table before its first turn, seen by nobody in particular. */
function openingView(players: number): View {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const none = by(SHARES, () => 0);
  const inPlay = airlinesInPlay(players);
  /** Airlines that are out of the game have nothing. */
  const each = (count: (airline: Airline, index: number) => number | undefined): Record<Airline, number> =>
    by(AIRLINES, (airline, a) => (inPlay.includes(airline) ? (count(airline, a) ?? 0) : 0));
  return {
    board: BOARD.id,
    options: {
      cut: 'approximate',
      deck: 'standard',
      routePhases: false,
      splitHoldings: false,
      openScores: false,
      startingPlayer: 'drawn',
    },
    viewer: null,
    phase: 'turn',
    turn: 0,
    active: [0],
    picksLeft: 0,
    exchange: null,
    chosen: seats.map(() => true),
    kept: null,
    bank: 0,
    cash: seats.map(() => CASH_ACTION),
    vp: seats.map((seat) => seat + 1),
    awards: [],
    byMemory: [],
    hands: [],
    portfolios: seats.map(() => none),
    market: [],
    abacusSupply: 0,
    deck: { size: 0, drawn: 0, scoringAt: [], shapes: [], cards: null },
    scorings: 0,
    pending: 0,
    track: each((_, a) => BOARD.airlines[a]?.start),
    planes: each((_, a) => FLEET[a]),
    bonus: each((airline) => BOARD.bonuses.find((bonus) => bonus.airline === airline)?.value),
    routes: BOARD.routes.map(() => []),
    gone: none,
    outcome: null,
  };
}

export const PURCHASES = {
  prices: purchase('black', 'kyiv-moscow', {
    players: 5,
    before: [['white', 'kyiv-moscow']],
    piece: ['kyiv-moscow', 'kyiv-warsaw', 'moscow-riga'],
  }),
  licence: purchase('gray', 'bordeaux-london', {
    players: 2,
    before: [],
    piece: ['bordeaux-london', 'london-paris', 'amsterdam-london', 'bordeaux-paris'],
  }),
  bonus: purchase('green', 'athens-sofia', {
    players: 2,
    before: [
      ['green', 'stockholm-warsaw'],
      ['green', 'vienna-warsaw'],
      ['green', 'belgrade-vienna'],
      ['green', 'belgrade-sofia'],
    ],
    piece: ['stockholm-warsaw', 'vienna-warsaw', 'belgrade-vienna', 'belgrade-sofia', 'athens-sofia'],
  }),
  remote: purchase('brown', 'lisbon-rio-de-janeiro', {
    players: 2,
    before: [['brown', 'lisbon-madrid']],
    piece: ['lisbon-madrid', 'bordeaux-lisbon', 'algiers-lisbon', 'lisbon-rio-de-janeiro'],
  }),
} as const;

/** The licences of a route, in order, with who flies them. */
export function licencesOf({ view, route }: Purchase): { price: number; airline: Airline | undefined }[] {
  const at = BOARD.routes.findIndex(({ id }) => id === route);
  return (BOARD.routes[at]?.licences ?? []).map((price, i) => ({ price, airline: view.routes[at]?.[i] }));
}

/** AE-50 */
export const PLAY = {
  several: ['red', 'red', 'red'],
  two: ['red', 'green'],
  pays: (shares: readonly Share[]): number => DIVIDEND * shares.length,
} as const;

/** AE-55 */
export const EXCHANGE = {
  fromHand: ['green', 'brown'],
  fromPortfolio: ['orange'],
  take: 2,
  give: discardsFor(2),
} as const;

/** One airline of a scoring, as the game tells it. */
function scored(share: Share, row: readonly number[], holdings: readonly number[], split = false): Scored {
  const points = payouts(row, holdings, { splitHoldings: split });
  return { type: 'scored', scoring: 1, share, row, holdings, points };
}

/** AE-73; the zone of this value pays the row of the example in the rules. */
export const MAJORITY_VALUE = 27;
export const SCORINGS = {
  majority: scored('red', rowAt(BOARD, MAJORITY_VALUE), [3, 2, 2, 0]),
  split: scored('blue', rowAt(BOARD, MAJORITY_VALUE), [7, 2], true),
} as const;

/** AE-74: the same holdings in the first, second and third scoring. */
export const ABACUS_SCORINGS: readonly Scored[] = ABACUS_ROWS.map((row) => scored('abacus', row, [2, 1, 1]));
