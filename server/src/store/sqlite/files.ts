import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where tables are kept by default. */
export function defaultDataFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.TARMAC_DATA || join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'tarmac');
}

export interface StoreFiles {
  readonly tables: string;
  readonly lock: string;
}

export function storeFiles(folder: string): StoreFiles {
  return { tables: join(folder, 'tables.sqlite'), lock: join(folder, 'lock.sqlite') };
}

/** Makes the folder if it is missing. Nobody else on this machine may read it: it holds hidden cards. */
export function madeStoreFiles(folder: string): StoreFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return storeFiles(folder);
}
