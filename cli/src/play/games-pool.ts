import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GamePlan, GameReport } from './game-plan.ts';

export interface Run {
  /** Wall-clock time from when the first worker was ready. */
  readonly seconds: number;
  readonly interrupted: boolean;
}

/** Each worker has its next game waiting while it plays one. */
const IN_HAND = 2;

export const DEFAULT_JOBS = availableParallelism();

/**
 * Plays games 1 to `games` in worker threads and hands over each report, in any order. The thread of the caller
 * stays free, so that Ctrl-C stops at once: what was handed over counts, the rest is dropped.
 */
export function playGames<Facts>(
  plan: GamePlan,
  games: number,
  jobs: number,
  onReport: (report: GameReport<Facts>) => void,
): Promise<Run> {
  const { promise, resolve, reject } = Promise.withResolvers<Run>();
  const workers = Array.from({ length: Math.min(jobs, games) }, () => {
    return new Worker(new URL('./games-worker.ts', import.meta.url), { workerData: plan });
  });
  let begin = 0;
  let next = 1;
  let reported = 0;
  let over = false;

  function stop(finish: () => void): void {
    if (over) return;
    over = true;
    for (const signal of SIGNALS) process.off(signal, interrupt);
    const seconds = begin === 0 ? 0 : (performance.now() - begin) / 1000;
    lastRun = { seconds, interrupted: reported < games };
    // A worker that ends by itself between two games leaves nothing behind; termination is for Ctrl-C.
    Promise.all(workers.map((worker) => worker.terminate())).then(finish, reject);
  }
  let lastRun: Run = { seconds: 0, interrupted: true };
  const interrupt = () => stop(() => resolve(lastRun));
  const fail = (error: unknown) => stop(() => reject(error));
  for (const signal of SIGNALS) process.on(signal, interrupt);

  const send = (worker: Worker) => {
    if (next <= games) worker.postMessage(next++);
  };
  for (const worker of workers) {
    worker.on('error', fail);
    worker.on('message', (message: 'ready' | GameReport<Facts>) => {
      if (over) return;
      if (message === 'ready') {
        if (begin === 0) begin = performance.now();
        for (let n = 0; n < IN_HAND; n++) send(worker);
        return;
      }
      try {
        onReport(message);
      } catch (error) {
        fail(error);
        return;
      }
      reported++;
      if (reported === games) stop(() => resolve(lastRun));
      else send(worker);
    });
  }
  return promise;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
