/**
 * How many cards there is room for: pairs of them, and it shrinks late. Who draws a card and plays one has one more for
 * a moment; the room stays, and with it the size of every card.
 */
export function roomFor(count: () => number): { readonly cards: number } {
  const PAIR = 2;
  let room = 0;
  const cards = $derived.by(() => {
    const now = count();
    if (now > room || now < room - PAIR) room = PAIR * Math.ceil(now / PAIR);
    return room;
  });
  return {
    get cards() {
      return cards;
    },
  };
}
