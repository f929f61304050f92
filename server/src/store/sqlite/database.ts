import Database from 'better-sqlite3';
import type { Database as AnyDatabase } from '../database.ts';
import { build, compiled } from '../queries.ts';
import { madeStoreFiles } from './files.ts';
import { lockStore } from './lock.ts';
import { migrate } from './migrate.ts';
import { Reader } from './reader.ts';
import { Writer } from './writer.ts';

/**
 * One file in a folder, which is made if it is missing. Refuses a folder that another process uses, or a newer version
 * wrote. A store that has no name yet gets this one.
 */
export function openSqlite(folder: string, name: string, writerThread?: URL): AnyDatabase {
  const files = madeStoreFiles(folder);
  const unlock = lockStore(files.lock, folder);
  try {
    prepare(files.tables, name);
  } catch (error) {
    unlock();
    throw error;
  }
  const writer = new Writer(files.tables, writerThread);
  const reader = new Reader(files.tables);
  return {
    all: async (query) => reader.all(query),
    write: (statements) => writer.write(statements),
    isWell: () => writer.isWell(),
    async close() {
      await writer.close();
      reader.close();
      unlock();
    },
  };
}

/** Brings the file to the newest form. */
function prepare(file: string, name: string): void {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    migrate(db);
    if (db.prepare(build.selectFrom('store').select('id').compile().sql).get()) return;
    const { sql, parameters } = compiled({
      query: build.insertInto('store').values({ id: name, tried: 0 }),
    });
    db.prepare(sql).run(...parameters);
  } finally {
    db.close();
  }
}
