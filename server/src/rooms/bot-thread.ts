import { parentPort } from 'node:worker_threads';
import type { BotJob } from '@tarmac/bots';
import { botDesk } from '@tarmac/bots';
import type { ThinkerSays } from './bot-pool.ts';

const decide = botDesk();
const say = (says: ThinkerSays): void => parentPort?.postMessage(says);

parentPort?.on('message', (job: BotJob) => {
  try {
    say({ move: decide(job) });
  } catch (error) {
    say({ failed: String(error) });
  }
});
say('ready');
