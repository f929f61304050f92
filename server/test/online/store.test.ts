import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BackupRefused, restoreBackup, StoreInUse, TooNew, writeBackup } from '../../src/index.ts';
import { Conflict } from '../../src/store/database.ts';
import type { Statement } from '../../src/store/queries.ts';
import type { TableRow } from '../../src/store/schema.ts';
import { Writer } from '../../src/store/sqlite/writer.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { TableChange } from '../../src/store/tables.ts';
import { begun, look, playFirst } from './tables.ts';
import { folder, world } from './world.ts';

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  room: '{}',
  revision: 0,
  deal: null,
  listed: 0,
  phase: 'running',
  due: 0,
  created: 1,
  creator: 'ada',
  request: id,
  ...more,
});

const change = (revision: number, more: Partial<TableChange> = {}): TableChange => ({
  revision,
  room: `{"revision":${revision + 1}}`,
  phase: 'running',
  due: false,
  entries: [],
  joined: [],
  parted: [],
  ...more,
});

const entry = (seq: number, move_id: string | null = null) => ({
  seq,
  entry: '{}',
  at: 1,
  move_id,
  answer: null,
});

async function opened(): Promise<Store> {
  const store = await openStore(folder());
  onTestFinished(() => store.close());
  await store.guests.create({ id: 'ada', name: 'Ada' }, 'hash', 1);
  return store;
}

/** How each of these ended: `stored` or the name of the error. */
async function ends(writes: readonly Promise<void>[]): Promise<string[]> {
  const settled = await Promise.allSettled(writes);
  return settled.map((end) => (end.status === 'fulfilled' ? 'stored' : (end.reason as Error).name));
}

const compiledPragmas = {
  sql: `insert into guests (id, name, created) select 'pragmas', journal_mode || ' ' || synchronous || ' ' || foreign_keys, 1
    from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys`,
  parameters: [],
};

