import { resolve } from 'node:path';
import {
  BackupRefused,
  CannotOpen,
  defaultDataFolder,
  isPostgres,
  nameOfPostgres,
  StoreInUse,
  TooNew,
} from '@tarmac/server';
import type { Arguments } from './arguments.ts';
import type { Flag } from './command.ts';
import { InputError } from './command.ts';
import { reasonOf } from './files.ts';

/* Where tables online are kept: for all commands that open it. */

export const DATA_FLAG: Flag = {
  value: 'DIR',
  help: 'where tables are kept; else in the PostgreSQL of DATABASE_URL, in TARMAC_DATA, or in ~/.local/share/tarmac',
};

/** A folder, or the address of a PostgreSQL database: the password in it is for nobody's eyes. */
export function storePlace(given: Arguments): string {
  const [folder, url] = [given.text('data'), process.env.DATABASE_URL || undefined];
  if (folder !== undefined || url === undefined) return resolve(folder ?? defaultDataFolder());
  if (isPostgres(url)) return url;
  throw new InputError('DATABASE_URL must be like postgres://user:password@host/database.');
}

/** The place as it may be shown. */
export function placeName(place: string): string {
  return isPostgres(place) ? nameOfPostgres(place) : place;
}

const FOR_PEOPLE = [StoreInUse, TooNew, BackupRefused, CannotOpen];

/** Turns errors that a person can fix into one sentence. */
export async function explainingStore<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (FOR_PEOPLE.some((kind) => error instanceof kind)) throw new InputError((error as Error).message);
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== undefined)
      throw new InputError(`Cannot use ${path ?? 'the folder of the tables'}: ${reasonOf(error)}.`);
    throw error;
  }
}
