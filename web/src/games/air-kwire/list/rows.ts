import type { Airline, BoardFile, City, View } from '@tarmac/air-kwire';
import { citiesOf, fliesFor, limitsAt, type Occupant, occupants } from '@tarmac/air-kwire/aids';
import { airlineName } from '../names.ts';
import type { Marks } from '../panels/marks.ts';

/** An airline in a city. */
export interface Serving extends Occupant {
  /** It came there since the viewer's last turn. */
  readonly fresh: boolean;
  /** The viewer can still take it back. */
  readonly tentative: boolean;
}

export interface CityRow {
  readonly id: City;
  readonly name: string;
  readonly home: Airline | null;
  readonly points: number;
  readonly served: readonly Serving[];
  /** How many of its cards the viewer holds. */
  readonly cards: number;
  /** The airlines for which the viewer could fly such a card now. */
  readonly open: readonly Airline[];
}

export interface NetworkRow {
  readonly airline: Airline;
  readonly name: string;
  /** The name of its home. */
  readonly city: string;
  readonly status: View['airlines'][Airline]['status'];
  readonly price: number;
  readonly points: number;
  /** Cities besides its home, and how many it may serve at its price. */
  readonly routes: number;
  readonly limit: number;
  readonly supply: View['airlines'][Airline]['supply'];
  /** In the order of their names, without the home. */
  readonly cities: readonly string[];
}

export interface Timetable {
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
  const hand = view.viewer === null ? [] : (view.hands[view.viewer]?.cards ?? []);
  const homes = new Map(board.airlines.map(({ id, home }) => [home, id]));
  const cities = board.cities.map(({ id, name, points }): CityRow => {
    const cards = hand.filter((card) => card === id).length;
    const flights = cards === 0 ? [] : fliesFor(view, board, id);
    return {
      id,
      name,
      home: homes.get(id) ?? null,
      points,
      served: occupants(view, board, id).map((there) => ({
        ...there,
        fresh: marks.fresh.has(`${id}:${there.airline}`),
        tentative: marks.tentative.has(`${id}:${there.airline}`),
      })),
      cards,
      open: flights.filter(({ types }) => types.length > 0).map(({ airline }) => airline),
    };
  });
  return {
    cities: cities.sort((a, b) => compare(a.name, b.name)),
    networks: board.airlines.flatMap(({ id }) => networkOf(view, board, id, compare)),
  };
}

function networkOf(
  view: View,
  board: BoardFile,
  airline: Airline,
  compare: (a: string, b: string) => number,
): NetworkRow[] {
  const seen = view.airlines[airline];
  const home = board.airlines.find(({ id }) => id === airline)?.home;
  if (!seen) return [];
  const nameOf = (city: City | undefined): string => board.cities.find(({ id }) => id === city)?.name ?? '';
  const { status, price, points, supply, space, cities } = seen;
  const [, ...others] = citiesOf(view, board, airline).map(nameOf);
  return [
    {
      airline,
      name: airlineName(board, airline),
      city: nameOf(home),
      status,
      price,
      points,
      routes: cities.length,
      limit: limitsAt(board, space).cities,
      supply,
      cities: others.sort(compare),
    },
  ];
}
