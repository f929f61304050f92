import type { Board, State } from '@tarmac/airlines-europe';
import { AIRLINE_COUNT, SHARE_KINDS } from '@tarmac/airlines-europe';
import type { Outlook } from './outlook.ts';
import { LAYERS } from './outlook.ts';
import { HOLDERS, Rivals } from './rivals.ts';
import type { Table } from './table.ts';
import { addPlace, beginsAt, between, PLACES, ROW, sumRows } from './track.ts';
import type { PolicyWeights } from './weights.ts';

/** More than anybody holds of a kind. */
const MOST_HELD = 32;
/** Advances of one turn that are remembered. */
const ADVANCES = 64;

/**
 * What a kind of share is worth to a seat: the points of the scorings to come, one's own less those of the others.
 * Results are remembered within a decision; `stamp` counts the decisions.
 */
export class Worth {
  readonly #t: Table;
  readonly #outlook: Outlook;
  readonly #rivals: Rivals;
  readonly #sums: Float64Array;
  readonly #prepared = new Int32Array(SHARE_KINDS);
  /** What a holding brings, at `(share * LAYERS + layer) * MOST_HELD + shares`. */
  readonly #points = new Float64Array(SHARE_KINDS * LAYERS * MOST_HELD);
  readonly #pointsAt = new Int32Array(SHARE_KINDS * LAYERS * MOST_HELD);
  /** How much of each place the seat has, less what the others have of it; at `(airline * LAYERS + layer) * ROW`. */
  readonly #places = new Float64Array(AIRLINE_COUNT * LAYERS * ROW);
  readonly #placed = new Int32Array(AIRLINE_COUNT);
  readonly #advanced = new Float64Array(AIRLINE_COUNT * ADVANCES);
  readonly #advancedAt = new Int32Array(AIRLINE_COUNT * ADVANCES);
  #stamp = 0;

  constructor(board: Board, t: Table, outlook: Outlook, weights: PolicyWeights) {
    this.#sums = sumRows(board);
    this.#t = t;
    this.#outlook = outlook;
    this.#rivals = new Rivals(this.#sums, t, outlook, weights);
  }

  /** To be called for every decision, after table and outlook. */
  read(s: State): void {
    this.#stamp = (this.#stamp + 1) | 0;
    this.#rivals.read(s);
  }

  /** The worth of a kind of share with this holding of one's own. */
  holding(s: State, share: number, portfolio: number, hand: number): number {
    const { layers, weight, reach } = this.#outlook;
    let worth = 0;
    for (let layer = 0; layer < layers; layer++) {
      const shown = this.#pointsFor(s, share, layer, portfolio);
      if (hand === 0) worth += weight[layer] * shown;
      else {
        const all = this.#pointsFor(s, share, layer, portfolio + hand);
        worth += weight[layer] * (shown + reach[layer] * (all - shown));
      }
    }
    return worth;
  }

  /** What playing one more share of a kind would gain in the next scoring. */
  shown(s: State, share: number, portfolio: number): number {
    return this.#pointsFor(s, share, 0, portfolio + 1) - this.#pointsFor(s, share, 0, portfolio);
  }

  /** The worth of an airline, as it is held now, with its marker farther along. */
  advanced(s: State, airline: number, spaces: number): number {
    const at = airline * ADVANCES + Math.min(spaces, ADVANCES - 1);
    if (this.#advancedAt[at] === this.#stamp) return this.#advanced[at];
    if (this.#placed[airline] !== this.#stamp) this.#place(s, airline);
    const worth = this.#onTrack(airline, s.track[airline] + spaces);
    this.#advanced[at] = worth;
    this.#advancedAt[at] = this.#stamp;
    return worth;
  }

  #onTrack(airline: number, space: number): number {
    const sums = this.#sums;
    const places = this.#places;
    const { layers, weightTrack } = this.#outlook;
    let worth = 0;
    for (let layer = 0; layer < layers; layer++) {
      const of = airline * LAYERS + layer;
      const stretch = this.#rivals.stretch[of];
      const from = beginsAt(space, stretch);
      const to = from + ROW * stretch;
      const at = of * ROW;
      let points = 0;
      for (let place = 0; place < PLACES; place++) {
        points += places[at + place] * (sums[to + place] - sums[from + place]);
      }
      worth += (weightTrack[layer] * points) / stretch;
    }
    return worth;
  }

  /** What a holding brings in a scoring, less what the others get. */
  #pointsFor(s: State, share: number, layer: number, mine: number): number {
    const of = share * LAYERS + layer;
    const at = of * MOST_HELD + mine;
    if (this.#pointsAt[at] === this.#stamp) return this.#points[at];
    if (this.#prepared[share] !== this.#stamp) this.#prepare(s, share);
    const { held, ahead, against, rows } = this.#rivals;
    const first = of * HOLDERS;
    const row = of * ROW;
    const soft = this.#rivals.soft[of];
    const holders = this.#rivals.holders[layer];
    let before = 0;
    let points = 0;
    for (let i = 0; i < holders; i++) {
      const his = held[first + i];
      if (his === 0) continue;
      const present = his < 1 ? his : 1;
      const lead = mine - his;
      const behind = mine > 0 ? 0.5 + (0.5 * lead) / Math.sqrt(lead * lead + soft) : 0;
      before += present * (1 - behind);
      points -= against[i] * present * between(rows, row, ahead[first + i] + behind);
    }
    if (mine > 0) points += between(rows, row, before);
    this.#points[at] = points;
    this.#pointsAt[at] = this.#stamp;
    return points;
  }

  #prepare(s: State, share: number): void {
    this.#prepared[share] = this.#stamp;
    this.#rivals.prepare(s, share);
  }

  /** Who takes which place of an airline: one's own shares in hand count as far as they can still be played. */
  #place(s: State, airline: number): void {
    if (this.#prepared[airline] !== this.#stamp) this.#prepare(s, airline);
    this.#placed[airline] = this.#stamp;
    const { layers, reach } = this.#outlook;
    const mine = this.#t.me * SHARE_KINDS + airline;
    const portfolio = s.portfolio[mine];
    const hand = s.hand[mine];
    for (let layer = 0; layer < layers; layer++) {
      const at = (airline * LAYERS + layer) * ROW;
      for (let place = 0; place < ROW; place++) this.#places[at + place] = 0;
      this.#placeHolding(airline, layer, portfolio, hand === 0 ? 1 : 1 - reach[layer]);
      if (hand > 0) this.#placeHolding(airline, layer, portfolio + hand, reach[layer]);
    }
  }

  #placeHolding(airline: number, layer: number, mine: number, chance: number): void {
    const { held, ahead, against } = this.#rivals;
    const of = airline * LAYERS + layer;
    const first = of * HOLDERS;
    const at = of * ROW;
    const soft = this.#rivals.soft[of];
    const holders = this.#rivals.holders[layer];
    let before = 0;
    for (let i = 0; i < holders; i++) {
      const his = held[first + i];
      if (his === 0) continue;
      const present = his < 1 ? his : 1;
      const lead = mine - his;
      const behind = mine > 0 ? 0.5 + (0.5 * lead) / Math.sqrt(lead * lead + soft) : 0;
      before += present * (1 - behind);
      addPlace(this.#places, at, ahead[first + i] + behind, -chance * present * against[i]);
    }
    if (mine > 0) addPlace(this.#places, at, before, chance);
  }
}
