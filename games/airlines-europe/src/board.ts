import type { BoardFile } from './board-file.ts';
import { parseBoard } from './board-file.ts';
import type { Payouts } from './majority.ts';
import { payoutsOf } from './majority.ts';
import { AIRLINE_COUNT, AIRLINES, NONE } from './types.ts';

export const MAX_CIRCLES = 3;
export const RANKS_PER_ROUTE = MAX_CIRCLES + 1;
/** Places in a list by rank: up to 15 prices, and the rank of AE-100 beyond them. */
export const RANKS = 16;
/** Sets of routes (up to 128) and of cities (up to 64) as bits, in words of 32. */
export const ROUTE_WORDS = 4;
export const CITY_WORDS = 2;

/** A board made ready for play: ids turned into numbers, sets into bits, the track into a table. */
export interface Board {
  readonly id: string;
  readonly file: BoardFile;
  readonly routeIds: readonly string[];
  readonly routeIndex: ReadonlyMap<string, number>;
  readonly routeCount: number;
  /** `ends[2 * route]` and the place after it: the two cities. */
  readonly ends: Uint8Array;
  /** Licences of a route, and their prices at `route * MAX_CIRCLES + circle`. */
  readonly circles: Uint8Array;
  readonly price: Uint8Array;
  /** The different prices, ascending. A price's place in this list is its rank. */
  readonly prices: readonly number[];
  /** The rank of the next price at `route * RANKS_PER_ROUTE + licences sold`; NONE when all are sold. */
  readonly rank: Uint8Array;
  /** How many of `prices` a purse of this many million can pay. */
  readonly ranksWithin: Uint8Array;
  /** The routes at a city: `routesAt[i]` for i from `firstRouteAt[city]` to before `firstRouteAt[city + 1]`. */
  readonly routesAt: Uint8Array;
  readonly firstRouteAt: Uint16Array;
  readonly cityIds: readonly string[];
  readonly home: Uint8Array;
  readonly start: Uint16Array;
  /** AE-14: target city (NONE without a bonus) and value by airline. */
  readonly target: Uint8Array;
  readonly bonus: Uint8Array;
  /** The rows of the track; `zoneAt[space]` names the row, the last one for every space after the table. */
  readonly rows: readonly (readonly number[])[];
  readonly payouts: readonly Payouts[];
  readonly zoneAt: Uint8Array;
}

const RICHEST = 255;

export function loadBoard(file: unknown): Board {
  const parsed = parseBoard(file);
  const cityIds = parsed.cities.map((city) => city.id);
  const cityIndex = new Map(cityIds.map((id, i) => [id, i]));
  const indexOf = (id: string): number => cityIndex.get(id) ?? NONE;
  const routes = parsed.routes;
  const prices = [...new Set(routes.flatMap((route) => route.licences))].sort((a, b) => a - b);

  const ends = new Uint8Array(routes.length * 2);
  const circles = new Uint8Array(routes.length);
  const price = new Uint8Array(routes.length * MAX_CIRCLES);
  const rank = new Uint8Array(routes.length * RANKS_PER_ROUTE).fill(NONE);
  const routesAt = cityIds.map((): number[] => []);
  routes.forEach((route, r) => {
    [route.from, route.to].forEach((id, end) => {
      const city = indexOf(id);
      ends[2 * r + end] = city;
      routesAt[city].push(r);
    });
    circles[r] = route.licences.length;
    route.licences.forEach((cost, circle) => {
      price[r * MAX_CIRCLES + circle] = cost;
      rank[r * RANKS_PER_ROUTE + circle] = prices.indexOf(cost);
    });
  });

  const target = new Uint8Array(AIRLINE_COUNT).fill(NONE);
  const bonus = new Uint8Array(AIRLINE_COUNT);
  for (const marker of parsed.bonuses) {
    const a = AIRLINES.indexOf(marker.airline);
    target[a] = indexOf(marker.target);
    bonus[a] = marker.value;
  }

  return {
    id: parsed.id,
    file: parsed,
    routeIds: routes.map((route) => route.id),
    routeIndex: new Map(routes.map((route, r) => [route.id, r])),
    routeCount: routes.length,
    ends,
    circles,
    price,
    prices,
    rank,
    ranksWithin: Uint8Array.from(
      { length: RICHEST + 1 },
      (_, cash) => prices.filter((p) => p <= cash).length,
    ),
    routesAt: Uint8Array.from(routesAt.flat()),
    firstRouteAt: Uint16Array.from([0, ...routesAt], (_, city) => routesAt.slice(0, city).flat().length),
    cityIds,
    home: Uint8Array.from(parsed.airlines, (airline) => indexOf(airline.home)),
    start: Uint16Array.from(parsed.airlines, (airline) => airline.start),
    target,
    bonus,
    rows: parsed.zones.map((zone) => zone.points),
    payouts: parsed.zones.map((zone) => payoutsOf(zone.points)),
    zoneAt: Uint8Array.from({ length: parsed.zones[parsed.zones.length - 1].from + 1 }, (_, space) =>
      Math.max(
        0,
        parsed.zones.findLastIndex((zone) => zone.from <= space),
      ),
    ),
  };
}

/** AE-45, AE-72: the zone a marker is in; past the table the last zone. */
export function zoneOf(board: Board, space: number): number {
  return board.zoneAt[Math.min(space, board.zoneAt.length - 1)];
}
