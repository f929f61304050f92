import type { Board, View } from '@tarmac/airlines-1990';
import { MARKERS_TO_FOUND, MAX_COMPANIES, MAX_VALUE, PATTERN_COUNT, VALUES } from '@tarmac/airlines-1990';
import type { Table } from './table.ts';

/** The number of a route without a free circle: no card is that high. */
export const FULL = MAX_VALUE + 1;

/**
 * Who can fly where. A company that nobody has founded counts as a network of its headquarters alone, so that its
 * first route is found like any other. Filled again for every decision.
 */
export class Network {
  /** The lowest free circle of a route: its number (A90-40), and that of the free one after it. */
  readonly number: Uint8Array;
  readonly following: Uint8Array;
  /** Which of its circles this is. */
  readonly circle: Uint8Array;
  readonly sabotaged: Uint8Array;
  /** The companies on a route, and those whose network has a city. */
  readonly flownBy: Uint16Array;
  readonly servedBy: Uint16Array;
  /** The part of the flight cards that could fly a route of this pattern and number, by kind. */
  readonly ease = new Float64Array(PATTERN_COUNT * VALUES);
  /** The ease of all routes that a company could fly next, together. */
  readonly room = new Float64Array(MAX_COMPANIES);
  /** A90-43: the lowest number of a pattern that any company could still fly some day. */
  readonly least = new Uint8Array(PATTERN_COUNT);
  readonly #routesAt: readonly (readonly number[])[];
  /** By pattern, the companies that may fly it (A90-2). */
  readonly #mayFly = new Uint16Array(PATTERN_COUNT);
  /** Companies with the markers for one more route. */
  #supplied = 0;
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
    const routes = Array.from({ length: board.routeCount }, (_, route) => route);
    this.#routesAt = board.cityIds.map((_, city) =>
      routes.filter((route) => board.ends[2 * route] === city || board.ends[2 * route + 1] === city),
    );
    for (let c = 0; c < board.companyCount; c++) {
      for (let p = 0; p < PATTERN_COUNT; p++) {
        if (board.mayFly[c * PATTERN_COUNT + p] !== 0) this.#mayFly[p] |= 1 << c;
      }
    }
    this.number = new Uint8Array(board.routeCount);
    this.following = new Uint8Array(board.routeCount);
    this.circle = new Uint8Array(board.routeCount);
    this.sabotaged = new Uint8Array(board.routeCount);
    this.flownBy = new Uint16Array(board.routeCount);
    this.servedBy = new Uint16Array(board.cityIds.length);
  }

  read(view: View, t: Table): void {
    const { companyCount, routeCount } = this.#board;
    this.#supplied = 0;
    for (let c = 0; c < companyCount; c++) {
      const needed = t.isFounded(c) ? 1 : MARKERS_TO_FOUND;
      if (t.markers[c] >= needed && (t.inactive & (1 << c)) === 0) this.#supplied |= 1 << c;
    }
    this.servedBy.fill(0);
    for (let c = 0; c < companyCount; c++) this.servedBy[this.#board.headquarters[c]] |= 1 << c;
    for (let route = 0; route < routeCount; route++) this.#readRoute(view, route);
    this.#readEase(t);
    this.#readRoom();
  }

  /** A90-40: the companies that could fly a route next, or be founded there. */
  flyers(route: number): number {
    const { ends } = this.#board;
    if (this.number[route] === FULL) return 0;
    return (this.servedBy[ends[2 * route]] | this.servedBy[ends[2 * route + 1]]) & this.#flyersOneDay(route);
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
      if ((this.servedBy[city] & (1 << company)) !== 0) continue;
      for (const next of this.#routesAt[city]) {
        if (next === route || (this.#flyersOneDay(next) & (1 << company)) === 0) continue;
        room += this.ease[pattern[next] * VALUES + this.number[next]];
      }
    }
    return room;
  }

  #flyersOneDay(route: number): number {
    return this.#mayFly[this.#board.pattern[route]] & this.#supplied & ~this.flownBy[route];
  }

  #readRoute(view: View, route: number): void {
    const { ends, companyIndex, file } = this.#board;
    const numbers = file.routes[route].circles;
    const on = view.routes[route];
    let flown = 0;
    this.number[route] = FULL;
    this.following[route] = FULL;
    this.sabotaged[route] = 0;
    for (let circle = on.length - 1; circle >= 0; circle--) {
      const marker = on[circle];
      if (marker === null) {
        this.following[route] = this.number[route];
        this.number[route] = numbers[circle];
        this.circle[route] = circle;
      } else if (marker.startsWith('!')) this.sabotaged[route] = 1;
      else flown |= 1 << (companyIndex.get(marker) ?? 0);
    }
    this.flownBy[route] = flown;
    this.servedBy[ends[2 * route]] |= flown;
    this.servedBy[ends[2 * route + 1]] |= flown;
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
    this.least.fill(FULL);
    for (let route = 0; route < routeCount; route++) {
      const p = pattern[route];
      const number = this.number[route];
      if (number < this.least[p] && this.#flyersOneDay(route) !== 0) this.least[p] = number;
      for (let rest = this.flyers(route); rest !== 0; rest &= rest - 1) {
        this.room[lowest(rest)] += this.ease[p * VALUES + number];
      }
    }
  }
}

/** The lowest company of a set. */
export function lowest(companies: number): number {
  return 31 - Math.clz32(companies & -companies);
}
