import type { Golden } from '@tarmac/testkit/suite';
import { goldenSuite } from '@tarmac/testkit/suite';
import { airlinesEurope } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';
import { words } from './goldens-words.ts';

const GOLDENS: readonly Golden[] = [
  { file: '2-players', board: 'europe-1', players: 2, options: {}, driver: 'table-talk' },
  { file: '3-players', board: 'europe-1', players: 3, options: { cut: 'exact' }, driver: 'table-talk' },
  { file: '4-players', board: 'europe-1', players: 4, options: {}, driver: 'table-talk' },
  {
    file: '5-players',
    board: 'europe-small-1',
    players: 5,
    options: { startingPlayer: 3 },
    driver: 'table-talk',
  },
  {
    file: 'deck-in-thirds',
    board: 'europe-small-1',
    players: 3,
    options: { deck: 'thirds' },
    driver: 'cash-first',
  },
  {
    file: 'route-phases',
    board: 'line-1',
    players: 2,
    options: { routePhases: true },
    driver: 'licence-first',
  },
  {
    file: 'split-holdings',
    board: 'europe-small-1',
    players: 4,
    options: { splitHoldings: true },
    driver: 'short-hand',
  },
  { file: 'all-blocked', board: 'tiny-1', players: 3, options: {}, driver: 'even' },
];

goldenSuite(airlinesEurope, {
  goldens: GOLDENS,
  folder: new URL('goldens/', import.meta.url),
  boardOf: frozenBoard,
  words,
});
