import type { View } from '../view.ts';
import { playersOf } from './in-play.ts';

export interface ScoringChances {
  /** That the next card drawn is a scoring card. */
  readonly next: number;
  /** That a scoring card is among the next cards drawn. */
  readonly among: number;
  /** For how many of the next cards that is impossible, whatever the deck. */
  readonly safe: number;
}

/**
 * AE-18, AE-19: exact, from what everybody knows. `cards`: how many count as the next ones; by default one for each
 * other player.
 *
 * The shapes of a deck differ in the place of their first scoring card, which is a single card in each. So as long as
 * several are possible no span of any has been drawn into, and they are equally likely; once it is seen, one is left.
 */
export function scoringChances(view: View, cards: number = playersOf(view) - 1): ScoringChances {
  return { next: chanceWithin(view, 1), among: chanceWithin(view, cards), safe: safeCards(view) };
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

function safeCards({ deck }: View): number {
  const soonest = deck.shapes.flatMap((spans) =>
    spans.flatMap(([from, to]) => (to < deck.drawn ? [] : [Math.max(0, from - deck.drawn)])),
  );
  return Math.min(deck.size, ...soonest);
}
