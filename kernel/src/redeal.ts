import type { GameTypes } from './game.ts';
import { CHANCE } from './game.ts';
import { Match } from './match.ts';
import type { Random, RandomStream } from './random.ts';

/**
 * The same match to everybody who plays or watches it, with what no seat has seen dealt again from the stream `redeal`.
 * Chance from here on is separate: the host of the match draws it from the same randomness (`settleChance`).
 */
export function redeal<G extends GameTypes>(match: Match<G>, random: Random): Match<G> {
  const { game, board, options, seats, setup, state, log } = match;
  if (game.active(state).includes(CHANCE)) throw new Error('redeal: something is left to chance first');
  const chance = log.flatMap(({ seat, move }) => (seat === CHANCE ? [move] : []));
  const dealt = game.redeal(state, { setup, chance }, random.stream('redeal'));
  const again = new Match(game, { board, options, seats, setup: dealt.setup });
  let entries = 0;
  for (const { seat, move } of log) again.apply(seat, seat === CHANCE ? dealt.chance[entries++] : move);
  return again;
}

/** A pile, top first, with its last `left` cards, which are still there, in a new order. */
export function shuffleRest<T>(pile: readonly T[], left: number, stream: RandomStream): T[] {
  const drawn = pile.length - left;
  return [...pile.slice(0, drawn), ...stream.shuffle(pile.slice(drawn))];
}
