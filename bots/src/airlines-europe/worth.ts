import type { Board } from '@tarmac/airlines-europe';
import { ABACUS, ABACUS_ROWS, AIRLINE_COUNT, SCORING_CARDS, SHARE_KINDS } from '@tarmac/airlines-europe';
import { beats, presence } from '../holdings.ts';
import type { Others } from './others.ts';
import { HOLDERS } from './others.ts';
import type { Outlook } from './outlook.ts';
import type { Table } from './table.ts';

const PLACES = 5;
/** Spaces of the track that are distinguished; the last row never ends. */
const SPACES = 384;
/** The mean price of a licence, roughly: an airline without airplanes gets no farther. */
const SPACES_PER_PLANE = 4;
/** Advances of one turn that are remembered. */
const ADVANCES = 64;

/**
 * The rows of the track, added up from space to space, so that the mean over any stretch is one subtraction.
 */
function sumRows({ file }: Board): Float64Array {
  const sums = new Float64Array(PLACES * (SPACES + 1));
  for (let space = 0; space < SPACES; space++) {
    const zone = file.zones.findLast((candidate) => candidate.from <= space) ?? file.zones[0];
    for (let place = 0; place < PLACES; place++) {
      const at = place * (SPACES + 1) + space;
      sums[at + 1] = sums[at] + (zone.points[place] ?? 0);
    }
  }
  return sums;
}

/**
 * What an airline is worth to a player: the points of all scorings to come, one's own less those of the others. For a
 * given holding the points are a sum over places in each scoring, so the holding and the track can be varied
 * independently.
 */
export class Worth {
  readonly #sums: Float64Array;
  readonly #varied = new Float64Array(SCORING_CARDS * PLACES);
  readonly #asHeld = new Float64Array(SHARE_KINDS * SCORING_CARDS * PLACES);
  readonly #advanced = new Float64Array(AIRLINE_COUNT * ADVANCES);
  readonly #stretch = new Uint16Array(AIRLINE_COUNT * SCORING_CARDS);
  readonly #outlook: Outlook;
  readonly #others: Others;
  readonly #t: Table;

  constructor(t: Table, outlook: Outlook, others: Others) {
    this.#t = t;
    this.#sums = sumRows(t.board);
    this.#outlook = outlook;
    this.#others = others;
  }

  /** Filled again for every decision, after outlook and others. */
  read(): void {
    const { me, portfolio, hand, planes } = this.#t;
    const { next, spread } = this.#outlook;
    this.#advanced.fill(Number.NaN);
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      for (let k = next; k < SCORING_CARDS; k++) {
        this.#stretch[a * SCORING_CARDS + k] = 1 + Math.min(spread[k], SPACES_PER_PLANE * planes[a]);
      }
    }
    for (let share = 0; share < SHARE_KINDS; share++) {
      const place = me * SHARE_KINDS + share;
      this.#place(share, portfolio[place], hand[place], this.#asHeld, share * SCORING_CARDS * PLACES);
    }
  }

  /** The worth of a kind of share with a different holding of one's own. */
  holding(share: number, portfolio: number, hand: number): number {
    this.#place(share, portfolio, hand, this.#varied, 0);
    return this.#points(share, this.#varied, 0);
  }

  /** The worth as things are. */
  now(share: number): number {
    return this.#points(share, this.#asHeld, share * SCORING_CARDS * PLACES);
  }

  /** The worth of an airline with its marker farther along. */
  advanced(airline: number, spaces: number): number {
    const at = airline * ADVANCES + Math.min(spaces, ADVANCES - 1);
    let worth = this.#advanced[at];
    if (Number.isNaN(worth) || spaces >= ADVANCES - 1) {
      const from = airline * SCORING_CARDS * PLACES;
      worth = this.#onTrack(airline, this.#asHeld, from, spaces, this.#outlook.weightTrack);
      this.#advanced[at] = worth;
    }
    return worth;
  }

  /** Who takes which place: one's own shares in hand count as far as they can still be played. */
  #place(share: number, portfolio: number, hand: number, out: Float64Array, from: number): void {
    const { next, reach } = this.#outlook;
    out.fill(0, from, from + SCORING_CARDS * PLACES);
    for (let k = next; k < SCORING_CARDS; k++) {
      const at = from + k * PLACES;
      this.#placeHolding(k, share, portfolio, hand === 0 ? 1 : 1 - reach[k], out, at);
      if (hand > 0) this.#placeHolding(k, share, portfolio + hand, reach[k], out, at);
    }
  }

  #placeHolding(k: number, share: number, mine: number, chance: number, out: Float64Array, at: number): void {
    const { held, ahead, holders, against } = this.#others;
    const soft = this.#others.soft[k * SHARE_KINDS + share];
    let before = 0;
    for (let p = 0; p < holders[k]; p++) {
      const place = (k * HOLDERS + p) * SHARE_KINDS + share;
      const his = held[place];
      if (his === 0) continue;
      const present = presence(his);
      const behind = mine > 0 ? beats(mine, his, soft) : 0;
      before += present * (1 - behind);
      if (against[p] !== 0) addPlace(out, at, ahead[place] + behind, -chance * present * against[p]);
    }
    if (mine > 0) addPlace(out, at, before, chance);
  }

  #points(share: number, places: Float64Array, from: number): number {
    const { next, weight } = this.#outlook;
    if (share !== ABACUS) return this.#onTrack(share, places, from, 0, weight);
    // ABACUS pays twice as much each time, and its shares can be had at any time: only the next scoring
    // counts.
    let points = 0;
    for (let place = 0; place < PLACES; place++) {
      points += places[from + next * PLACES + place] * ABACUS_ROWS[next][place];
    }
    return points;
  }

  #onTrack(
    airline: number,
    places: Float64Array,
    from: number,
    spaces: number,
    weight: Float64Array,
  ): number {
    const sums = this.#sums;
    const track = this.#t.track[airline] + spaces;
    let points = 0;
    for (let k = this.#outlook.next; k < SCORING_CARDS; k++) {
      const stretch = this.#stretch[airline * SCORING_CARDS + k];
      const start = Math.min(track, SPACES - stretch);
      let sum = 0;
      for (let place = 0; place < PLACES; place++) {
        const row = place * (SPACES + 1) + start;
        sum += places[from + k * PLACES + place] * (sums[row + stretch] - sums[row]);
      }
      points += (weight[k] * sum) / stretch;
    }
    return points;
  }
}

/** A holder with this many others ahead, on average: between two places, a part of each. */
function addPlace(out: Float64Array, at: number, before: number, amount: number): void {
  const place = Math.floor(before);
  const part = before - place;
  if (place < PLACES) out[at + place] += amount * (1 - part);
  if (place + 1 < PLACES) out[at + place + 1] += amount * part;
}
