import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BotJob } from '@tarmac/bots';
import type { AnyMove } from '@tarmac/kernel';
import { Table, type TablePlan } from '@tarmac/table';
import { BotPool } from '../rooms/bot-pool.ts';
import { Drivers } from '../rooms/drivers.ts';
import { Followers } from '../rooms/followers.ts';
import { Rooms } from '../rooms/rooms.ts';
import { sweep } from '../rooms/sweeper.ts';
import { openStore, type Store } from '../store/store.ts';
import { Gate } from './gate.ts';
import { hearPeers } from './hearing.ts';
import { MyTables } from './my-tables.ts';
import { Rates } from './rates.ts';
import { Streams } from './stream.ts';

export interface OnlineOptions {
  /** The folder where tables are kept. */
  readonly data: string;
  readonly publicUrl?: URL | undefined;
  readonly hosts?: readonly string[];
  /** The folder of the built application, which says its version. */
  readonly root: string;
  /* For tests: replaces randomness, the clock and threads. */
  readonly now?: () => number;
  readonly random?: (bytes: number) => Buffer;
  readonly deal?: (plan: TablePlan) => Table;
  readonly decide?: (job: BotJob) => Promise<AnyMove>;
  readonly grace?: number;
  readonly streamLife?: number;
  readonly writerThread?: URL;
  readonly rateFactor?: number;
  readonly mostOpen?: number;
}

/* In milliseconds. */
const SWEEP_EVERY = 30_000;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A credential that has not been used for this long is dropped: browsers have forgotten it too. */
const UNUSED = 400 * DAY;

/** Tables online: everything behind the routes. */
export class Online {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly followers: Followers;
  readonly gate: Gate;
  readonly rates: Rates;
  readonly streams: Streams;
  readonly myTables: MyTables;
  readonly options: OnlineOptions;
  readonly drivers: Drivers;
  private readonly pool = new BotPool();
  private readonly sweeper: NodeJS.Timeout;
  private nextTidy = 0;
  private closed = false;
  /** Errors that no request caused. */
  log: (error: unknown) => void = () => {};
  readonly failed = (error: unknown): void => {
    if (!this.closed) this.log(error);
  };

  /** Refuses a folder that another process uses. */
  static async open(options: OnlineOptions): Promise<Online> {
    const { random, writerThread } = options;
    return new Online(options, await openStore(options.data, { random, writerThread }));
  }

  private constructor(options: OnlineOptions, store: Store) {
    const { now = Date.now, random = randomBytes, deal = Table.deal, decide } = options;
    this.options = options;
    this.store = store;
    this.gate = new Gate({ publicUrl: options.publicUrl, hosts: options.hosts ?? [] });
    this.streams = new Streams(undefined, options.streamLife);
    this.rates = new Rates(now, options.rateFactor);
    this.rooms = new Rooms({
      store: this.store,
      now,
      random,
      deal,
      mostOpen: options.mostOpen,
      failed: (error) => this.log(error),
    });
    this.followers = new Followers(this.rooms, options.grace);
    this.myTables = new MyTables(this.rooms);
    this.drivers = new Drivers({
      rooms: this.rooms,
      decide: decide ?? ((job) => this.pool.decide(job)),
      isWatched: (id) => this.followers.isWatched(id),
      failed: (error) => this.log(error),
    });
    this.sweeper = setInterval(() => void this.sweep().catch(this.log), SWEEP_EVERY).unref();
    if (store.peers) hearPeers(this, store.peers);
    void this.resume().catch(this.failed);
  }

  /** Bots that could not be loaded when they were last asked. */
  get missingBots(): readonly string[] {
    return this.drivers.missing;
  }

  get now(): number {
    return this.rooms.needs.now();
  }

  /** Somebody is looking at the table: bots that waited for that continue. */
  async wake(id: string): Promise<void> {
    await this.rooms.look(id, (hosted) => this.drivers.wake(hosted));
  }

  async sweep(): Promise<void> {
    const { now } = this;
    await sweep(this.rooms, this.followers, this.drivers);
    if (now < this.nextTidy) return;
    this.nextTidy = now + HOUR;
    await this.store.guests.sweep(now - UNUSED, now).catch(this.log);
  }

  /** Once a day: a write for every request would be too many. */
  noteUse(token: string, used: number): void {
    if (this.now - used > DAY) this.store.guests.noteUse(token, this.now).catch(this.log);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.sweeper);
    this.followers.stop();
    this.drivers.stop();
    await this.pool.close();
    await this.store.close();
  }

  /**
   * Bots that had to decide when the server stopped, even in a crash. One table at a time, and requests get their turn
   * in between, because there may be many.
   */
  async resume(): Promise<void> {
    const { peers } = this.store;
    for (const id of await this.store.tables.due()) {
      await nextTurn();
      if (this.closed) return;
      if (peers && !(await peers.claim(id))) continue;
      await this.wake(id).catch((error: unknown) => this.log(error));
    }
  }
}
