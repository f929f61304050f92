import { expect, test } from 'vitest';
import { begun, look, playFirst } from './tables.ts';
import { world } from './world.ts';

test('only so many tables stay in memory: those that somebody follows, and those used last', async () => {
  const here = await world({ mostOpen: 4 });
  const tables = [];
  for (let i = 0; i < 8; i++) tables.push(await begun(here, 2));
  const [followed] = tables as [(typeof tables)[number]];
  const stream = await here.client().then((client) => client.stream(`/api/tables/${followed.id}/events`));
  await stream.next('table');
  for (let round = 0; round < 3; round++) {
    for (const { id, seats } of tables.slice(1)) {
      expect((await look(seats[0] as never, id)).play?.at).toBe(0);
      const open = here.online.rooms.open.map((table) => table.id);
      expect(open).toContain(followed.id);
      // One more while it is being forgotten.
      expect(open.length).toBeLessThanOrEqual(5);
    }
  }
  // What was forgotten is read again, and those who follow have missed nothing.
  const { id, seats } = followed;
  const deciding = await Promise.all(
    seats.map(async (seat) => (await look(seat, id)).play?.frame.legal.length),
  );
  await playFirst(seats[deciding.findIndex((moves) => Number(moves) > 0)] as never, id);
  expect((await stream.next('news')).data.steps).toHaveLength(1);
});
