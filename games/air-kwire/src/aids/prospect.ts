import type { BoardFile } from '../board-file.ts';
import { rateFor } from '../rate.ts';
import type { Aircraft, Airline } from '../types.ts';
import { SHARES, WINNING_POINTS } from '../types.ts';
import type { View } from '../view.ts';
import { airlineIn, rankOf } from './table.ts';
import type { Limits } from './track.ts';
import { limitsAt, topOf } from './track.ts';

/** AK-51: the first condition that an airline fails: city limit, aircraft types, city points for its shares. */
export type Unqualified = 'cities' | 'aircraft' | 'shares';

/** What decides whether an airline pays a dividend, and how much. */
export interface Means {
  readonly space: number;
  readonly sold: number;
  readonly points: number;
  /** Its home not counted. */
  readonly cities: number;
  /** The highest type that flies for it; null without a city. */
  readonly aircraft: Aircraft | null;
}

/** What an airline pays, and how far it is from paying more. */
export interface Prospect extends Means {
  /** AK-3: what its price allows. */
  readonly limits: Limits;
  readonly why: Unqualified | null;
  /** AK-50: per share; nothing while it is not qualified. */
  readonly pays: number;
  /** The fewest city points with which it pays more, or purchases where it is over a limit; null if none do. */
  readonly next: Ahead | null;
  /** The fewest purchases with which it may serve more cities; null if none do. */
  readonly wider: { readonly purchases: number; readonly limits: Limits } | null;
}

/** How far it is to the next payment. One of the two numbers is 0. */
export interface Ahead {
  readonly points: number;
  /** AK-20: each moves the price one space up and sells one share more. */
  readonly purchases: number;
  readonly price: number;
  readonly pays: number;
}

/** An airline as it is. */
export function meansOf(view: View, airline: Airline): Means {
  const { space, sold, points, cities } = airlineIn(view, airline);
  const types = cities.map(({ aircraft }) => aircraft).sort((a, b) => rankOf(b) - rankOf(a));
  return { space, sold, points, cities: cities.length, aircraft: types[0] ?? null };
}

export function prospectOf(board: BoardFile, means: Means): Prospect {
  const why = whyUnqualified(board, means);
  const limits = limitsAt(board, means.space);
  const pays = paysWith(board, means);
  return {
    ...means,
    limits,
    why,
    pays,
    next: nextOf(board, means, why, pays),
    wider: widerThan(board, means),
  };
}

/** AK-51: null if the airline is qualified. */
export function whyUnqualified(board: BoardFile, means: Means): Unqualified | null {
  const limits = limitsAt(board, means.space);
  if (means.cities > limits.cities) return 'cities';
  if (means.aircraft !== null && rankOf(means.aircraft) > rankOf(limits.aircraft)) return 'aircraft';
  return means.points < means.sold ? 'shares' : null;
}

function paysWith(board: BoardFile, means: Means): number {
  const { price } = limitsAt(board, means.space);
  return whyUnqualified(board, means) === null ? rateFor(price, means.points) : 0;
}

function nextOf(board: BoardFile, means: Means, why: Unqualified | null, pays: number): Ahead | null {
  const isOver = why === 'cities' || why === 'aircraft';
  const most = isOver ? purchasesLeft(board, means) : WINNING_POINTS - means.points;
  for (let n = 1; n <= most; n++) {
    const then = isOver ? withPurchases(means, n) : { ...means, points: means.points + n };
    const ahead = paysWith(board, then);
    if (ahead <= pays) continue;
    const { price } = limitsAt(board, then.space);
    return { points: isOver ? 0 : n, purchases: isOver ? n : 0, price, pays: ahead };
  }
  return null;
}

function widerThan(board: BoardFile, means: Means): Prospect['wider'] {
  const { cities } = limitsAt(board, means.space);
  for (let purchases = 1; purchases <= purchasesLeft(board, means); purchases++) {
    const limits = limitsAt(board, means.space + purchases);
    if (limits.cities > cities) return { purchases, limits };
  }
  return null;
}

function withPurchases(means: Means, n: number): Means {
  return { ...means, space: means.space + n, sold: means.sold + n };
}

/** Those that move its price up. */
function purchasesLeft(board: BoardFile, { space, sold }: Means): number {
  return Math.min(SHARES - sold, topOf(board) - space);
}
