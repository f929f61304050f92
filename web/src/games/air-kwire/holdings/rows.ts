import type { BoardFile, View } from '@tarmac/air-kwire';
import { ladder, type Opening, openings, payout, type Rung, type Unqualified } from '@tarmac/air-kwire/aids';
import { airlineName, cityName } from '../names.ts';
import type { Step } from '../turn/choice.ts';

/** An airline as the table of airlines shows it. */
export interface Row extends Rung {
  readonly name: string;
  /** The city of its home. */
  readonly home: string;
  /** Who took it over; null if nobody did, or nobody has its aircraft any more. */
  readonly owner: string | null;
  /** AK-51: why it would pay no dividend now. */
  readonly why: Unqualified | null;
  /** Why the viewer cannot open it now; null if it can be opened, or is not closed. */
  readonly blocked: Opening['blocked'];
}

export function rowsOf(view: View, board: BoardFile): Row[] {
  const payments = payout(view, board);
  const closed = view.viewer === null ? [] : openings(view, board);
  return ladder(view, board).map((rung) => {
    const owner = view.airlines[rung.airline]?.owner ?? null;
    const home = board.airlines.find(({ id }) => id === rung.airline)?.home ?? '';
    return {
      ...rung,
      name: airlineName(board, rung.airline),
      home: cityName(board, home),
      owner: owner === null ? null : airlineName(board, owner),
      why: payments.find(({ airline }) => airline === rung.airline)?.why ?? null,
      blocked: closed.find(({ airline }) => airline === rung.airline)?.blocked ?? null,
    };
  });
}

/** Who has the most shares, who has the second most: 1, 2, or 0 for everybody else. */
export function placeOf({ holdings }: Rung, seat: number): number {
  const held = holdings[seat] ?? 0;
  if (held === 0) return 0;
  const ahead = new Set(holdings.filter((other) => other > held)).size;
  return ahead < 2 ? ahead + 1 : 0;
}

/** Steps in which an airline can be chosen in its row. */
export function asksForAirline(step: Step): boolean {
  return ['stock', 'open', 'card', 'second'].includes(step);
}
