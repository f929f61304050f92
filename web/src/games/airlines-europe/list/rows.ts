import type { Airline, BoardFile, View } from '@tarmac/airlines-europe';
import { airlinesInPlay, networkOf, nextLicence } from '@tarmac/airlines-europe/aids';
import type { Marks } from '../panels/marks.ts';

/** A city as a table shows it: whose home it is, and the bonus that waits there (AE-13, AE-14). */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly home: Airline | null;
  readonly bonus: { readonly airline: Airline; readonly value: number } | null;
}

export interface LicenceCell {
  readonly price: number;
  /** Null: free. */
  readonly airline: Airline | null;
  /** Others bought it since the viewer's last turn. */
  readonly fresh: boolean;
  /** The viewer bought it and can take it back. */
  readonly tentative: boolean;
}

export interface RouteRow {
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
  readonly remote: boolean;
  readonly licences: readonly LicenceCell[];
  /** What the next licence costs; null when there is none to sell now. */
  readonly next: number | null;
  /** The airlines that could fly it next, whatever the cash (AE-42, AE-44). */
  readonly open: readonly Airline[];
}

export interface CityRow extends Place {
  /** Where routes lead from here, in the order of their names. */
  readonly routes: readonly { readonly id: string; readonly name: string; readonly remote: boolean }[];
  /** Who flies here. */
  readonly airlines: readonly Airline[];
}

export interface Timetable {
  readonly routes: readonly RouteRow[];
  readonly cities: readonly CityRow[];
}

/** The map as rows, in the order of the names as `language` sorts them. */
export function timetableOf(
  view: View,
  board: BoardFile,
  marks: { readonly fresh: Marks; readonly tentative: Marks },
  language: string,
): Timetable {
  const airlines = airlinesInPlay(view);
  const networks = new Map(
    airlines.map((airline) => [airline, new Set(networkOf(view, board, airline).cities)]),
  );
  const { compare } = new Intl.Collator(language);
  const places = new Map(board.cities.map((city) => [city.id, placeOf(city, view, board, airlines)]));
  const routes = board.routes.flatMap((route, r): RouteRow[] => {
    const [one, other] = [places.get(route.from), places.get(route.to)];
    if (!one || !other) return [];
    const flown = view.routes[r] ?? [];
    const next = nextLicence(view, board, route.id)?.price ?? null;
    const swapped = route.remote !== true && compare(one.name, other.name) > 0;
    const reaches = (airline: Airline): boolean =>
      [route.from, route.to].some((city) => networks.get(airline)?.has(city));
    return [
      {
        id: route.id,
        from: swapped ? other : one,
        to: swapped ? one : other,
        remote: route.remote === true,
        licences: route.licences.map((price, circle) => ({
          price,
          airline: flown[circle] ?? null,
          fresh: marks.fresh.has(`${route.id}:${circle}`),
          tentative: marks.tentative.has(`${route.id}:${circle}`),
        })),
        next,
        open:
          next === null ? [] : airlines.filter((a) => !flown.includes(a) && view.planes[a] > 0 && reaches(a)),
      },
    ];
  });
  routes.sort((a, b) => compare(a.from.name, b.from.name) || compare(a.to.name, b.to.name));
  const cities = [...places.values()].map((place): CityRow => {
    const ends = routes.flatMap(({ id, from, to, remote }) => {
      const end = from.id === place.id ? to : to.id === place.id ? from : null;
      return end ? [{ id, name: end.name, remote }] : [];
    });
    return {
      ...place,
      routes: ends.sort((a, b) => compare(a.name, b.name)),
      airlines: airlines.filter((airline) =>
        routes.some(
          ({ from, to, licences }) =>
            [from.id, to.id].includes(place.id) && licences.some((licence) => licence.airline === airline),
        ),
      ),
    };
  });
  return { routes, cities: cities.sort((a, b) => compare(a.name, b.name)) };
}

function placeOf(
  { id, name }: { readonly id: string; readonly name: string },
  view: View,
  board: BoardFile,
  airlines: readonly Airline[],
): Place {
  const home = board.airlines.find((airline) => airline.home === id && airlines.includes(airline.id));
  const bonus = board.bonuses.find(({ airline, target }) => target === id && view.bonus[airline] > 0);
  return {
    id,
    name,
    home: home?.id ?? null,
    bonus: bonus ? { airline: bonus.airline, value: view.bonus[bonus.airline] } : null,
  };
}
