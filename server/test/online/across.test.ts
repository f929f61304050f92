import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@tarmac/games';
import { describe, expect, test } from 'vitest';
import { BackupRefused, restoreBackup, StoreInUse, writeBackup } from '../../src/index.ts';
import { openStore } from '../../src/store/store.ts';
import type { Client } from './client.ts';
import { newId } from './client.ts';
import { isHere, KINDS, place } from './kinds.ts';
import { begun, gathered, look, playFirst, turnOf } from './tables.ts';
import { folder, type World, world } from './world.ts';

const WAYS = KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const));
const PLAYED = 12;

/** The seats that are asked play on. */
async function playOn(seats: readonly Client[], id: string, deeds: number): Promise<void> {
  for (let done = 0; done < deeds; ) {
    for (const seat of seats) {
      const { at, legal, waiting } = await turnOf(seat, id);
      const body = { id: newId(), expected: at };
      const [move] = legal;
      if (waiting) await seat.ok('end', body, { params: { id } });
      else if (move) await seat.ok('move', { ...body, move }, { params: { id } });
      else continue;
      done++;
    }
  }
}

/** The same people at another server. */
async function back(there: World, seats: readonly Client[]): Promise<Client[]> {
  const people: Client[] = [];
  for (const { token } of seats) {
    const same = await there.client();
    same.token = token;
    people.push(same);
  }
  return people;
}

/** What everybody sees of a table. */
const seen = (seats: readonly Client[], id: string) =>
  Promise.all(
    seats.map(async (seat) => {
      const { play, talk, room } = await look(seat, id);
      return { play, talk, seats: room.seats.map(({ player }) => player), phase: room.phase };
    }),
  );

describe.each(WAYS)('a backup of %s restored in %s', (from, to) => {
  const both = isHere(from) && isHere(to) ? test : test.skip;

  both('has the same tables, where play goes on', async () => {
    const here = await world({ data: await place(from) });
    const tables = [];
    for (const { id: game } of GAMES) tables.push(await begun(here, game === 'air-kwire' ? 3 : 2, game));
    for (const { id, seats } of tables) await playOn(seats, id, PLAYED);
    const waiting = await gathered(here, 2);
    const [{ id: first, seats: people }] = tables as [(typeof tables)[0]];
    await (people[0] as Client).ok('say', { id: newId(), text: 'Zoë: “漢字” 🛩' }, { params: { id: first } });
    const file = join(folder(), 'one.jsonl');
    const rows = await writeBackup(here.data, file, 7);
    const before = await Promise.all(tables.map(({ id, seats }) => seen(seats, id)));

    const data = await place(to);
    await (await openStore(data)).close(); // empty, in the newest form
    expect(await restoreBackup(data, file)).toBe(rows);
    const again = join(folder(), 'again.jsonl');
    expect(await writeBackup(data, again, 7)).toBe(rows);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));

    const there = await world({ data });
    expect(there.online.store.id).not.toBe(here.online.store.id);
    for (const [i, { id, seats }] of tables.entries()) {
      const same = await back(there, seats);
      expect(await seen(same, id)).toEqual(before[i]);
      await playOn(same, id, PLAYED);
      const log = await there.online.store.tables.entries(id);
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, seq) => seq));
    }
    const [host] = (await back(there, waiting.clients)) as [Client];
    await host.ok('start', { free: 'remove' }, { params: { id: waiting.id } });
    await playFirst(host, waiting.id);
  });

  both(
    'is refused where there are tables, where a server runs, and damaged; then nothing is left of it',
    async () => {
      const here = await world({ data: await place(from) });
      await begun(here, 2);
      const file = join(folder(), 'backup.jsonl');
      await writeBackup(here.data, file, 7);
      await expect(restoreBackup(here.data, file)).rejects.toThrow(StoreInUse);
      const data = await place(to);
      const text = readFileSync(file, 'utf8');
      const lines = text.split('\n');
      for (const [damage, says] of [
        [lines.slice(0, -2).join('\n'), /its end is missing/],
        [text.replace('"P0"', '"P9"'), /check sum/],
        [[lines[0], ...lines.slice(2)].join('\n'), /does not fit|rows instead/],
        [text.replace('"row":{"id":', '"row":{"idea":'), /does not fit/],
        [text.replace('tarmac-backup/1', 'tarmac-backup/2'), /no backup of Tarmac/],
        [`${text}{}\n`, /after its end/],
        ['', /end is missing/],
        ['nonsense', /no JSON/],
      ] as const) {
        writeFileSync(file, damage);
        await expect(restoreBackup(data, file)).rejects.toThrow(BackupRefused);
        await expect(restoreBackup(data, file)).rejects.toThrow(says);
      }
      writeFileSync(file, text);
      await restoreBackup(data, file);
      await expect(restoreBackup(data, file)).rejects.toThrow(/There are tables (in|at) .* already/);
    },
  );
});
