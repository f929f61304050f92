import type { Seat } from '@tarmac/kernel';
import type { BoardFile } from '../board-file.ts';
import type { Airline, Share } from '../types.ts';
import { SHARES } from '../types.ts';
import type { ShareCounts, View } from '../view.ts';
import { networkOf, nextLicence } from './network.ts';
import type { Scoring } from './points.ts';
import { nextThreshold, pointsFor, rowAt, scoreNow } from './points.ts';

export interface Change<T> {
  readonly before: T;
  readonly after: T;
}

/** Whom a licence feeds. */
export interface Feed {
  readonly price: number;
  /** AE-46: how much further the marker goes because the target is reached; 0 if it is not. */
  readonly bonus: number;
  readonly track: Change<number>;
  readonly row: Change<readonly number[]>;
  /** The points of this airline by player, for the portfolios as they are. */
  readonly points: Change<readonly number[]>;
  /** Whether the marker comes into another zone of the track. */
  readonly crosses: boolean;
  /** The zone ahead of where the marker comes to; null in the last one. */
  readonly next: Ahead | null;
}

/** A zone that a marker has not reached. */
export interface Ahead {
  /** How many spaces are missing. */
  readonly short: number;
  readonly row: readonly number[];
  /** What the airline would pay there, by player, for the portfolios as they are. */
  readonly points: readonly number[];
}

/**
 * What the next licence of a route would do to an airline, whether or not it may be bought; null when the route has
 * none to sell.
 */
export function feed(view: View, board: BoardFile, airline: Airline, route: string): Feed | null {
  const licence = nextLicence(view, board, route);
  if (!licence) return null;
  const bonus = reachesTarget(view, board, airline, route) ? view.bonus[airline] : 0;
  const track = { before: view.track[airline], after: view.track[airline] + licence.price + bonus };
  const row = { before: rowAt(board, track.before), after: rowAt(board, track.after) };
  const points = {
    before: pointsFor(view, airline, row.before),
    after: pointsFor(view, airline, row.after),
  };
  const crosses = nextThreshold(board, track.before)?.at !== nextThreshold(board, track.after)?.at;
  const next = aheadOf(view, board, airline, track.after);
  return { price: licence.price, bonus, track, row, points, crosses, next };
}

function aheadOf(view: View, board: BoardFile, airline: Airline, track: number): Ahead | null {
  const threshold = nextThreshold(board, track);
  if (!threshold) return null;
  const { at, row } = threshold;
  return { short: at - track, row, points: pointsFor(view, airline, row) };
}

/** AE-46. While the bonus marker is there the target is not in the network, so this route must lead to it. */
function reachesTarget(view: View, board: BoardFile, airline: Airline, route: string): boolean {
  const target = board.bonuses.find((bonus) => bonus.airline === airline)?.target;
  const sold = board.routes.find(({ id }) => id === route);
  if (target === undefined || !sold || view.bonus[airline] === 0) return false;
  const { cities } = networkOf(view, board, airline);
  return (
    (sold.to === target && cities.includes(sold.from)) || (sold.from === target && cities.includes(sold.to))
  );
}

/** AE-50: what playing these shares of the hand would do to the points of a scoring. */
export function feedPlay(
  view: View,
  board: BoardFile,
  seat: Seat,
  shares: Readonly<Partial<Record<Share, number>>>,
): Change<Scoring> {
  const moved = (counts: ShareCounts, sign: 1 | -1): ShareCounts =>
    Object.fromEntries(
      SHARES.map((share) => [share, counts[share] + sign * (shares[share] ?? 0)]),
    ) as ShareCounts;
  const after: View = {
    ...view,
    portfolios: view.portfolios.map((portfolio, p) => (p === seat ? moved(portfolio, 1) : portfolio)),
    hands: view.hands.map((hand, p) =>
      p === seat
        ? {
            ...hand,
            abacus: hand.abacus - (shares.abacus ?? 0),
            shares: hand.shares && moved(hand.shares, -1),
          }
        : hand,
    ),
  };
  return { before: scoreNow(view, board), after: scoreNow(after, board) };
}
