import type { Move, View } from '@tarmac/airlines-europe';

/** Whether a move shows what nobody knew, so that it cannot be undone: a card of the deck, a choice of all, a scoring. */
export function isFinal({ phase, deck, picksLeft }: View, { type }: Move): boolean {
  if (type === 'keep') return true;
  if (type !== 'take') return false;
  return phase === 'pick' ? picksLeft === 1 : deck.size > 0; // AE-71: the last one taken before a scoring brings it
}
