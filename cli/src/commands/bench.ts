import { execFileSync, spawn } from 'node:child_process';
import module from 'node:module';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Arguments } from '../arguments.ts';
import type { Figure, FigureName, Measurement } from '../bench/figures.ts';
import { FIGURE_NAMES, FIGURES, isFigure, meets } from '../bench/figures.ts';
import type { Command, ExitCode } from '../command.ts';
import { InputError } from '../command.ts';
import { print, printJson, printTable, tidy } from '../output.ts';
import { Progress } from '../progress.ts';

const PROCESSES = 3;
const DEFAULT_SECONDS = 30;
/** Memory for the figure of allocation; inlining as in bin/tarmac.mjs. */
const NODE_FLAGS = [
  '--expose-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--max-inlined-bytecode-size-cumulative=5000',
];

export const bench: Command = {
  usage: '[--seconds N]',
  summary: 'Measures the engine on the full board with four players, on one core.',
  flags: {
    seconds: { value: 'N', help: `about how long all of it may take; ${DEFAULT_SECONDS} without it` },
    only: { value: 'a,b,…', help: `only these figures: ${FIGURE_NAMES.join(', ')}` },
  },
  notes: [
    `Each figure is the best slice of processor time in ${PROCESSES} processes, as a ratio to a ` +
      'calibration loop that is timed between the slices (xorshift32 in a local variable): its unit is one ' +
      'step of that loop. So the figures of different machines can be compared.',
    'Exit 1 if a figure misses its target.',
  ],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  given.noWords();
  const seconds = given.seconds('seconds', { from: 0, to: 3600 }) ?? DEFAULT_SECONDS;
  const names = chosenFigures(given.text('only'));
  const timed = names.filter((name) => !isStill(name)).length;
  const slice = seconds / (timed * PROCESSES);
  const progress = new Progress('measuring', timed * PROCESSES + names.length - timed);
  const steps: number[] = [];
  const best = new Map<FigureName, number>();
  let done = 0;
  // Round by round, so that a busy minute does not fall on one figure alone.
  for (let round = 0; round < PROCESSES; round++) {
    for (const name of names) {
      if (round > 0 && isStill(name)) continue;
      const { value, step } = await measureApart(name, slice);
      best.set(name, Math.min(value, best.get(name) ?? value));
      steps.push(step);
      progress.update(++done);
    }
  }
  progress.end();

  const step = Math.min(...steps);
  const figures = Object.fromEntries(names.map((name) => [name, judged(name, best.get(name) ?? 0, step)]));
  const ok = Object.values(figures).every((figure) => figure.ok);
  const report = {
    ...commit(),
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? null,
    stepNanoseconds: tidy(step),
    ok,
    figures,
  };
  if (given.switched('json')) printJson(report);
  else {
    print(`commit ${report.commit ?? 'unknown'}${report.modified ? ' (modified)' : ''}, Node ${report.node}`);
    print(`${report.cpu}, one step of the calibration loop ${report.stepNanoseconds} ns\n`);
    printTable([
      ['figure', 'value', 'unit', 'target', ''],
      ...Object.values(figures).map((figure) => [
        figure.about,
        figure.value,
        figure.unit,
        figure.target === null ? '–' : sign(figure.target),
        figure.ok ? 'ok' : 'MISSED',
      ]),
    ]);
  }
  return ok ? 0 : 1;
}

function chosenFigures(only: string | undefined): readonly FigureName[] {
  if (only === undefined) return FIGURE_NAMES;
  return only.split(',').map((name) => {
    if (isFigure(name)) return name;
    throw new InputError(`There is no figure ${JSON.stringify(name)}; there is ${FIGURE_NAMES.join(', ')}.`);
  });
}

function isStill(name: FigureName): boolean {
  const figure: Figure = FIGURES[name];
  return figure.still === true;
}

/** One figure in a process of its own. */
function measureApart(name: FigureName, seconds: number): Promise<Measurement> {
  const script = fileURLToPath(new URL('../bench/measure.ts', import.meta.url));
  const child = spawn(process.execPath, [...NODE_FLAGS, script, name, String(seconds)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // As the command itself runs. Stripping types anew would also make V8 check every typed array for a detached
    // buffer, because the stripper grows its memory: seven per cent.
    env: { ...process.env, NODE_COMPILE_CACHE: module.getCompileCacheDir() },
  });
  let out = '';
  let wrong = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    wrong += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(out));
      else
        reject(new Error(`measuring ${name} failed: ${wrong.match(/^\w*Error.*$/m)?.[0] ?? `exit ${code}`}`));
    });
  });
}

function judged(name: FigureName, nanoseconds: number, step: number) {
  const figure: Figure = FIGURES[name];
  const value = tidy(inUnit(figure, nanoseconds, step), 2);
  const { about, unit, target = null, good } = figure;
  return { about, value, unit, target, ...(good !== undefined && { good }), ok: meets(figure, value) };
}

function inUnit({ unit }: Figure, measured: number, step: number): number {
  switch (unit) {
    case 'steps':
      return measured / step;
    case 'µs':
      return measured / 1000;
    case 'records/s':
      return 1e9 / measured;
    case 'bytes':
      return measured;
  }
}

function sign(target: NonNullable<Figure['target']>): string {
  return 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`;
}

/** What was measured, where this is a clone. */
function commit(): { commit: string | null; modified: boolean } {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return { commit: git('rev-parse', '--verify', 'HEAD'), modified: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: null, modified: false };
  }
}
