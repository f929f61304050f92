import type { BoardFile } from './board-file.ts';
import { parseBoard } from './board-file.ts';
import { kindOf } from './flight-card.ts';
import type { FlightCard } from './types.ts';
import { LOWEST_SABOTAGE, MAX_COMPANIES, NONE, PATTERN_COUNT, PATTERNS, VALUES } from './types.ts';

export const MAX_CIRCLES = 3;
export const MAX_HEADQUARTERS_ROUTES = 8;
/** Sets of cities (up to 64) and of flight cards (up to 64) as bits, in words of 32. */
export const CITY_WORDS = 2;
export const CARD_WORDS = 2;

/**
 * A board made ready for play: ids turned into numbers, sets into bits. A set of routes has one word per pattern;
 * a route is the bit `bit[route]` of the word `pattern[route]`.
 */
export interface Board {
  readonly id: string;
  readonly file: BoardFile;

  readonly companyIds: readonly string[];
  readonly companyIndex: ReadonlyMap<string, number>;
  readonly companyCount: number;
  readonly shares: Uint8Array;
  readonly markers: Uint8Array;
  readonly headquarters: Uint8Array;
  /** A90-2: by company the routes it may fly, and of these the ones at its headquarters. */
  readonly mayFly: Int32Array;
  readonly atHeadquarters: Int32Array;
  /** The companies with a headquarters at the two ends of a route that may fly it, at `2 * route`; NONE for no company. */
  readonly founders: Uint8Array;
  /** All routes at a headquarters, in the order of the board, at `company * MAX_HEADQUARTERS_ROUTES`; then NONE. */
  readonly headquartersRoutes: Uint8Array;

  readonly routeIds: readonly string[];
  readonly routeIndex: ReadonlyMap<string, number>;
  readonly routeCount: number;
  /** `ends[2 * route]` and the place after it: the two cities. */
  readonly ends: Uint8Array;
  readonly pattern: Uint8Array;
  readonly bit: Uint8Array;
  /** The route that is this bit of its pattern's word, at `pattern * 32 + bit`. */
  readonly routeAt: Uint8Array;
  /** Circles of a route, and their numbers at `route * MAX_CIRCLES + circle`. */
  readonly circles: Uint8Array;
  readonly number: Uint8Array;
  /** Routes whose circle is 5 or more (A90-60), at `circle * PATTERN_COUNT + pattern`. */
  readonly sabotageable: Int32Array;
  readonly cityIds: readonly string[];
  /** By city, the routes there. */
  readonly routesAt: Int32Array;

  /** The flight cards in the order of patterns and values; a kind of card is `pattern * VALUES + value`. */
  readonly cardCount: number;
  readonly cardKind: Uint8Array;
  /** The first card of a kind, NONE if there is none. */
  readonly firstCard: Uint8Array;
  readonly cards: readonly FlightCard[];
  /** Cards of a pattern below a value, at `(pattern * VALUES + value) * CARD_WORDS`. */
  readonly cardsBelow: Int32Array;
}

export function loadBoard(file: unknown): Board {
  const parsed = parseBoard(file);
  return { id: parsed.id, file: parsed, ...mapOf(parsed), ...cardsOf(parsed) };
}

type MapFields = Omit<Board, 'id' | 'file' | keyof ReturnType<typeof cardsOf>>;

