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
  /** What is behind `#/game/` in an address. */
  readonly link: string;
  readonly expected: {
    /** By id. */
    readonly tables: Readonly<Record<string, Expected>>;
    readonly linkStep: number;
    readonly recordMoves: number;
  };
}

/**
 * What nobody should ever have stored (`odd-*.json`): damaged players, endless names, escapes, a map without a
 * layout. What can be read of it opens, and none of it is in the way of the rest.
 */
export interface OddSaves extends Pick<Saves, 'database' | 'tables'> {
  readonly expected: Pick<Saves['expected'], 'tables'> & {
    /** Ids. */
    readonly unreadable: readonly string[];
  };
}

export interface Expected {
  readonly step: number;
  readonly deciding: readonly number[];
  readonly scores: readonly number[] | null;
}

const FOLDER = join(import.meta.dirname, '../fixtures/saves');

export const fileOf = (version: string): string => join(FOLDER, `${version}.json`);

const ODD = /^odd-/;

/** By version. */
export const allSaves = (): [version: string, Saves][] => read((name) => !ODD.test(name));

/** By what is odd about them. */
export const oddSaves = (): [what: string, OddSaves][] => read((name) => ODD.test(name));

function read<T>(wanted: (name: string) => boolean): [name: string, saves: T][] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter(wanted)
    .map((name) => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as T]);
}
