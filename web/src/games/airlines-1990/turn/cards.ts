import type { FlightCard, Pattern } from '@tarmac/airlines-1990';
import type { Seat } from '@tarmac/kernel';
import type { Told1990 } from '../types.ts';

/** A flight card in the viewer's hand: `solid-5#0`, the first of its kind. */
export type CardId = string;

/** A flight card as moves write it: `solid-5`. */
export function kindOf({ pattern, value }: FlightCard): string {
  return `${pattern}-${value}`;
}

/** The kind of a card in the hand. */
export function kindOfId(id: CardId): string {
  return id.replace(/#.*/, '');
}

export function readCard(id: CardId): FlightCard {
  const [pattern, value] = kindOfId(id).split('-') as [Pattern, string];
  return { pattern, value: Number(value) };
}

/** A card of the hand with its name, in the order of patterns and values. */
export interface HeldCard {
  readonly id: CardId;
  readonly card: FlightCard;
}

/** A hand comes sorted, so equal cards lie together. */
export function heldCards(cards: readonly FlightCard[] | null): HeldCard[] {
  const seen = new Map<string, number>();
  return (cards ?? []).map((card) => {
    const kind = kindOf(card);
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    return { id: `${kind}#${copy}`, card };
  });
}

/** Those that came into the hand in the seat's turn, or in the last one while others play. */
export function newCards(
  told: readonly Told1990[],
  seat: Seat,
  held: readonly HeldCard[],
): ReadonlySet<CardId> {
  const left = [...held];
  const fresh = new Set<CardId>();
  for (const card of cardsDrawnIn(told, seat)) {
    const at = left.findLastIndex(({ id }) => kindOfId(id) === kindOf(card));
    for (const { id } of at < 0 ? [] : left.splice(at, 1)) fresh.add(id);
  }
  return fresh;
}

/** Flight cards drawn since the turn of this seat began. */
function cardsDrawnIn(told: readonly Told1990[], seat: Seat): FlightCard[] {
  const drawn: FlightCard[] = [];
  for (const { events } of told.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.type === 'turn' && event.seat === seat) return drawn;
      if (event.type === 'drew-flight' && event.seat === seat && event.card) drawn.push(event.card);
    }
  }
  return drawn;
}
