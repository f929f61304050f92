import { contractSuite } from '@tarmac/testkit/suite';
import { airlines1990 } from '../src/index.ts';
import { allBoards } from './contract-boards.ts';

contractSuite(airlines1990, { boards: allBoards, full: 5, light: 100, seed: 'contract' });
