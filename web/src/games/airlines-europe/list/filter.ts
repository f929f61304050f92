import type { Airline } from '@tarmac/airlines-europe';
import { isCalled } from '../../common/list/called.ts';
import type { CityRow, RouteRow } from './rows.ts';

/** All of them, those that somebody could fly next, or those that are flown. */
export const WHICH = ['all', 'open', 'flown'] as const;

/** Which rows are shown. */
export interface Filter {
  /** Null: any airline. */
  readonly airline: Airline | null;
  readonly which: (typeof WHICH)[number];
  /** A part of the name of a city. */
  readonly city: string;
}

export const EVERYTHING: Filter = { airline: null, which: 'all', city: '' };

export function routesBy(routes: readonly RouteRow[], { airline, which, city }: Filter): RouteRow[] {
  return routes.filter(({ from, to, licences, open }) => {
    const flown = licences.flatMap((licence) => licence.airline ?? []);
    const isOpen = airline === null ? open.length > 0 : open.includes(airline);
    const isFlown = airline === null ? flown.length > 0 : flown.includes(airline);
    const shown = { all: airline === null || isOpen || isFlown, open: isOpen, flown: isFlown }[which];
    return shown && (isCalled(from.name, city) || isCalled(to.name, city));
  });
}

/** An airline's cities: where it flies and its home, or for what it could fly the ends of those routes. */
export function citiesBy(
  cities: readonly CityRow[],
  routes: readonly RouteRow[],
  { airline, which, city }: Filter,
): CityRow[] {
  const ends = new Set(routes.flatMap(({ from, to }) => [from.id, to.id]));
  return cities.filter(({ id, name, home, airlines }) => {
    if (!isCalled(name, city)) return false;
    if (which === 'open') return ends.has(id);
    if (airline !== null) return home === airline || airlines.includes(airline);
    return which === 'all' || airlines.length > 0;
  });
}
