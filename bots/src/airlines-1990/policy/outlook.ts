import type { State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';
import type { Table } from './table.ts';
import type { PolicyWeights } from './weights.ts';

const { SCORING_CARDS } = game;

/** A90-73: one a scoring card, and the final one. */
export const SCORINGS = SCORING_CARDS + 1;
/** Even an immediate scoring is some time away, so nothing is divided by zero. */
const SOON = 1e-3;
/** Shares that a player takes in a turn, on average. */
const SHARES_A_TURN = 0.65;

/**
 * When the scorings will come, and what that means for plans: a near one will score the table as it is now; before a
 * far one there is time to play the hand, to fly and to be overtaken. All lists are by scoring, counted from 0.
 */
export class Outlook {
  /** The next scoring, and the one after the last. */
  next = 0;
  end = 0;
  /** What its points count when holdings are compared, and when markers are. */
  readonly weight = new Float64Array(SCORINGS);
  readonly weightMarkers = new Float64Array(SCORINGS);
  /** Turns until it comes, and the square root of them. */
  readonly turns = new Float64Array(SCORINGS);
  readonly root = new Float64Array(SCORINGS);
  /** How likely one's own share in hand is played before it, and one of somebody else. */
  readonly reach = new Float64Array(SCORINGS);
  readonly theirs = new Float64Array(SCORINGS);
  /** How likely a scoring comes with the next share that is taken. */
  atOnce = 0;
  /** How likely one comes before the next turn of this seat. */
  soon = 0;
  readonly #weights: PolicyWeights;

  constructor(weights: PolicyWeights) {
    this.#weights = weights;
  }

  read(s: State, t: Table): void {
    const { reach, kinds, pace, later, laterMarkers } = this.#weights;
    let companies = 0;
    for (let rest = s.handKinds[t.me]; rest !== 0; rest &= rest - 1) companies++;
    const delay = reach + kinds * companies;
    const sharesATurn = pace * t.players;
    this.next = t.scorings;
    // A90-82: with two players the third scoring card ends the game.
    this.end = t.players === 2 ? SCORING_CARDS : SCORINGS;
    let weight = 1;
    let weightMarkers = 1;
    for (let k = this.next; k < this.end; k++) {
      const turns = SOON + (k < SCORING_CARDS ? untilCard(t, k, sharesATurn) : untilEnd(t, sharesATurn));
      this.turns[k] = turns;
      this.root[k] = Math.sqrt(turns);
      this.weight[k] = weight;
      this.weightMarkers[k] = weightMarkers;
      this.reach[k] =
        k < SCORING_CARDS ? turns / (turns + delay) : (turns * turns) / (turns * turns + delay * delay);
      this.theirs[k] = t.turnsLeft > 1 ? (t.turnsLeft - 1) / t.players : this.reach[k];
      weight *= later;
      weightMarkers *= laterMarkers;
    }
    this.atOnce = atOnce(t);
    const coming = (t.players - 1) * SHARES_A_TURN * this.atOnce;
    this.soon = coming < 1 ? coming : 1;
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
