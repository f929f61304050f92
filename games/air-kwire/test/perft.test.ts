import type { Options } from '@tarmac/kernel';
import { perft, playthrough, treeOf } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import { airKwire as game } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';

/** A position, reached by a seeded game, and in how many ways the next 1, 2, 3 … moves can be made there. */
interface Row {
  readonly what: string;
  readonly board: string;
  readonly players: number;
  readonly options?: Options;
  readonly driver: string;
  /** Moves played before. */
  readonly after: number;
  readonly ways: readonly number[];
}

const ROWS: readonly Row[] = [
  {
    what: 'the first turn',
    board: 'usa-1',
    players: 3,
    driver: 'even',
    after: 0,
    ways: [6, 16, 31, 87, 263, 676, 2200, 5884],
  },
  {
    what: 'the first turn',
    board: 'usa-1',
    players: 6,
    driver: 'even',
    after: 0,
    ways: [6, 16, 31, 87, 263, 676, 2200, 5884],
  },
  {
    what: 'the middle game',
    board: 'usa-1',
    players: 4,
    driver: 'table-talk',
    after: 150,
    ways: [2, 16, 37, 228, 1684, 15748],
  },
  {
    what: 'power cards',
    board: 'usa-1',
    players: 5,
    options: { powerCards: true },
    driver: 'dealer',
    after: 300,
    ways: [8, 78, 246, 2616, 29457],
  },
  {
    what: 'mergers',
    board: 'cluster-1',
    players: 3,
    driver: 'builder',
    after: 60,
    ways: [6, 59, 396, 1544, 10223],
  },
  {
    what: 'many shares',
    board: 'cluster-1',
    players: 4,
    driver: 'table-talk',
    after: 120,
    ways: [2, 20, 50, 273, 1217, 4900, 23258],
  },
  {
    what: 'bankruptcies',
    board: 'ribbon-1',
    players: 3,
    driver: 'seller',
    after: 90,
    ways: [2, 14, 53, 338, 1926, 6065],
  },
  {
    what: 'an empty pile',
    board: 'ribbon-1',
    players: 6,
    driver: 'seller',
    after: 400,
    ways: [5, 9, 33, 106, 543, 2540, 8592],
  },
];

/** A wrong rule shows here as a wrong number, whatever the engine looks like inside. */
describe('perft', () => {
  it.each(ROWS)('$what: $board, $players players, after $after moves', (row) => {
    const { players, options = {}, driver } = row;
    const plan = { board: frozenBoard(row.board), players, options, driver, seed: 'perft' };
    const match = playthrough(game, plan, row.after);
    expect(match.log.length).toBe(row.after);
    expect(row.ways.map((_, i) => perft(treeOf(game), match.state, i + 1))).toEqual(row.ways);
  });
});
