import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * The thread that writes, but it dies as the file `<store>.death` says: `before` a commit, or `after` it and before anybody
 * hears of it, once; `always`, as soon as it is started.
 */
const file = `${(workerData as { readonly file: string }).file}.death`;

function dies(how: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== how) return;
  if (how !== 'always') rmSync(file);
  process.exit(1);
}

dies('always');
await import('../../../src/store/sqlite/writer-thread.ts');
parentPort?.on('message', () => {
  dies('before');
  dies('always');
});
if (parentPort) {
  const say = parentPort.postMessage.bind(parentPort);
  parentPort.postMessage = (ends) => {
    dies('after');
    say(ends);
  };
}
