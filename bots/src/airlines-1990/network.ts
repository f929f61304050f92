import type { Board, State, View } from '@tarmac/airlines-1990';
import {
  freeCircle,
  MAX_CIRCLES,
  MAX_COMPANIES,
  MAX_VALUE,
  mapOfView,
  markerOn,
  PATTERN_COUNT,
  serves,
  VALUES,
} from '@tarmac/airlines-1990';
import type { Table } from './table.ts';

/** The number of a route without a free circle, in the rules too: no card is that high. */
export const FULL = MAX_VALUE + 1;

/**
 * Who can fly where, as the rules have it. A company that nobody has founded counts as a network of its headquarters
 * alone, so that its first route is found like any other. Filled again for every decision.
 */
export class Network {
  /** The lowest free circle of a route: its number (A90-40), and that of the free one after it. */
  readonly number: Uint8Array;
  readonly following: Uint8Array;
  /** Which of its circles this is, and whether it can be sabotaged (A90-60). */
  readonly circle: Uint8Array;
  readonly isTarget: Uint8Array;
  /** The part of the flight cards that could fly a route of this pattern and number, by kind. */
  readonly ease = new Float64Array(PATTERN_COUNT * VALUES);
  /** The ease of all routes that a company could fly next, together. */
  readonly room = new Float64Array(MAX_COMPANIES);
  /** A90-43: the lowest number of a pattern that any company could still fly some day. */
  readonly least = new Uint8Array(PATTERN_COUNT);
  /** The companies that could fly a route next, and those that could some day. */
  readonly #next: Uint16Array;
  readonly #someDay: Uint16Array;
  /** The companies whose network has a city. */
  readonly #servedBy: Uint16Array;
  readonly #routesAt: readonly (readonly number[])[];
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
    const routes = Array.from({ length: board.routeCount }, (_, route) => route);
    this.#routesAt = board.cityIds.map((_, city) =>
      routes.filter((route) => board.ends[2 * route] === city || board.ends[2 * route + 1] === city),
    );
    this.number = new Uint8Array(board.routeCount);
    this.following = new Uint8Array(board.routeCount);
    this.circle = new Uint8Array(board.routeCount);
    this.isTarget = new Uint8Array(board.routeCount);
    this.#next = new Uint16Array(board.routeCount);
    this.#someDay = new Uint16Array(board.routeCount);
    this.#servedBy = new Uint16Array(board.cityIds.length);
  }

  read(view: View, t: Table): void {
    const s = mapOfView(this.#board, view);
    this.number.set(s.value);
    this.least.set(s.least);
    this.#readCities(s);
    for (let route = 0; route < this.#board.routeCount; route++) this.#readRoute(s, route);
    this.#readFlyers(s);
    this.#readEase(t);
    this.#readRoom();
  }

  /** A90-40: the companies that could fly a route next, or be founded there. */
  flyers(route: number): number {
    return this.#next[route];
  }

  /** How much less room a route offers to everybody when its lowest free circle is covered. */
  narrowed(route: number): number {
    const first = this.#board.pattern[route] * VALUES;
    return this.ease[first + this.number[route]] - this.ease[first + this.following[route]];
  }

  /** How the room of a company changes when it flies a route. */
  opened(company: number, route: number): number {
    const { ends, pattern } = this.#board;
    let room = -this.ease[pattern[route] * VALUES + this.number[route]];
    for (let end = 2 * route; end < 2 * route + 2; end++) {
      const city = ends[end];
      if ((this.#servedBy[city] & (1 << company)) !== 0) continue;
      for (const next of this.#routesAt[city]) {
        if (next === route || (this.#someDay[next] & (1 << company)) === 0) continue;
        room += this.ease[pattern[next] * VALUES + this.number[next]];
      }
    }
    return room;
  }

  #readCities(s: State): void {
    const { companyCount, headquarters, cityIds } = this.#board;
    this.#servedBy.fill(0);
    for (let c = 0; c < companyCount; c++) {
      this.#servedBy[headquarters[c]] |= 1 << c;
      if (((s.founded >>> c) & 1) === 0) continue;
      for (let city = 0; city < cityIds.length; city++) {
        if (serves(s, c, city)) this.#servedBy[city] |= 1 << c;
      }
    }
  }

  #readRoute(s: State, route: number): void {
    const { bit, number, pattern } = this.#board;
    const p = pattern[route];
    const lowest = freeCircle(s, route);
    this.circle[route] = lowest;
    this.isTarget[route] = (s.targets[lowest * PATTERN_COUNT + p] >>> bit[route]) & 1;
    let after = lowest + 1;
    while (after < MAX_CIRCLES && markerOn(s, route, after) !== 0) after++;
    this.following[route] = after < this.#board.circles[route] ? number[route * MAX_CIRCLES + after] : FULL;
  }

  #readFlyers(s: State): void {
    const { atHeadquarters, companyCount, routeAt } = this.#board;
    this.#someDay.fill(0);
    this.#next.fill(0);
    for (let c = 0; c < companyCount; c++) {
      const isFounded = ((s.founded >>> c) & 1) === 1;
      for (let p = 0; p < PATTERN_COUNT; p++) {
        const own = c * PATTERN_COUNT + p;
        const near = isFounded ? s.frontier[own] : atHeadquarters[own];
        for (let rest = s.open[own] & s.within[p * VALUES + MAX_VALUE]; rest !== 0; rest &= rest - 1) {
          const route = routeAt[p * 32 + lowest(rest)];
          this.#someDay[route] |= 1 << c;
          if ((near & rest & -rest) !== 0) this.#next[route] |= 1 << c;
        }
      }
    }
  }

  #readEase(t: Table): void {
    for (let p = 0; p < PATTERN_COUNT; p++) {
      let cards = 0;
      this.ease[p * VALUES + FULL] = 0;
      for (let value = MAX_VALUE; value > 0; value--) {
        cards += t.inGame[p * VALUES + value];
        this.ease[p * VALUES + value] = cards / Math.max(1, t.inGameTotal);
      }
    }
  }

  #readRoom(): void {
    const { pattern, routeCount } = this.#board;
    this.room.fill(0);
    for (let route = 0; route < routeCount; route++) {
      for (let rest = this.flyers(route); rest !== 0; rest &= rest - 1) {
        this.room[lowest(rest)] += this.ease[pattern[route] * VALUES + this.number[route]];
      }
    }
  }
}

/** The lowest company of a set. */
export function lowest(companies: number): number {
  return 31 - Math.clz32(companies & -companies);
}
