import type { BoardFile } from '../board-file.ts';
import { hexDistance } from '../hex.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { RANGES } from '../types.ts';
import type { View } from '../view.ts';
import { airlineIn, airlineOn, cityOn, rankOf } from './table.ts';
import { limitsAt } from './track.ts';

/** A hex of the map; `x` and `y` are its centre, in widths of a hex: neighbours are 1 apart. */
export interface PlacedHex {
  readonly city: City | null;
  readonly q: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
}

/** All hexes, pointy ones: the cities in the order of the board, then the empty ones. */
export function hexesOf(board: BoardFile): readonly PlacedHex[] {
  const place = (city: City | null, q: number, r: number): PlacedHex => {
    return { city, q, r, x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
  };
  return [
    ...board.cities.map(({ id, q, r }) => place(id, q, r)),
    ...board.empty.map(({ q, r }) => place(null, q, r)),
  ];
}

/** AK-31: in hexes. */
export function distance(board: BoardFile, a: City, b: City): number {
  return hexDistance(cityOn(board, a), cityOn(board, b));
}

/** An airline in a city. */
export interface Occupant {
  readonly airline: Airline;
  /** Whether it lives there. */
  readonly home: boolean;
  /** Null where its home marker stands. */
  readonly aircraft: Aircraft | null;
  /** Whose aircraft it is; another's is an acquired one. */
  readonly of: Airline;
}

/** Who is in a city, in the order of the board. */
export function occupants(view: View, board: BoardFile, city: City): readonly Occupant[] {
  return board.airlines.flatMap(({ id, home }): Occupant[] => {
    const { status, cities } = airlineIn(view, id);
    if (status !== 'open') return [];
    if (home === city) return [{ airline: id, home: true, aircraft: null, of: id }];
    const served = cities.find((at) => at.city === city);
    return served ? [{ airline: id, home: false, aircraft: served.aircraft, of: served.of }] : [];
  });
}

/** AK-5: the cities of an airline, its home first; none unless it is open. */
export function citiesOf(view: View, board: BoardFile, airline: Airline): readonly City[] {
  const { status, cities } = airlineIn(view, airline);
  return status === 'open' ? [airlineOn(board, airline).home, ...cities.map(({ city }) => city)] : [];
}

/** Where its aircraft take off: its cities, or the home of an airline that is still closed. */
export function basesOf(view: View, board: BoardFile, airline: Airline): readonly City[] {
  const isClosed = airlineIn(view, airline).status === 'closed';
  return isClosed ? [airlineOn(board, airline).home] : citiesOf(view, board, airline);
}

/**
 * The cities in range of a type from the cities of an airline that are not its own, in the order of the board,
 * whether or not it has such an aircraft. With a space: none if the type is not allowed there. A closed airline
 * reaches from its home.
 */
export function reach(
  view: View,
  board: BoardFile,
  airline: Airline,
  aircraft: Aircraft,
  space?: number,
): readonly City[] {
  if (space !== undefined && !limitsAt(board, space).types.includes(aircraft)) return [];
  const own = basesOf(view, board, airline);
  return board.cities.flatMap(({ id }) =>
    !own.includes(id) && isInRange(board, aircraft, id, own) ? [id] : [],
  );
}

/** AK-31, AK-35: whether one of these cities, itself not counted, is in range. */
export function isInRange(board: BoardFile, aircraft: Aircraft, city: City, from: readonly City[]): boolean {
  const range = RANGES[rankOf(aircraft)] ?? 0;
  return from.some((other) => other !== city && distance(board, city, other) <= range);
}
