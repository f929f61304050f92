import type { AirKwireTypes } from '@tarmac/air-kwire';
import type { GameKit } from '../../game-kit.ts';
import { conserved } from './conserved.ts';
import { drivers, weight } from './drivers.ts';
import { edgeBoards } from './edge-boards.ts';
import { happened, rarities } from './rarities.ts';

export const airKwireKit: GameKit<AirKwireTypes> = {
  conserved,
  // AK-62: at most 600 turns; few have more than a dozen decisions.
  mostDecisions: 12_000,
  codeLimit: 2 ** 12,
  drivers,
  weight,
  rarities,
  happened,
  edgeBoards,
};
