import type { BoardFile, View } from '@tarmac/airlines-europe';
import { ladder, rowOf } from '@tarmac/airlines-europe/aids';
import { paidPlaces } from '../panels/people.ts';

/** The rows of the shareholders: who holds what, where the airline stands, and what it pays. */
export function rungsOf(view: View, board: BoardFile) {
  return ladder(view).map((rung) => ({
    ...rung,
    value: rung.share === 'abacus' ? null : view.track[rung.share],
    row: paidPlaces(rowOf(view, board, rung.share)),
  }));
}
