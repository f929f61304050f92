import type { Board, State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';
import type { Flights } from './flights.ts';
import type { Worth } from './worth.ts';

const { MAX_CIRCLES, PATTERN_COUNT } = game;

/** A90-60: what the circle of a sabotage gains; the marker comes on top. */
export class Sabotage {
  /** At `route * 4 + circle`, as in the codes of moves; only where there can be a sabotage. */
  readonly circle = new Float64Array(128 * 4);
  /** The best of all, marker included. */
  best = 0;
  readonly #board: Board;
  readonly #flights: Flights;
  readonly #worth: Worth;

  constructor(board: Board, flights: Flights, worth: Worth) {
    this.#board = board;
    this.#flights = flights;
    this.#worth = worth;
  }

  read(s: State): void {
    const { routeAt } = this.#board;
    let best = -1e6;
    for (let place = 0; place < MAX_CIRCLES * PATTERN_COUNT; place++) {
      const circle = Math.floor(place / PATTERN_COUNT);
      const p = place - circle * PATTERN_COUNT;
      for (let rest = s.targets[place]; rest !== 0; rest &= rest - 1) {
        const route = routeAt[p * 32 + 31 - Math.clz32(rest & -rest)];
        const gain = this.#flights.blocked(s, route, circle);
        this.circle[route * 4 + circle] = gain;
        if (gain > best) best = gain;
      }
    }
    let marker = -1e6;
    for (let rest = s.supplied; rest !== 0; rest &= rest - 1) {
      const gain = -this.#worth.supply[31 - Math.clz32(rest & -rest)];
      if (gain > marker) marker = gain;
    }
    this.best = best + marker;
  }
}
