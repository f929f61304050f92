import type { Board, State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { Routes } from './routes.ts';
import type { Table } from './table.ts';

const {
  APPROVE,
  CITY_WORDS,
  DECOMMISSION,
  DISPOSE,
  FORFEIT,
  MAX_AIRLINES,
  REHOME,
  VOTE_YES,
  decommissionedCity,
  popcount,
  priceOf,
  settledCity,
  settledWith,
  wealthOf,
} = rules;

/** What it is worth to propose the end: it costs nothing, but takes time. */
const PROPOSED = 100;
const NOT_PROPOSED = -500;

/** Decisions that a player is asked for: consent, the end, and those of mergers. Each method writes what moves are worth. */
export class Answers {
  readonly #board: Board;
  readonly #table: Table;
  readonly #routes: Routes;

  constructor(table: Table, routes: Routes) {
    this.#board = table.board;
    this.#table = table;
    this.#routes = routes;
  }

  /** AK-32 */
  rankConsent(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    const gain = this.#routes.gain(s, s.airline, s.city, s.aircraft);
    for (let i = 0; i < count; i++) out[i] = codes[i] === APPROVE ? gain : 0;
  }

  /** AK-61: agrees to the end when that wins, never otherwise. */
  rankVote(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    const gain = this.#wins(s) ? this.#table.weights.defeat : -this.#table.weights.defeat;
    for (let i = 0; i < count; i++) out[i] = codes[i] === VOTE_YES ? gain : 0;
  }

  /** Nobody is asked while routes are flown: the others would only refuse. */
  proposal(s: State): number {
    return s.idle >= this.#table.players && this.#wins(s) ? PROPOSED : NOT_PROPOSED;
  }

  /** Whether the player would win alone if the game ended now. */
  #wins(s: State): boolean {
    const { me, players } = this.#table;
    const own = wealthOf(s, me);
    for (let p = 0; p < players; p++) if (p !== me && wealthOf(s, p) >= own) return false;
    return true;
  }

  /** AK-44: shares of the acquirer for half as many of them, the rest for money. */
  rankDisposal(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    const t = this.#table;
    const acquirer = s.airline;
    const held = s.shares[t.me * MAX_AIRLINES + s.defunct];
    const price = priceOf(s, s.defunct);
    const points = this.#unitedPoints(s);
    const cities = t.cities[acquirer] + t.cities[s.defunct];
    for (let i = 0; i < count; i++) {
      const got = codes[i] - DISPOSE;
      const space = Math.min(s.space[acquirer] + got, this.#board.topSpace);
      const share = t.worth(
        space,
        s.sold[acquirer] + got,
        points,
        cities,
        t.room[acquirer],
        t.high[acquirer],
      );
      out[i] = t.cash * price * (held - 2 * got) + share * (t.net[acquirer] + got);
    }
  }

  /** City points of the acquirer once the merger is over. */
  #unitedPoints(s: State): number {
    const { byPoints } = this.#table;
    let points = 0;
    for (let w = 0; w < CITY_WORDS; w++) {
      const cities = s.network[s.airline * CITY_WORDS + w] | s.network[s.defunct * CITY_WORDS + w];
      for (let v = 1; v <= 3; v++) points += v * popcount(cities & byPoints[v * CITY_WORDS + w]);
    }
    return points;
  }

  /** AK-42: the lowest type that will do. */
  rankRehomes(codes: Int32Array, count: number, out: Float64Array): void {
    for (let i = 0; i < count; i++) out[i] = -this.#table.weights.aircraft * (codes[i] - REHOME);
  }

  /** AK-47: no points are given up that can be kept. */
  rankSettlements(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    const { aircraft } = this.#table.weights;
    const point = this.#table.point[s.airline] * this.#table.net[s.airline];
    for (let i = 0; i < count; i++) {
      const type = settledWith(codes[i]);
      const points = this.#board.points[settledCity(codes[i])];
      out[i] = type === FORFEIT ? -points * point - aircraft : -aircraft * type;
    }
  }

  /** AK-73: a city goes only if that hurts others more than the player. */
  rankDecommissions(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    const t = this.#table;
    const a = s.airline;
    for (let i = 0; i < count; i++) {
      out[i] = 0;
      if (codes[i] < DECOMMISSION) continue;
      const points = s.points[a] - this.#board.points[decommissionedCity(codes[i])];
      const share = t.worth(s.space[a], s.sold[a], points, t.cities[a] - 1, t.room[a], t.high[a]);
      out[i] = (share - t.share[a]) * t.net[a] - 1;
    }
  }
}
