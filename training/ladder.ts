// Measures the levels on the reserved deals, one row of docs/strength.md after the other: see README.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runScript } from './script.ts';

const SEED = 'strength-1-0001';
const GAMES = 400;
const FEWER = 200;
const FEWEST = 60;
const TARMAC = fileURLToPath(new URL('../cli/bin/tarmac.mjs', import.meta.url));

interface Row {
  readonly game: string;
  readonly bots: string;
  readonly games: number;
  /** What else `tarmac arena` is told. */
  readonly more: readonly string[];
}

/** A board that no value was learned on. */
const STRANGE: Readonly<Record<string, string>> = {
  'airlines-europe': 'wheel-1',
  'airlines-1990': 'crowd-1',
  'air-kwire': 'cluster-1',
};

/** Besides four. */
const PLAYERS: Readonly<Record<string, readonly string[]>> = {
  'airlines-europe': ['2', '3', '5'],
  'airlines-1990': ['2', '3', '5', '6'],
  'air-kwire': ['3', '5', '6'],
};

/** The yardstick with other weights: one minds nobody but itself, one minds the others, and their leader, twice as much. */
const OTHER_GREEDIES: Readonly<Record<string, readonly string[]>> = {
  'airlines-europe': ['greedy-1:rival=0:leader=0', 'greedy-1:rival=2.4:leader=1.2'],
  'airlines-1990': ['greedy-1:rival=0:leader=0', 'greedy-1:rival=0.8:leader=3'],
  'air-kwire': ['greedy-1:rival=0:leader=0', 'greedy-1:rival=2.4:leader=12'],
};

function rowsOf(game: string): Row[] {
  const row = (bots: string, games = GAMES, ...more: string[]): Row => ({ game, bots, games, more });
  const others = PLAYERS[game];
  return [
    row('chief-pilot-1,greedy-1'),
    row('first-officer-1,greedy-1'),
    row('cadet-1,random'),
    row('cadet-1,second-officer-1'),
    row('second-officer-1,first-officer-1'),
    row('captain-1,first-officer-1'),
    row('chief-pilot-1,captain-1'),
    row('chief-pilot-1,greedy-1', GAMES, '--board', `games/${game}/boards/test/${STRANGE[game]}.json`),
    ...others.map((players) =>
      row('chief-pilot-1,greedy-1', players === '2' ? FEWER : FEWEST, '--players', players),
    ),
    ...OTHER_GREEDIES[game].map((greedy) => row(`chief-pilot-1,${greedy}`, FEWEST)),
  ];
}

const nameOf = ({ game, bots, more }: Row): string => [game, bots, ...more].join(' ');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      out: { type: 'string', default: 'docs/strength-1.json' },
      jobs: { type: 'string' },
      seconds: { type: 'string', default: '1000000' },
    },
  });
  const { only, out, jobs } = values;
  const known: Record<string, object> = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : {};
  const end = performance.now() + 1000 * Number(values.seconds);
  for (const row of Object.keys(STRANGE).flatMap(rowsOf)) {
    const name = nameOf(row);
    if (known[name] || !new RegExp(only).test(name) || performance.now() > end) continue;
    known[name] = measure(row, jobs === undefined ? [] : ['--jobs', jobs]);
    writeFileSync(out, `${JSON.stringify(known, undefined, 1)}\n`);
    console.log(name, JSON.stringify(known[name]));
  }
}

function measure({ game, bots, games, more }: Row, jobs: readonly string[]): object {
  const run = ['--seed', SEED, '--bots', bots, '--games', String(games), ...more];
  const args = [TARMAC, 'arena', game, ...run, ...jobs, '--json'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const { winShare, meanMargin } = JSON.parse(printed);
  return { command: `tarmac arena ${game} ${run.join(' ')}`, games, winShare, meanMargin };
}

await runScript(main);
