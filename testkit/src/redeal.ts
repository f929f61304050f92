import type { Seat } from '@tarmac/kernel';

/** Which cards of a hand come from which pile, in the setups of the games. */
const PILES: readonly (readonly [hands: string, pile: string])[] = [
  ['hands', 'deck'],
  ['hands', 'pile'],
  ['flights', 'flightPile'],
];

/**
 * A deal that `viewer` cannot tell from this one: every other seat gets two cards of each pile instead of two of its
 * own, wherever `isPossible` says that such a deal could be. `from` is the place in a pile of this many cards where the
 * first one is taken; the others lie before it.
 */
export function redealt(
  setup: unknown,
  viewer: Seat | null,
  isPossible: (setup: unknown) => boolean,
  from: (cards: number) => number = (cards) => cards >> 1,
): unknown {
  const dealt = structuredClone(setup) as Record<string, unknown[]>;
  for (const [hands, pile] of PILES) {
    const cards = dealt[pile];
    let at = from(cards?.length ?? 0);
    for (const [seat, hand] of ((dealt[hands] ?? []) as unknown[][]).entries()) {
      for (let card = 0; cards && seat !== viewer && card < 2 && at >= 0; at--) {
        const swap = (): void => {
          [cards[at], hand[card]] = [hand[card], cards[at]];
        };
        swap();
        if (isPossible(structuredClone(dealt))) card++;
        else swap();
      }
    }
  }
  return dealt;
}
