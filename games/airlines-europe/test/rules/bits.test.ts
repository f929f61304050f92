import { Playout } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import * as bits from '../../src/bits.ts';
import { range } from './table.ts';

/* Sets as bits, against lists of places. */

const random = new Playout(1);
const WORDS = [
  0,
  1,
  -1,
  1 << 31,
  0x7fffffff,
  0x55555555,
  0x0f0f0f0f,
  ...range(1, 40).map(() => random.below(2 ** 31) ^ (random.below(2) << 31)),
];

const placesIn = (word: number): number[] => range(0, 31).filter((place) => ((word >>> place) & 1) === 1);

describe('a set of up to 32', () => {
  it.each(WORDS)('%d: its size, its lowest, every one in order', (word) => {
    const places = placesIn(word);
    expect(bits.popcount(word)).toBe(places.length);
    if (places.length > 0) expect(bits.lowest(word)).toBe(places[0]);
    expect(places.map((_, i) => bits.select(word, i))).toEqual(places);
  });

  it('two of them together', () => {
    for (const one of WORDS) {
      for (const other of WORDS) {
        expect(bits.popcount2(one, other)).toBe(placesIn(one).length + placesIn(other).length);
      }
    }
  });
});

it('every set of kinds of shares: its size, its pairs, every pair in order', () => {
  for (const kinds of range(0, 2 ** 11 - 1)) {
    const places = placesIn(kinds);
    const pairs = places.flatMap((a, i) => places.slice(i + 1).map((b) => a * 16 + b));
    if (bits.kindsIn(kinds) !== places.length || bits.pairs(kinds) !== pairs.length) {
      throw new Error(`the size of ${places}`);
    }
    if (pairs.some((pair, i) => bits.selectPair(kinds, i) !== pair))
      throw new Error(`the pairs of ${places}`);
  }
});

it.each([-20, -1, 0, 1, 20])('%d: positive, zero', (n) => {
  expect([bits.positive(n), bits.isZero(n)]).toEqual([Number(n > 0), Number(n === 0)]);
});
