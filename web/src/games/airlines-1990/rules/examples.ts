import { PATTERNS } from '@tarmac/airlines-1990';
import { effectOf, effectOfSabotage, nextCircle, unusable } from '@tarmac/airlines-1990/aids';
import {
  BOARD,
  companyOf,
  lowestCard,
  nearestTo,
  type Route,
  routeOf,
  routesAt,
  sure,
  wayTo,
} from './board.ts';
import type { Placed } from './book.ts';
import { filled, fliesTo, type Piece, shownFor, tableWith } from './positions.ts';

/*
 * The worked examples of the book on the map, with the figures that the rules make of them. Texts and pictures take
 * every number from here.
 */

/** A position with the piece of the map that shows it; `placed`: how one gets there. */
function pieceOf(
  placed: readonly Placed[],
  { routes, company = null, asked = null }: Partial<Omit<Piece, 'view'>> & Pick<Piece, 'routes'>,
): Piece & { readonly placed: readonly Placed[] } {
  return { placed, view: tableWith(placed), routes, company, asked };
}

const idOf = ({ id }: Route): string => id;

const READ = pieceOf(fliesTo('hit', 'dallas-memphis'), {
  routes: [...wayTo('hit', 'dallas-memphis'), 'dallas-el-paso'],
});
/** A90-3: one route with all its circles, and one that somebody flies. */
export const ROUTES = {
  piece: READ,
  company: 'hit',
  free: routeOf('dallas-el-paso'),
  flown: routeOf('dallas-memphis'),
  next: sure(nextCircle(READ.view, BOARD, 'dallas-memphis')).number,
} as const;

const FOUNDING = { company: 'boi', shares: 2, route: 'boise-portland' } as const;
const FOUNDED = sure(effectOf(tableWith([]), BOARD, FOUNDING.company, FOUNDING.route, FOUNDING.shares));
const { headquarters: HOME } = companyOf(FOUNDING.company);
/** A90-20 */
export const FOUND = {
  ...FOUNDING,
  card: lowestCard(routeOf(FOUNDING.route).pattern, FOUNDED.circle),
  piece: pieceOf([FOUNDING], { routes: routesAt(HOME).map(idOf), company: FOUNDING.company }),
  headquarters: HOME,
  circle: FOUNDED.circle,
  worth: FOUNDED.worth.after,
  /** Of the player who founds it. */
  points: FOUNDED.points.after[0] ?? 0,
} as const;

const SHARED = routeOf('billings-calgary');
const SHARING = [...fliesTo('boi', SHARED.id), ...fliesTo('elk', SHARED.id).slice(0, -1)];
const COVERED = sure(SHARED.circles[0]);
const NEXT = sure(nextCircle(tableWith(SHARING), BOARD, SHARED.id)).number;
/** A90-40: the lowest free circle decides; a card that was enough for the first one is too low. */
export const CIRCLE = {
  piece: pieceOf(SHARING, {
    routes: [...wayTo('boi', SHARED.id), ...wayTo('elk', SHARED.id), 'boise-calgary'],
    company: 'elk',
    asked: { route: SHARED.id, circle: NEXT },
  }),
  flies: 'boi',
  wants: 'elk',
  route: SHARED.id,
  covered: COVERED,
  next: NEXT,
  cards: shownFor(tableWith(SHARING), 'elk', SHARED.id, [
    lowestCard(SHARED.pattern, COVERED),
    lowestCard(SHARED.pattern, NEXT),
  ]),
} as const;

/** The lowest card of each pattern, and the routes on which it could be flown at all. */
const LOWEST = PATTERNS.map((pattern) => {
  const card = lowestCard(pattern);
  const inReach = ({ circles: [first = 0] }: Route): boolean => first <= card.value;
  return { card, routes: BOARD.routes.filter((route) => route.pattern === pattern && inReach(route)) };
});
/** The one that becomes unusable first. */
const LOW = sure(
  LOWEST.filter(({ routes }) => routes.length > 0).toSorted(
    (one, other) => one.routes.length - other.routes.length || other.card.value - one.card.value,
  )[0],
);
const LOW_FLOWN = LOW.routes.flatMap(({ id }) => fliesTo(sure(nearestTo(id)[0]), id));
/** A90-43 */
export const UNUSABLE = {
  card: LOW.card,
  isUnusable: unusable(tableWith(LOW_FLOWN), BOARD, LOW.card),
  routes: LOW.routes.map(idOf),
  pieces: LOW.routes.map(({ id }) => pieceOf(LOW_FLOWN, { routes: wayTo(sure(nearestTo(id)[0]), id) })),
} as const;

const BLOCKED = routeOf('dallas-denver');
const BLOCKING = { company: 'hit', route: BLOCKED.id, sabotage: sure(BLOCKED.circles[0]) } as const;
const BEFORE_SABOTAGE = fliesTo('hit', BLOCKED.id).slice(0, -1);
const HINDERED = effectOfSabotage(
  tableWith(BEFORE_SABOTAGE),
  BOARD,
  BLOCKING.company,
  BLOCKING.route,
  BLOCKING.sabotage,
);
/** A90-60 */
export const SABOTAGE = {
  piece: pieceOf([...BEFORE_SABOTAGE, BLOCKING], {
    routes: [...wayTo('hit', BLOCKED.id), 'dallas-kansas-city', 'denver-omaha'],
    company: BLOCKING.company,
    asked: { route: BLOCKED.id, circle: sure(HINDERED.lowest.after) },
  }),
  played: 'ita',
  company: BLOCKING.company,
  route: BLOCKED.id,
  circle: BLOCKING.sabotage,
  next: sure(HINDERED.lowest.after),
  left: HINDERED.markersLeft,
} as const;

const GROUNDED = companyOf('ara');
const ITS_ROUTES = routesAt(GROUNDED.headquarters).filter(({ pattern }) =>
  GROUNDED.patterns.includes(pattern),
);
const TAKEN = filled(ITS_ROUTES, GROUNDED.id);
const LAST_TAKEN = sure(TAKEN.at(-1));
const CLOSED = sure(effectOf(tableWith(TAKEN.slice(0, -1)), BOARD, LAST_TAKEN.company, LAST_TAKEN.route));
const FULL = pieceOf(TAKEN, { routes: ITS_ROUTES.map(idOf) });
/** A90-51 */
export const INACTIVE = {
  piece: { ...FULL, view: { ...FULL.view, inactive: CLOSED.inactive } },
  company: sure(CLOSED.inactive[0]),
  headquarters: GROUNDED.headquarters,
  /** Who was faster. */
  others: BOARD.companies
    .map(({ id }) => id)
    .filter((id) =>
      TAKEN.some(({ company, route }) => company === id && ITS_ROUTES.some((one) => one.id === route)),
    ),
} as const;
