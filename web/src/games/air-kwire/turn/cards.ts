import type { Card } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import type { ToldKwire } from '../types.ts';

/** A card in the viewer's hand: `boston#0`, the first of its kind. */
export type CardId = string;

/** The kind of a card in the hand: a city, or a power card. */
export function kindOfId(id: CardId): Card {
  return id.replace(/#.*/, '');
}

/** A card of the hand with its name: cities in the order of the board, then power cards. */
export interface HeldCard {
  readonly id: CardId;
  readonly card: Card;
}

/** A hand comes sorted, so equal cards lie together. */
export function heldCards(cards: readonly Card[] | null): HeldCard[] {
  const seen = new Map<Card, number>();
  return (cards ?? []).map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { id: `${card}#${copy}`, card };
  });
}

/** Those that came into the hand in the seat's turn, or in the last one while others play. */
export function newCards(
  told: readonly ToldKwire[],
  seat: Seat,
  held: readonly HeldCard[],
): ReadonlySet<CardId> {
  const left = [...held];
  const fresh = new Set<CardId>();
  for (const card of cardsDrawnIn(told, seat)) {
    const at = left.findLastIndex((one) => one.card === card);
    for (const { id } of at < 0 ? [] : left.splice(at, 1)) fresh.add(id);
  }
  return fresh;
}

/** Cards drawn or taken since the turn of this seat began. */
function cardsDrawnIn(told: readonly ToldKwire[], seat: Seat): Card[] {
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
