import type { BoardFile } from '../board-file.ts';
import type { Airline } from '../types.ts';
import type { View } from '../view.ts';

export interface Licence {
  /** Its place among the licences of the route, from 0. */
  readonly circle: number;
  readonly price: number;
}

/** AE-43: the cheapest free licence; null when the route is full, or held back until the next scoring (AE-100). */
export function nextLicence(view: View, board: BoardFile, route: string): Licence | null {
  const r = board.routes.findIndex(({ id }) => id === route);
  if (r < 0) return null;
  const circle = view.routes[r].length;
  const price = board.routes[r].licences[circle];
  if (price === undefined || (view.options.routePhases && circle > view.scorings)) return null;
  return { circle, price };
}

/** Ids, home first. */
export interface Network {
  readonly cities: readonly string[];
  readonly routes: readonly string[];
}

/** AE-42: the home of an airline, and all that its licences reach. */
export function networkOf(view: View, board: BoardFile, airline: Airline): Network {
  const flown = board.routes.filter((_, r) => view.routes[r].includes(airline));
  const home = board.airlines.filter(({ id }) => id === airline).map((known) => known.home);
  const cities = new Set([...home, ...flown.flatMap(({ from, to }) => [from, to])]);
  return { cities: [...cities], routes: flown.map(({ id }) => id) };
}
