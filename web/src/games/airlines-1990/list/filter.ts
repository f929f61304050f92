import type { Company, Pattern } from '@tarmac/airlines-1990';
import { isCalled } from '../../common/list/called.ts';
import type { CityRow, NetworkRow, RouteRow } from './rows.ts';

/** All of them, those that somebody could fly next, or those that are flown. */
export const WHICH = ['all', 'open', 'flown'] as const;

/** Which rows are shown. */
export interface Filter {
  /** Null: any company. */
  readonly company: Company | null;
  /** Null: any pattern. */
  readonly pattern: Pattern | null;
  readonly which: (typeof WHICH)[number];
  /** A part of the name of a city. */
  readonly city: string;
}

export const EVERYTHING: Filter = { company: null, pattern: null, which: 'all', city: '' };

export function routesBy(
  routes: readonly RouteRow[],
  { company, pattern, which, city }: Filter,
): readonly RouteRow[] {
  return routes.filter((route) => {
    const flown = route.circles.flatMap((circle) =>
      circle.company && !circle.sabotaged ? [circle.company] : [],
    );
    const isOpen = company === null ? route.open.length > 0 : route.open.includes(company);
    const isFlown = company === null ? flown.length > 0 : flown.includes(company);
    const shown = { all: company === null || isOpen || isFlown, open: isOpen, flown: isFlown }[which];
    if (!shown || (pattern !== null && route.pattern !== pattern)) return false;
    return isCalled(route.from.name, city) || isCalled(route.to.name, city);
  });
}

/** A company's cities: where it flies and its headquarters, or for what it could fly the ends of those routes. */
export function citiesBy(
  cities: readonly CityRow[],
  routes: readonly RouteRow[],
  { company, pattern, which, city }: Filter,
): readonly CityRow[] {
  const ends = new Set(routes.flatMap(({ from, to }) => [from.id, to.id]));
  return cities.filter(({ id, name, home, companies }) => {
    if (!isCalled(name, city)) return false;
    if (which === 'open' || pattern !== null) return ends.has(id);
    if (company !== null) return home === company || companies.includes(company);
    return which === 'all' || companies.length > 0;
  });
}

export function networksBy(
  networks: readonly NetworkRow[],
  { company, pattern, which, city }: Filter,
): readonly NetworkRow[] {
  return networks.filter((network) => {
    if (company !== null && network.company !== company) return false;
    if (pattern !== null && !network.patterns.includes(pattern)) return false;
    if (which === 'flown' && network.state !== 'founded') return false;
    return isCalled(network.city, city) || network.cities.some((name) => isCalled(name, city));
  });
}
