import type { State } from '@tarmac/airlines-europe';
import { serves } from '@tarmac/airlines-europe';

/** No way, or none that anybody would plan for. */
export const FAR = 99;

/** AE-46: how many licences an airline needs from its network, or from a city next to be reached, to its target. */
export class BonusPath {
  readonly target: number;
  /** From the network; FAR if there is no way or no bonus to win. */
  readonly missing: number;
  readonly #fromCity: Uint8Array;

  constructor(s: State, airline: number, open: Int32Array) {
    const { board } = s.setting;
    this.target = board.target[airline];
    this.#fromCity = new Uint8Array(board.cityIds.length).fill(FAR);
    this.missing = s.bonus[airline] === 0 ? FAR : this.#search(s, airline, open);
  }

  /** From the network once this city belongs to it. */
  with(city: number): number {
    return Math.min(this.missing, this.#fromCity[city]);
  }

  /** Outward from the target over routes with a free licence, until the network is met. */
  #search(s: State, airline: number, open: Int32Array): number {
    const { routesAt, routeWords, ends } = s.setting.board;
    const cities = [this.target];
    this.#fromCity[this.target] = 0;
    for (let i = 0; i < cities.length; i++) {
      const city = cities[i];
      const steps = this.#fromCity[city] + 1;
      for (let word = 0; word < routeWords; word++) {
        let routes = routesAt[city * routeWords + word] & open[word];
        while (routes !== 0) {
          const route = (word << 5) + 31 - Math.clz32(routes & -routes);
          routes &= routes - 1;
          const next = ends[2 * route] === city ? ends[2 * route + 1] : ends[2 * route];
          if (serves(s, airline, next)) return steps;
          if (this.#fromCity[next] !== FAR) continue;
          this.#fromCity[next] = steps;
          cities.push(next);
        }
      }
    }
    return FAR;
  }
}

/** Routes with a free licence, as bits; AE-100 may hold some of them back for later. */
export function openRoutes(s: State): Int32Array {
  const { routeWords } = s.setting.board;
  const open = new Int32Array(routeWords);
  for (let at = 0; at < s.priced.length; at++) open[at % routeWords] |= s.priced[at];
  return open;
}
