import { resolve } from 'node:path';
import { BackupRefused, defaultDataFolder, StoreInUse, TooNew } from '@tarmac/server';
import type { Arguments } from './arguments.ts';
import type { Flag } from './command.ts';
import { InputError } from './command.ts';
import { reasonOf } from './files.ts';

/* Where tables online are kept: for all commands that open it. */

export const DATA_FLAG: Flag = {
  value: 'DIR',
  help: 'where tables are kept (or TARMAC_DATA); else ~/.local/share/tarmac',
};

export function dataFolder(given: Arguments): string {
  return resolve(given.text('data') ?? defaultDataFolder());
}

/** Turns errors that a person can fix into one sentence. */
export async function explainingStore<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreInUse || error instanceof TooNew || error instanceof BackupRefused)
      throw new InputError(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== undefined)
      throw new InputError(`Cannot use ${path ?? 'the folder of the tables'}: ${reasonOf(error)}.`);
    throw error;
  }
}
