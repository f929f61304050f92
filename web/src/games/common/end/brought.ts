/** What one airline brought, by seat. */
export interface Brought<Item extends string = string> {
  readonly item: Item;
  readonly by: readonly number[];
}

/** Sums by airline, in this order; those that brought nobody anything are left out. */
export function broughtBy<Item extends string>(
  order: readonly Item[],
  parts: readonly { readonly item: string; readonly points: readonly number[] }[],
): Brought<Item>[] {
  return order.flatMap((item) => {
    const own = parts.filter((part) => part.item === item);
    const by = (own[0]?.points ?? []).map((_, seat) =>
      own.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    return by.some((value) => value !== 0) ? [{ item, by }] : [];
  });
}
