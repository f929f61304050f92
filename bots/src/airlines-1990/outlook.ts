import { SCORING_CARDS } from '@tarmac/airlines-1990';
import type { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';

/** A90-73: one a scoring card, and the final one. */
export const SCORINGS = SCORING_CARDS + 1;
/** Even an immediate scoring is some time away, so nothing is divided by zero. */
const SOON = 1e-3;

/**
 * When the scorings will come, and what that means for plans: a near one will score the table as it is now; before a
 * far one there is time to play the hand, to fly and to be overtaken. All lists are by scoring, counted from 0; they
 * are filled again for every decision.
 */
export class Outlook {
  /** The next scoring, and the one after the last. */
  next = 0;
  end = 0;
  /** What its points count when holdings are compared, and when markers are. */
  readonly weight = new Float64Array(SCORINGS);
  readonly weightMarkers = new Float64Array(SCORINGS);
  /** Turns until it comes. */
  readonly turns = new Float64Array(SCORINGS);
  /** How likely one's own share in hand is played before it, and one of somebody else. */
  readonly reach = new Float64Array(SCORINGS);
  readonly theirs = new Float64Array(SCORINGS);
  /** How likely a scoring comes with the next share that is taken. */
  atOnce = 0;

  read(t: Table, weights: GreedyWeights): void {
    let kinds = 0;
    for (let c = 0; c < t.board.companyCount; c++) if (t.holds(c) > 0) kinds++;
    const delay = weights.reach + weights.kinds * kinds;
    this.next = t.scorings;
    // A90-82: with two players the third scoring card ends the game.
    this.end = t.players === 2 ? SCORING_CARDS : SCORINGS;
    let weight = 1;
    let weightMarkers = 1;
    for (let k = this.next; k < this.end; k++) {
      const sharesATurn = weights.pace * t.players;
      const turns = SOON + (k < SCORING_CARDS ? untilCard(t, k, sharesATurn) : untilEnd(t, sharesATurn));
      this.turns[k] = turns;
      this.weight[k] = weight;
      this.weightMarkers[k] = weightMarkers;
      this.reach[k] = k < SCORING_CARDS ? turns / (turns + delay) : turns ** 2 / (turns ** 2 + delay ** 2);
      this.theirs[k] = t.turnsLeft > 1 ? (t.turnsLeft - 1) / t.players : this.reach[k];
      weight *= weights.later;
      weightMarkers *= weights.laterMarkers;
    }
    this.atOnce = atOnce(t);
  }
}

/** A scoring card may be anywhere in the pile. */
function untilCard(t: Table, scoring: number, sharesATurn: number): number {
  const cards = SCORING_CARDS - t.scorings;
  const place = scoring - t.scorings + 1;
  return t.scoringWaits + (place * (t.pile + 1)) / ((cards + 1) * sharesATurn);
}

function untilEnd(t: Table, sharesATurn: number): number {
  if (t.turnsLeft > 0) return 0;
  return (t.pile - t.scoringCards + t.shown) / sharesATurn + (t.lastRound ? 1 : 0);
}

function atOnce(t: Table): number {
  if (t.firstRound || t.turnsLeft > 0) return 0;
  if (t.pile > 0) return t.scoringCards / t.pile;
  return t.shown === 1 && !t.lastRound ? 1 : 0;
}
