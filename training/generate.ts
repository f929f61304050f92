// Plays games of a policy against itself and writes positions to learn from: see README.md.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBoardFile, findGame } from '@tarmac/games';
import type { RunPlan } from './game-plan.ts';
import { generateRows } from './generate-rows.ts';
import { refuseReserved } from './reserved.ts';
import { runScript } from './script.ts';

const PROGRESS_MS = 10_000;

const options = {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'training' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  out: { type: 'string' },
  positions: { type: 'string', default: '12' },
  temperature: { type: 'string', default: '0' },
  others: { type: 'string', default: '0.5' },
  board: { type: 'string', multiple: true },
  mind: { type: 'string' },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });

  const number = (name: 'games' | 'jobs' | 'positions' | 'temperature' | 'others', least: number): number => {
    const value = Number(values[name]);
    const whole = name === 'temperature' || name === 'others' || Number.isInteger(value);
    if (whole && Number.isFinite(value) && value >= least) return value;
    throw new Error(`--${name} must be a number from ${least} on, not ${values[name]}.`);
  };

  const game = findGame(positionals[0] ?? '');
  const { seed, mind } = values;
  refuseReserved(seed);
  const boards = values.board?.map((board) =>
    board.endsWith('.json') ? JSON.parse(readFileSync(board, 'utf8')) : findBoardFile(game, board),
  );
  const run: RunPlan = {
    game: game.id,
    boards: boards ?? game.boardFiles,
    seed,
    positions: number('positions', 1),
    temperature: number('temperature', 0),
    others: number('others', 0),
    ...(mind !== undefined && { mind: resolve(mind) }),
  };
  const [games, jobs] = [number('games', 1), number('jobs', 1)];
  const folder = values.out ?? join('out', 'training', game.id);

  const begin = performance.now();
  let told = begin;
  const { decisions, positions } = await generateRows(run, games, jobs, folder, (sofar) => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    console.error(`${sofar.games} games, ${sofar.positions} positions`);
  });
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage();
  const each = ((user + system) / decisions).toFixed(0);
  console.log(
    `${game.id}: ${games} games, ${decisions} decisions, ${positions} positions in ${folder}; ` +
      `${seconds.toFixed(1)} s on ${jobs} threads, ${each} µs of a core a decision`,
  );
}

await runScript(main);
