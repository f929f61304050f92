import type { State } from '@tarmac/airlines-europe';
import { PHASE, SCORING_CARDS } from '@tarmac/airlines-europe';
import { Clock } from '../clock.ts';
import type { PolicyWeights } from './weights.ts';

/** The next scoring, and one that represents all after it. */
export const LAYERS = 2;
/** Even an immediate scoring is some time away, so nothing is divided by zero. */
const SOON = 1e-6;

/**
 * When the scorings will come, and what that means for plans: a near one will score the table as it is now; before a
 * far one there is time to play the hand, to spend and to be overtaken. Lists are by layer.
 */
export class Outlook {
  /** The next scoring; while shares are being picked for one, the one after it, because the hand no longer counts. */
  next = 0;
  layers = 0;
  /** What its points count when holdings are compared, and when licences are. */
  readonly weight = new Float64Array(LAYERS);
  readonly weightTrack = new Float64Array(LAYERS);
  /** Own turns until it comes, on average. */
  readonly turns = new Float64Array(LAYERS);
  /** How likely a share in hand is played before it. */
  readonly reach = new Float64Array(LAYERS);
  /** How many shares a holding may differ by then. */
  readonly soft = new Float64Array(LAYERS);
  /** Over how many spaces a marker may have moved. */
  readonly spread = new Int32Array(LAYERS);
  /** One number: how likely the next card of the deck is a scoring card. */
  readonly hazard = new Float64Array(1);
  /** One number: what a million in the purse is worth. */
  readonly money = new Float64Array(1);

  readonly #weights: PolicyWeights;
  readonly #clock = new Clock();

  constructor(weights: PolicyWeights) {
    this.#weights = weights;
  }

  read(s: State, kinds: number): void {
    const weights = this.#weights;
    const { players } = s.setting;
    this.#clock.read(s);
    this.next = s.phase === PHASE.pick ? s.scorings + 1 : s.scorings;
    this.layers = Math.min(LAYERS, SCORING_CARDS - this.next);
    const phase = Math.min(this.next, SCORING_CARDS - 1);
    const delay = weights.reach[phase] + weights.kinds * kinds;
    let money = 0;
    for (let layer = 0; layer < this.layers; layer++) {
      const turns = this.#clock.cardsUntil(s, this.next + layer) / (weights.pace * players) + SOON;
      const later = layer === 0 ? 1 : weights.later[this.next];
      const laterTrack = layer === 0 ? 1 : weights.laterTrack[this.next];
      this.weight[layer] = later;
      this.weightTrack[layer] = laterTrack;
      this.turns[layer] = turns;
      // Whether there is time enough for the hand depends on when exactly the next scoring comes.
      this.reach[layer] =
        layer === 0
          ? this.#clock.reach(s, this.next, delay * weights.pace * players)
          : turns / (turns + delay);
      this.soft[layer] = weights.soft * Math.sqrt(turns);
      this.spread[layer] = Math.round(2 * weights.growth * turns);
      money += (laterTrack * turns) / (turns + weights.spend);
    }
    this.hazard[0] = this.#clock.chanceNow(s);
    this.money[0] = weights.cash[phase] * money;
  }
}
