import { discardsFor, type Move, SHARES, type Share, type View } from '@tarmac/airlines-europe';
import type { Counts } from './offer.ts';

/** A share that lies before the viewer: the n-th of its airline in the hand or in the portfolio. */
export type CardId = `${'hand' | 'portfolio'}:${Share}:${number}`;

export function cardId(from: 'hand' | 'portfolio', share: Share, n: number): CardId {
  return `${from}:${share}:${n}`;
}

export function readCard(card: CardId): { from: 'hand' | 'portfolio'; share: Share } {
  const [from, share] = card.split(':') as ['hand' | 'portfolio', Share];
  return { from, share };
}

/** The cards of a hand in the order of the rules, so that equal ones lie together. */
export function handCards(counts: Readonly<Record<Share, number>> | null): { id: CardId; share: Share }[] {
  if (counts === null) return [];
  return SHARES.flatMap((share) =>
    Array.from({ length: counts[share] }, (_, n) => ({ id: cardId('hand', share, n), share })),
  );
}

export function countsOf(cards: Iterable<CardId>): Counts {
  const counts: Partial<Record<Share, number>> = {};
  for (const card of cards) {
    const { share } = readCard(card);
    counts[share] = (counts[share] ?? 0) + 1;
  }
  return counts;
}

/** Whether some of the offered sets holds all of these cards. */
export function goesWith(offered: readonly Counts[], chosen: Counts): boolean {
  const wanted = Object.entries(chosen) as [Share, number][];
  return offered.some((set) => wanted.every(([share, count]) => (set[share] ?? 0) >= count));
}

/** Whether exactly these cards are offered. */
export function isOffered(offered: readonly Counts[], chosen: Counts): boolean {
  const kinds = Object.keys(chosen).length;
  return kinds > 0 && offered.some((set) => Object.keys(set).length === kinds && sameCounts(set, chosen));
}

function sameCounts(set: Counts, chosen: Counts): boolean {
  return (Object.entries(chosen) as [Share, number][]).every(([share, count]) => set[share] === count);
}

/** AE-55: how many shares must be given now: for the exchange chosen, or the rest of the one under way. */
export function sharesToGive(view: View, take: 1 | 2): number {
  return view.exchange === null ? discardsFor(take) : view.exchange.discardsLeft;
}

/** Where a card is in the one order of discards: the hand before the portfolio, ABACUS last in each. */
function discardPlace(card: CardId): number {
  const { from, share } = readCard(card);
  return SHARES.indexOf(share) + (from === 'hand' ? 0 : SHARES.length);
}

/** An exchange under way never goes backwards in that order. */
export function mayGive(view: View, card: CardId): boolean {
  return view.exchange === null || discardPlace(card) >= (view.exchange.from ?? 0);
}

/** The discards of these cards in the order in which the rules take them. */
export function discardsOf(cards: Iterable<CardId>): Move[] {
  return [...cards]
    .sort((a, b) => discardPlace(a) - discardPlace(b))
    .map((card) => ({ type: 'discard', ...readCard(card) }));
}
