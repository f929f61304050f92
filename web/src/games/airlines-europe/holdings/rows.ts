import type { BoardFile, Share, View } from '@tarmac/airlines-europe';
import { ladder, rowOf } from '@tarmac/airlines-europe/aids';
import { paidPlaces } from '../panels/pays.ts';
import { type CardId, readCard } from '../turn/cards.ts';
import type { Step } from '../turn/choice.ts';

/** An airline among the shareholders: who holds what, where it stands, and what it pays. */
export type Row = ReturnType<typeof rowsOf>[number];

export function rowsOf(view: View, board: BoardFile) {
  return ladder(view).map((rung) => ({
    ...rung,
    value: rung.share === 'abacus' ? null : view.track[rung.share],
    pays: paidPlaces(rowOf(view, board, rung.share)),
  }));
}

/** What the chosen cards would change in the viewer's portfolio: more by what is played, less by what is given. */
export function changesBy(cards: readonly CardId[], step: Step): Partial<Record<Share, number>> {
  const changes: Partial<Record<Share, number>> = {};
  for (const card of cards) {
    const { from, share } = readCard(card);
    const change =
      step === 'play' && from === 'hand' ? 1 : step === 'exchange' && from === 'portfolio' ? -1 : 0;
    if (change !== 0) changes[share] = (changes[share] ?? 0) + change;
  }
  return changes;
}
