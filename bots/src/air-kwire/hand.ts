import type { Board, State } from '@tarmac/air-kwire';
import {
  CARD_WORDS,
  CITY_WORDS,
  citiesOf,
  HAND_SIZE,
  lowest,
  MAX_AIRLINES,
  MAX_CITIES,
  popcount,
  STATUS,
  TYPES,
} from '@tarmac/air-kwire';
import type { GreedyWeights } from './weights.ts';
import type { Worth } from './worth.ts';

/** What the cards of one's own hand are worth: each where it would do best, the better ones first. */
export class Hand {
  readonly #board: Board;
  readonly #worth: Worth;
  readonly #weights: GreedyWeights;
  /** By city what a card of it is worth in the position read. */
  readonly #city = new Float64Array(MAX_CITIES);
  readonly #sorted = new Float64Array(HAND_SIZE + 1);
  #cards = 0;

  constructor(board: Board, worth: Worth, weights: GreedyWeights) {
    this.#board = board;
    this.#worth = worth;
    this.#weights = weights;
  }

  /** What the hand is worth; `Worth` has read the position. */
  of(s: State, me: number): number {
    this.#readCities(s, me, false);
    return this.#sum(s, me, -1, -1);
  }

  /** Makes ready for the questions below, with every city of the board. */
  read(s: State, me: number): void {
    this.#readCities(s, me, true);
  }

  /** What the hand would be worth with one more card. */
  with(s: State, me: number, city: number): number {
    return this.#sum(s, me, city, -1);
  }

  now(s: State, me: number): number {
    return this.#sum(s, me, -1, -1);
  }

  without(s: State, me: number, city: number): number {
    return this.#sum(s, me, -1, city);
  }

  /**
   * What the hand would be worth with one more card from the pile, averaged over all cards that the player cannot see.
   */
  withUnseen(s: State, me: number): number {
    let sum = 0;
    let count = 0;
    for (let city = 0; city < this.#board.cityCount; city++) {
      const cards = this.#unseen(s, me, city);
      if (cards === 0) continue;
      sum += cards * this.with(s, me, city);
      count += cards;
    }
    return count === 0 ? this.now(s, me) : sum / count;
  }

  #unseen(s: State, me: number, city: number): number {
    let left = this.#board.cityCards[city] - citiesOf(s.pool, 0, city) - citiesOf(s.hand, me, city);
    for (let a = 0; a < this.#board.airlineCount; a++) left -= citiesOf(s.cards, a, city);
    for (let p = 0; p < s.setting.players; p++) if (p !== me) left -= citiesOf(s.known, p, city);
    return left;
  }

  #readCities(s: State, me: number, all: boolean): void {
    for (let w = 0; w < CITY_WORDS; w++) {
      let cities = all ? -1 : s.hand[me * CARD_WORDS + w];
      for (; cities !== 0; cities &= cities - 1) {
        const city = 32 * w + lowest(cities);
        if (city < this.#board.cityCount) this.#city[city] = this.#cityWorth(s, me, city);
      }
    }
  }

  #cityWorth(s: State, me: number, city: number): number {
    const word = city >>> 5;
    const bit = 1 << (city & 31);
    const points = this.#board.points[city];
    let best = 0;
    for (let a = 0; a < this.#board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open || s.shares[me * MAX_AIRLINES + a] === 0) continue;
      if ((s.network[a * CITY_WORDS + word] & bit) !== 0) continue;
      const highest = this.#board.type[s.space[a]];
      const inReach = (s.reach[(a * TYPES + highest) * CITY_WORDS + word] & bit) !== 0;
      const gain = points * this.#worth.point[a] * this.#worth.net(s, a, me);
      best = Math.max(best, inReach ? gain : this.#weights.distant * gain);
    }
    return best;
  }

  /** The cards from the best to the worst, each later than the one before. */
  #sum(s: State, me: number, more: number, less: number): number {
    this.#cards = 0;
    let left = less;
    for (let w = 0; w < CARD_WORDS; w++) {
      for (let cards = s.hand[me * CARD_WORDS + w]; cards !== 0; cards &= cards - 1) {
        const city = 32 * (w % CITY_WORDS) + lowest(cards);
        if (city === left) left = -1;
        else this.#insert(this.#city[city]);
      }
    }
    if (more >= 0) this.#insert(this.#city[more]);
    let sum = s.handPowers[me] === 0 ? 0 : this.#weights.power * popcount(s.handPowers[me]);
    let counts = this.#weights.hand;
    for (let i = 0; i < this.#cards; i++) {
      sum += counts * this.#sorted[i];
      counts *= this.#weights.later;
    }
    return sum;
  }

  #insert(worth: number): void {
    let i = this.#cards++;
    for (; i > 0 && this.#sorted[i - 1] < worth; i--) this.#sorted[i] = this.#sorted[i - 1];
    this.#sorted[i] = worth;
  }
}
