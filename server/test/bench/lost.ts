import { isDeepStrictEqual } from 'node:util';
import { load } from '../../src/rooms/hosted.ts';
import { openStore } from '../../src/store/store.ts';
import type { LoadReport } from './load-plan.ts';

/** How many streams had not heard exactly what is stored. */
export async function lostBy(data: string, { followed }: LoadReport): Promise<number> {
  const store = await openStore(data);
  const tables = Map.groupBy(followed, ({ table }) => table);
  let lost = 0;
  for (const [id, streams] of tables) {
    const table = (await load(store, id, 0))?.table;
    for (const { seat, at, frame } of streams) {
      if (!table) throw new Error('a table is gone');
      const { legal, ...there } = table.frame(seat);
      const codes = legal.map((move) => table.game.search.encode(table.board, move));
      const same = JSON.parse(JSON.stringify({ ...there, legal: codes }));
      if (at !== table.seen(seat) || !isDeepStrictEqual(frame, same)) lost++;
    }
  }
  await store.close();
  return lost;
}
