import { SCORING_CARDS } from '../types.ts';
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

/** What is left until the end. */
export interface Remaining {
  /** A90-80: shares that can still be taken, in the pile and the market. */
  readonly shares: number;
  readonly scoringCards: number;
  /** A90-91: turns left, this one included; null while shares are left. */
  readonly turns: number | null;
}

export function remaining(view: View): Remaining {
  const inMarket = view.market.filter((share) => share !== null).length;
  return {
    shares: view.pile.size - view.pile.scoring + inMarket,
    scoringCards: SCORING_CARDS - view.scorings,
    turns: view.turnsLeft > 0 ? view.turnsLeft : null,
  };
}
