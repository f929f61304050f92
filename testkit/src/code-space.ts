import type { Code, Game, GameTypes } from '@tarmac/kernel';
import { quietly } from './broken.ts';

const spaces = new WeakMap<object, Code[]>();

/** Every code that names a move on this board: it decodes to a move that encodes to the same code again. */
export function codeSpace<G extends GameTypes>(
  game: Game<G>,
  board: G['Board'],
  codeLimit: number,
): readonly Code[] {
  let codes = spaces.get(board);
  if (!codes) {
    codes = quietly(() =>
      Array.from({ length: codeLimit }, (_, code) => code).filter((code) => isMove(game, board, code)),
    );
    spaces.set(board, codes);
  }
  return codes;
}

function isMove<G extends GameTypes>(game: Game<G>, board: G['Board'], code: Code): boolean {
  try {
    return game.search.encode(board, game.search.decode(board, code)) === code;
  } catch {
    return false;
  }
}
