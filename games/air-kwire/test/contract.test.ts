import { contractSuite } from '@tarmac/testkit/suite';
import { airKwire } from '../src/index.ts';
import { allBoards } from './contract-boards.ts';

contractSuite(airKwire, { boards: allBoards, full: 8, light: 168, seed: 'contract 1' });
