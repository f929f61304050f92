import type { Board, State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { Table } from './table.ts';
import type { PolicyWeights } from './weights.ts';

const { CARD_WORDS, CITY_WORDS, HAND_SIZE, MAX_AIRLINES, STATUS, lowest, popcount } = rules;

const NOBODY = -1;

/** What the cards of one's own hand are worth: each where it would do best, the better ones first. */
export class Hand {
  /** The city cards, and for each the most it is worth, for which airline, and the most for any other. */
  size = 0;
  readonly city = new Int32Array(HAND_SIZE + 1);
  readonly points = new Int32Array(HAND_SIZE + 1);
  readonly best = new Float64Array(HAND_SIZE + 1);
  readonly bestFor = new Int32Array(HAND_SIZE + 1);
  readonly next = new Float64Array(HAND_SIZE + 1);
  /** What the hand loses with the card. */
  readonly loss = new Float64Array(HAND_SIZE + 1);
  /** What the whole hand is worth. */
  total = 0;
  readonly #board: Board;
  readonly #table: Table;
  readonly #weights: PolicyWeights;
  readonly #sorted = new Float64Array(HAND_SIZE + 2);
  /** The player's airlines, in descending order of what a point is worth there, and that worth. */
  readonly #order = new Int32Array(MAX_AIRLINES);
  readonly #gain = new Float64Array(MAX_AIRLINES);
  #airlines = 0;
  readonly #unseen = new Int32Array(2);

  constructor(table: Table) {
    this.#board = table.board;
    this.#table = table;
    this.#weights = table.weights;
  }

  /** The table has been read. */
  read(s: State): void {
    this.#readAirlines(s);
    const { me } = this.#table;
    this.size = 0;
    for (let w = 0; w < CARD_WORDS; w++) {
      for (let cards = s.hand[me * CARD_WORDS + w]; cards !== 0; cards &= cards - 1) {
        this.#readCard(s, 32 * (w % CITY_WORDS) + lowest(cards));
      }
    }
    for (let i = 0; i < this.size; i++) this.#sorted[i] = this.best[i];
    this.total = this.#sum(this.size);
    for (let i = 0; i < this.size; i++) {
      let n = 0;
      for (let j = 0; j < this.size; j++) if (j !== i) this.#sorted[n++] = this.best[j];
      this.loss[i] = this.total - this.#sum(n);
    }
  }

  #readAirlines(s: State): void {
    const { mine, net, point } = this.#table;
    this.#airlines = 0;
    for (let a = 0; a < this.#board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open || mine[a] === 0) continue;
      const gain = point[a] * net[a];
      if (gain <= 0) continue;
      let i = this.#airlines++;
      for (; i > 0 && this.#gain[i - 1] < gain; i--) {
        this.#gain[i] = this.#gain[i - 1];
        this.#order[i] = this.#order[i - 1];
      }
      this.#gain[i] = gain;
      this.#order[i] = a;
    }
  }

  #readCard(s: State, city: number): void {
    const i = this.size++;
    const points = this.#board.points[city];
    this.city[i] = city;
    this.points[i] = points;
    this.best[i] = 0;
    this.next[i] = 0;
    this.bestFor[i] = NOBODY;
    if (points === 0) return;
    for (let n = 0; n < this.#airlines; n++) {
      const a = this.#order[n];
      const worth = points * this.#gain[n] * this.access(s, a, city, this.#board.type[s.space[a]]);
      if (worth > this.best[i]) {
        this.next[i] = this.best[i];
        this.best[i] = worth;
        this.bestFor[i] = a;
      } else if (worth > this.next[i]) this.next[i] = worth;
    }
  }

  /**
   * How much a city's point counts for an airline that may fly this type: 1 in reach, less out of reach, 0 if the
   * airline is there already.
   */
  access(s: State, a: number, city: number, highest: number): number {
    const word = city >>> 5;
    const bit = 1 << (city & 31);
    if ((s.network[a * CITY_WORDS + word] & bit) !== 0) return 0;
    return (s.reach[this.#table.reachAt(s, a, highest) + word] & bit) !== 0 ? 1 : this.#weights.distant;
  }

  /** What the hand is worth if a point for this airline brings `gain` instead of what it brings now. */
  totalWith(s: State, a: number, gain: number, highest: number): number {
    for (let i = 0; i < this.size; i++) {
      const other = this.bestFor[i] === a ? this.next[i] : this.best[i];
      const points = this.points[i];
      const here = points === 0 || gain <= 0 ? 0 : points * gain * this.access(s, a, this.city[i], highest);
      this.#sorted[i] = here > other ? here : other;
    }
    return this.#sum(this.size);
  }

  /** What the hand would be worth with one more card of this worth. */
  with(worth: number): number {
    for (let i = 0; i < this.size; i++) this.#sorted[i] = this.best[i];
    this.#sorted[this.size] = worth;
    return this.#sum(this.size + 1);
  }

  /** The same with a card of this city. */
  withCity(s: State, city: number): number {
    const i = this.size;
    this.#readCard(s, city);
    this.size = i;
    return this.with(this.best[i]);
  }

  /** The mean of what one more card from the pile would make of the hand: any card that the player cannot see. */
  withUnseen(s: State): number {
    let sum = 0;
    let count = 0;
    for (let w = 0; w < CITY_WORDS; w++) {
      this.#readUnseen(s, w);
      const all = this.#unseen[0];
      const twice = this.#unseen[1];
      const cards = popcount(all) + popcount(twice);
      count += cards;
      sum += this.#sumUnseen(s, w, all, twice);
    }
    return count === 0 ? this.total : this.total + sum / count;
  }

  /** Cities of which one card is not seen, and those of which two are not. */
  #readUnseen(s: State, w: number): void {
    const { me, players } = this.#table;
    let once = s.pool[w];
    let twice = s.pool[w + CITY_WORDS];
    for (let p = 0; p < players; p++) {
      const cards = p === me ? s.hand : s.known;
      const at = p * CARD_WORDS + w;
      twice |= cards[at + CITY_WORDS] | (once & cards[at]);
      once |= cards[at];
    }
    for (let a = 0; a < MAX_AIRLINES; a++) {
      const at = a * CARD_WORDS + w;
      twice |= s.cards[at + CITY_WORDS] | (once & s.cards[at]);
      once |= s.cards[at];
    }
    const { single, all } = this.#table;
    this.#unseen[0] = all[w] & ~((once & single[w]) | twice);
    this.#unseen[1] = all[w] & ~single[w] & ~once;
  }

  /** What the cards of these cities would add to the hand, all together. */
  #sumUnseen(s: State, w: number, all: number, twice: number): number {
    const { byPoints } = this.#table;
    let left = all;
    let sum = 0;
    for (let n = 0; n < this.#airlines && left !== 0; n++) {
      const a = this.#order[n];
      const at = this.#table.reachAt(s, a, this.#board.type[s.space[a]]) + w;
      const here = left & s.reach[at];
      if (here === 0) continue;
      left &= ~here;
      for (let points = 1; points <= 3; points++) {
        const cities = here & byPoints[points * CITY_WORDS + w];
        if (cities === 0) continue;
        const cards = popcount(cities) + popcount(cities & twice);
        sum += cards * (this.with(points * this.#gain[n]) - this.total);
      }
    }
    if (left === 0 || this.#airlines === 0) return sum;
    for (let points = 1; points <= 3; points++) {
      const cities = left & byPoints[points * CITY_WORDS + w];
      if (cities === 0) continue;
      const cards = popcount(cities) + popcount(cities & twice);
      sum += cards * (this.with(this.#weights.distant * points * this.#gain[0]) - this.total);
    }
    return sum;
  }

  /** The first cards of `#sorted` from the best to the worst, each later than the one before. */
  #sum(count: number): number {
    const sorted = this.#sorted;
    for (let n = 1; n < count; n++) {
      const worth = sorted[n];
      let i = n;
      for (; i > 0 && sorted[i - 1] < worth; i--) sorted[i] = sorted[i - 1];
      sorted[i] = worth;
    }
    let sum = 0;
    let counts = this.#weights.hand;
    for (let i = 0; i < count; i++) {
      sum += counts * sorted[i];
      counts *= this.#weights.later;
    }
    return sum;
  }
}
