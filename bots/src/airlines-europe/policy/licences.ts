import type { Board, State } from '@tarmac/airlines-europe';
import {
  AIRLINE_COUNT,
  CITY_WORDS,
  licensedAirline,
  licensedRoute,
  NONE,
  PHASE,
} from '@tarmac/airlines-europe';
import { FAR, RouteMap } from '../route-map.ts';
import type { Purse } from './purse.ts';
import type { PolicyWeights } from './weights.ts';
import type { Worth } from './worth.ts';

/** Places for the ranks of prices: up to 15 of them. */
const RANKS = 16;
const NOTHING = Number.NEGATIVE_INFINITY;

/**
 * Action A: what every licence is worth, the best second one with it. Routes of one airline and one price are worth the
 * same except on the way to a bonus, so most is computed by airline and rank, at `airline * RANKS + rank`.
 */
export class Licences {
  readonly #board: Board;
  readonly #worth: Worth;
  readonly #purse: Purse;
  readonly #map: RouteMap;
  /** How likely a bonus is won, by the licences that are missing. */
  readonly #chance = new Float64Array(FAR + 1);
  /** By airline: the ranks it can buy, those it can buy on two routes or more, those that bring it nearer to its bonus. */
  readonly #once = new Int32Array(AIRLINE_COUNT);
  readonly #twice = new Int32Array(AIRLINE_COUNT);
  readonly #nearer = new Int32Array(AIRLINE_COUNT);
  /** Licences from the network to the bonus; FAR where it does not matter. */
  readonly #missing = new Int32Array(AIRLINE_COUNT);
  readonly #before = new Float64Array(AIRLINE_COUNT);
  /** The best licence of an airline at a price: what it changes, the price aside. */
  readonly #gain = new Float64Array(AIRLINE_COUNT * RANKS);
  /** The best of all airlines at a price, whose it is, and the best of another airline. */
  readonly #best = new Float64Array(RANKS);
  readonly #bestOf = new Int32Array(RANKS);
  readonly #next = new Float64Array(RANKS);
  /** The best second licence of another airline, less both prices; and the best of the same airline in its reach now. */
  readonly #withOther = new Float64Array(AIRLINE_COUNT * RANKS);
  readonly #withSame = new Float64Array(AIRLINE_COUNT * RANKS);
  /** What is lost by spending so much. */
  readonly #cost = new Float64Array(256);
  /** What each licence on the list changes, for airlines with a bonus before them. */
  readonly #gains: Float64Array;
  #cash = 0;

  constructor(board: Board, worth: Worth, purse: Purse, weights: PolicyWeights, most: number) {
    this.#board = board;
    this.#worth = worth;
    this.#purse = purse;
    this.#map = new RouteMap(board);
    this.#gains = new Float64Array(most);
    this.#chance[0] = 1;
    for (let n = 1; n <= FAR; n++) this.#chance[n] = this.#chance[n - 1] * weights.bonus;
  }

  /** Writes the worth of the first `count` codes, which are licences. With `two`, another may follow. */
  rank(s: State, seat: number, codes: Int32Array, count: number, out: Float64Array): void {
    if (count === 0) return;
    this.#cash = s.cash[seat];
    for (let sum = 0; sum <= this.#cash; sum++) this.#cost[sum] = this.#purse.spend(this.#cash, sum);
    this.#map.read(s);
    this.#once.fill(0);
    this.#weighEach(s, codes, count);
    if (s.phase === PHASE.second) {
      for (let i = 0; i < count; i++) out[i] = this.#gains[i] - this.#cost[this.#price(s, codes[i])];
      return;
    }
    this.#compare();
    for (let a = 0; a < AIRLINE_COUNT; a++) if (this.#once[a] !== 0) this.#pair(s, a);
    for (let i = 0; i < count; i++) out[i] = this.#withSecond(s, codes[i], this.#gains[i]);
  }

  #price(s: State, code: number): number {
    return this.#board.prices[s.nextRank[licensedRoute(code)]];
  }

  /** The city that a route adds to the network, or NONE. */
  #newCity(s: State, airline: number, route: number): number {
    const { ends } = this.#board;
    const from = ends[2 * route];
    const to = ends[2 * route + 1];
    if (!serves(s, airline, from)) return from;
    return serves(s, airline, to) ? NONE : to;
  }

