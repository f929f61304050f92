import { Playout } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { fieldOf, knockOut } from '../../src/search/knockout.ts';

interface Tried {
  readonly candidate: number;
  readonly world: number;
}

/** Runs it on candidates that are worth something and meet luck, which is the same for all in a world. */
function run(worths: readonly number[], budget: number, luck: (world: number) => number = () => 0) {
  const tried: Tried[] = [];
  const totals = worths.map(() => 0);
  const counts = worths.map(() => 0);
  const best = knockOut(
    worths.map((_, candidate) => candidate),
    budget,
    (candidate, world) => {
      tried.push({ candidate, world });
      totals[candidate] += worths[candidate] + luck(world);
      counts[candidate]++;
    },
    (candidate) => totals[candidate] / counts[candidate],
  );
  return { best, tried, counts };
}

describe('knock-out', () => {
  test.each([
    [1, 1],
    [2, 8],
    [3, 12],
    [7, 28],
    [16, 64],
    [16, 400],
    [75, 300],
  ])('%i candidates never take more than %i tries, and everybody is tried', (candidates, budget) => {
    const { tried, counts } = run(new Array(candidates).fill(0.5), budget);
    expect(tried.length).toBeLessThanOrEqual(budget);
    expect(tried.length).toBeGreaterThan(budget / 2);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test('everybody who is left meets the same worlds', () => {
    const { tried, counts } = run([0.1, 0.9, 0.5, 0.3, 0.7], 100);
    for (const [candidate, count] of counts.entries()) {
      const worlds = tried.filter((one) => one.candidate === candidate).map(({ world }) => world);
      expect(worlds).toEqual(Array.from({ length: count }, (_, world) => world));
    }
  });

  test('the luck of the deal decides nothing, however large it is', () => {
    const random = new Playout(4);
    const luck = Array.from({ length: 200 }, () => random.below(1000));
    expect(run([0.2, 0.4, 0.41, 0.1, 0.3, 0.25], 120, (world) => luck[world]).best).toBe(2);
  });

  test('the better half gets more tries than the worse', () => {
    expect(run([1, 2, 3, 4, 5, 6, 7, 8], 240).counts).toEqual([10, 10, 10, 10, 30, 30, 70, 70]);
  });

  test('of equals the first is taken', () => {
    expect(run([0.5, 0.5, 0.5, 0.5], 40).best).toBe(0);
  });
});

test('a small budget compares few', () => {
  expect([0, 1, 10, 63, 64, 1000].map((budget) => fieldOf(budget, 16))).toEqual([0, 1, 3, 16, 16, 16]);
});
