import type { Golden } from '@tarmac/testkit/suite';
import { goldenSuite } from '@tarmac/testkit/suite';
import { airlines1990 } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';
import { words } from './goldens-words.ts';

const GOLDENS: readonly Golden[] = [
  { file: '2-players', board: 'north-america-1', players: 2, options: {}, driver: 'table-talk' },
  { file: '4-players', board: 'north-america-1', players: 4, options: {}, driver: 'table-talk' },
  {
    file: '6-players',
    board: 'north-america-1',
    players: 6,
    options: { seatBonus: true },
    driver: 'table-talk',
  },
  { file: 'last-round', board: 'crowd-1', players: 6, options: { lastRound: true }, driver: 'pile-first' },
  {
    file: 'late-scoring',
    board: 'crowd-1',
    players: 3,
    options: { lateScoring: true },
    driver: 'table-talk',
  },
  { file: 'inactive-companies', board: 'ring-1', players: 3, options: {}, driver: 'late-founder' },
  { file: 'stalemate', board: 'four-1', players: 2, options: {}, driver: 'hoarder' },
];

goldenSuite(airlines1990, {
  goldens: GOLDENS,
  folder: new URL('goldens/', import.meta.url),
  boardOf: frozenBoard,
  words,
});
