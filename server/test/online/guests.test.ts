import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { gathered } from './tables.ts';
import { type World, world } from './world.ts';

const DAY = 24 * 60 * 60_000;

function rows({ data }: World, table: string): number {
  const db = new Database(join(data, 'tables.sqlite'), { readonly: true });
  const { many } = db.prepare(`select count(*) as many from ${table}`).get() as { many: number };
  db.close();
  return many;
}

test('guests who never come back, credentials that nobody uses and codes of the past are swept', async () => {
  let now = 1_800_000_000_000;
  const here = await world({ now: () => now });
  const { clients } = await gathered(here, 2); // two guests with a table
  const [lost, faithful] = [await here.client('Lost'), await here.client('Faithful')];
  await lost.ok('newCode', {});
  expect([rows(here, 'guests'), rows(here, 'tokens'), rows(here, 'codes')]).toEqual([4, 4, 1]);
  now += DAY;
  await here.online.sweep();
  expect([rows(here, 'guests'), rows(here, 'tokens'), rows(here, 'codes')]).toEqual([4, 4, 0]);
  now += 298 * DAY;
  await faithful.ok('myTables');
  await clients[0]?.ok('myTables');
  now += 102 * DAY;
  await here.online.sweep();
  expect(await lost.refused('myTables')).toBe('401 not-a-guest');
  await faithful.ok('myTables');
  await clients[0]?.ok('myTables');
  // The table never began and is gone; a person who never looked again went with it.
  expect([rows(here, 'guests'), rows(here, 'tokens')]).toEqual([2, 2]);
});

test('a store of the first form is brought to the newest: its credentials count as used when they were made', async () => {
  const now = 1_800_000_000_000;
  const here = await world({ now: () => now });
  const ada = await here.client('Ada');
  await here.close();
  const db = new Database(join(here.data, 'tables.sqlite'));
  db.exec(
    'drop index tokens_guest; alter table tokens drop column used; drop table store; drop table claims; drop table presence; drop table processes;',
  );
  db.pragma('user_version = 1');
  db.close();
  const there = await world({ data: here.data, now: () => now + DAY / 2 });
  const same = await there.client();
  same.token = ada.token;
  await there.online.sweep();
  await same.ok('myTables');
  expect(rows(there, 'store')).toBe(1);
});
