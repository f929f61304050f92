import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Conflict, StoreFailed } from '../database.ts';
import { Health } from '../health.ts';
import type { Statement } from '../queries.ts';
import { compiled } from '../queries.ts';
import type { Job, JobEnd } from './writer-thread.ts';

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

const THREAD = new URL('./writer-thread.ts', import.meta.url);

/** Writes durably on its own thread, so the serving thread never waits for a disk. */
export class Writer {
  private readonly file: string;
  private readonly script: URL;
  private readonly waiting = new Map<number, Waiting>();
  private thread: Worker | undefined;
  private jobs = 0;
  private readonly health = new Health((statements) => this.write(statements));
  private closed = false;

  constructor(file: string, script = THREAD) {
    this.file = file;
    this.script = script;
    this.thread = this.start();
  }

  /**
   * All of it or nothing. Resolves when it would survive a power cut. A thread that has died is replaced by the next
   * write; what it had not answered is refused, because nobody knows whether it was stored.
   */
  async write(statements: readonly Statement[]): Promise<void> {
    if (this.closed) throw new StoreFailed('the store is closed');
    const job: Job = { job: this.jobs++, statements: statements.map(compiled) };
    this.thread ??= this.start();
    this.thread.postMessage(job);
    await new Promise<void>((resolve, reject) => this.waiting.set(job.job, { resolve, reject }));
  }

  isWell(): Promise<boolean> {
    return this.health.isWell();
  }

  async close(): Promise<void> {
    this.closed = true;
    const { thread } = this;
    if (!thread) return;
    const exit = once(thread, 'exit');
    thread.postMessage('close');
    await exit;
  }

  private start(): Worker {
    const thread = new Worker(this.script, { workerData: { file: this.file } });
    let why = 'the thread of the store has ended';
    thread.on('message', (ends: readonly JobEnd[]) => {
      for (const end of ends) this.settle(end);
    });
    thread.on('error', (error) => {
      why = String(error);
    });
    thread.on('exit', () => {
      this.thread = undefined;
      this.health.failing = true;
      for (const { reject } of this.waiting.values()) reject(new StoreFailed(why));
      this.waiting.clear();
    });
    return thread;
  }

  private settle(end: JobEnd): void {
    const waiting = this.waiting.get(end.job);
    this.waiting.delete(end.job);
    this.health.failing = end.end === 'failed';
    if (end.end === 'stored') waiting?.resolve();
    else waiting?.reject(end.end === 'conflict' ? new Conflict(end.why) : new StoreFailed(end.why));
  }
}
