import type { OptionSpec } from '@tarmac/kernel';

// A type and not an interface, so that it is also a plain `Options` of the kernel.
/** What the host may choose. */
export type AirKwireOptions = {
  /** AK-10: 12,000 for all together or for each. */
  readonly startingCash: 'split' | 'each';
  /** AK-70 */
  readonly powerCards: boolean;
  /** AK-81: whether screens show everybody's cash. */
  readonly openCash: boolean;
};

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'startingCash', values: ['split', 'each'], rule: 'AK-10' },
  { name: 'powerCards', values: [false, true], rule: 'AK-70' },
  { name: 'openCash', values: [false, true], rule: 'AK-81' },
];
