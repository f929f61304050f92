/** A card in the viewer's hand: `boston#0`, the first of its kind. */
export type CardId = string;

/** The kind of a card in the hand, as moves write it. */
export function kindOfId(id: CardId): string {
  return id.replace(/#.*/, '');
}

/** Names the cards of a hand by their kinds. A hand comes sorted, so equal cards lie together. */
export function heldCards<Card>(
  cards: readonly Card[] | null,
  kindOf: (card: Card) => string,
): { readonly id: CardId; readonly card: Card }[] {
  const seen = new Map<string, number>();
  return (cards ?? []).map((card) => {
    const kind = kindOf(card);
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    return { id: `${kind}#${copy}`, card };
  });
}

/** Of the cards in the hand those that have come, the last of each kind. */
export function amongHeld(
  held: readonly { readonly id: CardId }[],
  come: readonly string[],
): ReadonlySet<CardId> {
  const left = [...held];
  const found = new Set<CardId>();
  for (const kind of come) {
    const at = left.findLastIndex(({ id }) => kindOfId(id) === kind);
    for (const { id } of at < 0 ? [] : left.splice(at, 1)) found.add(id);
  }
  return found;
}
