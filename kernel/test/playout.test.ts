import { describe, expect, test } from 'vitest';
import { Playout } from '../src/index.ts';

const draw = (seed: number, n: number, count: number): number[] => {
  const playout = new Playout(seed);
  return Array.from({ length: count }, () => playout.below(n));
};

/** The seed that the mixing alone would send to the state zero. */
const TO_ZERO = 0x9e3779b9;

describe('Playout', () => {
  test('equal seeds play alike, neighbouring seeds do not', () => {
    expect(draw(5, 1000, 50)).toEqual(draw(5, 1000, 50));
    const beginnings = Array.from({ length: 1000 }, (_, seed) => draw(seed, 1000, 3).join());
    expect(new Set(beginnings).size).toBe(1000);
  });

  test.each([0, 1, 2 ** 31, 2 ** 32 - 1, TO_ZERO])('seed %i is never stuck', (seed) => {
    expect(new Set(draw(seed, 2 ** 31, 1000)).size).toBe(1000);
  });

  test('is xorshift32 with the steps 13, 17, 5', () => {
    const word = (value: bigint): bigint => value & 0xffff_ffffn;
    const step = (value: bigint): bigint => {
      let x = word(value ^ (value << 13n));
      x ^= x >> 17n;
      return word(x ^ (x << 5n));
    };
    // Below 2^31 a draw shows all of the word but its last bit.
    const draws = draw(42, 2 ** 31, 20).map(BigInt);
    for (const [i, drawn] of draws.slice(1).entries()) {
      expect([step(draws[i] * 2n) >> 1n, step(draws[i] * 2n + 1n) >> 1n]).toContain(drawn);
    }
  });

  test.each([1, 2, 3, 7, 180, 2 ** 30, 2 ** 31])('below(%i) stays below and is whole', (n) => {
    const drawn = draw(9, n, 5000);
    expect(drawn).toHaveLength(5000);
    expect(drawn.filter((one) => !Number.isInteger(one) || one < 0 || one >= n)).toEqual([]);
  });

  test('is spread evenly within a run and over the first draws of many seeds', () => {
    const cells = 33;
    const within = draw(1, cells, cells * 1000);
    const first = Array.from({ length: cells * 1000 }, (_, seed) => draw(seed, cells, 1)[0]);
    for (const draws of [within, first]) {
      const counts = new Array<number>(cells).fill(0);
      for (const drawn of draws) counts[drawn]++;
      const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      expect(chi).toBeLessThan(32 + 4 * Math.sqrt(64));
    }
  });
});
