import type { Board, State } from '@tarmac/airlines-europe';
import { AIRLINE_COUNT, CITY_WORDS, NONE, ROUTE_WORDS } from '@tarmac/airlines-europe';

/** No way, or none worth planning for. */
export const FAR = 99;

const CITIES = 32 * CITY_WORDS;

/** The full routes, and what follows from them: which prices a city offers, how far away a bonus is. */
export class RouteMap {
  /** The ranks of the prices for sale at a city, as bits; and of those that two routes or more have there. */
  readonly once = new Uint16Array(CITIES);
  readonly twice = new Uint16Array(CITIES);
  /** AE-46: how many licences it is from a city to an airline's target; at `airline * CITIES + city`. */
  readonly #steps = new Uint8Array(AIRLINE_COUNT * CITIES);
  /** The full routes for which the steps were counted, at `airline * ROUTE_WORDS`. */
  readonly #countedFor = new Int32Array(AIRLINE_COUNT * ROUTE_WORDS).fill(-1);
  readonly #full = new Int32Array(ROUTE_WORDS);
  readonly #queue = new Uint8Array(CITIES);
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  read(s: State): void {
    const { ends, routeCount, prices } = this.#board;
    const { once, twice } = this;
    const full = this.#full;
    const capped = prices.length;
    once.fill(0);
    twice.fill(0);
    full.fill(0);
    for (let route = 0; route < routeCount; route++) {
      const rank = s.nextRank[route];
      if (rank < capped) {
        const from = ends[2 * route];
        const to = ends[2 * route + 1];
        const bit = 1 << rank;
        twice[from] |= once[from] & bit;
        once[from] |= bit;
        twice[to] |= once[to] & bit;
        once[to] |= bit;
      } else if (rank === NONE) full[route >>> 5] |= 1 << (route & 31);
    }
  }

  /** From a city to the target of an airline. */
  steps(airline: number, city: number): number {
    return this.#steps[airline * CITIES + city];
  }

  /** From the airline's network to its target, while the bonus can still be won; FAR without a way. */
  missing(s: State, airline: number): number {
    if (!this.#isCounted(airline)) this.#count(s, airline);
    let fewest = FAR;
    for (let word = 0; word < CITY_WORDS; word++) {
      let cities = s.network[airline * CITY_WORDS + word];
      for (; cities !== 0; cities &= cities - 1) {
        const city = (word << 5) + 31 - Math.clz32(cities & -cities);
        fewest = Math.min(fewest, this.#steps[airline * CITIES + city]);
      }
    }
    return fewest;
  }

  #isCounted(airline: number): boolean {
    const at = airline * ROUTE_WORDS;
    for (let word = 0; word < ROUTE_WORDS; word++) {
      if (this.#countedFor[at + word] !== this.#full[word]) return false;
    }
    return true;
  }

  /** Outward from the target over routes with a free licence. */
  #count(s: State, airline: number): void {
    this.#countedFor.set(this.#full, airline * ROUTE_WORDS);
    const { ends, routesAt, firstRouteAt, target } = this.#board;
    const from = airline * CITIES;
    const steps = this.#steps;
    const queue = this.#queue;
    steps.fill(FAR, from, from + CITIES);
    steps[from + target[airline]] = 0;
    queue[0] = target[airline];
    let waiting = 1;
    for (let n = 0; n < waiting; n++) {
      const city = queue[n];
      for (let i = firstRouteAt[city]; i < firstRouteAt[city + 1]; i++) {
        const route = routesAt[i];
        if (s.nextRank[route] === NONE) continue;
        const next = ends[2 * route] === city ? ends[2 * route + 1] : ends[2 * route];
        if (steps[from + next] !== FAR) continue;
        steps[from + next] = steps[from + city] + 1;
        queue[waiting++] = next;
      }
    }
  }
}
