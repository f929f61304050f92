import { contractSuite } from '@tarmac/testkit/suite';
import { airlinesEurope } from '../src/index.ts';
import { allBoards } from './contract-boards.ts';

contractSuite(airlinesEurope, {
  boards: allBoards,
  full: 20,
  light: 600,
  seed: 'contract',
  // AE-20: a player who is not there cannot begin.
  impossible: [3, 4, 5].flatMap((n) =>
    Array.from({ length: n - 2 }, (_, i) => `players ${i + 2} with startingPlayer ${n}`),
  ),
});
