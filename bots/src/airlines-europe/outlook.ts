import type { State, View } from '@tarmac/airlines-europe';
import { SCORING_CARDS } from '@tarmac/airlines-europe';
import type { GreedyWeights } from './weights.ts';

/**
 * When the scorings will come, and what that means for plans: a near one is scored as the table stands, for a far
 * one there is time to play the hand, to spend and to be overtaken. All lists are by scoring, counted from 0; they
 * are filled anew for every decision.
 */
export class Outlook {
  /** The next scoring; after the last there is none. */
  next = 0;
  readonly weight = new Float64Array(SCORING_CARDS);
  /** How likely a share in hand is played before it. */
  readonly reach = new Float64Array(SCORING_CARDS);
  /** How many shares a holding may differ by then. */
  readonly soft = new Float64Array(SCORING_CARDS);
  /** Over how many spaces a marker may have moved. */
  readonly spread = new Float64Array(SCORING_CARDS);
  /** How many scorings a million in the purse can still serve. */
  money = 0;

  read(s: State, view: View, me: number, weights: GreedyWeights): void {
    const { players } = s.setting;
    let kinds = 0;
    for (let bits = s.handKinds[me]; bits !== 0; bits &= bits - 1) kinds++;
    const delay = weights.reach + weights.kinds * kinds;
    this.next = s.scorings;
    let money = 0;
    let weight = 1;
    for (let k = s.scorings; k < SCORING_CARDS; k++) {
      const turns = cardsUntil(view, k) / (weights.pace * players);
      this.weight[k] = weight;
      this.reach[k] = turns / (turns + delay);
      this.soft[k] = 0.05 + weights.soft * Math.sqrt(turns);
      this.spread[k] = Math.round(2 * weights.growth * turns);
      money += (weight * turns) / (turns + weights.spend);
      weight *= weights.later;
    }
    this.money = money;
  }
}

/** Cards that are drawn before the scoring card comes up, in the mean; none when it has come. */
function cardsUntil(view: View, scoring: number): number {
  const { shapes, drawn, scoringAt } = view.deck;
  if (scoring < scoringAt.length) return 0;
  let sum = 0;
  for (const shape of shapes) sum += shape[scoring][0] + shape[scoring][1];
  return sum / (2 * shapes.length) - drawn;
}
