import type { OptionSpec } from '@tarmac/kernel';

// A type and not an interface, so that it is also a plain `Options` of the kernel.
/** What the host may choose. */
export type Airlines1990Options = {
  /** A90-90 */
  readonly seatBonus: boolean;
  /** A90-91 */
  readonly lastRound: boolean;
  /** A90-92 */
  readonly lateScoring: boolean;
};

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'seatBonus', values: [false, true], rule: 'A90-90' },
  { name: 'lastRound', values: [false, true], rule: 'A90-91' },
  { name: 'lateScoring', values: [false, true], rule: 'A90-92' },
];
