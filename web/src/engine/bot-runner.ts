import { type BotJob, preparedDesk } from '@tarmac/bots';
import type { AnyMove } from '@tarmac/kernel';
import { workerCalls } from './worker-calls.ts';

/** How long a bot may think, in milliseconds, before it is started again. */
const PATIENCE = 60_000;

/** Decides jobs in a worker of their own, so that a bot that thinks never holds up a table. */
export function botRunner(
  start = () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
): (job: BotJob) => Promise<AnyMove> {
  if (typeof Worker === 'undefined') return botsHere(); // some browsers have no workers inside workers
  const ask = workerCalls<BotJob>({ start, patience: PATIENCE });
  return async (job) => (await ask(job)) as AnyMove;
}

/** The same answers, without a worker. */
export const botsHere = preparedDesk;
