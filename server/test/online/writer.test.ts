import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botDesk } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';
import type { OnlineOptions } from '../../src/online/online.ts';
import { type Client, newId } from './client.ts';
import { begun, GAME, look, turnOf } from './tables.ts';
import { type World, world } from './world.ts';

const THREAD = new URL('./threads/dying-writer.ts', import.meta.url);

interface Frail extends World {
  dies(how: 'before' | 'after' | 'always'): void;
  lives(): void;
}

/** A server whose writing thread dies when it is told to. */
async function frail(options: Partial<OnlineOptions> = {}): Promise<Frail> {
  const here = await world({ writerThread: THREAD, ...options });
  const file = join(here.data, 'tables.sqlite.death');
  return {
    ...here,
    dies: (how) => writeFileSync(file, how),
    lives: () => rmSync(file, { force: true }),
  };
}

async function health({ url }: World): Promise<string> {
  const response = await fetch(`${url}/health`);
  const { ok } = (await response.json()) as { ok: boolean };
  return `${response.status} ${ok}`;
}

/** A first move that can be sent again. */
async function firstMove(client: Client, id: string) {
  const { at, legal } = await turnOf(client, id);
  const body = { id: newId(), expected: at, move: legal[0] as { type: string } };
  return {
    refused: () => client.refused('move', body, { params: { id } }),
    ok: () => client.ok('move', body, { params: { id } }),
  };
}

describe('a thread of the store that dies', () => {
  test.each(['before', 'after'] as const)(
    '%s its commit: what nobody knows is refused, and done once when it is asked for again',
    async (how) => {
      const here = await frail();
      const { id, seats } = await begun(here, 5);
      const moves = await Promise.all(seats.map((seat) => firstMove(seat, id)));
      here.dies(how);
      const first = await Promise.all(moves.map((move) => move.refused()));
      expect(first).toContain('503 busy');
      expect(first.filter((answer) => answer !== '503 busy' && answer !== '200 ok')).toEqual([]);
      const answers = await Promise.all(moves.map((move) => move.ok()));
      expect(await Promise.all(moves.map((move) => move.ok()))).toEqual(answers);
      expect(await here.online.store.tables.entries(id)).toHaveLength(5);
      expect(await health(here)).toBe('200 true');
    },
  );

  test('what was said is said once, and the next message has its own number', async () => {
    const here = await frail();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const said = { id: newId(), text: 'Hello' };
    here.dies('after');
    expect(await ada.refused('say', said, { params: { id } })).toBe('503 busy');
    const { message } = await ben.ok('say', { id: newId(), text: 'Hi' }, { params: { id } });
    expect(message.n).toBe(2);
    await ada.ok('say', said, { params: { id } });
    expect((await look(ben, id)).talk.map(({ text }) => text)).toEqual(['Hello', 'Hi']);
  });

  test('again and again: /health says so until something can be stored', async () => {
    const here = await frail();
    const { id, seats } = await begun(here, 2);
    const move = await firstMove(seats[0] as Client, id);
    expect(await health(here)).toBe('200 true');
    here.dies('always');
    expect(await move.refused()).toBe('503 busy');
    expect(await health(here)).toBe('503 false');
    expect(await move.refused()).toBe('503 busy');
    expect((await look(seats[0] as Client, id)).play?.frame.step).toBe(0); // reading goes on
    here.lives();
    expect(await health(here)).toBe('200 true');
    await move.ok();
    expect(await here.online.store.tables.entries(id)).toHaveLength(1);
  });

  test('is no fault of a bot: the same bot plays the move later', async () => {
    const decide = botDesk();
    const asked: string[] = [];
    const here: Frail = await frail({
      async decide(job) {
        if (asked.push(job.bot) === 1) here.dies('always');
        return decide(job);
      },
    });
    const failed: unknown[] = [];
    const ada = await here.client('Ada');
    const bot = { kind: 'bot', bot: 'greedy', name: 'Bruno' } as const;
    const { room } = await ada.ok('newTable', {
      id: newId(),
      game: GAME,
      seats: [{ kind: 'me' }, bot],
      access: 'link',
    });
    const { id } = room;
    await ada.ok('start', { free: 'remove' }, { params: { id } });
    here.online.log = (error) => failed.push(error);
    await (await firstMove(ada, id)).ok();
    await expect.poll(() => failed.map(String)).toEqual([expect.stringContaining('StoreFailed')]);
    here.lives();
    expect(asked).toEqual(['greedy-1']);
    await here.online.sweep();
    await expect.poll(async () => (await here.online.store.tables.entries(id)).length).toBeGreaterThan(1);
    expect(new Set(asked)).toEqual(new Set(['greedy-1']));
  });
});
