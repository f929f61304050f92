import { AIRLINES } from '@tarmac/airlines-europe';
import { mapOf, starOf } from '../map-of.ts';

/* Boards at the edges of what `loadBoard` takes, by name. */

interface Edge {
  readonly id: string;
  readonly map: ReturnType<typeof mapOf>;
  readonly licences?: (route: number) => readonly number[];
  readonly zones?: readonly object[];
  readonly start?: (airline: number) => number;
  readonly bonuses?: readonly object[];
}

const HOMES = AIRLINES.length;
const [HIGHEST, PRICES, MOST_POINTS, LAST_SPACE, MOST_ZONES] = [20, 15, 99, 999, 32];
const PLAIN = [6, 3, 2, 1, 0];

function boardOf(edge: Edge): object {
  const { id, map, licences = () => [3, 4], start = () => 0, bonuses = [] } = edge;
  const { zones = [{ from: 0, points: PLAIN }] } = edge;
  return {
    id,
    name: id,
    cities: map.cities,
    routes: map.pairs.map((pair, r) => ({ ...pair, licences: licences(r) })),
    airlines: AIRLINES.map((airline, a) => ({ id: airline, name: airline, home: `c${a}`, start: start(a) })),
    zones,
    bonuses,
  };
}

/** Every airline wants to the home of the next, for all there is. */
const allBonuses = AIRLINES.map((airline, a) => ({
  airline,
  target: `c${(a + 1) % HOMES}`,
  value: MOST_POINTS,
}));
const oneSpaceZones = Array.from({ length: MOST_ZONES }, (_, i) => ({
  from: i,
  ...(i < MOST_ZONES - 1 ? { to: i } : {}),
  points: [i + 1, i, i >> 1, 0, 0],
}));

export const edgeBoards: readonly object[] = [
  { id: 'edge-no-routes', map: mapOf(HOMES, 0) },
  { id: 'edge-one-route', map: mapOf(HOMES, 1) },
  { id: 'edge-one-cheap-circle', map: mapOf(HOMES, HOMES), licences: () => [1] },
  {
    id: 'edge-largest',
    map: mapOf(64, 128),
    licences: (route: number) => [0, 1, 2].map((k) => 1 + ((route + 5 * k) % PRICES)).sort((a, b) => a - b),
    zones: oneSpaceZones,
    bonuses: allBonuses,
  },
  { id: 'edge-star', map: starOf(64), licences: () => [1, 2, 3] },
  { id: 'edge-nothing-to-win', map: mapOf(12, 20), zones: [{ from: 0, points: [0, 0, 0, 0, 0] }] },
  {
    id: 'edge-everything-to-win',
    map: mapOf(12, 30),
    zones: [{ from: LAST_SPACE, points: PLAIN.map(() => MOST_POINTS) }],
    start: () => LAST_SPACE,
    bonuses: allBonuses,
  },
  { id: 'edge-dearest', map: mapOf(14, 24), licences: () => [HIGHEST - 1, HIGHEST] },
].map(boardOf);
