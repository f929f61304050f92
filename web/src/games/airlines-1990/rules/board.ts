import type { BoardFile, Company, FlightCard, Pattern } from '@tarmac/airlines-1990';
import { readBoard } from '@tarmac/airlines-1990';
import northAmerica from '@tarmac/airlines-1990/boards/north-america-1.json' with { type: 'json' };

/* The map of the examples, and ways on it. Nothing here goes by the numbers of the circles, which may be tuned. */

export const BOARD: BoardFile = readBoard(northAmerica);

/** What an example needs must be there. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the example does not fit the board');
  return value;
}

export type Route = BoardFile['routes'][number];

export function routeOf(id: string): Route {
  return sure(BOARD.routes.find((route) => route.id === id));
}

export function routesAt(city: string): readonly Route[] {
  return BOARD.routes.filter(({ from, to }) => from === city || to === city);
}

export function companyOf(company: Company): BoardFile['companies'][number] {
  return sure(BOARD.companies.find(({ id }) => id === company));
}

/** The routes by which a company comes from its headquarters to a route, which is the last of them; as few as possible. */
export function wayTo(company: Company, route: string): string[] {
  const { headquarters, patterns } = companyOf(company);
  const ways = new Map<string, readonly string[]>([[headquarters, []]]);
  for (const [city, way] of ways)
    for (const { id, from, to, pattern } of routesAt(city)) {
      if (!patterns.includes(pattern)) continue;
      if (id === route) return [...way, id];
      const next = from === city ? to : from;
      if (!ways.has(next)) ways.set(next, [...way, id]);
    }
  throw new Error(`${company} never comes to ${route}`);
}

/** The companies that may fly a route, from the nearest on. */
export function nearestTo(route: string): Company[] {
  const { pattern } = routeOf(route);
  return BOARD.companies
    .filter(({ patterns }) => patterns.includes(pattern))
    .map(({ id }) => ({ id, length: wayTo(id, route).length }))
    .toSorted((one, other) => one.length - other.length)
    .map(({ id }) => id);
}

/** The lowest flight card of a pattern that will do for a number. */
export function lowestCard(pattern: Pattern, number = 0): FlightCard {
  const cards = BOARD.flights.filter((card) => card.pattern === pattern && card.value >= number);
  return sure(cards.toSorted((one, other) => one.value - other.value)[0]);
}
