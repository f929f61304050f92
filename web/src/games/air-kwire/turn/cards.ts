import type { Card, City } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import { amongHeld, type CardId, kindOfId } from '../../common/tray/held-cards.ts';
import { isPower } from '../names.ts';
import type { Told } from '../types.ts';

/** Null for a power card. */
export function cityOf(id: CardId): City | null {
  const kind = kindOfId(id);
  return isPower(kind) ? null : kind;
}

/** A card of the hand with its name: cities in the order of the board, then power cards. */
export interface HeldCard {
  readonly id: CardId;
  readonly card: Card;
}

/** Those that came into the hand in the seat's turn, or in the last one while others play. */
export function newCards(told: readonly Told[], seat: Seat, held: readonly HeldCard[]): ReadonlySet<CardId> {
  return amongHeld(held, cardsDrawnIn(told, seat));
}

/** Cards drawn or taken since the turn of this seat began. */
function cardsDrawnIn(told: readonly Told[], seat: Seat): Card[] {
  const drawn: Card[] = [];
  for (const { events } of told.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.type === 'turn' && event.seat === seat) return drawn;
      if ((event.type === 'drew' || event.type === 'took') && event.seat === seat && event.card)
        drawn.push(event.card);
    }
  }
  return drawn;
}
