import type { View } from '../view.ts';

export interface ScoringChances {
  /** That the next card of the pile is a scoring card. */
  readonly next: number;
  /** That a scoring card is among the next cards of the pile. */
  readonly among: number;
}

/**
 * A90-70, exact, from what everybody knows: the scoring cards may be anywhere in the pile. `cards`: how many count as
 * the next ones; by default one for each other player. Null where none can come: none in the pile (A90-92), or every
 * card drawn now would be put back.
 */
export function scoringChances(view: View, cards: number = view.scores.length - 1): ScoringChances | null {
  if (view.phase === 'end' || view.pile.scoring === 0 || view.turnsEnded < view.scores.length) return null;
  return { next: chanceWithin(view, 1), among: chanceWithin(view, cards) };
}

function chanceWithin({ pile }: View, cards: number): number {
  let none = 1;
  for (let drawn = 0; drawn < Math.min(cards, pile.size); drawn++) {
    none *= (pile.size - pile.scoring - drawn) / (pile.size - drawn);
  }
  return 1 - Math.max(0, none);
}
