import { type BoardFile, type FlightCard, PATTERNS, type View } from '@tarmac/airlines-1990';
import { fliesFor } from '@tarmac/airlines-1990/aids';

/**
 * What an expansion can bring (A90-21, A90-23): a card and a flight; the card alone, because no company in play could fly
 * with any; a flight alone, because no card is left; or neither.
 */
export type Expanding = 'both' | 'card' | 'flight' | 'nothing';

/** Higher than every circle. */
const HIGHEST = 15;

/** `hand`: the viewer's flight cards. */
export function expandingNow(view: View, board: BoardFile, hand: readonly FlightCard[]): Expanding {
  const canDraw = view.flightPile.size + view.discards.length > 0;
  const flies = (card: FlightCard): boolean => fliesFor(view, board, card).some(({ founding }) => !founding);
  const drawn = PATTERNS.map((pattern) => ({ pattern, value: HIGHEST }));
  if (canDraw) return [...drawn, ...hand].some(flies) ? 'both' : 'card';
  return hand.some(flies) ? 'flight' : 'nothing';
}
