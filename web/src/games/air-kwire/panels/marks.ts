import { newsFor, tentativeFor } from '../../common/panels/marks.ts';
import type { Table, Told } from '../types.ts';

/** Aircraft on the map as `city:airline`. */
export type Marks = ReadonlySet<string>;

/** Where others flew since the viewer's last turn. */
export function freshMarks(table: Table): Marks {
  return marksOf(newsFor(table));
}

/** Where the viewer has flown and can still take it back. */
export function tentativeMarks(table: Table): Marks {
  return marksOf(tentativeFor(table));
}

function marksOf(tolds: readonly Told[]): Marks {
  const marks = new Set<string>();
  for (const event of tolds.flatMap(({ events }) => events)) {
    if (event.type === 'flew') marks.add(`${event.city}:${event.airline}`);
  }
  return marks;
}
