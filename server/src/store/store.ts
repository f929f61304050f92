import Database from 'better-sqlite3';
import { madeStoreFiles } from './files.ts';
import { GuestStore } from './guests.ts';
import { lockStore } from './lock.ts';
import { migrate } from './migrations.ts';
import { Reader } from './reader.ts';
import { TableStore } from './tables.ts';
import { TalkStore } from './talk.ts';
import { Writer } from './writer.ts';

/** Everything that is kept, in one folder. Nobody outside this folder of code writes SQL. */
export interface Store {
  readonly tables: TableStore;
  readonly guests: GuestStore;
  readonly talk: TalkStore;
  close(): Promise<void>;
}

/** Makes the folder if it is missing. Refuses a folder that another process uses, or a newer version wrote. */
export function openStore(folder: string): Store {
  const files = madeStoreFiles(folder);
  const unlock = lockStore(files.lock, folder);
  try {
    prepare(files.tables);
  } catch (error) {
    unlock();
    throw error;
  }
  const writer = new Writer(files.tables);
  const reader = new Reader(files.tables);
  return {
    tables: new TableStore(writer, reader),
    guests: new GuestStore(writer, reader),
    talk: new TalkStore(writer, reader),
    async close() {
      await writer.close();
      reader.close();
      unlock();
    },
  };
}

function prepare(file: string): void {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    migrate(db);
  } finally {
    db.close();
  }
}
