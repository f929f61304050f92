import type { AirlinesEuropeTypes } from '@tarmac/airlines-europe';
import type { GameKit } from '../../game-kit.ts';
import { conserved } from './conserved.ts';
import { drivers, weight } from './drivers.ts';
import { edgeBoards } from './edge-boards.ts';
import { happened, rarities } from './rarities.ts';

export const airlinesEuropeKit: GameKit<AirlinesEuropeTypes> = {
  conserved,
  // AE-82; the longest of many thousand random games has about half of this.
  mostDecisions: 1500,
  codeLimit: 4096,
  drivers,
  weight,
  rarities,
  happened,
  edgeBoards,
};
