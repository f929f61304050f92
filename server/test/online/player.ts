import { setTimeout as pause } from 'node:timers/promises';
import type { AnyMove, Told } from '@tarmac/kernel';
import { Playout } from '@tarmac/kernel';
import type { EventData } from '@tarmac/protocol';
import type { Frame } from '@tarmac/table';
import type { Client, Reading } from './client.ts';
import { newId } from './client.ts';

/** Between two tries, in milliseconds. */
const AGAIN = 20;

/** Somebody who plays on whatever happens to the server: asks again with the same id, follows again from the last cursor. */
export class Player {
  readonly client: Client;
  readonly table: string;
  readonly game: string;
  /** What was seen to happen, as the streams told it. */
  told: Told[] = [];
  at = 0;
  /** Ids of what was acknowledged, and of all that was sent. */
  readonly acknowledged: string[] = [];
  readonly sent = new Set<string>();
  private frame: Frame | undefined;
  /** How much it had seen by the last answer: what the server has acknowledged. */
  private promised = 0;
  private lost = false;
  private cursor: string | undefined;
  private seat: number | null = null;
  /** Does nothing more, and follows no more. */
  private stopped = false;
  private closed = false;
  private following: Promise<void> | undefined;
  private waiting: (() => void)[] = [];
  private reading: Reading | undefined;
  private readonly random: Playout;

  constructor(client: Client, table: string, game: string, seed: number) {
    this.client = client;
    this.table = table;
    this.game = game;
    this.random = new Playout(seed);
  }

  /** Plays until stopped. `on` is told of every request that goes out, and of every acknowledged deed. */
  async play(on: (what: 'sent' | 'acknowledged') => void): Promise<void> {
    this.following = this.follow();
    while (!this.stopped && !this.isOver) {
      this.checkNothingLost();
      const next = this.choose();
      if (next) await this.send(next, on);
      else await this.news();
    }
  }

  get isOver(): boolean {
    return Boolean(this.frame?.status.outcome);
  }

  stop(): void {
    this.stopped = true;
    this.wake();
  }

  /** Stops following too. */
  async close(): Promise<void> {
    this.closed = true;
    this.stop();
    this.reading?.close();
    await this.following;
  }

  /** Follows until it has seen so much. */
  async reaches(at: number): Promise<void> {
    while (this.at < at) {
      this.checkNothingLost();
      await this.news();
    }
  }

  private checkNothingLost(): void {
    if (this.lost) throw new Error('something that was acknowledged is gone');
  }

  private choose(): { name: 'move' | 'undo' | 'end'; move?: AnyMove } | null {
    const { frame } = this;
    if (!frame) return null;
    const { waitingFor, undoable } = frame.status;
    const mine = waitingFor === this.seat || (frame.legal.length > 0 && undoable > 0);
    if (mine && undoable > 0 && this.random.below(4) === 0) return { name: 'undo' };
    if (waitingFor === this.seat && this.seat !== null) return { name: 'end' };
    const move = frame.legal[this.random.below(Math.max(1, frame.legal.length))];
    return move ? { name: 'move', move } : null;
  }

  /** The same request until there is an answer. */
  private async send(
    { name, move }: { name: 'move' | 'undo' | 'end'; move?: AnyMove },
    on: (what: 'sent' | 'acknowledged') => void,
  ): Promise<void> {
    const id = newId();
    const body = { id, expected: this.at, ...(move && { move }) };
    this.sent.add(id);
    while (!this.stopped) {
      const answer = this.client.call(name, body as never, { params: { id: this.table } });
      on('sent');
      const got = await answer.catch(() => null);
      if (got?.status === 200) {
        this.acknowledged.push(id);
        this.promised = Math.max(this.promised, (got.json as { at: number }).at);
        on('acknowledged');
        await this.reaches(this.promised);
        return;
      }
      await pause(AGAIN);
      // Chosen on a frame that is no longer the last one.
      if (got && (got.status === 409 || got.status === 422)) return;
      if (got && got.status < 500) throw new Error(`${name}: ${got.text}`);
    }
  }

  private async follow(): Promise<void> {
    while (!this.closed) {
      try {
        const headers = this.cursor === undefined ? {} : { 'last-event-id': this.cursor };
        this.reading = await this.client.stream(`/api/tables/${this.table}/events`, headers);
        for (;;) this.hear(await this.reading.any());
      } catch {
        if (!this.closed) await pause(AGAIN);
      }
    }
  }

  private hear({ event, data, id }: { event: string; data: unknown; id: string | undefined }): void {
    if (id !== undefined) this.cursor = id;
    if (event === 'table') {
      const { play, room } = data as EventData<'table'>;
      this.seat = room.me?.seat ?? null;
      if (play) Object.assign(this, { told: [...play.told], at: play.at, frame: play.frame });
    }
    if (event === 'news') {
      const { keep, steps, at, frame } = data as EventData<'news'>;
      this.told = [...this.told.slice(0, keep), ...steps.map(({ told }) => told)];
      Object.assign(this, { at, frame });
    }
    if (event !== 'table' && event !== 'news') return;
    // News of before the answer may be under way; a whole table is as it is now.
    this.lost ||= event === 'table' && this.at < this.promised;
    this.wake();
  }

  private news(): Promise<void> {
    return new Promise((resolve) => void this.waiting.push(resolve));
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
