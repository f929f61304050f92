import { parentPort } from 'node:worker_threads';

/*
 * A thread of the pool whose bots do what they are called: `quick` answers, `hang` never does, `crash` takes the thread with
 * it, `slow` thinks until the test lets go of what came as its board.
 */
interface OddJob {
  readonly bot: string;
  readonly board: SharedArrayBuffer;
}

const DEEDS: Readonly<Record<string, (job: OddJob) => void>> = {
  hang() {
    for (;;);
  },
  crash() {
    process.exit(1);
  },
  slow({ board }) {
    Atomics.wait(new Int32Array(board), 0, 0);
  },
};

parentPort?.on('message', (job: OddJob) => {
  DEEDS[job.bot]?.(job);
  parentPort?.postMessage({ move: { type: job.bot } });
});
parentPort?.postMessage('ready');
