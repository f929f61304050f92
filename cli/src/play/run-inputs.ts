import { join } from 'node:path';
import type { AnyGame } from '@tarmac/games';
import { findGame } from '@tarmac/games';
import type { GameTypes, Options } from '@tarmac/kernel';
import type { Arguments } from '../arguments.ts';
import type { Flag } from '../command.ts';
import { makeFolder, writeWhole } from '../files.ts';
import { BOARD_FLAG, chosenOptions, OPTION_FLAG, readBoard } from '../inputs.ts';
import { fileStem, MAX_GAMES } from '../seeds.ts';
import type { GameReport } from './game-plan.ts';
import { DEFAULT_JOBS } from './games-pool.ts';

/* What commands that let bots play many games read in the same way. */

const MAX_JOBS = 64;

export const RUN_FLAGS = {
  seed: { value: 'S', help: 'a text of 1 to 64 characters; equal seeds give equal games; 1 without it' },
  board: BOARD_FLAG,
  option: OPTION_FLAG,
  records: { value: 'DIR', help: 'write the record of every game into this folder' },
  jobs: { value: 'N', help: 'how many games at the same time; one per processor core without it' },
} satisfies Readonly<Record<string, Flag>>;

export interface RunInputs {
  readonly game: AnyGame;
  readonly games: number;
  readonly jobs: number;
  readonly players: number | undefined;
  readonly seed: string;
  readonly options: Options;
  readonly board: GameTypes['Board'];
  /** Where records go, if anywhere. */
  readonly folder: string | undefined;
}

export async function readRun(given: Arguments, defaultGames: number): Promise<RunInputs> {
  const game = findGame(given.onlyWord('GAME'));
  return {
    game,
    games: given.count('games', { from: 1, to: MAX_GAMES }) ?? defaultGames,
    jobs: given.count('jobs', { from: 1, to: MAX_JOBS }) ?? DEFAULT_JOBS,
    players: given.count('players', { from: 1, to: 99 }),
    seed: given.text('seed') ?? '1',
    options: chosenOptions(game, given.texts('option')),
    board: await readBoard(game, given.text('board')),
    folder: given.text('records'),
  };
}

/** Writes the records of a run, each under the number of its game; makes the folder first. */
export function recordShelf({ folder, game, seed }: RunInputs): (report: GameReport, kind?: string) => void {
  if (folder === undefined) return () => {};
  makeFolder(folder);
  const stem = `${game.id}-${fileStem(seed)}`;
  return ({ game: number, record }, kind = '') => {
    if (record === undefined) return;
    writeWhole(join(folder, `${stem}${kind}-${String(number).padStart(4, '0')}.json`), record);
  };
}
