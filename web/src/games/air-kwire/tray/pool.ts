import type { BoardFile, Card } from '@tarmac/air-kwire';
import { isPower } from '../names.ts';

/** Equal cards of the pool. */
export interface Stack {
  readonly card: Card;
  readonly count: number;
}

/** The cards worth most first, power cards last. */
export function stacksOf(pool: readonly Card[], board: BoardFile): Stack[] {
  const counts = new Map<Card, number>();
  for (const card of pool) counts.set(card, (counts.get(card) ?? 0) + 1);
  const points = new Map(board.cities.map((city) => [city.id, city.points]));
  const rank = (card: Card): number => (isPower(card) ? -1 : (points.get(card) ?? 0));
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => rank(b.card) - rank(a.card));
}
