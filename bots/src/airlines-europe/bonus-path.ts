import type { Table } from './table.ts';

/** No way, or none worth planning for. */
export const FAR = 99;

/**
 * AE-46: how many licences an airline needs from its network, or from a city next to be reached, to its
 * target.
 */
export class BonusPath {
  readonly target: number;
  /** From the network; FAR if there is no way or no bonus to win. */
  readonly missing: number;
  readonly #fromCity: Uint8Array;

  constructor(t: Table, airline: number) {
    this.target = t.board.target[airline];
    this.#fromCity = new Uint8Array(t.board.cityIds.length).fill(FAR);
    this.missing = t.bonus[airline] === 0 ? FAR : this.#search(t, airline);
  }

  /** From the network once this city belongs to it. */
  with(city: number): number {
    return Math.min(this.missing, this.#fromCity[city]);
  }

  /** Outward from the target over routes with a free licence, until the network is met. */
  #search(t: Table, airline: number): number {
    const { ends, routeCount } = t.board;
    const steps = this.#fromCity;
    steps[this.target] = 0;
    for (let step = 0; step < FAR; step++) {
      let reached = false;
      for (let route = 0; route < routeCount; route++) {
        if (t.price[route] === 0) continue;
        const from = ends[2 * route];
        const to = ends[2 * route + 1];
        const next =
          steps[from] === step && steps[to] === FAR
            ? to
            : steps[to] === step && steps[from] === FAR
              ? from
              : -1;
        if (next < 0) continue;
        if (t.serves(airline, next)) return step + 1;
        steps[next] = step + 1;
        reached = true;
      }
      if (!reached) break;
    }
    return FAR;
  }
}
