import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { madeStoreFiles } from './files.ts';
import { GuestStore } from './guests.ts';
import { lockStore } from './lock.ts';
import { migrate } from './migrations.ts';
import { build, compiled } from './queries.ts';
import { Reader } from './reader.ts';
import { TableStore } from './tables.ts';
import { TalkStore } from './talk.ts';
import { Writer } from './writer.ts';

/** Everything that is kept, in one folder. No code outside this folder contains SQL. */
export interface Store {
  readonly tables: TableStore;
  readonly guests: GuestStore;
  readonly talk: TalkStore;
  /** Every store has its own, even one restored from a backup of this one. */
  readonly id: string;
  /** Whether something can be stored now. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
}

export interface StoreNeeds {
  readonly random?: ((bytes: number) => Buffer) | undefined;
  /** Another script for the thread that writes. */
  readonly writerThread?: URL | undefined;
}

const ID_BYTES = 4;

/** Makes the folder if it is missing. Refuses a folder that another process uses, or a newer version wrote. */
export function openStore(folder: string, { random = randomBytes, writerThread }: StoreNeeds = {}): Store {
  const files = madeStoreFiles(folder);
  const unlock = lockStore(files.lock, folder);
  try {
    prepare(files.tables, random(ID_BYTES).toString('hex'));
  } catch (error) {
    unlock();
    throw error;
  }
  const writer = new Writer(files.tables, writerThread);
  const reader = new Reader(files.tables);
  const { id = '' } = reader.one(build.selectFrom('store').select('id')) ?? {};
  return {
    tables: new TableStore(writer, reader),
    guests: new GuestStore(writer, reader),
    talk: new TalkStore(writer, reader),
    id,
    isWell: () => writer.isWell(),
    async close() {
      await writer.close();
      reader.close();
      unlock();
    },
  };
}

/** Brings the file to the newest form. A store that has no name yet gets this one. */
function prepare(file: string, id: string): void {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    migrate(db);
    if (db.prepare(build.selectFrom('store').select('id').compile().sql).get()) return;
    const { sql, parameters } = compiled({ query: build.insertInto('store').values({ id, tried: 0 }) });
    db.prepare(sql).run(...parameters);
  } finally {
    db.close();
  }
}
