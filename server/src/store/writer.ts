import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Statement } from './queries.ts';
import { compiled } from './queries.ts';
import type { Job, JobEnd } from './writer-thread.ts';

/** Somebody else was faster: a row is there already, or is no longer what the writer had read. Nothing was stored. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The disk or the thread failed. Nothing was acknowledged; it may or may not be there. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
}

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

/** Writes durably, in a thread of its own: the thread that serves never waits for a disk. */
export class Writer {
  private readonly thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private jobs = 0;
  private dead: StoreFailed | undefined;

  constructor(file: string) {
    this.thread = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { file } });
    this.thread.on('message', (ends: readonly JobEnd[]) => {
      for (const end of ends) this.settle(end);
    });
    this.thread.on('error', (error) => this.die(String(error)));
    this.thread.on('exit', () => this.die('the thread of the store has ended'));
  }

  /** All of it or nothing. Resolves when it would survive a power cut. */
  write(statements: readonly Statement[]): Promise<void> {
    if (this.dead) return Promise.reject(this.dead);
    const job: Job = { job: this.jobs++, statements: statements.map(compiled) };
    return new Promise((resolve, reject) => {
      this.waiting.set(job.job, { resolve, reject });
      this.thread.postMessage(job);
    });
  }

  async close(): Promise<void> {
    if (this.dead) return;
    const exit = once(this.thread, 'exit');
    this.thread.postMessage('close');
    await exit;
  }

  private settle(end: JobEnd): void {
    const waiting = this.waiting.get(end.job);
    this.waiting.delete(end.job);
    if (end.end === 'stored') waiting?.resolve();
    else waiting?.reject(end.end === 'conflict' ? new Conflict(end.why) : new StoreFailed(end.why));
  }

  private die(why: string): void {
    this.dead ??= new StoreFailed(why);
    for (const { reject } of this.waiting.values()) reject(this.dead);
    this.waiting.clear();
  }
}
