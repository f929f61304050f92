import type { View } from '@tarmac/airlines-1990';
import { SCORING_CARDS } from '@tarmac/airlines-1990/aids';

/**
 * Places of the scorings in `View.awards`: one for each scoring card, and the final one. Two players have no final
 * one (A90-82), unless the game ended before the third card (A90-81).
 */
export function scoringsOf({ scores, outcome, scorings }: View): number[] {
  const hasFinal = scores.length > 2 || (outcome !== null && scorings < SCORING_CARDS);
  return Array.from({ length: SCORING_CARDS + Number(hasFinal) }, (_, scoring) => scoring);
}