function mapOf({ cities, companies, routes }: BoardFile): MapFields {
  const cityIds = cities.map((city) => city.id);
  const cityIndex = new Map(cityIds.map((id, i) => [id, i]));
  const cityOf = (id: string): number => cityIndex.get(id) ?? NONE;
  const routesOfPattern = PATTERNS.map(() => 0);

  const ends = new Uint8Array(routes.length * 2);
  const pattern = new Uint8Array(routes.length);
  const bit = new Uint8Array(routes.length);
  const routeAt = new Uint8Array(PATTERN_COUNT * 32).fill(NONE);
  const circles = new Uint8Array(routes.length);
  const number = new Uint8Array(routes.length * MAX_CIRCLES);
  const sabotageable = new Int32Array(MAX_CIRCLES * PATTERN_COUNT);
  const routesAt = new Int32Array(cities.length * PATTERN_COUNT);
  const all = new Int32Array(PATTERN_COUNT);
  routes.forEach((route, r) => {
    const p = PATTERNS.indexOf(route.pattern);
    pattern[r] = p;
    bit[r] = routesOfPattern[p]++;
    routeAt[p * 32 + bit[r]] = r;
    all[p] |= 1 << bit[r];
    circles[r] = route.circles.length;
    route.circles.forEach((value, k) => {
      number[r * MAX_CIRCLES + k] = value;
      if (value >= LOWEST_SABOTAGE) sabotageable[k * PATTERN_COUNT + p] |= 1 << bit[r];
    });
    [route.from, route.to].forEach((id, end) => {
      ends[2 * r + end] = cityOf(id);
      routesAt[cityOf(id) * PATTERN_COUNT + p] |= 1 << bit[r];
    });
  });

  const mayFly = new Int32Array(MAX_COMPANIES * PATTERN_COUNT);
  const atHeadquarters = new Int32Array(MAX_COMPANIES * PATTERN_COUNT);
  const founders = new Uint8Array(routes.length * 2).fill(NONE);
  const headquartersRoutes = new Uint8Array(MAX_COMPANIES * MAX_HEADQUARTERS_ROUTES).fill(NONE);
  companies.forEach((company, c) => {
    const city = cityOf(company.headquarters);
    for (const name of company.patterns) {
      const p = PATTERNS.indexOf(name);
      mayFly[c * PATTERN_COUNT + p] = all[p];
      atHeadquarters[c * PATTERN_COUNT + p] = routesAt[city * PATTERN_COUNT + p];
    }
    const here = routes.flatMap((_, r) => (ends[2 * r] === city || ends[2 * r + 1] === city ? [r] : []));
    headquartersRoutes.set(here, c * MAX_HEADQUARTERS_ROUTES);
    for (const r of here) {
      if (company.patterns.includes(routes[r].pattern)) founders[2 * r + (ends[2 * r] === city ? 0 : 1)] = c;
    }
  });

  return {
    companyIds: companies.map(({ id }) => id),
    companyIndex: new Map(companies.map(({ id }, c) => [id, c])),
    companyCount: companies.length,
    shares: Uint8Array.from(companies, ({ shares }) => shares),
    markers: Uint8Array.from(companies, ({ markers }) => markers),
    headquarters: Uint8Array.from(companies, ({ headquarters }) => cityOf(headquarters)),
    mayFly,
    atHeadquarters,
    founders,
    headquartersRoutes,
    routeIds: routes.map(({ id }) => id),
    routeIndex: new Map(routes.map(({ id }, r) => [id, r])),
    routeCount: routes.length,
    ends,
    pattern,
    bit,
    routeAt,
    circles,
    number,
    sabotageable,
    cityIds,
    routesAt,
  };
}

function cardsOf({ flights }: BoardFile) {
  const cards = flights.toSorted((a, b) => kindOf(a) - kindOf(b));
  const cardKind = Uint8Array.from(cards, kindOf);
  const firstCard = new Uint8Array(PATTERN_COUNT * VALUES).fill(NONE);
  const cardsBelow = new Int32Array(PATTERN_COUNT * VALUES * CARD_WORDS);
  cardKind.forEach((kind, i) => {
    if (firstCard[kind] === NONE) firstCard[kind] = i;
    const ofPattern = kind - (kind % VALUES);
    for (let above = kind + 1; above < ofPattern + VALUES; above++) {
      cardsBelow[above * CARD_WORDS + (i >> 5)] |= 1 << (i & 31);
    }
  });
  return { cardCount: cards.length, cardKind, firstCard, cards, cardsBelow };
}
