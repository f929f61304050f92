import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { TooNew } from '../../src/index.ts';
import { Conflict, StoreFailed } from '../../src/store/database.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { Cluster } from '../postgres/cluster.ts';
import { isHere, place } from './kinds.ts';
import { change, entry, row } from './rows.ts';

/** How many appends are under way when the database is killed, one for each table. */
const WRITERS = 8;
const ROUNDS = 3;

async function opened(where: string): Promise<Store> {
  const store = await openStore(where);
  onTestFinished(() => store.close());
  return store;
}

async function asked(where: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(where);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

describe.skipIf(!isHere('PostgreSQL'))('PostgreSQL', () => {
  test('several processes that start together make its tables once, and agree on its name', async () => {
    const where = await place('PostgreSQL');
    const stores = await Promise.all(Array.from({ length: 6 }, () => opened(where)));
    expect(new Set(stores.map(({ id }) => id)).size).toBe(1);
    expect(await asked(where, 'select count(*)::int as many from store')).toEqual([{ many: 1 }]);
  });

  test('one of a newer form is left alone', async () => {
    const where = await place('PostgreSQL');
    await (await openStore(where)).close();
    await asked(where, 'update form set version = 99');
    await expect(openStore(where)).rejects.toThrow(TooNew);
  });

  test('of two processes that append to a table at once, one wins', async () => {
    const where = await place('PostgreSQL');
    const [one, other] = [await opened(where), await opened(where)];
    await one.guests.create({ id: 'ada', name: 'Ada' }, 'hash', 1);
    await one.tables.create(row('t'), ['ada']);
    for (let seq = 0; seq < 40; seq++) {
      const both = [one, other].map(({ tables }, i) =>
        tables.change('t', change(seq, { entries: [entry(seq, `${seq} ${i}`)] })),
      );
      const ends = await Promise.allSettled(both);
      const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      expect(lost).toEqual([expect.any(Conflict)]);
    }
    const log = await other.tables.entries('t');
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, seq) => seq));
  });

  test('is written durably even where the database is set up for less', async () => {
    const where = await place('PostgreSQL');
    const [{ name }] = (await asked(where, 'select current_database() as name')) as [{ name: string }];
    await asked(where, `alter database ${name} set synchronous_commit = off`);
    const { guests } = await opened(where);
    await asked(
      where,
      `create function note() returns trigger language plpgsql as $$
         begin new.name := current_setting('synchronous_commit') || ' ' || current_setting('fsync'); return new; end $$;
       create trigger note before insert on guests for each row execute function note()`,
    );
    await guests.create({ id: 'ada', name: 'Ada' }, 'hash', 1);
    expect((await guests.byToken('hash'))?.name).toBe('on on');
  });

  test('that is killed while many write loses nothing that was acknowledged, and doubles nothing', async () => {
    const cluster = new Cluster(inject('postgres') ?? '');
    await cluster.start();
    onTestFinished(() => cluster.kill('go'));
    const where = await cluster.database();
    const store = await opened(where);
    await store.guests.create({ id: 'ada', name: 'Ada' }, 'hash', 1);
    const ids = Array.from({ length: WRITERS }, () => randomBytes(6).toString('hex'));
    for (const id of ids) await store.tables.create(row(id), ['ada']);
    const acknowledged = new Map(ids.map((id) => [id, 0]));
    for (let round = 0; round < ROUNDS; round++) {
      let written = 0;
      const first = new Map<string, number>();
      for (const id of ids) first.set(id, (await store.tables.entries(id)).length);
      const writing = ids.map(async (id) => {
        for (let seq = first.get(id) ?? 0; ; seq++) {
          try {
            await store.tables.change(id, change(seq, { entries: [entry(seq, `deed ${seq}`)] }));
          } catch (error) {
            return error;
          }
          acknowledged.set(id, seq + 1);
          if (++written === 5 * WRITERS) void cluster.kill('stay');
        }
      });
      for (const end of await Promise.all(writing)) expect(end).toBeInstanceOf(StoreFailed);
      expect(await store.isWell()).toBe(false);
      await expect(store.tables.load(ids[0] ?? '')).rejects.toThrow(StoreFailed);
      await cluster.start();
      expect(await store.isWell()).toBe(true);
      for (const [id, least] of acknowledged) {
        const log = await store.tables.entries(id);
        expect(log.length).toBeGreaterThanOrEqual(least);
        expect(log.length).toBeLessThanOrEqual(least + 1); // stored, but the answer was lost
        expect(log.map(({ seq, move_id }) => [seq, move_id])).toEqual(log.map((_, i) => [i, `deed ${i}`]));
        expect((await store.tables.load(id))?.revision).toBe(log.length);
      }
    }
  });

  test('that cannot be reached is named in a sentence without its password', async () => {
    const where = 'postgresql://ada:secret@127.0.0.1:1/club';
    const said = await openStore(where).catch(String);
    expect(said).toMatch(/PostgreSQL at 127\.0\.0\.1:1\/club cannot be used: .*ECONNREFUSED/);
    expect(said).not.toContain('secret');
  });
});
