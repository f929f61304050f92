import type { Airlines1990Types } from '@tarmac/airlines-1990';
import type { GameKit } from '../../game-kit.ts';
import { conserved } from './conserved.ts';
import { drivers, weight } from './drivers.ts';
import { edgeBoards } from './edge-boards.ts';
import { happened, rarities } from './rarities.ts';

export const airlines1990Kit: GameKit<Airlines1990Types> = {
  conserved,
  // A90-83; the longest of many thousand random games has about half of this.
  mostDecisions: 2500,
  codeLimit: 2 ** 16,
  drivers,
  weight,
  rarities,
  happened,
  edgeBoards,
};
