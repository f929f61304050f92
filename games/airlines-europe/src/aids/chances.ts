import type { View } from '../view.ts';
import { playersOf } from './in-play.ts';

export interface ScoringChances {
  /** That the next card drawn is a scoring card. */
  readonly next: number;
  /** That a scoring card is among the next cards drawn. */
  readonly among: number;
}

/**
 * AE-18, AE-19: exact, from what everybody knows. `cards`: how many count as the next ones; by default one for each
 * other player.
 *
 * The shapes of a deck differ in the place of their first scoring card, which is a single card in each. So as long as
 * several are possible no span of any has been drawn into, and they are equally likely; once it is seen, one is left.
 */
export function scoringChances(view: View, cards: number = playersOf(view) - 1): ScoringChances {
  return { next: chanceWithin(view, 1), among: chanceWithin(view, cards) };
}

function chanceWithin({ deck }: View, cards: number): number {
  const end = deck.drawn + cards;
  let chance = 0;
  for (const spans of deck.shapes) {
    let none = 1;
    for (const [from, to] of spans) {
      if (to < deck.drawn) continue; // seen
      none *= Math.max(0, to + 1 - Math.max(from, end)) / (to + 1 - from);
    }
    chance += (1 - none) / deck.shapes.length;
  }
  return chance;
}
