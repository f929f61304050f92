import type { View } from '@tarmac/airlines-europe';
import { SCORING_CARDS, SHARE_KINDS } from '@tarmac/airlines-europe';
import type { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';

/** Even an immediate scoring is some time away, so nothing is divided by zero. */
const SOON = 1e-6;

/**
 * When the scorings will come, and what that means for plans: a near one will score the table as it is now; before a
 * far one there is time to play the hand, to spend and to be overtaken. All lists are by scoring, counted from 0; they
 * are filled again for every decision.
 */
export class Outlook {
  /** The next scoring. */
  next = 0;
  /** What its points count when holdings are compared, and when licences are. */
  readonly weight = new Float64Array(SCORING_CARDS);
  readonly weightTrack = new Float64Array(SCORING_CARDS);
  /** How likely a share in hand is played before it. */
  readonly reach = new Float64Array(SCORING_CARDS);
  /** How many shares a holding may differ by then. */
  readonly soft = new Float64Array(SCORING_CARDS);
  /** Over how many spaces a marker may have moved. */
  readonly spread = new Float64Array(SCORING_CARDS);
  /** How many scorings a million in the purse can still serve. */
  money = 0;

  read(t: Table, view: View, weights: GreedyWeights): void {
    let kinds = 0;
    for (let share = 0; share < SHARE_KINDS; share++) if (t.hand[t.me * SHARE_KINDS + share] > 0) kinds++;
    const delay = weights.reach + weights.kinds * kinds;
    this.next = t.scorings;
    this.money = 0;
    let weight = 1;
    let weightTrack = 1;
    for (let k = t.scorings; k < SCORING_CARDS; k++) {
      const turns = cardsUntil(view, k) / (weights.pace * t.players) + SOON;
      this.weight[k] = weight;
      this.weightTrack[k] = weightTrack;
      this.reach[k] = turns / (turns + delay);
      this.soft[k] = weights.soft * Math.sqrt(turns);
      this.spread[k] = Math.round(2 * weights.growth * turns);
      this.money += (weightTrack * turns) / (turns + weights.spend);
      weight *= weights.later;
      weightTrack *= weights.laterTrack;
    }
  }
}

/** Cards that are drawn before the scoring card comes up, on average; none when it has come. */
function cardsUntil(view: View, scoring: number): number {
  const { shapes, drawn, scoringAt } = view.deck;
  if (scoring < scoringAt.length) return 0;
  let sum = 0;
  for (const shape of shapes) sum += shape[scoring][0] + shape[scoring][1];
  return sum / (2 * shapes.length) - drawn;
}
