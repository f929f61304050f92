import { randomBytes } from 'node:crypto';
import { first } from './database.ts';
import { GuestStore } from './guests.ts';
import { Peers } from './peers.ts';
import { isPostgres } from './postgres/connecting.ts';
import { openPostgres } from './postgres/database.ts';
import { build } from './queries.ts';
import { openSqlite } from './sqlite/database.ts';
import { TableStore } from './tables.ts';
import { TalkStore } from './talk.ts';

/** Everything that is kept. No code outside this folder contains SQL. */
export interface Store {
  readonly tables: TableStore;
  readonly guests: GuestStore;
  readonly talk: TalkStore;
  /** Other processes that share it; null where there can be none. */
  readonly peers: Peers | null;
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
const PROCESS_BYTES = 8;

/** Opens the store in this folder or at this address of a PostgreSQL database, and brings it to the newest form. */
export async function openStore(
  place: string,
  { random = randomBytes, writerThread }: StoreNeeds = {},
): Promise<Store> {
  const name = random(ID_BYTES).toString('hex');
  const db = isPostgres(place) ? await openPostgres(place, name) : openSqlite(place, name, writerThread);
  const { id = '' } = (await first(db, build.selectFrom('store').select('id'))) ?? {};
  const peers = db.channel
    ? await Peers.join(db, db.channel, randomBytes(PROCESS_BYTES).toString('hex'))
    : null;
  return {
    peers,
    tables: new TableStore(db),
    guests: new GuestStore(db),
    talk: new TalkStore(db),
    id,
    isWell: () => db.isWell(),
    async close() {
      await peers?.close();
      await db.close();
    },
  };
}
