import type { OptionSpec } from '@tarmac/kernel';
import { MAX_PLAYERS } from './types.ts';

// A type and not an interface, so that it is also a plain `Options` of the kernel.
/** What the host may choose. */
export type AirlinesEuropeOptions = {
  /** AE-18: whether "about a quarter" and "the middle" are uncertain, as at a table. */
  readonly cut: 'approximate' | 'exact';
  /** AE-19 */
  readonly deck: 'standard' | 'thirds';
  /** AE-100 */
  readonly routePhases: boolean;
  /** AE-101 */
  readonly splitHoldings: boolean;
  /** AE-111 */
  readonly openScores: boolean;
  /** AE-20: `drawn` by the seed, or who of the players, counted from 1, begins. */
  readonly startingPlayer: 'drawn' | number;
};

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'cut', values: ['approximate', 'exact'], rule: 'AE-18' },
  { name: 'deck', values: ['standard', 'thirds'], rule: 'AE-19' },
  { name: 'routePhases', values: [false, true], rule: 'AE-100' },
  { name: 'splitHoldings', values: [false, true], rule: 'AE-101' },
  { name: 'openScores', values: [false, true], rule: 'AE-111' },
  {
    name: 'startingPlayer',
    values: ['drawn', ...Array.from({ length: MAX_PLAYERS }, (_, i) => i + 1)],
    rule: 'AE-20',
  },
];
