import type { Airline } from '@tarmac/air-kwire';
import { isCalled } from '../../common/list/called.ts';
import type { CityRow, NetworkRow } from './rows.ts';

/** All cities, those whose card the viewer holds, those that somebody serves, or those that nobody does. */
export const WHICH = ['all', 'held', 'served', 'free'] as const;

/** Which rows are shown. */
export interface Filter {
  /** Null: any airline. */
  readonly airline: Airline | null;
  readonly which: (typeof WHICH)[number];
  /** A part of the name of a city. */
  readonly city: string;
}

export const EVERYTHING: Filter = { airline: null, which: 'all', city: '' };

/** An airline's cities: those that it serves, its home, and those to which the viewer could fly for it. */
export function citiesBy(cities: readonly CityRow[], { airline, which, city }: Filter): readonly CityRow[] {
  return cities.filter(({ name, home, served, cards, open }) => {
    if (!isCalled(name, city)) return false;
    const shown = { all: true, held: cards > 0, served: served.length > 0, free: served.length === 0 };
    if (!shown[which]) return false;
    if (airline === null) return true;
    return home === airline || open.includes(airline) || served.some((there) => there.airline === airline);
  });
}

export function networksBy(
  networks: readonly NetworkRow[],
  { airline, which, city }: Filter,
): readonly NetworkRow[] {
  return networks.filter((network) => {
    if (airline !== null && network.airline !== airline) return false;
    if (which === 'served' && network.status !== 'open') return false;
    return [network.city, ...network.cities].some((name) => isCalled(name, city));
  });
}
