import type { View } from '@tarmac/air-kwire';
import { turnsUntilDividend } from '@tarmac/air-kwire/aids';
import { texts } from '../texts.ts';

/** How far the next payout is, in words. */
export function nextPayout(view: View): string {
  const left = turnsUntilDividend(view);
  return left === 0 ? texts().dividends.due : texts().dividends.next(left);
}
