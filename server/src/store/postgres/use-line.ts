import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connected } from './connecting.ts';
import { lockForUse } from './migrate.ts';

/** Between two tries to connect again, in milliseconds. */
const AGAIN = 500;

/** One connection for as long as the store is open: it says that the store is in use, and is made again when it breaks. */
export class UseLine {
  private readonly url: string;
  private client: pg.Client;
  private closed = false;

  private constructor(url: string, client: pg.Client) {
    this.url = url;
    this.client = client;
    this.watch();
  }

  static async open(url: string): Promise<UseLine> {
    return new UseLine(url, await inUse(url));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client.end();
  }

  private watch(): void {
    this.client.once('end', () => {
      if (!this.closed) void this.again();
    });
  }

  private async again(): Promise<void> {
    while (!this.closed) {
      try {
        this.client = await inUse(this.url);
        if (this.closed) await this.client.end();
        else this.watch();
        return;
      } catch {
        await pause(AGAIN, undefined, { ref: false });
      }
    }
  }
}

async function inUse(url: string): Promise<pg.Client> {
  const client = await connected(url);
  try {
    await lockForUse(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}
