import { preparedDesk } from '@tarmac/bots';
import { TarmacError } from '@tarmac/kernel';
import { expect, test } from 'vitest';
import { newId } from './client.ts';
import { GAME, look, playFirst } from './tables.ts';
import { type World, world } from './world.ts';

async function missingBots({ url }: World): Promise<unknown> {
  const response = await fetch(`${url}/health`);
  const health = (await response.json()) as { ok: boolean; missingBots?: string[] };
  return [response.status, health.ok, health.missingBots];
}

test('a bot that cannot be loaded is waited for: nobody else plays its move, and everybody is told', async () => {
  const decide = preparedDesk();
  const asked: string[] = [];
  let missing = true;
  const here = await world({
    async decide(job) {
      asked.push(job.bot);
      if (missing) throw new TarmacError('missing-net', 'Captain could not be loaded.');
      return decide(job);
    },
  });
  const failed: unknown[] = [];
  here.online.log = (error) => failed.push(error);
  const ada = await here.client('Ada');
  const { room } = await ada.ok('newTable', {
    id: newId(),
    game: GAME,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'captain', name: 'Bruno' }],
    access: 'link',
  });
  const { id } = room;
  await ada.ok('start', { free: 'remove' }, { params: { id } });
  expect((await look(ada, id)).room.stuck).toBe(undefined);
  await playFirst(ada, id);

  const bot = (await look(ada, id)).room.seats.findIndex(({ player }) => player?.kind === 'bot');
  await expect.poll(async () => (await look(ada, id)).room.stuck).toBe(bot);
  expect(await missingBots(here)).toEqual([200, true, ['captain-1']]);
  expect(failed.map(String)).toEqual([expect.stringContaining('Captain could not be loaded.')]);
  await here.online.sweep();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await expect.poll(() => missingBots(here)).toEqual([200, true, ['captain-1']]);
  expect(await here.online.store.tables.entries(id)).toHaveLength(1);

  missing = false;
  await here.online.sweep();
  await expect.poll(async () => (await here.online.store.tables.entries(id)).length).toBeGreaterThan(1);
  expect((await look(ada, id)).room.stuck).toBe(undefined);
  await expect.poll(() => missingBots(here)).toEqual([200, true, undefined]);
  expect(new Set(asked)).toEqual(new Set(['captain-1']));
});
