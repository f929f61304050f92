import type { State } from '../../src/state.ts';

/*
 * What the state keeps besides the table, computed again from the table alone and the board file, as the rules
 * say it and without a bit trick.
 */

const FLEET = [16, 15, 14, 13, 11, 10, 9, 9, 8, 7];
const OUT: Readonly<Record<number, readonly number[]>> = { 2: [0, 1, 2], 3: [0, 2], 4: [0], 5: [] };
const KINDS = 11;
export const FULL = 255;

export interface MapAgain {
  /** AE-42: by airline the cities of its network, in the order of the board. */
  readonly network: string[][];
  /** AE-42, AE-44: by airline the routes on which it could fly next, cash and AE-100 aside. */
  readonly frontier: number[][];
  /**
   * AE-43: by route the place of its next price among all prices; one past them while AE-100 holds it back.
   */
  readonly nextRank: number[];
  /**
   * How many licences, over all airlines, are to be had at a price of this rank; the last: held back by
   * AE-100.
   */
  readonly offers: number[];
}

export function mapAgain(s: State): MapAgain {
  const { cities, routes, airlines } = s.setting.board.file;
  const flying = routes.map((_, r) => airplanes(s, r));
  const prices = [...new Set(routes.flatMap(({ licences }) => licences))].sort((a, b) => a - b);
  const nextRank = routes.map(({ licences }, r) => {
    const sold = flying[r].length;
    if (sold === licences.length) return FULL;
    return s.setting.options.routePhases && sold > s.scorings
      ? prices.length
      : prices.indexOf(licences[sold]);
  });
  const networks = airlines.map(({ home }, a) => {
    if (OUT[s.setting.players].includes(a)) return new Set<string>();
    return joined(
      home,
      routes.filter((_, r) => flying[r].includes(a)),
    );
  });
  const frontier = networks.map((network, a) => {
    if (flying.filter((fins) => fins.includes(a)).length === FLEET[a]) return [];
    return routes.flatMap(({ from, to }, r) => {
      const reached = network.has(from) || network.has(to);
      return reached && nextRank[r] !== FULL && !flying[r].includes(a) ? [r] : [];
    });
  });
  const found = frontier.flat().map((r) => nextRank[r]);
  return {
    network: networks.map((network) => cities.map(({ id }) => id).filter((id) => network.has(id))),
    frontier,
    nextRank,
    offers: [...prices, 0].map((_, rank) => found.filter((each) => each === rank).length),
  };
}

/** Who flies a route, cheapest licence first. */
function airplanes(s: State, route: number): number[] {
  return [0, 4, 8].map((shift) => ((s.circles[route] >> shift) & 15) - 1).filter((airline) => airline >= 0);
}

/** The home and every city that a chain of routes joins to it. */
function joined(home: string, routes: readonly { from: string; to: string }[]): Set<string> {
  const cities = new Set([home]);
  for (let size = 0; size < cities.size; ) {
    size = cities.size;
    for (const { from, to } of routes) if (cities.has(from) || cities.has(to)) cities.add(from).add(to);
  }
  return cities;
}

export function kinds(counts: ArrayLike<number>, seat: number): number[] {
  return Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => counts[seat * KINDS + kind] > 0);
}

export function size(counts: ArrayLike<number>, seat: number): number {
  return Array.from({ length: KINDS }, (_, kind) => counts[seat * KINDS + kind]).reduce(
    (sum, n) => sum + n,
    0,
  );
}

/** The places of the one bits of a set that takes `words` words of 32 bits. */
export function bitsOf(set: Int32Array, at: number, words: number): number[] {
  const places: number[] = [];
  for (let bit = 0; bit < 32 * words; bit++) {
    if ((set[at * words + Math.floor(bit / 32)] & (1 << (bit % 32))) !== 0) places.push(bit);
  }
  return places;
}
