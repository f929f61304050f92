import { CHANCE } from '@tarmac/kernel';
import type { PerftRow } from '@tarmac/testkit/suite';
import { perftSuite } from '@tarmac/testkit/suite';
import { airlines1990 } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';
import type { Move, State } from './naive/index.ts';
import * as naive from './naive/index.ts';
import { cardsToShuffle, play } from './naive/index.ts';

const ROWS: readonly PerftRow[] = [
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

/** In the order of the board. */
function settle(state: State): State {
  let next = state;
  while (next.phase === 'shuffle') {
    const { pile, cards } = cardsToShuffle(next);
    next = play(next, CHANCE, { type: 'shuffle', pile, order: cards } as Move);
  }
  return next;
}

perftSuite(airlines1990, naive, { rows: ROWS, boardOf: frozenBoard, settle });
