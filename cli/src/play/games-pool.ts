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
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export const DEFAULT_JOBS = availableParallelism();

/**
 * Plays games 1 to `games` in worker threads and hands over each report, in any order. The caller's thread
 * stays free, so that Ctrl-C stops at once: what was handed over counts, the rest is dropped. So does `enough`.
 */
export async function playGames<Facts>(
  plan: GamePlan,
  games: number,
  jobs: number,
  onReport: (report: GameReport<Facts>, enough: () => void) => void,
): Promise<Run> {
  const { promise: over, resolve: stop, reject: fail } = Promise.withResolvers<void>();
  const workers = Array.from({ length: Math.min(jobs, games) }, () => {
    return new Worker(new URL('./games-worker.ts', import.meta.url), { workerData: plan });
  });
  const interrupt = () => {
    interrupted = true;
    stop();
  };
  let interrupted = false;
  let begin: number | undefined;
  let next = 1;
  let reported = 0;

  const send = (worker: Worker) => {
    if (next <= games) worker.postMessage(next++);
  };
  const receive = (worker: Worker, message: 'ready' | GameReport<Facts>) => {
    if (message === 'ready') {
      begin ??= performance.now();
      for (let n = 0; n < IN_HAND; n++) send(worker);
      return;
    }
    onReport(message, stop);
    reported++;
    if (reported === games) stop();
    else send(worker);
  };
  for (const worker of workers) {
    worker.on('error', fail);
    worker.on('message', (message) => {
      try {
        receive(worker, message);
      } catch (error) {
        fail(error);
      }
    });
  }
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    await over;
    const seconds = begin === undefined ? 0 : (performance.now() - begin) / 1000;
    return { seconds, interrupted: interrupted && reported < games };
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    for (const worker of workers) worker.removeAllListeners();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
