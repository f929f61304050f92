import { expect, it } from 'vitest';
import { barsOf } from '../../../../src/games/common/stage/bars.ts';

it.each([
  { amounts: [31, 10], parts: [1, 10 / 31] },
  { amounts: [10, 31, 20], parts: [10 / 31, 1, 20 / 31] },
  { amounts: [60, 1, 0], parts: [1, 1 / 60, 0] },
  { amounts: [0, 0], parts: [0, 0] },
  { amounts: [], parts: [] },
])('bars of $amounts are as long as what they show', ({ amounts, parts }) => {
  expect(barsOf(amounts).map(({ part }) => part)).toEqual(parts);
});

it('a figure stands in its bar where there is room for it, and beside it where there is none', () => {
  expect(barsOf([31, 10, 9, 1, 0]).map(({ short }) => short)).toEqual([false, false, true, true, true]);
});
