import type { PlayedGame } from '../harness/answers/by-game.ts';
import { AIR_KWIRE } from './states/air-kwire.ts';
import { AIRLINES_1990 } from './states/airlines-1990.ts';
import { EUROPE } from './states/airlines-europe.ts';
import type { State } from './states/state.ts';

export type { State } from './states/state.ts';

const TOURS: Readonly<Record<PlayedGame, readonly State[]>> = {
  'airlines-europe': EUROPE,
  'airlines-1990': AIRLINES_1990,
  'air-kwire': AIR_KWIRE,
};

/** In the order in which one leads to the other. */
export function statesOf(tour: PlayedGame): readonly State[] {
  return TOURS[tour];
}

/** Whether there is such a state at a size: tabs only where the table has them. */
export function isAt({ name, small }: State, { width, height }: { width: number; height: number }): boolean {
  if (!small || width < 820 || height < 600) return true;
  /** Map and sheet side by side; the stock market is under the map there. */
  const desk = width >= 1024 && (width < 1180 || (width < 1480 && height < 750));
  return desk && name !== 'market';
}
