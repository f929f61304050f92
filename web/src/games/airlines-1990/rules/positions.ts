import type { BoardFile, Company, FlightCard, View } from '@tarmac/airlines-1990';
import { fliesFor, MARKERS_TO_FOUND, nextCircle } from '@tarmac/airlines-1990/aids';
import { BOARD, nearestTo, type Route, routeOf, wayTo } from './board.ts';
import type { Placed, Shown } from './book.ts';

/* What the examples of the book are made of: little positions on the map. */

/** Who sits at the table of the examples. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'] as const;

/** A table on which nothing but these markers has been placed, seen by nobody in particular. */
export function tableWith(placed: readonly Placed[]): View {
  const count = (of: (company: BoardFile['companies'][number]) => number): Record<Company, number> =>
    Object.fromEntries(BOARD.companies.map((company) => [company.id, of(company)]));
  const none = count(() => 0);
  const empty: View = {
    board: BOARD.id,
    options: { seatBonus: false, lastRound: false, lateScoring: false },
    viewer: null,
    phase: 'start',
    turn: 0,
    active: [0],
    shuffle: '',
    putBack: 0,
    turnsEnded: NAMES.length,
    founding: false,
    refreshed: false,
    swaps: 0,
    drew: false,
    idle: 0,
    turnsLeft: 0,
    scores: NAMES.map(() => 0),
    awards: [],
    scorings: 0,
    byMemory: [],
    hands: NAMES.map(() => ({ size: 0, shares: null, known: none })),
    flights: [],
    laid: NAMES.map(() => none),
    market: [],
    pile: { size: 0, scoring: 0, cards: null },
    flightPile: { size: 0, cards: null },
    discards: [],
    goneFlights: [],
    gone: none,
    founded: [],
    inactive: [],
    markers: count(({ markers }) => markers),
    worth: none,
    routes: BOARD.routes.map(({ circles }) => circles.map(() => null)),
    movements: [],
    outcome: null,
  };
  return placed.reduce(withMarker, empty);
}

/** A90-20, A90-40, A90-60 */
function withMarker(view: View, { company, route, sabotage }: Placed): View {
  const circle =
    sabotage === undefined ? nextCircle(view, BOARD, route)?.index : routeOf(route).circles.indexOf(sabotage);
  const isFounded = view.founded.includes(company);
  const used = sabotage === undefined && !isFounded ? MARKERS_TO_FOUND : 1;
  const marker = sabotage === undefined ? company : `!${company}`;
  const more = (counts: View['worth'], by: number) => ({ ...counts, [company]: (counts[company] ?? 0) + by });
  return {
    ...view,
    founded: isFounded || sabotage !== undefined ? view.founded : [...view.founded, company],
    markers: more(view.markers, -used),
    worth: sabotage === undefined ? more(view.worth, used) : view.worth,
    routes: view.routes.map((on, r) =>
      BOARD.routes[r]?.id === route ? on.map((other, c) => (c === circle ? marker : other)) : on,
    ),
  };
}

/** A piece of the map as a picture shows it. */
export interface Piece {
  readonly view: View;
  /** The routes on it, by id. */
  readonly routes: readonly string[];
  /** Whose network stands out, if one does. */
  readonly company: Company | null;
  /** The circle in question, by the number on it. */
  readonly asked: { readonly route: string; readonly circle: number } | null;
}

/** Flight cards that somebody would like to play on a route. */
export function shownFor(view: View, company: Company, route: string, cards: readonly FlightCard[]): Shown[] {
  const flies = (card: FlightCard): boolean =>
    fliesFor(view, BOARD, card).some((one) => one.company === company && one.routes.includes(route));
  return cards.map((card) => ({ card, may: flies(card) }));
}

/** A company flies to a route. */
export function fliesTo(company: Company, route: string): Placed[] {
  return wayTo(company, route).map((id) => ({ company, route: id }));
}

/** All circles of these routes are covered, by whatever companies come there first. */
export function filled(routes: readonly Route[], without: Company): Placed[] {
  const placed: Placed[] = [];
  for (const { id } of routes)
    for (const company of nearestTo(id)) {
      const isNew = ({ route }: Placed): boolean =>
        !placed.some((other) => other.company === company && other.route === route);
      const way = fliesTo(company, id).filter(isNew);
      const hasRoom = way.every(({ route }) => nextCircle(tableWith(placed), BOARD, route) !== null);
      if (company !== without && hasRoom) placed.push(...way);
    }
  return placed;
}
