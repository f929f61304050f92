import type { ServerResponse } from 'node:http';
import type { EventData, EventName } from '@tarmac/protocol';
import { LIMITS } from '@tarmac/protocol';
import type { Sink } from '../rooms/following.ts';

/** Bytes that may wait for a slow reader; then the stream is cut, and the reader comes back with its cursor. */
const MOST_WAITING = 1_000_000;

/** Streams that are open, for heartbeats and for cutting those of one credential. */
export class Streams {
  private readonly open = new Set<Stream>();
  private readonly timer: NodeJS.Timeout;
  private readonly life: number;

  constructor(heartbeat: number = LIMITS.heartbeat, life: number = LIMITS.stream) {
    this.life = life;
    this.timer = setInterval(() => {
      for (const stream of this.open) stream.beat();
    }, heartbeat).unref();
  }

  /**
   * A device that vanishes without a word leaves its connection open for a quarter of an hour. So streams end after a
   * while, but not all at the same moment, because after a restart everybody came at once.
   */
  add(stream: Stream): void {
    this.open.add(stream);
    const timer = setTimeout(() => stream.end(), this.life * (0.75 + Math.random() / 4)).unref();
    stream.onClose(() => {
      clearTimeout(timer);
      this.open.delete(stream);
    });
  }

  countOf(isCounted: (stream: Stream) => boolean): number {
    return [...this.open].filter(isCounted).length;
  }

  /** The credentials that are in use. */
  get tokens(): readonly string[] {
    return [...new Set([...this.open].flatMap(({ of }) => of.token ?? []))];
  }

  /** Streams of a credential that is no longer valid. */
  cut(isCut: (stream: Stream) => boolean): void {
    for (const stream of this.open) if (isCut(stream)) stream.end();
  }

  stop(): void {
    clearInterval(this.timer);
    for (const stream of this.open) stream.end();
  }
}

export interface StreamOf {
  readonly address: string;
  readonly guest: string | null;
  /** The hash of the credential. */
  readonly token: string | null;
}

/** One line of Server-Sent Events. Its id says how far every table in it has been told. */
export class Stream {
  readonly of: StreamOf;
  private readonly response: ServerResponse;
  private readonly closers: (() => void)[] = [];
  private readonly cursors = new Map<string, string>();
  private readonly many: boolean;
  private closed = false;

  constructor(response: ServerResponse, of: StreamOf, many: boolean) {
    this.of = of;
    this.response = response;
    this.many = many;
    response.on('close', () => this.close());
  }

  get isOpen(): boolean {
    return !this.closed;
  }

  onClose(close: () => void): void {
    if (this.closed) close();
    else this.closers.push(close);
  }

  /** Where the events of one table go. */
  sinkOf(table: string, gone: () => void): Sink {
    return {
      send: (event, data, cursor) => {
        if (cursor !== undefined) this.cursors.set(table, cursor);
        if (event === 'gone') this.cursors.delete(table);
        this.send(event, data, cursor === undefined ? undefined : this.id(cursor));
        if (event === 'gone') gone();
      },
    };
  }

  send<N extends EventName>(event: N, data: EventData<N>, id?: string): void {
    const head = id === undefined ? '' : `id: ${id}\n`;
    this.write(`event: ${event}\n${head}data: ${JSON.stringify(data)}\n\n`);
  }

  beat(): void {
    this.write(':\n\n');
  }

  /** Nobody follows anything here any more, even if the other side never hears of it. */
  end(): void {
    if (this.closed) return;
    this.response.end();
    this.close();
  }

  private close(): void {
    this.closed = true;
    for (const close of this.closers.splice(0)) close();
  }

  private id(cursor: string): string {
    return this.many ? [...this.cursors].map(([table, at]) => `${table}:${at}`).join(',') : cursor;
  }

  private write(text: string): void {
    if (this.closed || this.response.writableEnded) return;
    if (this.response.writableLength > MOST_WAITING) this.response.destroy();
    else this.response.write(text);
  }
}
