import { sum } from './possible.ts';

/** All ways to take `size` shares out of `from`, by kind; each is given to `use`. */
export function forSelections(from: readonly number[], size: number, use: (taken: number[]) => void): void {
  const taken = from.map(() => 0);
  const go = (kind: number, left: number): void => {
    if (left === 0) {
      use([...taken]);
      return;
    }
    if (kind === from.length || sum(from.slice(kind)) < left) return;
    for (let n = Math.min(from[kind], left); n >= 0; n--) {
      taken[kind] = n;
      go(kind + 1, left - n);
    }
    taken[kind] = 0;
  };
  go(0, size);
}

/** How many ways there are, without making them. */
export function countSelections(from: readonly number[], size: number): number {
  let ways = [1, ...new Array<number>(size).fill(0)];
  for (const n of from) {
    ways = ways.map((_, total) => {
      let sumOfWays = 0;
      for (let taken = 0; taken <= Math.min(n, total); taken++) sumOfWays += ways[total - taken];
      return sumOfWays;
    });
  }
  return ways[size];
}
