import type { Company, FlightCard } from '@tarmac/airlines-1990';
import { effectOf, effectOfSabotage, nextCircle, pointsFor, unusable } from '@tarmac/airlines-1990/aids';
import type { Placed } from './book.ts';
import { BOARD, headquartersOf, type Piece, routeOf, shownFor, sure, tableWith } from './positions.ts';

/*
 * The worked examples of the book, with the figures that the rules make of them. Texts and pictures take every number
 * from here.
 */

/** A position with the piece of the map that shows it; `placed`: how one gets there. */
function pieceOf(
  placed: readonly Placed[],
  { routes, company = null, asked = null }: Partial<Omit<Piece, 'view'>> & Pick<Piece, 'routes'>,
): Piece & { readonly placed: readonly Placed[] } {
  return { placed, view: tableWith(placed), routes, company, asked };
}

const READ = pieceOf([{ company: 'hit', route: 'houston-new-orleans' }], {
  routes: ['houston-veracruz', 'houston-new-orleans', 'houston-monterrey'],
});
/** A90-3: one route with all its circles, and one that somebody flies. */
export const ROUTES = {
  piece: READ,
  company: 'hit',
  free: routeOf('houston-veracruz'),
  flown: routeOf('houston-new-orleans'),
  next: sure(nextCircle(READ.view, BOARD, 'houston-new-orleans')).number,
} as const;

const FOUNDING = {
  company: 'boi',
  shares: 2,
  card: { pattern: 'double', value: 6 },
  route: 'boise-portland',
} as const;
const FOUNDED = sure(effectOf(tableWith([]), BOARD, FOUNDING.company, FOUNDING.route, FOUNDING.shares));
/** A90-20 */
export const FOUND = {
  ...FOUNDING,
  piece: pieceOf([FOUNDING], {
    routes: ['boise-portland', 'boise-calgary', 'billings-boise', 'boise-salt-lake-city'],
    company: FOUNDING.company,
  }),
  headquarters: headquartersOf(FOUNDING.company),
  circle: FOUNDED.circle,
  worth: FOUNDED.worth.after,
  /** Of whoever founds it. */
  points: FOUNDED.points.after[0] ?? 0,
} as const;

const SHARED = 'calgary-vancouver';
const SHARING: readonly Placed[] = [
  { company: 'yak', route: SHARED },
  { company: 'elk', route: 'calgary-edmonton' },
];
const NEXT = sure(nextCircle(tableWith(SHARING), BOARD, SHARED)).number;
/** A90-40: the lowest free circle decides. */
export const CIRCLE = {
  piece: pieceOf(SHARING, {
    routes: [SHARED, 'calgary-edmonton', 'boise-calgary', 'seattle-vancouver'],
    company: 'elk',
    asked: { route: SHARED, circle: NEXT },
  }),
  flies: 'yak',
  wants: 'elk',
  route: SHARED,
  covered: sure(routeOf(SHARED).circles[0]),
  next: NEXT,
  cards: shownFor(tableWith(SHARING), 'elk', SHARED, [
    { pattern: 'double', value: 7 },
    { pattern: 'double', value: 9 },
  ]),
} as const;

const LOWEST: FlightCard = { pattern: 'wavy', value: 1 };
const LOW_FLOWN: readonly Placed[] = [
  { company: 'ita', route: 'new-york-washington' },
  { company: 'yak', route: 'seattle-vancouver' },
  { company: 'yak', route: 'portland-seattle' },
];
/** A90-43 */
export const UNUSABLE = {
  card: LOWEST,
  isUnusable: unusable(tableWith(LOW_FLOWN), BOARD, LOWEST),
  routes: ['new-york-washington', 'portland-seattle'],
  pieces: [
    pieceOf(LOW_FLOWN, { routes: ['new-york-washington', 'boston-new-york'] }),
    pieceOf(LOW_FLOWN, { routes: ['portland-seattle', 'seattle-vancouver'] }),
  ],
} as const;

const BLOCKED = { company: 'hit', route: 'boston-halifax', sabotage: 5 } as const;
const BEFORE_SABOTAGE: readonly Placed[] = [{ company: 'ita', route: 'boston-new-york' }];
const HINDERED = effectOfSabotage(
  tableWith(BEFORE_SABOTAGE),
  BOARD,
  BLOCKED.company,
  BLOCKED.route,
  BLOCKED.sabotage,
);
/** A90-60 */
export const SABOTAGE = {
  piece: pieceOf([...BEFORE_SABOTAGE, BLOCKED], {
    routes: [BLOCKED.route, 'boston-new-york', 'boston-montreal', 'halifax-st-johns'],
    company: 'ita',
    asked: { route: BLOCKED.route, circle: sure(HINDERED.lowest.after) },
  }),
  played: 'ita',
  company: BLOCKED.company,
  route: BLOCKED.route,
  circle: BLOCKED.sabotage,
  next: sure(HINDERED.lowest.after),
  left: HINDERED.markersLeft,
} as const;

const NEARLY_FULL: readonly Placed[] = [
  { company: 'hit', route: 'houston-monterrey' },
  { company: 'hit', route: 'mexico-city-monterrey' },
  { company: 'hit', route: 'mexico-city-veracruz' },
  { company: 'hit', route: 'acapulco-mexico-city' },
];
const LAST_CIRCLE = { company: 'ita', route: 'mexico-city-monterrey', sabotage: 6 } as const;
const CLOSED = effectOfSabotage(
  tableWith(NEARLY_FULL),
  BOARD,
  LAST_CIRCLE.company,
  LAST_CIRCLE.route,
  LAST_CIRCLE.sabotage,
);
const FULL = pieceOf([...NEARLY_FULL, LAST_CIRCLE], {
  routes: ['mexico-city-monterrey', 'mexico-city-veracruz', 'acapulco-mexico-city', 'guadalajara-monterrey'],
});
const GROUNDED = sure(CLOSED.inactive[0]);
/** A90-51 */
export const INACTIVE = {
  piece: { ...FULL, view: { ...FULL.view, inactive: CLOSED.inactive } },
  company: GROUNDED,
  headquarters: headquartersOf(GROUNDED),
  flies: 'hit',
  saboteur: LAST_CIRCLE.company,
  route: LAST_CIRCLE.route,
  circle: LAST_CIRCLE.sabotage,
} as const;

/** One company of a scoring; a holding beyond the players is that of the third of A90-82. */
export interface Scored {
  readonly company: Company;
  readonly markers: number;
  /** What the second place brings. */
  readonly half: number;
  readonly holdings: readonly number[];
  /** By player. */
  readonly points: readonly number[];
}

function scored(company: Company, markers: number, holdings: readonly number[], players: number): Scored {
  const [, half = 0] = pointsFor(markers, [2, 1]);
  return { company, markers, half, holdings, points: pointsFor(markers, holdings).slice(0, players) };
}

/** A90-72, A90-82 */
export const SCORINGS = {
  places: scored('fox', 7, [4, 2, 1], 3),
  alone: scored('boi', 3, [2, 0, 0], 3),
  tiedFirst: scored('ita', 11, [3, 3, 3, 1], 4),
  tiedSecond: scored('hit', 16, [3, 2, 2, 2], 4),
  third: scored('owl', 9, [3, 2, 4], 2),
} as const;
