import type { Seat } from '@tarmac/kernel';
import type { BoardFile } from '../board-file.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { AIRCRAFT } from '../types.ts';
import type { View } from '../view.ts';

/** What a number, a person, a limit is now and what it would be. */
export interface Change<T> {
  readonly before: T;
  readonly after: T;
}

export type AirlineView = View['airlines'][Airline];

/** An airline as the view has it. */
export function airlineIn(view: View, airline: Airline): AirlineView {
  return known(view.airlines[airline], airline);
}

/** An airline as the board has it. */
export function airlineOn(board: BoardFile, airline: Airline): BoardFile['airlines'][number] {
  return known(
    board.airlines.find(({ id }) => id === airline),
    airline,
  );
}

/** A city as the board has it. */
export function cityOn(board: BoardFile, city: City): BoardFile['cities'][number] {
  let cities = citiesByBoard.get(board);
  if (!cities) {
    cities = new Map(board.cities.map((place) => [place.id, place]));
    citiesByBoard.set(board, cities);
  }
  return known(cities.get(city), city);
}

/** Ranges ask for the same cities thousands of times. */
const citiesByBoard = new WeakMap<BoardFile, Map<City, BoardFile['cities'][number]>>();

export function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new RangeError(`There is no ${id}.`);
  return found;
}

/** How many shares every seat holds of an airline. */
export function holdingsOf(view: View, airline: Airline): number[] {
  return view.shares.map((held) => held[airline] ?? 0);
}

/** AK-79: the seats in the direction of play, this one first. */
function seatsFrom(view: View, seat: Seat): Seat[] {
  const seats = view.shares.length;
  return view.shares.map((_, n) => (seat + (view.clockwise ? n : seats - n)) % seats);
}

/** AK-34: who leads an airline with these holdings; in a tie the present one stays. */
export function ceoWith(view: View, holdings: readonly number[], present: Seat): Seat {
  const held = (seat: Seat): number => holdings[seat] ?? 0;
  return seatsFrom(view, present).reduce((best, seat) => (held(seat) > held(best) ? seat : best));
}

/** The sum of numbers. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** AK-3: a later type is a higher one. */
export function rankOf(aircraft: Aircraft): number {
  return AIRCRAFT.indexOf(aircraft);
}
