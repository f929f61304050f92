import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildApp, listen, Online } from '../../src/index.ts';
import type { OnlineOptions } from '../../src/online/online.ts';
import { Client } from './client.ts';

/** Bytes that are the same in every run: two worlds with the same seed make the same ids and tokens. */
export function repeatable(seed: string): (bytes: number) => Buffer {
  let drawn = 0;
  return (bytes) => createHash('sha512').update(`${seed} ${drawn++}`).digest().subarray(0, bytes);
}

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'tarmac-online-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export interface World {
  readonly url: string;
  readonly online: Online;
  readonly data: string;
  /** Somebody with a name and a token; nobody without a name. */
  client(name?: string): Promise<Client>;
  close(): Promise<void>;
}

/** A real server on a free port, in this process, with a clock that a test may set. */
export async function world(options: Partial<OnlineOptions> = {}): Promise<World> {
  const data = options.data ?? folder();
  const root = folder();
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tarmac</title>');
  const online = await Online.open({ data, root, rateFactor: 1000, ...options });
  const app = await buildApp({ root, online });
  const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
  let open: typeof app | undefined = app;
  const close = async (): Promise<void> => {
    const closing = open;
    open = undefined; // a long test opens many, and nothing of those that are closed may stay
    const closed = closing?.close();
    closing?.server.closeAllConnections();
    await closed;
  };
  onTestFinished(close);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    online,
    data,
    close,
    async client(name) {
      const client = new Client(url);
      if (name !== undefined) await client.signIn(name);
      return client;
    },
  };
}
