import { CHANCE } from '@tarmac/kernel';
import type { PerftRow } from '@tarmac/testkit/suite';
import { perftSuite } from '@tarmac/testkit/suite';
import { airKwire, POWERS } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';
import type { State } from './naive/index.ts';
import * as naive from './naive/index.ts';
import { play } from './naive/index.ts';

const ROWS: readonly PerftRow[] = [
  {
    what: 'the first turn',
    board: 'usa-1',
    players: 3,
    driver: 'even',
    after: 0,
    ways: [6, 16, 31, 87, 263, 676, 2200, 5884],
    naive: 6,
  },
  {
    what: 'a merger',
    board: 'cluster-1',
    players: 5,
    options: { powerCards: true },
    driver: 'builder',
    after: 71,
    ways: [2, 4, 12, 48, 552],
    naive: 5,
  },
  {
    what: 'too few markers',
    board: 'cluster-1',
    players: 5,
    options: { powerCards: true },
    driver: 'builder',
    after: 123,
    ways: [5, 10, 28, 132, 692],
    naive: 5,
  },
  {
    what: 'the middle game',
    board: 'usa-1',
    players: 4,
    driver: 'table-talk',
    after: 150,
    ways: [2, 16, 37, 228, 1684, 15748],
    naive: 4,
  },
  {
    what: 'power cards',
    board: 'usa-1',
    players: 5,
    options: { powerCards: true },
    driver: 'dealer',
    after: 300,
    ways: [8, 78, 246, 2616, 29457],
    naive: 3,
  },
  {
    what: 'mergers',
    board: 'cluster-1',
    players: 3,
    driver: 'builder',
    after: 60,
    ways: [6, 59, 396, 1544, 10223],
    naive: 3,
  },
  {
    what: 'many shares',
    board: 'cluster-1',
    players: 4,
    driver: 'table-talk',
    after: 120,
    ways: [2, 20, 50, 273, 1217, 4900, 23258],
    naive: 4,
  },
  {
    what: 'bankruptcies',
    board: 'ribbon-1',
    players: 3,
    driver: 'seller',
    after: 90,
    ways: [2, 14, 53, 338, 1926, 6065],
    naive: 4,
  },
  {
    what: 'an empty pile',
    board: 'ribbon-1',
    players: 6,
    driver: 'seller',
    after: 400,
    ways: [5, 9, 33, 106, 543, 2540, 8592],
    naive: 5,
  },
];

/** Cities in the order of the board, then power cards. */
function settle(state: State): State {
  let next = state;
  const places: readonly string[] = [...next.board.cities.map(({ id }) => id), ...POWERS];
  while (next.phase === 'shuffle') {
    const order = [...next.pool, ...next.pile].sort((a, b) => places.indexOf(a) - places.indexOf(b));
    next = play(next, CHANCE, { type: 'shuffle', order });
  }
  return next;
}

perftSuite(airKwire, naive, { rows: ROWS, boardOf: frozenBoard, settle });
