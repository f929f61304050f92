import type { State } from './state.ts';
import type { Airline, City } from './types.ts';

/* Ids to numbers for refusals: what is refused has been encoded before, so every id is known. */

export function airlineOf(s: State, id: Airline): number {
  return s.board.airlineIndex.get(id) ?? 0;
}

export function cityOf(s: State, id: City): number {
  return s.board.cityIndex.get(id) ?? 0;
}

export function nameOf(s: State, airline: number): { airline: string; name: string } {
  const { id, name } = s.board.file.airlines[airline];
  return { airline: id, name };
}
