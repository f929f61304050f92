import type { Game, GameTypes } from '@tarmac/kernel';
import type { GameKit } from '../game-kit.ts';
import { PLAIN_KIT } from '../game-kit.ts';
import { airKwireKit } from './air-kwire/index.ts';
import { airlines1990Kit } from './airlines-1990/index.ts';
import { airlinesEuropeKit } from './airlines-europe/index.ts';

const KITS: Readonly<Record<string, GameKit<GameTypes>>> = {
  'air-kwire': airKwireKit,
  'airlines-1990': airlines1990Kit,
  'airlines-europe': airlinesEuropeKit,
};

/** What testkit knows of a game, by its id; a game with the id of another has its states too. */
export function kitOf<G extends GameTypes>(game: Game<G>): GameKit<G> {
  return KITS[game.id] ?? PLAIN_KIT;
}
