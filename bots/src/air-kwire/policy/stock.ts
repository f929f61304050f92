import type { Board, State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { Endings } from './endings.ts';
import { VICTORY } from './endings.ts';
import type { Hand } from './hand.ts';
import type { Routes } from './routes.ts';
import type { Table } from './table.ts';

const {
  BUY,
  CITY_WORDS,
  HOME_POINTS,
  KEEP,
  MAX_AIRLINES,
  MAX_CITIES,
  NET_ZERO,
  NONE,
  OPENING_SHARES,
  SELL,
  SHARES,
  STATUS,
  TRADES,
  WINNING_POINTS,
  feeFor,
  standsStill,
} = rules;

const NEVER = Number.NEGATIVE_INFINITY;
/** Lots of one airline: from this many sales to this many purchases. */
const LOTS = 2 * TRADES + 1;

/** What the player could spend at most, the fee, and whether prices stand still. */
interface Terms {
  readonly cash: number;
  readonly fee: number;
  readonly still: boolean;
}

/**
 * AK-20: a lot is up to three purchases or sales of one airline. A lot changes only that airline, so each is valued
 * once; a plan is one lot, or two together, with the route that can then be flown.
 */
export class Stock {
  /** By airline and lot: what it gains without a route, what it costs, and what the best route of the airline then gains. */
  readonly #gain = new Float64Array(MAX_AIRLINES * LOTS);
  readonly #cost = new Float64Array(MAX_AIRLINES * LOTS);
  readonly #route = new Float64Array(MAX_AIRLINES * LOTS);
  /** The best routes of two airlines as they are now, and the airline of the first. */
  #flight = 0;
  #flightOf = -1;
  #otherFlight = 0;
  readonly #board: Board;
  readonly #table: Table;
  readonly #hand: Hand;
  readonly #routes: Routes;
  readonly #endings: Endings;

  constructor(table: Table, hand: Hand, routes: Routes, endings: Endings) {
    this.#board = table.board;
    this.#table = table;
    this.#hand = hand;
    this.#routes = routes;
    this.#endings = endings;
  }

  /** Values all lots; table, hand and routes have been read. */
  read(s: State): void {
    this.#endings.read(s);
    const left = TRADES - s.trades;
    const { me } = this.#table;
    const terms = { cash: this.#purse(s), fee: feeFor(s, me), still: standsStill(s, me) };
    this.#flight = 0;
    this.#otherFlight = 0;
    this.#flightOf = -1;
    for (let a = 0; a < this.#board.airlineCount; a++) {
      const at = a * LOTS + TRADES;
      for (let n = -TRADES; n <= TRADES; n++) this.#gain[at + n] = NEVER;
      this.#gain[at] = 0;
      this.#cost[at] = 0;
      this.#route[at] = 0;
      if (s.status[a] === STATUS.defunct) continue;
      if (s.status[a] === STATUS.open) this.#readFlight(s, a);
      this.#readPurchases(
        s,
        a,
        Math.min(left, s.status[a] === STATUS.open ? SHARES - s.sold[a] : TRADES),
        terms,
      );
      if (s.status[a] === STATUS.open) this.#readSales(s, a, Math.min(left, this.#table.mine[a]), terms);
    }
  }

  /** What the player could spend at most after first selling what brings most. */
  #purse(s: State): number {
    const { me, mine } = this.#table;
    let most = 0;
    for (let a = 0; a < this.#board.airlineCount; a++) {
      if (mine[a] > 0 && s.space[a] > most) most = s.space[a];
    }
    return s.cash[me] + (TRADES - s.trades - 1) * this.#board.price[most];
  }

  #readFlight(s: State, a: number): void {
    const t = this.#table;
    if (t.mine[a] === 0) return;
    const space = this.#coming(s, a);
    const gain = this.#bestRoute(s, a, space, t.point[a] * t.net[a]);
    this.#route[a * LOTS + TRADES] = gain;
    if (gain > this.#flight) {
      this.#otherFlight = this.#flight;
      this.#flight = gain;
      this.#flightOf = a;
    } else if (gain > this.#otherFlight) this.#otherFlight = gain;
  }

  /** AK-71: where the price will be at the end of the step. */
  #coming(s: State, a: number): number {
    return Math.min(this.#board.topSpace, Math.max(0, s.space[a] + s.net[a] - NET_ZERO));
  }

  #readPurchases(s: State, a: number, most: number, { cash, fee, still }: Terms): void {
    const t = this.#table;
    const { price, topSpace } = this.#board;
    const opens = s.status[a] !== STATUS.open;
    const start = opens ? 0 : this.#coming(s, a);
    let cost = 0;
    for (let n = 1; n <= most; n++) {
      cost += price[still ? s.space[a] : Math.min(start + n - 1, topSpace)] + fee;
      if (cost > cash) return;
      const space = Math.min(start + n, topSpace);
      const more = opens ? n + OPENING_SHARES - 1 : n;
      const sold = s.sold[a] + more;
      const net = t.net[a] + more;
      const points = opens ? HOME_POINTS : s.points[a];
      const cities = opens ? 0 : t.cities[a];
      const type = this.#board.type[space];
      const room = opens
        ? this.#homeRoom(a, type)
        : type === this.#board.type[s.space[a]]
          ? t.room[a]
          : t.roomOf(s, a, type);
      const share = t.worth(space, sold, points, cities, room, opens ? -1 : t.high[a]);
      const point = t.ofPoint[0] * net;
      const bonus = t.bonusOf(s, a, space, points, t.mine[a] + more);
      const at = a * LOTS + TRADES + n;
      const before = opens ? 0 : t.share[a] * t.net[a] + t.bonus[a];
      const hand = opens ? 0 : this.#hand.totalWith(s, a, point, type) - this.#hand.total;
      this.#gain[at] = share * net + bonus - before - t.cash * cost + hand;
      this.#cost[at] = cost;
      this.#route[at] = opens ? this.#homeRoute(a, type, point) : this.#bestRoute(s, a, space, point);
    }
  }

  #readSales(s: State, a: number, most: number, { fee, still }: Terms): void {
    const t = this.#table;
    const { price, type } = this.#board;
    const start = this.#coming(s, a);
    let paid = 0;
    for (let n = 1; n <= most; n++) {
      if (!still && start - n + 1 < 0) return;
      paid += price[still ? s.space[a] : start - n + 1] - fee;
      const space = start - n;
      const at = a * LOTS + TRADES - n;
      const before = t.share[a] * t.net[a] + t.bonus[a];
      this.#cost[at] = -paid;
      this.#route[at] = 0;
      // AK-55: bankrupt.
      if (space < 0 || s.sold[a] === n) {
        this.#gain[at] = t.cash * paid - before + this.#hand.totalWith(s, a, 0, 0) - this.#hand.total;
        return;
      }
      const room = type[space] === type[s.space[a]] ? t.room[a] : t.roomOf(s, a, type[space]);
      const net = t.net[a] - n;
      const share = t.worth(space, s.sold[a] - n, s.points[a], t.cities[a], room, t.high[a]);
      const point = t.mine[a] === n ? 0 : t.ofPoint[0] * net;
      const bonus = t.bonusOf(s, a, space, s.points[a], t.mine[a] - n);
      const hand = this.#hand.totalWith(s, a, point, type[space]) - this.#hand.total;
      this.#gain[at] = share * net + bonus - before + t.cash * paid + hand;
      if (t.mine[a] > n) this.#route[at] = this.#bestRoute(s, a, space, point);
    }
  }

  #homeRoom(a: number, type: number): number {
    const at = (type * MAX_CITIES + this.#board.home[a]) * CITY_WORDS;
    const { within } = this.#board;
    return this.#table.pointsIn(within[at], within[at + 1]);
  }

  /** What the best card brings for an airline on a space; `point`: what one of its points brings. */
  #bestRoute(s: State, a: number, space: number, point: number): number {
    const { limit, type } = this.#board;
    if (this.#table.cities[a] >= limit[space]) return 0;
    const { size, city, loss } = this.#hand;
    const at = this.#table.reachAt(s, a, type[space]);
    let best = 0;
    for (let i = 0; i < size; i++) {
      const word = city[i] >>> 5;
      if (((s.reach[at + word] >>> (city[i] & 31)) & 1) === 0) continue;
      if (s.points[a] + this.#hand.points[i] >= WINNING_POINTS) continue;
      const gain = this.#hand.points[i] * point - loss[i] + this.#routes.marker;
      if (gain > best) best = gain;
    }
    return best;
  }

  /** The same for an airline that is opened now. */
  #homeRoute(a: number, type: number, point: number): number {
    const { size, city, loss, points } = this.#hand;
    const at = (type * MAX_CITIES + this.#board.home[a]) * CITY_WORDS;
    const { within } = this.#board;
    let best = NEVER;
    for (let i = 0; i < size; i++) {
      if (((within[at + (city[i] >>> 5)] >>> (city[i] & 31)) & 1) === 0) continue;
      const gain = points[i] * point - loss[i] + this.#routes.marker;
      if (gain > best) best = gain;
    }
    return best === NEVER ? 0 : best;
  }

  /** What making no further trade gains. */
  done(s: State): number {
    return this.#flight + this.#victory(s, 0, 0, 0);
  }

  /** AK-60: whether the card step would win the game after this many shares of an airline were bought or sold. */
  #victory(s: State, a: number, shares: number, cost: number): number {
    const { airline, points } = this.#endings;
    if (airline === NONE || (airline === a && shares < 0)) return 0;
    return this.#endings.wins(s, airline, points, { airline: a, shares, cost }) ? VICTORY : 0;
  }

  /** What the best plan that begins with this purchase or sale gains. */
  plan(s: State, code: number): number {
    const isPurchase = code >= BUY && code < SELL;
    const a = isPurchase ? code - BUY : code - SELL;
    const sign = isPurchase ? 1 : -1;
    const left = TRADES - s.trades;
    const cash = s.cash[this.#table.me];
    const idle = this.#flightOf === a ? this.#otherFlight : this.#flight;
    let best = NEVER;
    for (let n = 1; n <= left; n++) {
      const at = a * LOTS + TRADES + sign * n;
      const gain = this.#gain[at];
      if (gain === NEVER || this.#cost[at] > cash) break;
      const flight = this.#route[at];
      const alone = gain + (flight > idle ? flight : idle) + this.#victory(s, a, sign * n, this.#cost[at]);
      if (alone > best) best = alone;
      if (n === left) break;
      const together = gain + this.#bestBeside(a, left - n, cash - this.#cost[at], flight);
      if (together > best) best = together;
    }
    return best;
  }

  /** What the best lot of another airline adds, with the best route then; `flight`: the best of the first airline. */
  #bestBeside(a: number, most: number, cash: number, flight: number): number {
    let best = NEVER;
    for (let b = 0; b < this.#board.airlineCount; b++) {
      if (b === a) continue;
      const middle = b * LOTS + TRADES;
      for (let n = -most; n <= most; n++) {
        const at = middle + n;
        if (this.#gain[at] <= best || n === 0 || this.#cost[at] > cash) continue;
        let route = this.#route[at] > flight ? this.#route[at] : flight;
        if (this.#flightOf !== a && this.#flightOf !== b && this.#flight > route) route = this.#flight;
        const gain = this.#gain[at] + route;
        if (gain > best) best = gain;
      }
    }
    return best;
  }

  isTrade(code: number): boolean {
    return code >= BUY && code < KEEP;
  }
}
