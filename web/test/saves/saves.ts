import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredTable } from '../../src/engine/store.ts';

/** What a released version leaves in a browser, and what people keep of it elsewhere. */
export interface Saves {
  readonly database: { readonly name: string; readonly version: number };
  /** The rows of the store `tables`. */
  readonly tables: readonly StoredTable[];
  /** Of localStorage. */
  readonly local: Readonly<Record<string, string>>;
  /** An exported file. */
  readonly record: string;
  /** What stands behind `#/game/` in an address. */
  readonly link: string;
  readonly expected: {
    /** By id. */
    readonly tables: Readonly<Record<string, Expected>>;
    readonly linkStep: number;
    readonly recordMoves: number;
  };
}

export interface Expected {
  readonly step: number;
  readonly deciding: readonly number[];
  readonly scores: readonly number[] | null;
}

const FOLDER = join(import.meta.dirname, '../fixtures/saves');

export const fileOf = (version: string): string => join(FOLDER, `${version}.json`);

/** By version. */
export function allSaves(): [version: string, Saves][] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).map((name) => [
    name.replace(/\.json$/, ''),
    JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
  ]);
}
