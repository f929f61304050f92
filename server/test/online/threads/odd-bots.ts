import { parentPort } from 'node:worker_threads';

/*
 * A thread of the pool whose bots do what they are called: `quick` answers, `hang` never does, `crash` takes the thread with
 * it, `slow` thinks until the test lets go of what came as its view, `missing` could not be loaded.
 */
interface OddJob {
  readonly bot: string;
  readonly view: SharedArrayBuffer;
}

const DEEDS: Readonly<Record<string, (job: OddJob) => void>> = {
  hang() {
    for (;;);
  },
  crash() {
    process.exit(1);
  },
  slow({ view }) {
    Atomics.wait(new Int32Array(view), 0, 0);
  },
};

parentPort?.on('message', (job: OddJob) => {
  DEEDS[job.bot]?.(job);
  parentPort?.postMessage(job.bot === 'missing' ? { missing: 'gone' } : { move: { type: job.bot } });
});
parentPort?.postMessage('ready');
