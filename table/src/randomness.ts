import type { GameTypes, Match, Random } from '@tarmac/kernel';
import { canonicalJson, seededRandom, sha256, toHex, toUtf8 } from '@tarmac/kernel';

/** What chance draws from during play: the seed or, if it is not known, the cards that were dealt. */
export function randomOf({ game, board, options, setup }: Match<GameTypes>, seed: string): Random {
  const known = seed === '' ? toHex(sha256(toUtf8(canonicalJson(setup)))) : seed;
  return seededRandom(game.id, board.id, options, known);
}
