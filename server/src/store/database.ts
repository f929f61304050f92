import type { Compilable, Statement } from './queries.ts';

/** What a store of any kind does: it reads what is committed, and writes durably. */
export interface Database {
  all<Row>(query: Compilable<Row>): Promise<Row[]>;
  /** All of it or nothing. Resolves when it would survive a power cut. */
  write(statements: readonly Statement[]): Promise<void>;
  /** Whether something can be stored now. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
  /** Absent where one process has the store alone. */
  readonly channel?: Channel;
}

/** What processes that share a store call out to each other. It may be lost: nothing may depend on it alone. */
export interface Channel {
  call(text: string): Promise<void>;
  /** `missed`: something may have been called while nobody listened. */
  listen(heard: (text: string) => void, missed: () => void): void;
}

export async function first<Row>(db: Database, query: Compilable<Row>): Promise<Row | undefined> {
  const [row] = await db.all(query);
  return row;
}

/** Another write was faster: a row is there already, or is no longer what the writer had read. Nothing was stored. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The store failed. Nothing was acknowledged; it may or may not be there. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
}

/** Another process has the store. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}

/** There is no store to be opened there; the message says why, without any password. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}
