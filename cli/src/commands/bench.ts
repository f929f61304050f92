import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findGame, GAMES } from '@tarmac/games';
import type { Arguments } from '../arguments.ts';
import type { Figure, FigureName, Target } from '../bench/figures.ts';
import { FIGURE_NAMES, FIGURES, isFigure, meets, targetOf } from '../bench/figures.ts';
import type { Measured } from '../bench/processes.ts';
import { measureAll, PROCESSES } from '../bench/processes.ts';
import type { Command, ExitCode } from '../command.ts';
import { InputError } from '../command.ts';
import { print, printJson, printTable, tidy } from '../output.ts';

const DEFAULT_SECONDS = 60;
/** The game by which the others are measured. */
const FIRST = GAMES[0]?.id ?? '';

export const bench: Command = {
  usage: '[GAME …] [--seconds N]',
  summary: 'Measures the engine of every game on its first board with four players, on one core.',
  flags: {
    seconds: {
      value: 'N',
      help: `about how much processor time all of it may take; ${DEFAULT_SECONDS} without it`,
    },
    only: { value: 'a,b,…', help: `only these figures: ${FIGURE_NAMES.join(', ')}` },
  },
  notes: [
    `Each figure is the best slice of processor time in ${PROCESSES} processes, as a ratio to a ` +
      'calibration loop that is timed between the slices (xorshift32 in a local variable): its unit is one ' +
      'step of that loop. So the figures of different machines can be compared.',
    `Some figures of other games have a target that is a multiple of what ${FIRST} takes in the same run.`,
    'Exit 1 if a figure misses its target.',
  ],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const games = given.words.length === 0 ? GAMES : given.words.map(findGame);
  const seconds = given.number('seconds', { from: 0, to: 3600 }) ?? DEFAULT_SECONDS;
  const names = chosenFigures(given.text('only'));
  const ids = [...new Set(games.map(({ id }) => id))];
  const measured = await measureAll(ids, names, seconds);

  const judgements = ids.map((id) => [id, judge(id, names, measured)] as const);
  const ok = judgements.every(([, figures]) => Object.values(figures).every((figure) => figure.ok));
  const report = {
    ...commit(),
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? null,
    stepNanoseconds: tidy(measured.step),
    ok,
    games: Object.fromEntries(judgements),
  };
  if (given.switched('json')) printJson(report);
  else {
    print(`commit ${report.commit ?? 'unknown'}${report.modified ? ' (modified)' : ''}, Node ${report.node}`);
    print(`${report.cpu}, one step of the calibration loop ${report.stepNanoseconds} ns`);
    for (const [id, figures] of judgements) printFigures(id, Object.values(figures));
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

interface Judged {
  readonly about: string;
  readonly value: number;
  readonly unit: Figure['unit'];
  /** As a multiple of the same figure of the first game. */
  readonly timesTheFirst: number | null;
  readonly target: Target | null;
  readonly good?: number;
  readonly ok: boolean;
}

function judge(
  game: string,
  names: readonly FigureName[],
  { best, step }: Measured,
): Readonly<Record<string, Judged>> {
  const measuredOf = (id: string, name: FigureName): number | undefined => {
    const measured = best.get(id)?.get(name);
    return measured === undefined ? undefined : tidy(inUnit(FIGURES[name], measured, step), 2);
  };
  const isFirst = game === FIRST;
  const place = GAMES.findIndex(({ id }) => id === game);
  return Object.fromEntries(
    names.map((name): [string, Judged] => {
      const figure: Figure = FIGURES[name];
      const value = measuredOf(game, name) ?? 0;
      const first = isFirst ? undefined : measuredOf(FIRST, name);
      const target = isFirst ? figure.target : targetOf(figure, place, first);
      const judged = {
        about: figure.about,
        value,
        unit: figure.unit,
        timesTheFirst: first ? tidy(value / first, 2) : null,
        target: target ?? null,
        ...(isFirst && figure.good !== undefined && { good: figure.good }),
        ok: meets(target, value),
      };
      return [name, judged];
    }),
  );
}

function printFigures(game: string, figures: readonly Judged[]): void {
  const compared = figures.some(({ timesTheFirst }) => timesTheFirst !== null);
  print('', game);
  printTable([
    ['figure', 'value', 'unit', ...(compared ? [`× ${FIRST}`] : []), 'target', ''],
    ...figures.map(({ about, value, unit, timesTheFirst, target, ok }) => [
      about,
      value,
      unit,
      ...(compared ? [timesTheFirst ?? '–'] : []),
      target === null ? '–' : sign(target),
      ok ? 'ok' : 'MISSED',
    ]),
  ]);
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

function sign(target: Target): string {
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
