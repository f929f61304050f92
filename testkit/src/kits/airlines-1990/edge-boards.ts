import { mapOf, starOf } from '../map-of.ts';

/* Boards at the edges of what `loadBoard` takes, by name. */

const PATTERNS = ['solid', 'dashed', 'dotted', 'double', 'wavy'];
const IDS = ['ace', 'bee', 'cat', 'dog', 'elk', 'fox', 'gnu', 'hen', 'ibx'];

interface Edge {
  readonly id: string;
  readonly map: ReturnType<typeof mapOf>;
  readonly companies: number;
  readonly shares: number;
  readonly markers: number;
  readonly patterns?: readonly string[];
  readonly circles?: readonly number[];
  readonly flights: number;
  readonly values?: readonly number[];
  /** Where companies sit: this many cities from one to the next. */
  readonly apart?: number;
}

function boardOf({ id, map, companies, shares, markers, flights, apart = 1, ...edge }: Edge): object {
  const { patterns = PATTERNS, circles = [2, 7], values = [3, 9, 14] } = edge;
  return {
    id,
    name: id,
    cities: map.cities,
    companies: IDS.slice(0, companies).map((company, c) => ({
      id: company,
      name: company.toUpperCase(),
      headquarters: map.cities[c * apart].id,
      shares: shares + (c < 120 - 9 * shares && companies === 9 ? 1 : 0),
      markers,
      patterns,
    })),
    routes: map.pairs.map((pair, r) => ({ ...pair, pattern: patterns[r % patterns.length], circles })),
    flights: Array.from({ length: flights }, (_, f) => ({
      pattern: patterns[f % patterns.length],
      value: values[f % values.length],
    })),
  };
}

const few = { companies: 4, shares: 15, flights: 18 };

export const edgeBoards: readonly object[] = [
  {
    id: 'edge-smallest',
    map: mapOf(4, 3),
    ...few,
    markers: 2,
    circles: [1],
    patterns: ['solid'],
    values: [1],
  },
  { id: 'edge-few-routes', map: mapOf(5, 4), ...few, markers: 31, circles: [1, 2, 3] },
  {
    id: 'edge-largest',
    map: mapOf(64, 128),
    companies: 9,
    shares: 13,
    markers: 31,
    patterns: PATTERNS.slice(0, 4),
    circles: [1, 7, 14],
    flights: 64,
    values: [1, 7, 14],
    apart: 7,
  },
  { id: 'edge-one-pattern', map: mapOf(20, 32), ...few, markers: 12, patterns: ['wavy'], apart: 4 },
  { id: 'edge-unflyable', map: mapOf(8, 12), ...few, markers: 9, circles: [14], values: [1, 2, 3] },
  {
    id: 'edge-star',
    map: starOf(9),
    companies: 5,
    shares: 12,
    markers: 6,
    patterns: ['solid', 'dotted'],
    flights: 24,
  },
  { id: 'edge-two-markers', map: mapOf(18, 40), companies: 9, shares: 7, markers: 2, flights: 42 },
].map(boardOf);