describe('the store', () => {
  test('a log has every place once, every move id once, and is changed from its last revision only', async () => {
    const { tables } = await opened();
    await tables.create(row('t'), ['ada']);
    await tables.change('t', change(0, { entries: [entry(0, 'a'), entry(1)] }));
    for (const refused of [
      change(0, { entries: [entry(2)] }), // from an older revision
      change(1, { entries: [entry(1)] }), // a place that is taken
      change(1, { entries: [entry(2, 'a')] }), // an id that was used
      change(1, { entries: [entry(2), entry(2)] }),
    ]) {
      await expect(tables.change('t', refused)).rejects.toThrow(Conflict);
    }
    expect((await tables.entries('t')).map(({ seq }) => seq)).toEqual([0, 1]); // nothing of what was refused
    expect(await tables.load('t')).toMatchObject({ revision: 1, room: '{"revision":1}' });
    await tables.change('t', change(1, { entries: [entry(2, 'b')] }));
    expect((await tables.byMoveId('t', 'b'))?.seq).toBe(2);
  });

  test('what conflicts in a group is refused alone', async () => {
    const { tables } = await opened();
    await Promise.all(['a', 'b', 'c'].map((id) => tables.create(row(id), ['ada'])));
    // All posted before the first can be committed: one group.
    const group = ['a', 'b', 'a', 'c', 'b', 'c'].map((id) =>
      tables.change(id, change(0, { entries: [entry(0)] })),
    );
    expect(await ends(group)).toEqual(['stored', 'stored', 'Conflict', 'stored', 'Conflict', 'Conflict']);
    for (const id of ['a', 'b', 'c']) expect(await tables.entries(id)).toHaveLength(1);
  });

  test('a request makes one table, and a table needs guests that exist', async () => {
    const { tables } = await opened();
    const both = ['a', 'b'].map((id) => tables.create(row(id, { request: 'same' }), ['ada']));
    expect(await ends(both)).toEqual(['stored', 'Conflict']);
    expect(await tables.byRequest('ada', 'same')).toBe('a');
    expect(await ends([tables.create(row('c'), ['nobody'])])).toEqual(['Conflict']);
    expect(await tables.load('c')).toBeUndefined();
  });

  test('one code at a time, for one use', async () => {
    const { guests } = await opened();
    await guests.newCode('ada', 'first', 100);
    await guests.newCode('ada', 'second', 100);
    expect(await guests.useCode('first', 'token', 50)).toBeUndefined();
    const used = await Promise.all([1, 2].map((n) => guests.useCode('second', `token ${n}`, 50)));
    expect(used.filter((guest) => guest?.id === 'ada')).toHaveLength(1);
    expect((await guests.byToken('hash'))?.name).toBe('Ada');
  });

  test('is brought to the newest form, and a newer one is left alone', async () => {
    const path = folder();
    await (await openStore(path)).close();
    await (await openStore(path)).close();
    const db = new Database(join(path, 'tables.sqlite'));
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    const version = Number(db.pragma('user_version', { simple: true }));
    expect(version).toBeGreaterThan(0);
    db.pragma(`user_version = ${version + 1}`);
    db.close();
    await expect(openStore(path)).rejects.toThrow(TooNew);
    await expect(openStore(path)).rejects.toThrow(TooNew); // and has let go of the lock
  });

  test('is written durably: the connection that writes has WAL and synchronous=FULL', async () => {
    const path = folder();
    await (await openStore(path)).close();
    const writer = new Writer(join(path, 'tables.sqlite'));
    // Asked in the writing thread, on its own connection.
    const query = { compile: () => compiledPragmas } as unknown as Statement['query'];
    await writer.write([{ query, rows: 1 }]);
    await writer.close();
    const db = new Database(join(path, 'tables.sqlite'), { readonly: true });
    expect(db.prepare("select name from guests where id = 'pragmas'").pluck().get()).toBe('wal 2 1');
    db.close();
  });

  test('has one process at a time; a killed one needs no help', async () => {
    const path = folder();
    const store = new URL('../../src/store/store.ts', import.meta.url).href;
    const script = `const { openStore } = await import(${JSON.stringify(store)}); await openStore(${JSON.stringify(path)}); console.log('open'); setInterval(() => {}, 1e6);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    await expect(openStore(path)).rejects.toThrow(StoreInUse);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await openStore(path)).close();
  });
});

describe('a backup', () => {
  test('is written while people play, and restored elsewhere they go on', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [(typeof seats)[0], (typeof seats)[0]];
    await playFirst(ada, id);
    await ada.ok('say', { id: 'a-message-of-the-test', text: 'Hello' }, { params: { id } });
    const file = join(folder(), 'backup.jsonl');
    const rows = await writeBackup(here.data, file, 7);
    const before = await look(ada, id);
    await playFirst(ben, id); // not in the backup any more
    const elsewhere = join(folder(), 'new');
    expect(await restoreBackup(elsewhere, file)).toBe(rows);
    const there = await world({ data: elsewhere });
    const back = await there.client();
    back.token = ada.token;
    const after = await look(back, id);
    expect(after.play).toEqual(before.play);
    expect(after.talk).toEqual(before.talk);
    await expect(restoreBackup(here.data, file)).rejects.toThrow(StoreInUse);
    await there.close();
    await expect(restoreBackup(elsewhere, file)).rejects.toThrow(/There are tables in/);
  });

  test('that is damaged restores nothing', async () => {
    const here = await world();
    await begun(here, 2);
    const file = join(folder(), 'backup.jsonl');
    await writeBackup(here.data, file, 7);
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n');
    const empty = folder();
    for (const [damage, says] of [
      [lines.slice(0, -2).join('\n'), /its end is missing/],
      [text.replace('"P0"', '"P9"'), /check sum/],
      [[lines[0], ...lines.slice(2)].join('\n'), /does not fit|rows instead/],
      [text.replace('tarmac-backup/1', 'tarmac-backup/2'), /no backup of Tarmac/],
      [`${text}{}\n`, /after its end/],
      ['', /end is missing/],
      ['nonsense', /no JSON/],
    ] as const) {
      writeFileSync(file, damage);
      await expect(restoreBackup(empty, file)).rejects.toThrow(BackupRefused);
      await expect(restoreBackup(empty, file)).rejects.toThrow(says);
    }
    writeFileSync(file, text);
    expect(await restoreBackup(empty, file)).toBeGreaterThan(5);
  });
});
