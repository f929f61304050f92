import type { Golden } from '@tarmac/testkit/suite';
import { goldenSuite } from '@tarmac/testkit/suite';
import { airKwire } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';
import { words } from './goldens-words.ts';

const GOLDENS: readonly Golden[] = [
  { file: '3-players', board: 'usa-1', players: 3, options: {}, driver: 'table-talk' },
  { file: '4-players', board: 'usa-1', players: 4, options: { startingCash: 'each' }, driver: 'builder' },
  { file: '6-players', board: 'usa-1', players: 6, options: { powerCards: true }, driver: 'table-talk' },
  { file: 'mergers', board: 'cluster-1', players: 4, options: {}, driver: 'builder' },
  { file: 'power-cards', board: 'cluster-1', players: 5, options: { powerCards: true }, driver: 'dealer' },
  { file: 'exhausted', board: 'ribbon-1', players: 3, options: { powerCards: true }, driver: 'mixed' },
];

goldenSuite(airKwire, {
  goldens: GOLDENS,
  folder: new URL('goldens/', import.meta.url),
  boardOf: frozenBoard,
  words,
});
