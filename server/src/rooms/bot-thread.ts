import { parentPort } from 'node:worker_threads';
import type { BotJob } from '@tarmac/bots';
import { botDesk } from '@tarmac/bots';

const decide = botDesk();

parentPort?.on('message', (job: BotJob) => {
  try {
    parentPort?.postMessage({ move: decide(job) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
