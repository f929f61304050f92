import { Playout } from '@tarmac/kernel';
import { expect, test } from 'vitest';
import { draw, toChances } from '../../src/mind/chances.ts';
import { exp } from '../../src/mind/exp.ts';

test('exp is e to the power of x, as near as numbers of 64 bits can tell', () => {
  for (let x = -60; x <= 60; x += 0.37) {
    expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-13);
  }
  expect([exp(0), exp(-1e9), exp(Number.NaN), exp(Number.NEGATIVE_INFINITY)]).toEqual([1, 0, 0, 0]);
  expect(Number.isFinite(exp(1e9))).toBe(true);
});

test('chances sum up to 1, keep the order of likings, and grow alike with warmth', () => {
  const cold = new Float64Array([1, 3, 2, -50]);
  const warm = cold.slice();
  toChances(cold, 4, 0.5);
  toChances(warm, 4, 5);
  for (const chances of [cold, warm]) {
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    expect(chances[1] > chances[2] && chances[2] > chances[0] && chances[0] > chances[3]).toBe(true);
  }
  expect(cold[1]).toBeGreaterThan(warm[1]);
});

test('what is drawn comes as often as its chance says', () => {
  const chances = new Float64Array([0.5, 0, 0.3, 0.2]);
  const drawn = [0, 0, 0, 0];
  const random = new Playout(3);
  for (let n = 0; n < 20_000; n++) drawn[draw(chances, 4, random)]++;
  expect(drawn[1]).toBe(0);
  chances.forEach((chance, i) => {
    expect(Math.abs(drawn[i] / 20_000 - chance)).toBeLessThan(0.015);
  });
});