  /** What every licence changes on its own. The codes come airline by airline. */
  #weighEach(s: State, codes: Int32Array, count: number): void {
    let airline = -1;
    for (let i = 0; i < count; i++) {
      const a = licensedAirline(codes[i]);
      const route = licensedRoute(codes[i]);
      if (a !== airline) {
        airline = a;
        this.#open(s, a);
      }
      const rank = s.nextRank[route];
      const bit = 1 << rank;
      const at = a * RANKS + rank;
      const missing = this.#missing[a];
      const known = (this.#once[a] & bit) !== 0;
      if (known) this.#twice[a] |= bit;
      this.#once[a] |= bit;
      if (missing === FAR) {
        if (!known) this.#gain[at] = this.#worth.advanced(s, a, this.#board.prices[rank]) - this.#before[a];
        this.#gains[i] = this.#gain[at];
        continue;
      }
      const city = this.#newCity(s, a, route);
      const left = city === NONE ? missing : Math.min(missing, this.#map.steps(a, city));
      if (left < missing) this.#nearer[a] |= bit;
      const gain = this.#stands(s, a, this.#board.prices[rank], left, 1) - this.#before[a];
      this.#gains[i] = gain;
      this.#gain[at] = known ? Math.max(gain, this.#gain[at]) : gain;
    }
  }

  #open(s: State, a: number): void {
    this.#twice[a] = 0;
    this.#nearer[a] = 0;
    this.#missing[a] = s.bonus[a] > 0 ? this.#map.missing(s, a) : FAR;
    this.#before[a] =
      this.#missing[a] === FAR
        ? this.#worth.advanced(s, a, 0)
        : this.#worth.advanced(s, a, 0) + this.#hope(s, a, 0, this.#missing[a], 0);
  }

