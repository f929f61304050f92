import type { BoardFile } from '@tarmac/airlines-europe';
import { newsFor, tentativeFor } from '../../common/panels/marks.ts';
import type { Table, Told } from '../types.ts';

/** Licences on the map as `route:circle`. */
export type Marks = ReadonlySet<string>;

/** What others bought since the viewer's last turn. */
export function freshMarks(table: Table, board: BoardFile): Marks {
  return marksOf(newsFor(table), table, board);
}

/** What the viewer has bought and can still take back. */
export function tentativeMarks(table: Table, board: BoardFile): Marks {
  return marksOf(tentativeFor(table), table, board);
}

/** AE-44: an airline has at most one licence of a route, so its place there is found by its name. */
function marksOf(tolds: readonly Told[], table: Table, board: BoardFile): Marks {
  const marks = new Set<string>();
  for (const event of tolds.flatMap(({ events }) => events)) {
    if (event.type !== 'licensed') continue;
    const route = board.routes.findIndex(({ id }) => id === event.route);
    const circle = table.frame.view.routes[route]?.indexOf(event.airline) ?? -1;
    if (circle >= 0) marks.add(`${event.route}:${circle}`);
  }
  return marks;
}
