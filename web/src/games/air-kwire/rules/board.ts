import type { Airline, BoardFile, City } from '@tarmac/air-kwire';
import { readBoard } from '@tarmac/air-kwire';
import { distance } from '@tarmac/air-kwire/aids';
import usa from '@tarmac/air-kwire/boards/usa-1.json' with { type: 'json' };

/* The map of the examples. Which cities they use is found on it, because places and prices may be tuned. */

export const BOARD: BoardFile = readBoard(usa);

/** What an example needs must be there. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the example does not fit the board');
  return value;
}

export function airlineOf(airline: Airline): BoardFile['airlines'][number] {
  return sure(BOARD.airlines.find(({ id }) => id === airline));
}

export function cityOf(city: City): BoardFile['cities'][number] {
  return sure(BOARD.cities.find(({ id }) => id === city));
}

export const homeOf = (airline: Airline): City => airlineOf(airline).home;

/** Cities this many hexes from one, those worth most first; homes of airlines are left out. */
export function citiesAt(from: City, hexes: number): City[] {
  const isHome = (city: City): boolean => BOARD.airlines.some(({ home }) => home === city);
  return BOARD.cities
    .filter(({ id }) => !isHome(id) && distance(BOARD, from, id) === hexes)
    .toSorted((one, other) => other.points - one.points)
    .map(({ id }) => id);
}
