import { airKwire } from '@tarmac/air-kwire';
import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Game, GameTypes } from '@tarmac/kernel';
import { sameJson, TarmacError } from '@tarmac/kernel';

/** A game whose own types the caller does not need to know. */
export type AnyGame = Game<GameTypes>;

/** Every game of Tarmac; the only place that knows them all. */
export const GAMES: readonly AnyGame[] = [airlinesEurope, airlines1990, airKwire];

export function findGame(id: string): AnyGame {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game) return game;
  const known = GAMES.map((candidate) => candidate.id).join(', ');
  throw new TarmacError('unknown-game', `There is no game ${JSON.stringify(id)}; there is ${known}.`);
}

/** A board file that comes with the game; the default one without an id. */
export function findBoardFile(game: AnyGame, id?: string): unknown {
  const file =
    id === undefined ? game.boardFiles[0] : game.boardFiles.find((candidate) => candidate.id === id);
  if (file) return file;
  const known = game.boardFiles.map((candidate) => candidate.id).join(', ');
  throw new TarmacError('unknown-board', `There is no board ${JSON.stringify(id)}; there is ${known}.`);
}

/** Boards of the games as `boardFile` gives them: their files also name a schema. */
const asPlayed = new WeakMap<object, unknown>();

/** The game's own board that is identical to this one (as `boardFile` gives it). */
export function ownBoard(game: AnyGame, file: unknown): { readonly id: string } | undefined {
  return game.boardFiles.find((own) => {
    if (!asPlayed.has(own)) asPlayed.set(own, game.boardFile(game.loadBoard(own)));
    return sameJson(file, asPlayed.get(own));
  });
}

/** The id of a board of the game, if this one has it but is another: readers who know the id would take it for that one. */
export function borrowedId(game: AnyGame, file: unknown): string | undefined {
  const { id } = Object(file) as { readonly id?: unknown };
  const named = game.boardFiles.find((own) => own.id === id);
  return named && !ownBoard(game, file) ? named.id : undefined;
}
