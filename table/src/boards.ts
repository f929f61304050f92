import type { AnyGame } from '@tarmac/games';
import { boardShelf, type GameTypes } from '@tarmac/kernel';

const shelves = new Map<string, (file: unknown) => GameTypes['Board']>();

/** The board of a file; tables on equal boards share one. */
export function loadedBoard(game: AnyGame, file: unknown): GameTypes['Board'] {
  const shelf = shelves.get(game.id) ?? boardShelf(game);
  shelves.set(game.id, shelf);
  return shelf(file);
}
