import { parentPort } from 'node:worker_threads';
import { botDesk } from '@tarmac/bots';
import type { PackedJob, ThinkerSays } from './bot-pool.ts';

const decide = botDesk();
const say = (says: ThinkerSays): void => parentPort?.postMessage(says);

parentPort?.on('message', ({ board, ...job }: PackedJob) => {
  try {
    say({ move: decide({ ...job, board: JSON.parse(board) }) });
  } catch (error) {
    say({ failed: String(error) });
  }
});
say('ready');
