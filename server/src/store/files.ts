import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where tables are kept unless somebody says otherwise. */
export function defaultDataFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.TARMAC_DATA || join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'tarmac');
}

export interface StoreFiles {
  readonly tables: string;
  readonly lock: string;
}

/** Nobody else on this machine may read the folder: it holds hidden cards. */
export function storeFiles(folder: string): StoreFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { tables: join(folder, 'tables.sqlite'), lock: join(folder, 'lock.sqlite') };
}
