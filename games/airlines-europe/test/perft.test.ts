import type { Plan } from '@tarmac/testkit';
import { perft, playthrough, treeOf } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import type { AirlinesEuropeTypes } from '../src/index.ts';
import { airlinesEurope as game } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';
import * as naive from './naive/index.ts';

/*
 * In how many ways the next 1, 2, 3 … moves can be made. A wrong rule shows here as a wrong number, whatever
 * the engine looks like inside. The positions are reached by a seeded game; the naive engine counts as deep
 * as it can.
 */

const naiveTree = {
  moves: (state: naive.State) =>
    naive.active(state).flatMap((seat) => naive.legalMoves(state, seat).map((move) => ({ seat, move }))),
  play: naive.play,
};

interface Row {
  readonly what: string;
  readonly board: string;
  readonly players: number;
  readonly options?: Record<string, string | boolean>;
  readonly driver: string;
  /** Moves played before. */
  readonly after: number;
  readonly ways: readonly number[];
  /** How deep the naive engine counts too. */
  readonly naive: number;
}

const ROWS: readonly Row[] = [
  {
    what: 'the choice of the first portfolios',
    board: 'europe-1',
    players: 2,
    driver: 'even',
    after: 0,
    ways: [16, 120, 5700, 197662],
    naive: 2,
  },
  {
    what: 'the first turn',
    board: 'europe-1',
    players: 2,
    driver: 'even',
    after: 2,
    ways: [45, 1531, 25271, 668278],
    naive: 2,
  },
  {
    what: 'the first turn',
    board: 'europe-1',
    players: 5,
    driver: 'even',
    after: 5,
    ways: [67, 3432, 81846],
    naive: 1,
  },
  {
    what: 'the middle game',
    board: 'europe-1',
    players: 4,
    driver: 'table-talk',
    after: 90,
    ways: [4, 244, 1659, 97964],
    naive: 1,
  },
  {
    what: 'the middle game, routes in phases',
    board: 'europe-1',
    players: 3,
    options: { routePhases: true },
    driver: 'licence-first',
    after: 70,
    ways: [95, 3832, 30567, 1114261],
    naive: 1,
  },
  {
    what: 'the first turn',
    board: 'europe-small-1',
    players: 3,
    driver: 'even',
    after: 3,
    ways: [57, 2081, 50224, 1365855],
    naive: 2,
  },
  {
    what: 'an exchange',
    board: 'europe-small-1',
    players: 4,
    driver: 'exchange-first',
    after: 12,
    ways: [5, 265, 10875, 219415],
    naive: 2,
  },
  {
    what: 'shortly before the end',
    board: 'wheel-1',
    players: 2,
    driver: 'licence-first',
    after: 70,
    ways: [3, 33, 1053, 32196, 618811],
    naive: 3,
  },
  {
    what: 'a bank almost empty',
    board: 'wheel-1',
    players: 5,
    driver: 'cash-first',
    after: 40,
    ways: [43, 1813, 32637, 1192811],
    naive: 3,
  },
  {
    what: 'three licences on every route',
    board: 'line-1',
    players: 3,
    options: { routePhases: true },
    driver: 'even',
    after: 20,
    ways: [16, 193, 2657, 32932, 366585],
    naive: 3,
  },
  {
    what: 'a deck in thirds',
    board: 'line-1',
    players: 4,
    options: { deck: 'thirds' },
    driver: 'deck-first',
    after: 30,
    ways: [6, 228, 6602, 194126],
    naive: 3,
  },
  {
    what: 'one licence a route',
    board: 'tiny-1',
    players: 5,
    driver: 'even',
    after: 5,
    ways: [30, 766, 12693, 282511],
    naive: 3,
  },
  {
    what: 'two routes in the world',
    board: 'islands-1',
    players: 2,
    driver: 'even',
    after: 2,
    ways: [19, 339, 4405, 57277, 663448],
    naive: 4,
  },
];

function planOf({ board, players, options = {}, driver }: Row): Plan<AirlinesEuropeTypes> {
  return { board: frozenBoard(board), players, options, driver, seed: 'perft' };
}

describe('perft', () => {
  it.each(ROWS)('$what: $board, $players players, after $after moves', (row) => {
    const match = playthrough(game, planOf(row), row.after);
    expect(match.log.length).toBe(row.after);
    const ways = row.ways.map((_, i) => perft(treeOf(game), match.state, i + 1));
    expect(ways).toEqual(row.ways);

    const parts = { board: game.boardFile(match.board), options: match.options, setup: match.setup };
    // The naive engine reads the same JSON with types of its own.
    const { board, options, setup } = structuredClone(parts) as unknown as {
      board: naive.BoardFile;
      options: naive.Options;
      setup: naive.Setup;
    };
    let slow = naive.start(board, options, setup);
    for (const { seat, move } of match.log)
      slow = naive.play(slow, seat, structuredClone(move) as unknown as naive.Move);
    for (let depth = 1; depth <= row.naive; depth++) {
      expect(perft(naiveTree, slow, depth)).toBe(row.ways[depth - 1]);
    }
  });
});
