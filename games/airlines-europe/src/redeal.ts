import type { Dealt, RandomStream } from '@tarmac/kernel';
import { laidInto } from './deal.ts';
import { deckShapes, possibleShapes } from './deck-shape.ts';
import type { AirlinesEuropeTypes } from './game.ts';
import type { State } from './state.ts';
import { SCORING_CARDS } from './types.ts';

/**
 * The rest of the deck, dealt again: its shares in a new order, the unseen scoring cards anywhere they can still be. A
 * scoring card narrows down the next one only when it was drawn itself, so all shapes left are equally likely.
 */
export function redeal(
  s: State,
  { setup, chance }: Dealt<AirlinesEuropeTypes>,
  stream: RandomStream,
): Dealt<AirlinesEuropeTypes> {
  const { deck } = setup;
  const shares = stream.shuffle(deck.slice(s.drawn).filter((card) => card !== 'scoring'));
  const seenAt = Array.from(s.scoringAt.subarray(0, s.scorings + s.pending));
  const all = deckShapes(s.setting.options, deck.length - SCORING_CARDS);
  const shapes = possibleShapes(all, seenAt, s.drawn);
  const again = laidInto([...deck.slice(0, s.drawn), ...shares], shapes, seenAt.length, stream);
  return { setup: { ...setup, deck: again }, chance };
}
