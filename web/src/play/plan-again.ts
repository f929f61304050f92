import type { Player, TablePlan } from '@tarmac/table';
import { newSeed } from './new-seed.ts';
import type { TableInfo } from './table-source.ts';

/** The same people with another deal. The player who was chosen to begin, and so sits in seat 0, begins again. */
export function planAgain({ game, board, options, players }: TableInfo): TablePlan {
  const first = typeof options.startingPlayer === 'number' ? options.startingPlayer - 1 : 0;
  const seats = players.length;
  const places = players.map((_, place) => players[(place - first + seats) % seats] as Player);
  return { game, board: board as object, options, players: places, seed: newSeed() };
}
