import { moveDividendMarker } from '../actions/route.ts';
import type { BoardFile } from '../board-file.ts';
import { isQualified, rateOf } from '../dividends.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { WINNING_POINTS } from '../types.ts';
import type { View } from '../view.ts';
import { withRoute } from './ask.ts';
import type { Meeting } from './meeting.ts';
import { meetingAfter } from './meeting.ts';
import type { Change } from './table.ts';
import { airlineIn } from './table.ts';

/** What a route would do. Points, rate and qualification are those of its airline, before a merger. */
export interface RouteEffect {
  readonly points: Change<number>;
  readonly rate: Change<number>;
  readonly qualified: Change<boolean>;
  readonly meeting: Meeting | null;
  /** AK-33: spaces of the marker past the top; `due`: dividends are paid at the end of the turn. */
  readonly dividend: Change<number> & { readonly due: boolean };
  /** AK-60: the game ends with it; after a merger, if no city is forfeited. */
  readonly wins: boolean;
}

/** AK-33, AK-40: of an open airline, whether or not it may be created. */
export function routeEffect(
  view: View,
  board: BoardFile,
  airline: Airline,
  city: City,
  aircraft: Aircraft,
): RouteEffect {
  const before = airlineIn(view, airline);
  const routed = withRoute(view, board, airline, city, aircraft);
  const { table, airline: a } = routed;
  const points = table.points[a];
  if (table.routes === 0) moveDividendMarker(table);
  const effect = {
    points: { before: before.points, after: points },
    rate: { before: before.rate, after: rateOf(table, a) },
    qualified: { before: before.qualified, after: isQualified(table, a) },
    dividend: {
      before: view.dividend,
      after: table.dividend,
      due: table.due === 1,
    },
  };
  const meeting = meetingAfter(routed);
  return { ...effect, meeting, wins: Math.max(points, meeting?.points ?? 0) >= WINNING_POINTS };
}
