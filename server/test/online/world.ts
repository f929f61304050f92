import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildApp, isPostgres, listen, Online } from '../../src/index.ts';
import type { OnlineOptions } from '../../src/online/online.ts';
import { Client } from './client.ts';
import { folder } from './folder.ts';
import { place } from './kinds.ts';

export { folder } from './folder.ts';

/** All tests of the server can be run with several processes and PostgreSQL: `TARMAC_PROCESSES=2`. */
const PROCESSES = Number(process.env.TARMAC_PROCESSES ?? 1);

/** Bytes that are the same in every run: two worlds with the same seed make the same ids and tokens. */
export function repeatable(seed: string): (bytes: number) => Buffer {
  let drawn = 0;
  return (bytes) => createHash('sha512').update(`${seed} ${drawn++}`).digest().subarray(0, bytes);
}

export interface World {
  readonly url: string;
  readonly online: Online;
  /** One for each process; `online` is the first. */
  readonly onlines: readonly Online[];
  readonly urls: readonly string[];
  readonly data: string;
  /** Stops one process. */
  closeOne(process: number): Promise<void>;
  /** Somebody with a name and a token; nobody without a name. */
  client(name?: string): Promise<Client>;
  close(): Promise<void>;
}

export interface WorldOptions extends Partial<OnlineOptions> {
  /** Several share one database; every request goes to the next of them. */
  readonly processes?: number;
}

/** A real server on a free port, in this process, with a clock that a test may set. */
export async function world({ processes = PROCESSES, ...options }: WorldOptions = {}): Promise<World> {
  const data = options.data ?? (await place(processes > 1 ? 'PostgreSQL' : 'SQLite'));
  const root = folder();
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tarmac</title>');
  const apart = isPostgres(data) ? processes : 1;
  const houses: House[] = [];
  for (let i = 0; i < apart; i++) houses.push(await house({ data, root, rateFactor: 1000, ...options }));
  const close = async (): Promise<void> => {
    await Promise.all(houses.map((each) => each.close()));
  };
  onTestFinished(close);
  const [{ online, url }] = houses as [House];
  return {
    url,
    online,
    urls: houses.map((each) => each.url),
    onlines: houses.map((each) => each.online),
    data,
    close,
    closeOne: async (process) => houses[process]?.close(),
    async client(name) {
      const client = new Client(houses.map((each) => each.url));
      if (name !== undefined) await client.signIn(name);
      return client;
    },
  };
}

interface House {
  readonly url: string;
  readonly online: Online;
  close(): Promise<void>;
}

/** One server. */
async function house(options: OnlineOptions): Promise<House> {
  const online = await Online.open(options);
  const app = await buildApp({ root: options.root, online });
  const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
  let open: typeof app | undefined = app;
  return {
    url: `http://127.0.0.1:${port}`,
    online,
    async close() {
      const closing = open;
      open = undefined; // a long test opens many, and nothing of those that are closed may stay
      const closed = closing?.close();
      closing?.server.closeAllConnections();
      await closed;
    },
  };
}
