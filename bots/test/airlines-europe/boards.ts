import type { Board } from '@tarmac/airlines-europe';
import { airlinesEurope } from '@tarmac/airlines-europe';
import islands from '@tarmac/airlines-europe/boards/test/islands-1.json' with { type: 'json' };
import line from '@tarmac/airlines-europe/boards/test/line-1.json' with { type: 'json' };
import tiny from '@tarmac/airlines-europe/boards/test/tiny-1.json' with { type: 'json' };
import wheel from '@tarmac/airlines-europe/boards/test/wheel-1.json' with { type: 'json' };

/** The boards that come with the game, and small ones on which the corners of the rules are near. */
export const allBoards: readonly Board[] = [...airlinesEurope.boardFiles, tiny, islands, line, wheel].map(
  (file) => airlinesEurope.loadBoard(file),
);

/** Options that change what can be done, in a few mixtures. */
export const SOME_OPTIONS = [
  {},
  { cut: 'exact', routePhases: true },
  { deck: 'thirds', splitHoldings: true },
  { deck: 'thirds', routePhases: true, splitHoldings: true, openScores: true },
];
