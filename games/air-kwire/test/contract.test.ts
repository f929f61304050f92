import { contractSuite } from '@tarmac/testkit/suite';
import { airKwire } from '../src/index.ts';
import { allBoards } from './contract-boards.ts';

contractSuite(airKwire, { boards: allBoards, full: 3, light: 112, seed: 'contract 1' });
