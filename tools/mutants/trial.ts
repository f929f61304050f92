// A process in which mutants are tried one after the other: tests are run until one fails.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { takeGathered } from './collect.ts';
import type { Place } from './coverage.ts';
import { counting } from './coverage.ts';
import type { Change } from './modules.ts';
import { hookModules } from './modules.ts';

export type Ask =
  | { readonly ask: 'try'; readonly change?: Change; readonly tests: readonly TestFile[] }
  | { readonly ask: 'measure'; readonly tests: readonly string[]; readonly places: readonly Place[] };

export interface TestFile {
  readonly file: string;
  /** Seconds of the processor: first for loading it, then for each of its tests; as limits, or as they were. */
  readonly seconds: readonly number[];
}

export interface Measured extends TestFile {
  /** The numbers of the places it reaches. */
  readonly reaches: readonly number[];
}

export interface Answer {
  /** The test that failed, and how. */
  readonly failed?: string;
  readonly measured?: readonly Measured[];
  /** Why nothing was tried or measured. */
  readonly refused?: string;
  /** Seconds of the processor. */
  readonly spent: number;
  /** Megabytes: the modules of earlier mutants are never forgotten. */
  readonly memory: number;
}

const [root = '', ...fresh] = process.argv.slice(2);
const modules = hookModules(root, fresh);
const deadline = new SharedArrayBuffer(8);
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: deadline }).unref();
console.log = () => {};

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What failed in a file; `step` is called before it is loaded and before each of its tests. */
async function failureIn(file: string, trial: string, step: () => void): Promise<string | undefined> {
  let name = 'loading';
  try {
    takeGathered();
    step();
    await import(pathToFileURL(`${root}/${file}`).href + trial);
    for (const test of takeGathered()) {
      name = test.name;
      step();
      await test.run();
    }
    return undefined;
  } catch (error) {
    return `${file}, ${name}: ${String(error).split('\n')[0]}`;
  }
}

async function tried({ change, tests }: Extract<Ask, { ask: 'try' }>): Promise<string | undefined> {
  const trial = modules.open(change);
  const [end] = [new Float64Array(deadline)];
  for (const { file, seconds } of tests) {
    let n = 0;
    const failed = await failureIn(file, trial, () => {
      end[0] = (spent() + (seconds[n++] ?? 0)) * 1e6;
    });
    end[0] = 0;
    if (failed !== undefined) return failed;
  }
  return undefined;
}

async function measured(tests: readonly string[], places: readonly Place[]): Promise<Measured[]> {
  const count = await counting(root);
  const all: Measured[] = [];
  for (const file of tests) {
    const starts: number[] = [];
    const trial = modules.open();
    const failed = await failureIn(file, trial, () => starts.push(spent()));
    if (failed !== undefined) throw new Error(`a test fails without any change: ${failed}`);
    const ends = [...starts.slice(1), spent()];
    all.push({
      file,
      seconds: ends.map((end, n) => end - (starts[n] ?? end)),
      reaches: await count.reached(places, trial),
    });
  }
  await count.end();
  return all;
}

async function answer(asked: Ask): Promise<Answer> {
  const begin = spent();
  const answered =
    asked.ask === 'try'
      ? { failed: await tried(asked) }
      : { measured: await measured(asked.tests, asked.places) };
  return { ...answered, spent: spent() - begin, memory: process.memoryUsage().rss / 2 ** 20 } as Answer;
}

process.on('message', (asked: Ask) => {
  answer(asked).then(
    (answered) => process.send?.(answered),
    (error) => process.send?.({ refused: String(error), spent: 0, memory: 0 }),
  );
});
