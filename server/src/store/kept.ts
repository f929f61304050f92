import { build, type Compilable } from './queries.ts';
import type { Schema } from './schema.ts';

/* What backups hold, and what a kind of store has to do for them. */

/** What a backup has, parents first; rows are in the order of these columns. */
const KEPT = {
  guests: ['id'],
  tokens: ['hash'],
  codes: ['hash'],
  tables: ['id'],
  members: ['guest_id', 'table_id'],
  entries: ['table_id', 'seq'],
  talk: ['table_id', 'n'],
} as const satisfies { readonly [T in keyof Schema]?: readonly (keyof Schema[T])[] };

export type Kept = keyof typeof KEPT;
export const KEPT_TABLES = Object.keys(KEPT) as Kept[];
/** All rows of a table, always in the same order. */
export function rowsOf(table: Kept): Compilable {
  const rows = build.selectFrom(table).selectAll();
  return KEPT[table].reduce((query, column) => query.orderBy(column as never), rows);
}

export type Row = Readonly<Record<string, unknown>>;

/** A store as it is at one moment. */
export interface Source {
  readonly form: number;
  rows(table: Kept): Iterable<Row> | AsyncIterable<Row>;
  close(): void | Promise<void>;
}

/** A store that has nothing in it. What is not finished leaves no trace. */
export interface Target {
  /** Makes the tables of this form. */
  begin(form: number): void | Promise<void>;
  /** A `RowRefused`, here or later, if it does not fit. */
  insert(table: Kept, row: Row): void | Promise<void>;
  /** Brings it all to the newest form, for good. */
  finish(): void | Promise<void>;
  close(): void | Promise<void>;
}

export class RowRefused extends Error {
  override readonly name = 'RowRefused';
}

/** The file is no whole backup, or the store is not empty; the message says which. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
