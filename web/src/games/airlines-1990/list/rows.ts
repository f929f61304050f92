import type { BoardFile, Company, Pattern, View } from '@tarmac/airlines-1990';
import { MARKERS_TO_FOUND, networkOf, nextCircle } from '@tarmac/airlines-1990/aids';
import type { Marks } from '../panels/marks.ts';

/** A city as a table shows it, and whose headquarters it is. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly home: Company | null;
}

export interface CircleCell {
  readonly number: number;
  /** Whose marker lies there; null: free. */
  readonly company: Company | null;
  readonly sabotaged: boolean;
  /** Others put it there since the viewer's last turn. */
  readonly fresh: boolean;
  /** The viewer put it there and can take it back. */
  readonly tentative: boolean;
}

export interface RouteRow {
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
  readonly pattern: Pattern;
  readonly circles: readonly CircleCell[];
  /** The lowest free number; null when the route is full. */
  readonly next: number | null;
  /** The companies that could fly it next, whatever cards there are (A90-40). */
  readonly open: readonly Company[];
}

export interface CityRow extends Place {
  /** Where routes lead from here, in the order of their names. */
  readonly routes: readonly { readonly id: string; readonly name: string }[];
  /** Who flies here, or has its headquarters here. */
  readonly companies: readonly Company[];
}

export interface NetworkRow {
  readonly company: Company;
  readonly name: string;
  readonly city: string;
  readonly state: 'founded' | 'open' | 'inactive';
  readonly patterns: readonly Pattern[];
  readonly worth: number;
  readonly left: number;
  /** In the order of their names, the headquarters first. */
  readonly cities: readonly string[];
}

export interface Timetable {
  readonly routes: readonly RouteRow[];
  readonly cities: readonly CityRow[];
  readonly networks: readonly NetworkRow[];
}

/** The map as rows, in the order of the names as `language` sorts them. */
export function timetableOf(
  view: View,
  board: BoardFile,
  marks: { readonly fresh: Marks; readonly tentative: Marks },
  language: string,
): Timetable {
  const { compare } = new Intl.Collator(language);
  const places = new Map(board.cities.map(({ id, name }) => [id, { id, name, home: homeOf(board, id) }]));
  const reach = new Map(board.companies.map(({ id }) => [id, reachOf(view, board, id)]));
  const routes = board.routes.flatMap(({ id, from, to, pattern, circles }, r): RouteRow[] => {
    const [one, other] = [places.get(from), places.get(to)];
    if (!one || !other) return [];
    const covered = view.routes[r] ?? [];
    const swapped = compare(one.name, other.name) > 0;
    const next = nextCircle(view, board, id)?.number ?? null;
    const mayFly = (company: Company, patterns: readonly Pattern[]): boolean => {
      const cities = reach.get(company);
      const reaches = cities?.has(from) || cities?.has(to);
      return reaches === true && patterns.includes(pattern) && !covered.includes(company);
    };
    return [
      {
        id,
        from: swapped ? other : one,
        to: swapped ? one : other,
        pattern,
        circles: circles.map((number, circle) => ({
          number,
          ...markerOf(covered[circle] ?? null),
          fresh: marks.fresh.has(`${id}:${circle}`),
          tentative: marks.tentative.has(`${id}:${circle}`),
        })),
        next,
        open:
          next === null
            ? []
            : board.companies.filter(({ id, patterns }) => mayFly(id, patterns)).map(({ id }) => id),
      },
    ];
  });
  routes.sort((a, b) => compare(a.from.name, b.from.name) || compare(a.to.name, b.to.name));
  return {
    routes,
    cities: [...places.values()]
      .map((place) => cityOf(place, routes, view, compare))
      .sort((a, b) => compare(a.name, b.name)),
    networks: networksOf(view, board, places, compare),
  };
}

/** A marker as the view writes it: `boi`, or `!boi` on its sabotage side. */
function markerOf(marker: string | null): Pick<CircleCell, 'company' | 'sabotaged'> {
  const sabotaged = marker?.startsWith('!') ?? false;
  return { company: marker === null ? null : sabotaged ? marker.slice(1) : marker, sabotaged };
}

function homeOf(board: BoardFile, city: string): Company | null {
  return board.companies.find(({ headquarters }) => headquarters === city)?.id ?? null;
}

/** The cities from which a company can fly on: its network, or before the founding its headquarters. */
function reachOf(view: View, board: BoardFile, company: Company): ReadonlySet<string> {
  const left = view.markers[company] ?? 0;
  const founded = view.founded.includes(company);
  if (view.inactive.includes(company) || left < (founded ? 1 : MARKERS_TO_FOUND)) return new Set();
  if (founded) return new Set(networkOf(view, board, company).cities);
  return new Set(board.companies.filter(({ id }) => id === company).map(({ headquarters }) => headquarters));
}

function cityOf(
  place: Place,
  routes: readonly RouteRow[],
  view: View,
  compare: (a: string, b: string) => number,
): CityRow {
  const here = routes.filter(({ from, to }) => from.id === place.id || to.id === place.id);
  const flying = here.flatMap(({ circles }) =>
    circles.flatMap(({ company, sabotaged }) => (company && !sabotaged ? [company] : [])),
  );
  const home = place.home !== null && view.founded.includes(place.home) ? [place.home] : [];
  return {
    ...place,
    routes: here
      .map(({ id, from, to }) => ({ id, name: from.id === place.id ? to.name : from.name }))
      .sort((a, b) => compare(a.name, b.name)),
    companies: [...new Set([...home, ...flying])].sort(),
  };
}

function networksOf(
  view: View,
  board: BoardFile,
  places: ReadonlyMap<string, Place>,
  compare: (a: string, b: string) => number,
): NetworkRow[] {
  return board.companies.map(({ id, name, headquarters, patterns }) => {
    const [, ...others] = networkOf(view, board, id).cities.map((city) => places.get(city)?.name ?? city);
    return {
      company: id,
      name,
      city: places.get(headquarters)?.name ?? headquarters,
      state: view.founded.includes(id) ? 'founded' : view.inactive.includes(id) ? 'inactive' : 'open',
      patterns,
      worth: view.worth[id] ?? 0,
      left: view.markers[id] ?? 0,
      cities: others.sort(compare),
    };
  });
}
