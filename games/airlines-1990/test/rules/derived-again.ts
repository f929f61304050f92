import type { State } from '../../src/state.ts';

/* What the state keeps besides the table, computed again from the table alone and the board file, as the rules say it. */

const PATTERNS = ['solid', 'dashed', 'dotted', 'double', 'wavy'];
const FULL = 15;

interface On {
  readonly company: number;
  readonly sabotage: boolean;
}

/** What lies on the circles of a route. */
function markersOn(s: State, route: number): (On | null)[] {
  return s.setting.board.file.routes[route].circles.map((_, k) => {
    const marker = (s.circles[route] >> (5 * k)) & 31;
    return marker === 0 ? null : { company: (marker % 16) - 1, sabotage: marker >= 16 };
  });
}

export interface Again {
  readonly value: number[];
  /** By company the ids of cities and routes. */
  readonly network: string[][];
  readonly open: string[][];
  readonly frontier: string[][];
  /** By pattern and value. */
  readonly offers: number[][];
  readonly within: string[][][];
  /** Circles that can be sabotaged: `route circle`. */
  readonly targets: string[];
  readonly least: number[];
  /** Cards nobody can use, in the order of patterns and values. */
  readonly unusable: string[];
  readonly supplied: string[];
}

export function deriveAgain(s: State): Again {
  const { companies, routes, flights, cities } = s.setting.board.file;
  const on = routes.map((_, r) => markersOn(s, r));
  const value = routes.map(({ circles }, r) => circles.find((_, k) => on[r][k] === null) ?? FULL);
  const flown = (c: number, r: number): boolean =>
    on[r].some((each) => each?.company === c && !each.sabotage);
  const bit = (bits: number, c: number): boolean => Math.floor(bits / 2 ** c) % 2 === 1;
  const founded = companies.map((_, c) => bit(s.founded, c));
  const able = companies.map((_, c) => !bit(s.inactive, c) && s.markers[c] >= (founded[c] ? 1 : 2));
  const network = companies.map(({ headquarters }, c) => {
    const reached = new Set(founded[c] ? [headquarters] : []);
    routes.forEach(({ from, to }, r) => {
      if (flown(c, r)) reached.add(from).add(to);
    });
    return cities.map(({ id }) => id).filter((id) => reached.has(id));
  });
  const open = companies.map(({ patterns }, c) =>
    routes.filter(({ pattern }, r) => able[c] && patterns.includes(pattern) && !flown(c, r)),
  );
  const frontier = open.map((list, c) =>
    list.filter(({ from, to }) => network[c].includes(from) || network[c].includes(to)),
  );
  const valueAt = (id: string): number => value[routes.findIndex((route) => route.id === id)];
  const values = Array.from({ length: FULL + 1 }, (_, v) => v);
  const least = PATTERNS.map((pattern) =>
    Math.min(FULL, ...open.flat().flatMap((route) => (route.pattern === pattern ? [valueAt(route.id)] : []))),
  );
  return {
    value,
    network,
    open: open.map((list) => list.map(({ id }) => id)),
    frontier: frontier.map((list) => list.map(({ id }) => id)),
    offers: PATTERNS.map((pattern) =>
      values
        .slice(0, FULL)
        .map(
          (v) =>
            frontier.flat().filter((route) => route.pattern === pattern && valueAt(route.id) <= v).length,
        ),
    ),
    within: PATTERNS.map((pattern) =>
      values
        .slice(1, FULL)
        .map((v) =>
          routes.flatMap((route, r) => (route.pattern === pattern && value[r] <= v ? [route.id] : [])),
        ),
    ),
    targets: routes.flatMap(({ id, circles }, r) =>
      on[r].some((each) => each?.sabotage)
        ? []
        : circles.flatMap((number, k) => (number >= 5 && on[r][k] === null ? [`${id} ${number}`] : [])),
    ),
    least,
    unusable: PATTERNS.flatMap((pattern, p) =>
      flights
        .filter((card) => card.pattern === pattern && card.value < least[p])
        .sort((a, b) => a.value - b.value)
        .map((card) => `${pattern}-${card.value}`),
    ),
    supplied: companies.flatMap(({ id }, c) => (s.markers[c] > 0 ? [id] : [])),
  };
}
