import type { Seat } from '@tarmac/kernel';
import { approve } from '../actions/route.ts';
import type { BoardFile } from '../board-file.ts';
import { wealthOf } from '../flow.ts';
import type { State } from '../state.ts';
import { PHASE } from '../state.ts';
import type { View } from '../view.ts';
import { tableOf } from './ask.ts';

/** Who would win if the game ended, as far as the viewer may know. */
export interface Ending {
  /** AK-60: whether the route that is asked for ends the game; otherwise it is as if it ended now, without dividends. */
  readonly ends: boolean;
  /** Whether all wealth is open, so that the leaders are the winners. */
  readonly certain: boolean;
  /** By seat: wealth; where cash is secret (AK-81) without what everybody has of it now. */
  readonly counted: readonly number[];
  /** Everybody with the most of it, and how much more that is than the next has; 0 if all are equal. */
  readonly leaders: readonly Seat[];
  readonly ahead: number;
}

export function endingOf(view: View, board: BoardFile): Ending {
  const table = tableOf(view, board);
  const ends = view.phase === 'consent' && endsWith(table);
  const certain = view.options.openCash;
  const counted = view.cash.map((cash, seat) => wealthOf(table, seat) - (certain ? 0 : cash));
  const most = Math.max(...counted);
  const leaders = counted.flatMap((wealth, seat) => (wealth === most ? [seat] : []));
  const next = Math.max(...counted.filter((wealth) => wealth < most));
  return { ends, certain, counted, leaders, ahead: leaders.length === counted.length ? 0 : most - next };
}

/** Plays the route that is asked for, if it ends the game; else the table stays as it is. */
function endsWith(table: State): boolean {
  const then = table.copy();
  approve(then, then.decider);
  const ends = then.phase === PHASE.end;
  if (ends) approve(table, table.decider);
  return ends;
}
