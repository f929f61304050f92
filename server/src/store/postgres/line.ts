import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connected } from './connecting.ts';
import { lockForUse } from './migrate.ts';

/** Between two tries to connect again, in milliseconds. */
const AGAIN = 500;

export const CHANNEL = 'tarmac';

/**
 * One connection for as long as the store is open: it says that the store is in use, and hears what other processes call.
 * It is made again when it breaks.
 */
export class Line {
  private readonly url: string;
  private client: pg.Client;
  private closed = false;
  private heard: (text: string) => void = () => {};
  private missed: () => void = () => {};

  private constructor(url: string, client: pg.Client) {
    this.url = url;
    this.client = client;
    this.watch();
  }

  static async open(url: string): Promise<Line> {
    return new Line(url, await inUse(url));
  }

  listen(heard: (text: string) => void, missed: () => void): void {
    this.heard = heard;
    this.missed = missed;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client.end();
  }

  private watch(): void {
    this.client.on('notification', ({ payload }) => this.heard(payload ?? ''));
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
        this.missed();
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
    await client.query(`listen ${CHANNEL}`);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}
