import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Store, StoreConflict, type StoredTable, wouldLose } from './store.ts';

const DATABASE = 'tarmac';
const VERSION = 1;
/** A browser that is silent for this long does not store anything. */
const PATIENCE = 5000;

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
}
type Database = IDBPDatabase<Schema>;

/** Tables in IndexedDB. Every method fails when the browser refuses to store; the next call tries again. */
export function idbStore(): Store {
  let opening: Promise<Database> | undefined;
  const forget = () => {
    opening = undefined;
  };

  function database(): Promise<Database> {
    opening ??= openDatabase(forget).catch((error) => {
      forget();
      throw error;
    });
    return opening;
  }

  return {
    list: () =>
      answered(async () => {
        const rows = await (await database()).getAll('tables');
        return rows.map(({ id, summary }) => ({ id, summary }));
      }),

    load: (id) => answered(async () => (await database()).get('tables', id)),

    save: (table) =>
      answered(async () => {
        const transaction = (await database()).transaction('tables', 'readwrite', { durability: 'strict' });
        const stored = await transaction.store.get(table.id);
        if (wouldLose(stored, table.saved)) {
          await transaction.done;
          throw new StoreConflict(`table ${table.id} has other moves in the store`);
        }
        await Promise.all([transaction.store.put(table), transaction.done]);
      }),

    remove: (id) =>
      answered(async () => {
        const transaction = (await database()).transaction('tables', 'readwrite', { durability: 'strict' });
        const stored = await transaction.store.get(id);
        await Promise.all([transaction.store.delete(id), transaction.done]);
        return stored;
      }),
  };
}

/** A new version of the schema adds its step to `upgrade`, behind `if (oldVersion < n)`. */
async function openDatabase(onLost: () => void): Promise<Database> {
  if (typeof indexedDB === 'undefined') throw new Error('this browser has no IndexedDB');
  const database: Database = await openDB<Schema>(DATABASE, VERSION, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) db.createObjectStore('tables', { keyPath: 'id' });
    },
    // A newer build in another tab must not wait for this one.
    blocking() {
      database.close();
      onLost();
    },
    terminated: onLost,
  });
  return database;
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the browser does not answer')), PATIENCE);
  });
  try {
    return await Promise.race([work(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
