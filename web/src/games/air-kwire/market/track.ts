import type { Aircraft, Airline, BoardFile, View } from '@tarmac/air-kwire';

/** Neighbouring spaces with the same value of something. */
export interface Stretch<Value> {
  readonly value: Value;
  readonly from: number;
  readonly spaces: number;
}

/** A space of the stock track, and the open airlines on it in the order of the board. */
export interface Space {
  readonly at: number;
  readonly price: number;
  readonly cities: number;
  readonly airlines: readonly Airline[];
}

/** The track in stretches of what may fly there, each with its spaces. */
export function stretchesOf(board: BoardFile, view: View): (Stretch<Aircraft> & { inside: Space[] })[] {
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
