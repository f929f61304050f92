import type { Move, View } from '@tarmac/airlines-1990';

/** Whether a move shows what nobody knew, so that it cannot be undone: a card of a pile, or the end. */
export function isFinal(view: View, { type }: Move): boolean {
  const { pile, flightPile, discards, market } = view;
  const flights = flightPile.size + discards.length > 0;
  switch (type) {
    case 'draw':
    case 'swap':
      return flights;
    case 'refresh':
      return pile.size > 0;
    case 'take':
      return (
        pile.size > 0 || (view.founding && flights) || market.filter((share) => share !== null).length === 1
      );
    default:
      return false;
  }
}
