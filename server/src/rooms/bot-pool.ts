import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotJob } from '@tarmac/bots';
import { type AnyMove, TarmacError } from '@tarmac/kernel';

interface Asked {
  readonly job: BotJob;
  resolve(move: AnyMove): void;
  reject(error: Error): void;
}

interface Thinker {
  readonly worker: Worker;
  /** It has loaded the rules. */
  ready: boolean;
  asked: Asked | undefined;
  timer: NodeJS.Timeout | undefined;
}

export interface BotPoolOptions {
  readonly size?: number;
  /** How long a bot may think, in milliseconds, before it is stopped. Slower bots need more. */
  readonly patience?: number;
  /** What runs in the threads. */
  readonly script?: URL;
}

/** What a thread says: that it is ready, or how it decided. */
export type ThinkerSays =
  | 'ready'
  | { readonly move: AnyMove }
  | { readonly failed: string }
  /** What the bot has learned could not be loaded. */
  | { readonly missing: string };

/** Today's bots take a few hundredths of a second. */
const PATIENCE = 5_000;
/** Leaves a core for serving; and a single slow bot never holds up all the others. */
const SIZE = Math.max(2, Math.min(4, availableParallelism() - 1));

/** A job as it travels to a thread: the board as text, because the thread that serves would copy it part by part. */
export interface PackedJob extends Omit<BotJob, 'board'> {
  readonly board: string;
}

const boardTexts = new WeakMap<object, string>();

function packed(job: BotJob): PackedJob {
  const board = job.board as object;
  const text = boardTexts.get(board) ?? JSON.stringify(board);
  boardTexts.set(board, text);
  return { ...job, board: text };
}

/** Decides jobs in a few threads, first come, first served. A table asks for one decision at a time. */
export class BotPool {
  private readonly size: number;
  private readonly patience: number;
  private readonly script: URL;
  private readonly thinkers = new Set<Thinker>();
  private readonly waiting: Asked[] = [];
  private closed = false;

  constructor({
    size = SIZE,
    patience = PATIENCE,
    script = new URL('./bot-thread.ts', import.meta.url),
  }: BotPoolOptions = {}) {
    this.size = size;
    this.patience = patience;
    this.script = script;
  }

  decide(job: BotJob): Promise<AnyMove> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('The server stops.'));
    await Promise.all([...this.thinkers].map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    if (this.closed || this.waiting.length === 0) return;
    const free = [...this.thinkers].find(({ ready, asked }) => ready && !asked);
    if (free) this.ask(free);
    const starting = [...this.thinkers].filter(({ ready }) => !ready).length;
    if (this.waiting.length > starting && this.thinkers.size < this.size) this.start();
  }

  private ask(thinker: Thinker): void {
    const asked = this.waiting.shift();
    if (!asked) return;
    thinker.asked = asked;
    thinker.timer = setTimeout(() => void thinker.worker.terminate(), this.patience);
    thinker.worker.postMessage(packed(asked.job));
  }

  private start(): void {
    const worker = new Worker(this.script);
    const thinker: Thinker = { worker, ready: false, asked: undefined, timer: undefined };
    this.thinkers.add(thinker);
    worker.on('message', (says: ThinkerSays) => {
      const asked = this.release(thinker);
      if (says === 'ready') thinker.ready = true;
      else if ('move' in says) asked?.resolve(says.move);
      else if ('missing' in says) asked?.reject(new TarmacError('missing-net', says.missing));
      else asked?.reject(new Error(says.failed));
      this.next();
    });
    worker.on('error', () => {}); // what it was asked fails at its exit
    worker.on('exit', () => {
      this.thinkers.delete(thinker);
      // A thread that never became ready still fails a job, so that nobody waits for threads that cannot start.
      const asked = this.release(thinker) ?? (thinker.ready ? undefined : this.waiting.shift());
      asked?.reject(new Error('The bot gave no answer.'));
      this.next();
    });
  }

  private release(thinker: Thinker): Asked | undefined {
    const { asked } = thinker;
    clearTimeout(thinker.timer);
    thinker.asked = undefined;
    return asked;
  }
}
