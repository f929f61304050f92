import type { GameTypes, Seat } from '@tarmac/kernel';

/**
 * What a value looks at: numbers of about -1 to 1 that say how one seat is doing in a world. They are of two kinds:
 * some describe the seat and the table as a whole, and a row of others describes each airline as this seat sees it.
 * Rows have no order and no names, so a value learned on one board also reads another with other airlines.
 */
export interface Features<G extends GameTypes> {
  /** What each number means, in order: first those of the whole, then those of one row. */
  readonly overall: readonly string[];
  readonly row: readonly string[];
  /** How many rows there are; the same for every state of a board. */
  rows(board: G['Board']): number;
  /**
   * Whether a value is learned from positions like this: the start of a turn, where nothing is half done. Rollouts
   * continue until one is reached.
   */
  isQuiet(state: G['State']): boolean;
  /**
   * Writes the numbers of the whole, then row after row. The whole world is known here, others' hands included: it is
   * one that search has dealt, never the true one.
   */
  write(state: G['State'], seat: Seat, out: Float32Array): void;
}
