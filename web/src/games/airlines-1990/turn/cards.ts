import type { FlightCard, Pattern } from '@tarmac/airlines-1990';
import type { Seat } from '@tarmac/kernel';
import { amongHeld, type CardId, kindOfId } from '../../common/tray/held-cards.ts';
import type { Told } from '../types.ts';

/** A flight card as moves write it: `solid-5`. */
export function kindOf({ pattern, value }: FlightCard): string {
  return `${pattern}-${value}`;
}

/** The card with a name in the hand: `solid-5#0`. */
export function readCard(id: CardId): FlightCard {
  const [pattern, value] = kindOfId(id).split('-') as [Pattern, string];
  return { pattern, value: Number(value) };
}

/** A card of the hand with its name, in the order of patterns and values. */
export interface HeldCard {
  readonly id: CardId;
  readonly card: FlightCard;
}

/** Those that came into the hand in the seat's turn, or in the last one while others play. */
export function newCards(told: readonly Told[], seat: Seat, held: readonly HeldCard[]): ReadonlySet<CardId> {
  return amongHeld(held, cardsDrawnIn(told, seat).map(kindOf));
}

/** Flight cards drawn since the turn of this seat began. */
function cardsDrawnIn(told: readonly Told[], seat: Seat): FlightCard[] {
  const drawn: FlightCard[] = [];
  for (const { events } of told.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.type === 'turn' && event.seat === seat) return drawn;
      if (event.type === 'drew-flight' && event.seat === seat && event.card) drawn.push(event.card);
    }
  }
  return drawn;
}
