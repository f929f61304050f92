import type { Event } from '@tarmac/air-kwire';

const STAGED: readonly Event['type'][] = [
  'merger',
  'rehomed',
  'bonus',
  'disposed',
  'taken-over',
  'replaced',
  'forfeited',
  'paid',
  'unpaid',
];

/** What the stage shows of a move: mergers and payouts. */
export function isStaged({ type }: Event): boolean {
  return STAGED.includes(type);
}
