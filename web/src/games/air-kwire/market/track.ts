import type { Aircraft, Airline, BoardFile, View } from '@tarmac/air-kwire';
import { AIRCRAFT, RANGES } from '@tarmac/air-kwire/aids';

/** Neighbouring spaces with the same value of something. */
interface Stretch<Value> {
  readonly value: Value;
  readonly from: number;
  readonly spaces: number;
}

/** A space of the stock track, and the open airlines on it in the order of the board. */
interface Space {
  readonly at: number;
  readonly price: number;
  readonly cities: number;
  readonly airlines: readonly Airline[];
}

/** The track as it is drawn, and where a marker would go; null if it stays. */
export interface Track {
  readonly stretches: readonly (Stretch<Aircraft> & { readonly inside: readonly Space[] })[];
  readonly move: { readonly airline: Airline; readonly to: number } | null;
}

/** AK-1: how far a type flies. */
export function farthest(aircraft: Aircraft): number {
  return RANGES[AIRCRAFT.indexOf(aircraft)] ?? 0;
}

/** The track in stretches of what may fly there, each with its spaces. */
export function stretchesOf(board: BoardFile, view: View): Track['stretches'] {
  const spaces = board.track.map(({ price, cities }, at): Space => {
    const here = board.airlines.filter(
      ({ id }) => view.airlines[id]?.status === 'open' && view.airlines[id].space === at,
    );
    return { at, price, cities, airlines: here.map(({ id }) => id) };
  });
  return stretches(board.track.map(({ aircraft }) => aircraft)).map((stretch) => ({
    ...stretch,
    inside: spaces.slice(stretch.from, stretch.from + stretch.spaces),
  }));
}

/** Values in a row, equal neighbours together. */
export function stretches<Value>(values: readonly Value[]): Stretch<Value>[] {
  const found: { value: Value; from: number; spaces: number }[] = [];
  for (const [from, value] of values.entries()) {
    const last = found.at(-1);
    if (last && last.value === value) last.spaces++;
    else found.push({ value, from, spaces: 1 });
  }
  return found;
}
