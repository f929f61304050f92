import { setTimeout as pause } from 'node:timers/promises';
import type { EventData } from '@tarmac/protocol';
import { queues } from '@tarmac/table';
import { type Channel, Conflict, type Database, first } from './database.ts';
import { build } from './queries.ts';

/* In milliseconds. */
const BEAT = 2_000;
/** How long a process counts as living when nothing is heard of it. */
const LEASE = 8_000;
const AGAIN = 250;
/** PostgreSQL carries 8,000 bytes at most. */
const MOST = 50;

/** What one process tells the others. */
export type Notice =
  /** Something of a table is new in the store; these guests are no longer at it. */
  | { readonly table: string; readonly parted?: readonly string[] }
  /** Its bot could not be loaded. */
  | { readonly table: string; readonly stuck: number }
  | { readonly table: string; readonly who: number; readonly reaction: EventData<'reaction'>['reaction'] }
  /** A credential is no longer valid. */
  | { readonly token: string };

export interface Listener {
  heard(notice: Notice): void;
  /** Anything may have happened: it is called from time to time, and `lost` when a notice may be gone. */
  beat(lost: boolean): void;
  failed(error: unknown): void;
}

/**
 * The processes that share a store. Each has a row that says until when it lives; who is at its tables, and the tables
 * whose bots it moves, hang on that row, and end with it.
 */
export class Peers {
  private readonly db: Database;
  private readonly channel: Channel;
  private readonly id: string;
  private listener: Listener | undefined;
  private others = new Set<string>();
  private waiting: Notice[] = [];
  private calling: Promise<void> | undefined;
  private busy = false;
  private beating: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly claims = new Set<string>();
  private readonly inTurn = queues();
  /** What this process has said of itself, to be said again should it have been taken for dead. */
  private readonly here = new Map<string, { readonly table: string; readonly guest: string }>();

  private constructor(db: Database, channel: Channel, id: string) {
    this.db = db;
    this.channel = channel;
    this.id = id;
  }

  static async join(db: Database, channel: Channel, id: string): Promise<Peers> {
    const peers = new Peers(db, channel, id);
    await peers.appear();
    await channel.call(JSON.stringify({ from: id, notices: [] })); // so that all know whom to miss
    return peers;
  }

  listen(listener: Listener): void {
    this.listener = listener;
    this.channel.listen(
      (text) => this.take(text),
      () => listener.beat(true),
    );
    this.timer = setInterval(() => {
      this.beating ??= this.beat()
        .catch((error: unknown) => listener.failed(error))
        .finally(() => {
          this.beating = undefined;
        });
    }, BEAT).unref();
  }

  /** After the commit; several at once travel together. What cannot be called now is called later. */
  tell(notice: Notice): void {
    this.waiting.push(notice);
    if (!this.busy) this.calling = this.call();
  }

  /** A guest follows a table here. */
  async present(table: string, guest: string): Promise<void> {
    const key = `${table} ${guest}`;
    if (this.here.has(key)) return;
    this.here.set(key, { table, guest });
    await this.inTurn(key, () => this.again(table, guest));
  }

  async absent(table: string, guest: string): Promise<void> {
    const key = `${table} ${guest}`;
    if (!this.here.delete(key)) return;
    const query = build
      .deleteFrom('presence')
      .where('table_id', '=', table)
      .where('guest_id', '=', guest)
      .where('process_id', '=', this.id);
    await this.inTurn(key, () => this.db.write([{ query }]));
  }

  /** Whether a guest follows a table, wherever. */
  async isPresent(table: string, guest: string): Promise<boolean> {
    const query = build
      .selectFrom('presence')
      .select('process_id')
      .where('table_id', '=', table)
      .where('guest_id', '=', guest);
    return (await first(this.db, query)) !== undefined;
  }

  /** Whether this process moves the bots of a table: it does if no other one that lives does. */
  async claim(table: string): Promise<boolean> {
    if (this.claims.has(table)) return true;
    const claimed = build.selectFrom('claims').select('process_id').where('table_id', '=', table);
    if (await first(this.db, claimed)) return false;
    const query = build.insertInto('claims').values({ table_id: table, process_id: this.id });
    try {
      await this.db.write([{ query }]);
    } catch (error) {
      if (error instanceof Conflict) return false; // another was faster, or the table is gone
      throw error;
    }
    this.claims.add(table);
    return true;
  }

  isClaimed(table: string): boolean {
    return this.claims.has(table);
  }

  get claimed(): readonly string[] {
    return [...this.claims];
  }

  async release(table: string): Promise<void> {
    this.claims.delete(table);
    const query = build.deleteFrom('claims').where('table_id', '=', table).where('process_id', '=', this.id);
    await this.db.write([{ query }]);
  }

  /** Says the last word. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    this.closed = true;
    await this.calling;
    await this.db.write([{ query: build.deleteFrom('processes').where('id', '=', this.id) }]).catch(() => {});
  }

  private async appear(): Promise<void> {
    const until = Date.now() + LEASE;
    await this.db.write([
      {
        query: build
          .insertInto('processes')
          .values({ id: this.id, until })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ until })),
      },
    ]);
  }

  /** Says that it is alive. Those that no longer do are removed, and the listener hears whether any are gone. */
  private async beat(): Promise<void> {
    const now = Date.now();
    try {
      const mine = build
        .updateTable('processes')
        .set({ until: now + LEASE })
        .where('id', '=', this.id);
      await this.db.write([{ query: mine, rows: 1 }]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      this.claims.clear(); // taken for dead: others move those bots now
      await this.appear();
      for (const { table, guest } of this.here.values()) await this.again(table, guest);
    }
    await this.db.write([{ query: build.deleteFrom('processes').where('until', '<', now) }]);
    const rows = await this.db.all(build.selectFrom('processes').select('id'));
    const others = new Set(rows.map(({ id }) => id));
    const gone = [...this.others].some((id) => !others.has(id));
    this.others = others;
    this.listener?.beat(gone);
  }

  /** A table that has gone has nobody at it; and if this process was taken for dead, its next beat says it again. */
  private async again(table: string, guest: string): Promise<void> {
    await this.db.write([this.presence(table, guest)]).catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error;
    });
  }

  private presence(table: string, guest: string) {
    const values = { table_id: table, guest_id: guest, process_id: this.id };
    return {
      query: build
        .insertInto('presence')
        .values(values)
        .onConflict((conflict) => conflict.doNothing()),
    };
  }

  private async call(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) {
      const some = this.waiting.splice(0, MOST);
      const notices = [...new Map(some.map((notice) => [JSON.stringify(notice), notice])).values()];
      try {
        await this.channel.call(JSON.stringify({ from: this.id, notices }));
      } catch {
        if (this.closed) return;
        this.waiting.unshift(...notices);
        await pause(AGAIN, undefined, { ref: false });
      }
    }
    this.busy = false;
  }

  private take(text: string): void {
    const { from, notices } = JSON.parse(text) as { from: string; notices: readonly Notice[] };
    if (from === this.id) return;
    this.others.add(from);
    for (const notice of notices) this.listener?.heard(notice);
  }
}
