import { Playout } from '@tarmac/kernel';

/** The mean of many blocks, with its 95 % interval; a single block has none. */
export interface Estimate {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

const RESAMPLES = 2000;
/** How many resampled means lie below the interval, and how many above. */
const TAIL = 0.025 * RESAMPLES;
/** Any number; equal values then have equal intervals. */
const SEED = 16;

/**
 * The mean of values that are independent of each other, with its interval by bootstrap: as many values are drawn
 * from them, with replacement, again and again, and the interval holds 95 % of the means of those draws.
 */
export function estimate(values: readonly number[]): Estimate | null {
  const { length } = values;
  if (length === 0) return null;
  const mean = meanOf(values);
  if (length === 1) return { mean, low: null, high: null };
  const random = new Playout(SEED);
  const list = Float64Array.from(values);
  const means = new Float64Array(RESAMPLES).map(() => {
    let sum = 0;
    for (let drawn = 0; drawn < length; drawn++) sum += list[random.below(length)] ?? 0;
    return sum / length;
  });
  means.sort();
  return { mean, low: means[TAIL] ?? mean, high: means[RESAMPLES - 1 - TAIL] ?? mean };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
