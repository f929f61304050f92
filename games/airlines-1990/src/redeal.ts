import type { Dealt, RandomStream } from '@tarmac/kernel';
import { shuffleRest } from '@tarmac/kernel';
import type { Airlines1990Types } from './game.ts';
import type { State } from './state.ts';

type Dealt1990 = Dealt<Airlines1990Types>;

/** What is left of both piles, in a new order: first the shares with their scoring cards, then the flight cards. */
export function redeal(s: State, dealt: Dealt1990, stream: RandomStream): Dealt1990 {
  return flightsAgain(s, sharesAgain(s, dealt, stream), stream);
}

/* A pile comes from the deal until it is shuffled during play; then the last shuffle names all its cards. */

function sharesAgain(s: State, { setup, chance }: Dealt1990, stream: RandomStream): Dealt1990 {
  const at = chance.findLastIndex((move) => move.type === 'shuffle' && move.pile === 'shares');
  const last = chance[at];
  if (last?.type !== 'shuffle' || last.pile !== 'shares') {
    return { setup: { ...setup, pile: shuffleRest(setup.pile, s.pileSize, stream) }, chance };
  }
  return { setup, chance: chance.with(at, { ...last, order: shuffleRest(last.order, s.pileSize, stream) }) };
}

function flightsAgain(s: State, { setup, chance }: Dealt1990, stream: RandomStream): Dealt1990 {
  const at = chance.findLastIndex((move) => move.type === 'shuffle' && move.pile === 'flights');
  const last = chance[at];
  if (last?.type !== 'shuffle' || last.pile !== 'flights') {
    return {
      setup: { ...setup, flightPile: shuffleRest(setup.flightPile, s.flightPileSize, stream) },
      chance,
    };
  }
  const order = shuffleRest(last.order, s.flightPileSize, stream);
  return { setup, chance: chance.with(at, { ...last, order }) };
}
