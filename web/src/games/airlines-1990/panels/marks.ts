import type { BoardFile } from '@tarmac/airlines-1990';
import { newsFor, tentativeFor } from '../../common/panels/marks.ts';
import type { Table, Told } from '../types.ts';

/** Circles on the map as `route:place`, places counted from 0. */
export type Marks = ReadonlySet<string>;

/** Where others put markers since the viewer's last turn. */
export function freshMarks(table: Table, board: BoardFile): Marks {
  return marksOf(newsFor(table), board);
}

/** Where the viewer has put a marker that can still be taken back. */
export function tentativeMarks(table: Table, board: BoardFile): Marks {
  return marksOf(tentativeFor(table), board);
}

function marksOf(tolds: readonly Told[], board: BoardFile): Marks {
  const marks = new Set<string>();
  for (const event of tolds.flatMap(({ events }) => events)) {
    if (event.type !== 'founded' && event.type !== 'flew' && event.type !== 'sabotaged') continue;
    const circles = board.routes.find(({ id }) => id === event.route)?.circles ?? [];
    marks.add(`${event.route}:${circles.indexOf(event.circle)}`);
  }
  return marks;
}
