import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotJob } from '@tarmac/bots';
import type { AnyMove } from '@tarmac/kernel';

interface Asked {
  readonly job: BotJob;
  resolve(move: AnyMove): void;
  reject(error: Error): void;
}

interface Thinker {
  readonly worker: Worker;
  asked: Asked | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** No bot thinks so long, in milliseconds; one that does is stopped. */
const PATIENCE = 60_000;
/** One core is left for those who serve. */
const SIZE = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Decides jobs in a few threads, first come, first served. A table asks for one decision at a time. */
export class BotPool {
  private readonly size: number;
  private readonly patience: number;
  private readonly thinkers = new Set<Thinker>();
  private readonly waiting: Asked[] = [];
  private closed = false;

  constructor({ size = SIZE, patience = PATIENCE } = {}) {
    this.size = size;
    this.patience = patience;
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
    const free = [...this.thinkers].find(({ asked }) => !asked);
    const thinker = free ?? (this.thinkers.size < this.size ? this.start() : undefined);
    if (!thinker) return;
    const asked = this.waiting.shift();
    if (!asked) return;
    thinker.asked = asked;
    thinker.timer = setTimeout(() => void thinker.worker.terminate(), this.patience);
    thinker.worker.postMessage(asked.job);
  }

  private start(): Thinker {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url));
    const thinker: Thinker = { worker, asked: undefined, timer: undefined };
    this.thinkers.add(thinker);
    worker.on('message', (answer: { readonly move?: AnyMove; readonly failed?: string }) => {
      const { asked } = thinker;
      this.release(thinker);
      if (answer.move) asked?.resolve(answer.move);
      else asked?.reject(new Error(answer.failed));
      this.next();
    });
    worker.on('error', () => {}); // what it was asked fails at its exit
    worker.on('exit', () => {
      const { asked } = thinker;
      this.release(thinker);
      this.thinkers.delete(thinker);
      asked?.reject(new Error('The bot gave no answer.'));
      this.next();
    });
    return thinker;
  }

  private release(thinker: Thinker): void {
    clearTimeout(thinker.timer);
    thinker.asked = undefined;
  }
}
