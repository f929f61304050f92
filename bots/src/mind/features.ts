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
   * Whether positions like this are ones a value is learned from: the start of a turn, where nothing is half done.
   * Rollouts go on until one is reached.
   */
  isQuiet(state: G['State']): boolean;
  /**
   * Writes the numbers of the whole, then row after row. The world is known here, also what others hold: it is one of
   * the worlds that search has dealt, never the true one.
   */
  write(state: G['State'], seat: Seat, out: Float32Array): void;
}
