import { moveDividendMarker } from '../actions/route.ts';
import type { BoardFile } from '../board-file.ts';
import { isQualified, rateOf } from '../dividends.ts';
import { cityCount, highestType } from '../network.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { AIRCRAFT, MAX_AIRLINES, WINNING_POINTS } from '../types.ts';
import type { View } from '../view.ts';
import { withRoute } from './ask.ts';
import type { Meeting } from './meeting.ts';
import { meetingAfter } from './meeting.ts';
import type { Prospect } from './prospect.ts';
import { prospectOf } from './prospect.ts';
import type { Change } from './table.ts';
import { airlineIn, holdingsOf } from './table.ts';

/** What a route would do. Points, rate and qualification are those of its airline, before a merger. */
export interface RouteEffect {
  /** Shares of its airline by seat: others than now only if it is opened for the route. */
  readonly shares: Change<readonly number[]>;
  readonly points: Change<number>;
  readonly rate: Change<number>;
  readonly qualified: Change<boolean>;
  /** What it pays then, and what it is short of. */
  readonly prospect: Prospect;
  readonly meeting: Meeting | null;
  /** AK-33: spaces of the marker past the top; `due`: dividends are paid at the end of the turn. */
  readonly dividend: Change<number> & { readonly due: boolean };
  /** AK-60: the game ends with it; after a merger, if no city is forfeited. */
  readonly wins: boolean;
}

/** AK-33, AK-40: whether or not it may be created. `purchases`: what opens its airline before, and buys more of it (AK-26). */
export function routeEffect(
  view: View,
  board: BoardFile,
  airline: Airline,
  city: City,
  aircraft: Aircraft,
  purchases = 0,
): RouteEffect {
  const before = airlineIn(view, airline);
  const routed = withRoute(view, board, airline, city, aircraft, purchases);
  const { table, airline: a } = routed;
  const points = table.points[a];
  if (table.routes === 0) moveDividendMarker(table);
  const effect = {
    shares: {
      before: holdingsOf(view, airline),
      after: view.shares.map((_, seat) => table.shares[seat * MAX_AIRLINES + a]),
    },
    points: { before: before.points, after: points },
    rate: { before: before.rate, after: rateOf(table, a) },
    qualified: { before: before.qualified, after: isQualified(table, a) },
    prospect: prospectOf(board, {
      space: table.space[a],
      sold: table.sold[a],
      points,
      cities: cityCount(table, a),
      aircraft: AIRCRAFT[highestType(table, a)] ?? null,
    }),
    dividend: {
      before: view.dividend,
      after: table.dividend,
      due: table.due === 1,
    },
  };
  const meeting = meetingAfter(routed);
  return { ...effect, meeting, wins: Math.max(points, meeting?.points ?? 0) >= WINNING_POINTS };
}
