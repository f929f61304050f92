import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StoreInUse, TooNew } from '../../src/index.ts';
import type { Statement } from '../../src/store/queries.ts';
import { Writer } from '../../src/store/sqlite/writer.ts';
import { openStore } from '../../src/store/store.ts';
import { folder } from './world.ts';

const compiledPragmas = {
  sql: `insert into guests (id, name, created) select 'pragmas', journal_mode || ' ' || synchronous || ' ' || foreign_keys, 1
    from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys`,
  parameters: [],
};

describe('the store', () => {
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
