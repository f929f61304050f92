import type { Playout } from '@tarmac/kernel';
import { exp } from './exp.ts';
import { favourite } from './policy.ts';

const FINE = 1 << 24;

/** Turns likings into chances that sum to 1; the warmer, the more alike. */
export function toChances(likings: Float64Array, count: number, warmth: number): void {
  const most = likings[favourite(likings, count)];
  let sum = 0;
  for (let i = 0; i < count; i++) {
    likings[i] = exp((likings[i] - most) / warmth);
    sum += likings[i];
  }
  for (let i = 0; i < count; i++) likings[i] /= sum;
}

/** An index drawn by chances that sum to 1. */
export function draw(chances: Float64Array, count: number, random: Playout): number {
  let left = random.below(FINE) / FINE;
  for (let i = 0; i < count; i++) {
    left -= chances[i];
    if (left < 0) return i;
  }
  return favourite(chances, count);
}
