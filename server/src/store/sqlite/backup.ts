import { existsSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import {
  BackupRefused,
  KEPT_TABLES,
  type Kept,
  type Row,
  RowRefused,
  rowsOf,
  type Source,
  type Target,
} from '../kept.ts';
import { build } from '../queries.ts';
import { madeStoreFiles, storeFiles } from './files.ts';
import { lockStore } from './lock.ts';
import { formOf, migrate } from './migrate.ts';

export function sqliteSource(folder: string): Source {
  const { tables } = storeFiles(folder);
  if (!existsSync(tables)) throw new BackupRefused(`There are no tables in ${folder}.`);
  const db = new Database(tables, { readonly: true });
  db.exec('begin'); // one moment for all tables
  return {
    form: formOf(db),
    rows: (table) => db.prepare(rowsOf(table).compile().sql).iterate() as Iterable<Row>,
    close: () => void db.close(),
  };
}

/** A file beside the store takes its place when it is finished. */
export function sqliteTarget(folder: string): Target {
  const { tables, lock } = madeStoreFiles(folder);
  const unlock = lockStore(lock, folder);
  const unfinished = `${tables}.part`;
  let db: Database.Database | undefined;
  const close = (): void => {
    db?.close();
    for (const left of ['', '-journal']) rmSync(`${unfinished}${left}`, { force: true });
    unlock();
  };
  try {
    checkEmpty(tables, folder);
    rmSync(unfinished, { force: true }); // of a restore that was killed
    db = new Database(unfinished);
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    db.exec('begin immediate');
  } catch (error) {
    close();
    throw error;
  }
  const store = db;
  return {
    begin: (form) => migrate(store, form),
    insert: (table, row) => insert(store, table, row),
    finish() {
      migrate(store);
      store.exec('commit');
      store.close();
      for (const left of ['', '-wal', '-shm']) rmSync(`${tables}${left}`, { force: true });
      renameSync(unfinished, tables);
    },
    close,
  };
}

function checkEmpty(tables: string, folder: string): void {
  if (!existsSync(tables)) return;
  const db = new Database(tables);
  try {
    migrate(db);
    if (KEPT_TABLES.some((table) => db.prepare(rowsOf(table).compile().sql).get()))
      throw new BackupRefused(
        `There are tables in ${folder} already. A backup is restored into an empty folder.`,
      );
  } finally {
    db.close();
  }
}

function insert(db: Database.Database, table: Kept, row: Row): void {
  try {
    const query = build.insertInto(table).values(row as never);
    const { sql, parameters } = query.compile();
    db.prepare(sql).run(...parameters);
  } catch (error) {
    if (error instanceof Database.SqliteError || error instanceof TypeError || error instanceof RangeError)
      throw new RowRefused(error.message);
    throw error;
  }
}
