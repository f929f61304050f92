import { isNarrow } from '../panels/layout.svelte.ts';

/** Where a table of holdings stands: beside the map, in a sheet, or in the sheet of a narrow phone. */
export type Form = 'wide' | 'compact' | 'narrow';

export function formOf(compact: boolean): Form {
  if (!compact) return 'wide';
  return isNarrow() ? 'narrow' : 'compact';
}

/** In pixels, by the number of players and the form. */
export interface Sizes {
  /** Columns before those of the players, without that of the names. */
  readonly before: readonly number[];
  /** The column of a player. */
  readonly seat: number;
  readonly after: readonly number[];
  /** The row of the players. */
  readonly head: number;
  /** The name of a player: letters and line. */
  readonly name: readonly [size: number, line: number];
  /** The mark of the player to move: half its width, and its height. */
  readonly turn?: readonly [half: number, height: number];
  /** How many shares somebody holds. */
  readonly count: readonly [width: number, height: number];
}
