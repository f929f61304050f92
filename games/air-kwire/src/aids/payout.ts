import type { BoardFile } from '../board-file.ts';
import type { Airline } from '../types.ts';
import { DIVIDEND_SPACES, LAST_PRICE, SHARES } from '../types.ts';
import type { View } from '../view.ts';
import type { Unqualified } from './prospect.ts';
import { meansOf, whyUnqualified } from './prospect.ts';
import { airlineIn, holdingsOf } from './table.ts';

/** What a payout would mean for an airline. */
export interface Payment {
  readonly airline: Airline;
  readonly qualified: boolean;
  /** Null if it is qualified. */
  readonly why: Unqualified | null;
  /** AK-50: per share, as if it were qualified. */
  readonly rate: number;
  /** By seat. */
  readonly amounts: readonly number[];
  /** AK-52: it did not pay at the last payout. */
  readonly unpaid: boolean;
  /** AK-52: so its price would drop now; on the first space it would be bankrupt. */
  readonly drops: boolean;
  readonly bankrupt: boolean;
  /** AK-53: all its shares are sold and its price is not the highest, so it would rise. */
  readonly rises: boolean;
}

/** If dividends were paid now: all open airlines, in the order of the board. */
export function payout(view: View, board: BoardFile): readonly Payment[] {
  return board.airlines.flatMap(({ id }) => {
    const { status, space, price, sold, rate, unpaid } = airlineIn(view, id);
    if (status !== 'open') return [];
    const why = whyUnqualified(board, meansOf(view, id));
    const drops = why !== null && unpaid;
    return [
      {
        airline: id,
        qualified: why === null,
        why,
        rate,
        amounts: holdingsOf(view, id).map((held) => (why === null ? held * rate : 0)),
        unpaid,
        drops,
        bankrupt: drops && space === 0,
        rises: why === null && sold === SHARES && price < LAST_PRICE,
      },
    ];
  });
}

/** AK-50: how many routes until the marker has gone round; 0 if dividends fall due at the end of this turn. */
export function turnsUntilDividend(view: View): number {
  return view.due ? 0 : DIVIDEND_SPACES - view.dividend;
}
