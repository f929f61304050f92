// Gives mutants to processes and gathers what became of them.
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Drawn, Subject } from './subjects.ts';
import type { Answer, Ask, Measured, TestFile } from './trial.ts';

export interface Verdict {
  readonly mutant: Drawn;
  /** The test that noticed it; absent for a survivor. */
  readonly killed?: string;
  /** How many test files reach it. */
  readonly reached: number;
  /** Seconds of the processor. */
  readonly spent: number;
}

/** Megabytes. */
const MOST_MEMORY = 900;

export const costOf = ({ seconds }: TestFile): number => seconds.reduce((sum, each) => sum + each, 0);

/** A process for trials; another one takes its place when it ends. */
class Bench {
  readonly #subject: Subject;
  #child: ChildProcess | undefined;

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** The answer; undefined if the process ended over it. */
  async ask(asked: Ask): Promise<Answer | undefined> {
    const { root, fresh } = this.#subject;
    const path = fileURLToPath(new URL('./trial.ts', import.meta.url));
    const options = {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'] as const,
      execArgv: ['--max-old-space-size=2000', '--disable-warning=ExperimentalWarning'],
    };
    this.#child ??= fork(path, [root, ...fresh], { ...options, stdio: [...options.stdio] });
    const child = this.#child;
    const answer = await new Promise<Answer | undefined>((resolve) => {
      child.once('message', resolve);
      child.once('exit', () => resolve(undefined));
      child.send(asked);
    });
    child.removeAllListeners();
    if (!answer) this.#child = undefined;
    if (answer?.refused !== undefined) {
      this.close();
      throw new Error(answer.refused);
    }
    return answer;
  }

  close(): void {
    this.#child?.kill();
    this.#child = undefined;
  }
}

/** What each test costs and reaches while nothing is changed; throws if one of them fails. */
export async function measure(subject: Subject, mutants: readonly Drawn[]): Promise<Measured[]> {
  const bench = new Bench(subject);
  const places = mutants.map(({ file, at }) => ({ file, at }));
  const answer = await bench.ask({ ask: 'measure', tests: subject.tests, places });
  bench.close();
  if (!answer?.measured) throw new Error(`the tests of ${subject.name} do not end without any change`);
  return answer.measured.toSorted((one, other) => costOf(one) - costOf(other));
}

export interface How {
  /** Processes side by side. */
  readonly jobs: number;
  /** A test that uses twice what it needs and so many seconds does not come to an end. */
  readonly slack?: number;
}

/** Tries these mutants, a few at a time, and tells each verdict when it is known. */
export async function tryAll(
  subject: Subject,
  mutants: readonly Drawn[],
  measured: readonly Measured[],
  { jobs, slack = 3 }: How,
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const limitOf = (seconds: number): number => 2 * seconds + slack;
  const queue = mutants.map((mutant, n) => ({
    mutant,
    tests: measured
      .filter(({ reaches }) => reaches.includes(n))
      .map(({ file, seconds }) => ({ file, seconds: seconds.map(limitOf) })),
  }));
  const [quickest] = measured;
  await Promise.all(Array.from({ length: jobs }, work));

  async function work(): Promise<void> {
    const bench = new Bench(subject);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { mutant, tests } = next;
      const reached = tests.length;
      if (reached === 0) {
        tell({ mutant, reached, spent: 0 });
        continue;
      }
      const answer = await bench.ask({ ask: 'try', change: mutant, tests });
      const killed = answer ? answer.failed : 'no end, or no memory left';
      const spent = answer?.spent ?? Math.max(...tests.flatMap(({ seconds }) => seconds));
      tell({ mutant, reached, spent, ...(killed !== undefined && { killed }) });
      if (answer && answer.memory > MOST_MEMORY) await close(bench);
    }
    await close(bench);
  }

  /** A mutant that harms more than its own modules would kill those after it. */
  async function close(bench: Bench): Promise<void> {
    if (quickest) {
      const answer = await bench.ask({
        ask: 'try',
        tests: [{ file: quickest.file, seconds: quickest.seconds.map(limitOf) }],
      });
      if (!answer || answer.failed) throw new Error(`a mutant harmed the tests after it: ${answer?.failed}`);
    }
    bench.close();
  }
}
