import { sameJson } from '@tarmac/kernel';
import type { SavedTable } from '@tarmac/table';
import type { Summary } from './api.ts';

/** A table as the store keeps it: what the list shows, and all the rest. */
export interface StoredTable {
  readonly id: string;
  readonly summary: Summary;
  readonly saved: SavedTable;
}

/** Where tables survive the page. What comes out may be anything: it is checked when it is opened. */
export interface Store {
  list(): Promise<readonly { readonly id: string; readonly summary: unknown }[]>;
  load(id: string): Promise<StoredTable | undefined>;
  /** Durable when it resolves. Refuses with `StoreConflict` what would lose moves (see `wouldLose`). */
  save(table: StoredTable): Promise<void>;
  /** What was removed. */
  remove(id: string): Promise<StoredTable | undefined>;
}

/** Somebody else, in another tab, has played on at this table. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/**
 * Whether writing `next` over `stored` would lose something. Logs only grow, so it does not if the stored log is the
 * beginning of the next one.
 */
export function wouldLose(stored: StoredTable | undefined, next: SavedTable): boolean {
  if (stored === undefined) return false;
  const log: unknown = stored.saved?.log;
  if (!Array.isArray(log) || log.length > next.log.length) return true;
  return !sameJson(log, next.log.slice(0, log.length));
}
