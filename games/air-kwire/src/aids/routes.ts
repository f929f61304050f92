import type { BoardFile } from '../board-file.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { DIVIDEND_SPACES, WINNING_POINTS } from '../types.ts';
import type { View } from '../view.ts';
import { withRoute } from './after.ts';
import type { Meeting } from './meeting.ts';
import { meetingIn } from './meeting.ts';
import { whyUnqualified } from './payout.ts';
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

/**
 * AK-33, AK-40: of an open airline, whether or not it may be created; with the lowest type that reaches, if none is
 * told.
 */
export function routeEffect(
  view: View,
  board: BoardFile,
  airline: Airline,
  city: City,
  aircraft?: Aircraft,
): RouteEffect {
  const routed = withRoute(view, board, airline, city, aircraft);
  const [before, after] = [airlineIn(view, airline), airlineIn(routed, airline)];
  const meeting = meetingIn(routed, board, airline, city);
  const moved = view.dividend + (view.routes === 0 ? 1 : 0);
  return {
    points: { before: before.points, after: after.points },
    rate: { before: before.rate, after: after.rate },
    qualified: { before: before.qualified, after: whyUnqualified(routed, board, airline) === null },
    meeting,
    dividend: {
      before: view.dividend,
      after: moved % DIVIDEND_SPACES,
      due: view.due || moved === DIVIDEND_SPACES,
    },
    wins: Math.max(after.points, meeting?.points ?? 0) >= WINNING_POINTS,
  };
}