  /** The worth of an airline after this many licences, this many spaces on, with so many still missing to its bonus. */
  #stands(s: State, a: number, spaces: number, missing: number, planes: number): number {
    if (missing === 0) return this.#worth.advanced(s, a, spaces + s.bonus[a]);
    return this.#worth.advanced(s, a, spaces) + this.#hope(s, a, spaces, missing, planes);
  }

  /** A bonus not yet won: the more licences are missing the less. */
  #hope(s: State, a: number, spaces: number, missing: number, planes: number): number {
    if (missing > s.planes[a] - planes) return 0;
    const won = this.#worth.advanced(s, a, spaces + s.bonus[a]) - this.#worth.advanced(s, a, spaces);
    return won * this.#chance[missing];
  }

  /** The best and the second best airline at every price. */
  #compare(): void {
    this.#best.fill(NOTHING);
    this.#next.fill(NOTHING);
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      for (let ranks = this.#once[a]; ranks !== 0; ranks &= ranks - 1) {
        const rank = 31 - Math.clz32(ranks & -ranks);
        const gain = this.#gain[a * RANKS + rank];
        if (gain > this.#best[rank]) {
          this.#next[rank] = this.#best[rank];
          this.#best[rank] = gain;
          this.#bestOf[rank] = a;
        } else if (gain > this.#next[rank]) this.#next[rank] = gain;
      }
    }
  }

  /** What may follow a licence of an airline at each price. */
  #pair(s: State, a: number): void {
    const { prices, ranksWithin } = this.#board;
    const cost = this.#cost;
    for (let ranks = this.#once[a]; ranks !== 0; ranks &= ranks - 1) {
      const rank = 31 - Math.clz32(ranks & -ranks);
      const price = prices[rank];
      const within = ranksWithin[this.#cash - price];
      let best = NOTHING;
      for (let second = 0; second < within; second++) {
        const gain = this.#bestOf[second] === a ? this.#next[second] : this.#best[second];
        best = Math.max(best, gain - cost[price + prices[second]]);
      }
      this.#withOther[a * RANKS + rank] = best;
      const others = (this.#once[a] & ~(1 << rank)) | (this.#twice[a] & (1 << rank));
      this.#withSame[a * RANKS + rank] =
        s.planes[a] < 2 ? NOTHING : this.#twoOf(s, a, price, others, this.#missing[a]);
    }
  }

  /** The best two of an airline: one at this price and one of these ranks, this many licences from the bonus then. */
  #twoOf(s: State, a: number, price: number, ranks: number, missing: number): number {
    const { prices, ranksWithin } = this.#board;
    let best = NOTHING;
    let rest = ranks & ((1 << ranksWithin[this.#cash - price]) - 1);
    for (; rest !== 0; rest &= rest - 1) {
      const sum = price + prices[31 - Math.clz32(rest & -rest)];
      const stands = missing === FAR ? this.#worth.advanced(s, a, sum) : this.#stands(s, a, sum, missing, 2);
      best = Math.max(best, stands - this.#cost[sum]);
    }
    return best - this.#before[a];
  }

  /** The worth of a licence with the best that can follow it. */
  #withSecond(s: State, code: number, gain: number): number {
    const a = licensedAirline(code);
    const route = licensedRoute(code);
    const { prices } = this.#board;
    const rank = s.nextRank[route];
    const price = prices[rank];
    const at = a * RANKS + rank;
    const worth = Math.max(gain - this.#cost[price], gain + this.#withOther[at]);
    if (s.planes[a] < 2) return worth;
    const city = this.#newCity(s, a, route);
    const missing = this.#missing[a];
    let there = 0;
    if (city !== NONE) there = (this.#map.once[city] & ~(1 << rank)) | (this.#map.twice[city] & (1 << rank));
    if (missing === FAR) {
      const more = there & ~((this.#once[a] & ~(1 << rank)) | (this.#twice[a] & (1 << rank)));
      const same = Math.max(worth, this.#withSame[at]);
      return more === 0 ? same : Math.max(same, this.#twoOf(s, a, price, more, FAR));
    }
    const left = city === NONE ? missing : Math.min(missing, this.#map.steps(a, city));
    return Math.max(worth, this.#towardsBonus(s, a, route, left, there));
  }

  /** Two licences of an airline whose bonus is not won yet: the second may be the next step on the way. */
  #towardsBonus(s: State, a: number, route: number, left: number, there: number): number {
    const rank = s.nextRank[route];
    const price = this.#board.prices[rank];
    const reached = left < this.#missing[a];
    const here = (this.#once[a] & ~(1 << rank)) | (this.#twice[a] & (1 << rank));
    const best = this.#twoOf(s, a, price, here | there, left);
    if (left === 0) return best;
    const nearer = reached ? this.#onward(s, a, this.#newCity(s, a, route), left) : this.#nearer[a];
    return nearer === 0 ? best : Math.max(best, this.#twoOf(s, a, price, nearer, left - 1));
  }

  /** The ranks of the routes that lead on from a city towards the target. */
  #onward(s: State, a: number, city: number, left: number): number {
    const { ends, routesAt, firstRouteAt, prices } = this.#board;
    let ranks = 0;
    for (let i = firstRouteAt[city]; i < firstRouteAt[city + 1]; i++) {
      const route = routesAt[i];
      const next = ends[2 * route] === city ? ends[2 * route + 1] : ends[2 * route];
      if (s.nextRank[route] < prices.length && this.#map.steps(a, next) === left - 1) {
        ranks |= 1 << s.nextRank[route];
      }
    }
    return ranks;
  }
}

function serves(s: State, airline: number, city: number): boolean {
  return ((s.network[airline * CITY_WORDS + (city >>> 5)] >>> (city & 31)) & 1) !== 0;
}
