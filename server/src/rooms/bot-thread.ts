import { parentPort } from 'node:worker_threads';
import { preparedDesk } from '@tarmac/bots';
import { TarmacError } from '@tarmac/kernel';
import type { PackedJob, ThinkerSays } from './bot-pool.ts';

const decide = preparedDesk();
const say = (says: ThinkerSays): void => parentPort?.postMessage(says);

parentPort?.on('message', async ({ board, ...job }: PackedJob) => {
  try {
    say({ move: await decide({ ...job, board: JSON.parse(board) }) });
  } catch (error) {
    const isMissing = error instanceof TarmacError && error.code === 'missing-net';
    say(isMissing ? { missing: error.message } : { failed: String(error) });
  }
});
say('ready');
