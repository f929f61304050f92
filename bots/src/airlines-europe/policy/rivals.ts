import type { State } from '@tarmac/airlines-europe';
import { ABACUS, ABACUS_ROWS, SCORING_CARDS, SHARE_KINDS, sharesInGame } from '@tarmac/airlines-europe';
import type { Outlook } from './outlook.ts';
import { LAYERS } from './outlook.ts';
import type { Table } from './table.ts';
import { beginsAt, PLACES, ROW } from './track.ts';
import type { PolicyWeights } from './weights.ts';

/** The other players and, with two players in the third scoring, the fictitious third (AE-92). */
export const HOLDERS = 4;
/** The mean price of a licence, roughly: an airline without airplanes gets no farther. */
const SPACES_PER_PLANE = 4;
/** Shares of a kind that can usually be had. */
const PLENTY = 6;
/** Equal holdings keep equal chances, however near the scoring is. */
const CERTAIN = 0.05;

/**
 * What the others will hold of a kind of share in the scorings to come, and what its places will pay. A kind is
 * computed when it is first needed; `of` is `share * LAYERS + layer`.
 */
export class Rivals {
  /** What the others will hold, and how many others are ahead of them; at `of * HOLDERS + holder`. */
  readonly held = new Float64Array(SHARE_KINDS * LAYERS * HOLDERS);
  readonly ahead = new Float64Array(SHARE_KINDS * LAYERS * HOLDERS);
  /** By how many shares a holding may differ from what it seems to be, squared. */
  readonly soft = new Float64Array(SHARE_KINDS * LAYERS);
  /** What the places pay, on average over where the marker may be, at `of * ROW`; and over how many spaces. */
  readonly rows = new Float64Array(SHARE_KINDS * LAYERS * ROW);
  readonly stretch = new Int32Array(SHARE_KINDS * LAYERS);
  /** How many others there are, by layer. */
  readonly holders = new Int32Array(LAYERS);
  /** How much another player's points count, compared with one's own. */
  readonly against = new Float64Array(HOLDERS);
  /** How much of the hands of the others is feared; at `layer * HOLDERS + holder`. */
  readonly #played = new Float64Array(LAYERS * HOLDERS);
  readonly #sums: Float64Array;
  readonly #t: Table;
  readonly #outlook: Outlook;
  readonly #weights: PolicyWeights;

  constructor(sums: Float64Array, t: Table, outlook: Outlook, weights: PolicyWeights) {
    this.#sums = sums;
    this.#t = t;
    this.#outlook = outlook;
    this.#weights = weights;
  }

  /** To be called for every decision, after table and outlook. */
  read(s: State): void {
    const { players, me, against } = this.#t;
    const { next, layers, turns } = this.#outlook;
    const { threat, rivalReach, rivalHand } = this.#weights;
    let holder = 0;
    for (let p = 0; p < players; p++) if (p !== me) this.against[holder++] = against[p];
    this.against[holder] = 0;
    for (let layer = 0; layer < layers; layer++) {
      this.holders[layer] = hasThird(players, next + layer) ? 2 : players - 1;
      let at = layer * HOLDERS;
      for (let p = 0; p < players; p++) {
        if (p === me) continue;
        const delay = rivalReach + rivalHand * s.handSize[p];
        this.#played[at++] = (threat[next] * turns[layer]) / (turns[layer] + delay);
      }
    }
  }

  prepare(s: State, share: number): void {
    const { layers, soft } = this.#outlook;
    const { free } = this.#t;
    for (let layer = 0; layer < layers; layer++) {
      const of = share * LAYERS + layer;
      const blur = CERTAIN + (soft[layer] * free[share]) / PLENTY;
      this.soft[of] = blur * blur;
      this.#hold(s, share, layer);
      this.#rank(of, this.holders[layer]);
      if (share === ABACUS) this.#payAbacus(layer);
      else this.#payOnTrack(s, share, layer);
    }
  }

  #hold(s: State, share: number, layer: number): void {
    const { players, me, hand } = this.#t;
    const first = (share * LAYERS + layer) * HOLDERS;
    let holder = 0;
    for (let p = 0; p < players; p++) {
      if (p === me) continue;
      const at = p * SHARE_KINDS + share;
      this.held[first + holder] = s.portfolio[at] + this.#played[layer * HOLDERS + holder] * hand[at];
      holder++;
    }
    if (hasThird(players, this.#outlook.next + layer)) this.held[first + holder] = this.#third(s, share);
  }

  /** AE-92: what is in no hand and no portfolio. */
  #third(s: State, share: number): number {
    const { hand } = this.#t;
    let left = sharesInGame(s.setting, share);
    for (let at = share; at < 2 * SHARE_KINDS; at += SHARE_KINDS) left -= s.portfolio[at] + hand[at];
    return this.#weights.third * left;
  }

  /** Who of the others is ahead of whom. */
  #rank(of: number, holders: number): void {
    const { held, ahead } = this;
    const first = of * HOLDERS;
    const soft = this.soft[of];
    const end = first + holders;
    for (let i = first; i < end; i++) ahead[i] = 0;
    for (let i = first; i < end; i++) {
      const one = held[i];
      const present = one < 1 ? one : 1;
      for (let j = i + 1; j < end; j++) {
        const other = held[j];
        const lead = one - other;
        const beats = 0.5 + (0.5 * lead) / Math.sqrt(lead * lead + soft);
        ahead[j] += present * beats;
        ahead[i] += (other < 1 ? other : 1) * (1 - beats);
      }
    }
  }

  /** Shares of ABACUS can be had at any time: only the next scoring counts. */
  #payAbacus(layer: number): void {
    const row = ABACUS_ROWS[this.#outlook.next];
    const at = (ABACUS * LAYERS + layer) * ROW;
    const weight = layer === 0 ? this.#weights.abacus[this.#outlook.next] : 0;
    for (let place = 0; place < PLACES; place++) this.rows[at + place] = weight * row[place];
  }

  #payOnTrack(s: State, airline: number, layer: number): void {
    const sums = this.#sums;
    const of = airline * LAYERS + layer;
    const stretch = 1 + Math.min(this.#outlook.spread[layer], SPACES_PER_PLANE * s.planes[airline]);
    this.stretch[of] = stretch;
    const from = beginsAt(s.track[airline], stretch);
    const to = from + ROW * stretch;
    for (let place = 0; place < PLACES; place++) {
      this.rows[of * ROW + place] = (sums[to + place] - sums[from + place]) / stretch;
    }
  }
}

function hasThird(players: number, scoring: number): boolean {
  return players === 2 && scoring === SCORING_CARDS - 1;
}
