import type { Plan } from '@tarmac/testkit';
import { perft, playthrough, treeOf } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import type { Airlines1990Types } from '../src/index.ts';
import { airlines1990 as game } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';
import * as naive from './naive/index.ts';

/*
 * In how many ways the next 1, 2, 3 … moves can be made; what is left to chance comes in the order of the board and is
 * no move. The positions are reached by a seeded game; the naive engine counts as deep as it can.
 */

const naiveTree = {
  moves: (state: naive.State) =>
    naive.active(state).flatMap((seat) => naive.legalMoves(state, seat).map((move) => ({ seat, move }))),
  play: (state: naive.State, seat: number, move: naive.Move): naive.State => {
    let next = naive.play(state, seat, move);
    while (next.phase === 'shuffle') {
      const { pile, cards } = naive.cardsToShuffle(next);
      next = naive.play(next, -2, { type: 'shuffle', pile, order: cards } as naive.Move);
    }
    return next;
  },
};

interface Row {
  readonly what: string;
  readonly board: string;
  readonly players: number;
  readonly options?: Record<string, boolean>;
  readonly driver: string;
  /** Moves played before. */
  readonly after: number;
  readonly ways: readonly number[];
  /** How deep the naive engine counts too. */
  readonly naive: number;
}

const ROWS: readonly Row[] = [
  {
    what: 'the first turn',
    board: 'north-america-1',
    players: 2,
    driver: 'even',
    after: 0,
    ways: [14, 79, 1024, 37578],
    naive: 3,
  },
  {
    what: 'the first turn',
    board: 'north-america-1',
    players: 6,
    driver: 'even',
    after: 0,
    ways: [14, 53, 688, 24260],
    naive: 3,
  },
  {
    what: 'the middle game',
    board: 'north-america-1',
    players: 4,
    driver: 'table-talk',
    after: 90,
    ways: [5, 40, 15250],
    naive: 2,
  },
  {
    what: 'sabotage',
    board: 'north-america-1',
    players: 3,
    driver: 'saboteur',
    after: 60,
    ways: [838, 1676, 717247],
    naive: 1,
  },
  {
    what: 'the pile almost empty',
    board: 'crowd-1',
    players: 6,
    driver: 'pile-first',
    after: 75,
    ways: [5, 44, 2284, 23044],
    naive: 3,
  },
  {
    what: 'last turns',
    board: 'crowd-1',
    players: 6,
    options: { lastRound: true },
    driver: 'pile-first',
    after: 90,
    ways: [21, 22, 232, 4899],
    naive: 3,
  },
  {
    what: 'late scoring cards',
    board: 'crowd-1',
    players: 5,
    options: { lateScoring: true },
    driver: 'fly-first',
    after: 28,
    ways: [16, 49, 450],
    naive: 2,
  },
  {
    what: 'companies that become inactive',
    board: 'ring-1',
    players: 3,
    driver: 'late-founder',
    after: 12,
    ways: [15, 94, 662, 6054],
    naive: 3,
  },
  {
    what: 'hands full of flight cards',
    board: 'four-1',
    players: 2,
    driver: 'hoarder',
    after: 16,
    ways: [5, 103, 619, 5793],
    naive: 3,
  },
  {
    what: 'reshuffles',
    board: 'star-1',
    players: 4,
    driver: 'fly-first',
    after: 50,
    ways: [5, 29, 450, 7343],
    naive: 3,
  },
];

function planOf({ board, players, options = {}, driver }: Row): Plan<Airlines1990Types> {
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
