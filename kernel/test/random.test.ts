import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Options } from '../src/index.ts';
import { checkSeed, matchKey, seededRandom, toHex } from '../src/index.ts';
import { refusal } from './refusal.ts';

interface Vector {
  readonly game: string;
  readonly board: string;
  readonly options: Options;
  readonly seed: string;
  readonly key: string;
  readonly words: Readonly<Record<string, string>>;
  readonly below: { readonly label: string; readonly n: number; readonly draws: readonly number[] };
  readonly shuffle: { readonly label: string; readonly order: readonly number[] };
}

const page = readFileSync(new URL('../RANDOMNESS.md', import.meta.url), 'utf8');
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '[]') as Vector[];
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

describe('test vectors of RANDOMNESS.md', () => {
  test('there are two, and the page has not lost the first', () => {
    expect(vectors.map((vector) => vector.key)).toEqual([
      '15edb83b94631ed81742211b4c10cb7e44d822dfcd12f9a1b1687407392781a4',
      'af4b8956a8a81d5a849c7b4e1b55e2ae02921033fa68c0ca6c970e0495e968a8',
    ]);
  });

  test.each(vectors)('$game, $seed', ({ game, board, options, seed, key, words, below, shuffle }) => {
    const random = seededRandom(game, board, options, seed);
    expect(toHex(matchKey(game, board, options, seed))).toBe(key);
    expect(Object.keys(words)).toEqual(['deal', 'cut', 'start', 'shuffle:0']);
    for (const [label, list] of Object.entries(words)) {
      const stream = random.stream(label);
      const read = list.split(' ').map(() =>
        stream
          .below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      );
      expect(read.join(' ')).toBe(list);
    }
    const stream = random.stream(below.label);
    expect(below.draws.map(() => stream.below(below.n))).toEqual(below.draws);
    expect(random.stream(shuffle.label).shuffle(upTo(10))).toEqual(shuffle.order);
  });
});

/** The same from the page alone, with the hashes of Node and whole numbers of any size. */
function* wordsByNode(text: string, label: string): Generator<bigint, never> {
  const key = createHash('sha256').update(text, 'utf8').digest();
  for (let i = 0; ; i++) {
    const counter = Buffer.from(i.toString(16).padStart(8, '0'), 'hex');
    const block = createHmac('sha256', key).update(label, 'utf8').update(counter).digest('hex');
    for (let at = 0; at < 64; at += 8) yield BigInt(`0x${block.slice(at, at + 8)}`);
  }
}

function belowByNode(words: Generator<bigint, never>, n: number): number {
  const limit = (2n ** 32n / BigInt(n)) * BigInt(n);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return Number(word % BigInt(n));
  }
}

describe('an independent implementation agrees', () => {
  const text = 'toy\ntoy-1\n{"a":true,"b":3,"c":"x"}\n東京 🛫';
  const random = seededRandom('toy', 'toy-1', { c: 'x', a: true, b: 3 }, '東京 🛫');

  test('numbers below any n, rejected words included', () => {
    for (const n of [1, 2, 3, 52, 112, 1000, 2 ** 31, 2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32 - 1, 2 ** 32]) {
      const mine = random.stream(`n:${n}`);
      const theirs = wordsByNode(text, `n:${n}`);
      for (let i = 0; i < 200; i++) expect(mine.below(n)).toBe(belowByNode(theirs, n));
    }
  });

  test('the first word that is rejected is the limit itself', () => {
    const [{ game, board, options, seed }] = vectors.slice(1);
    // The stream begins be055282, five larger words, 2b326863: only the last of them is below the first.
    expect(seededRandom(game, board, options, seed).stream('deal').below(0xbe055282)).toBe(0x2b326863);
  });

  test('shuffles of any length', () => {
    for (let length = 0; length <= 130; length++) {
      const theirs = wordsByNode(text, 'deal');
      const items = upTo(length);
      for (let last = length - 1; last >= 1; last--) {
        const chosen = belowByNode(theirs, last + 1);
        [items[last], items[chosen]] = [items[chosen], items[last]];
      }
      expect(random.stream('deal').shuffle(upTo(length))).toEqual(items);
    }
  });
});

describe('streams', () => {
  const random = seededRandom('toy', 'toy-1', {}, 'streams');

  test('a label asked twice begins again, also in the middle of another', () => {
    const first = random.stream('deal');
    const draws = upTo(20).map(() => first.below(1000));
    const second = random.stream('deal');
    expect(upTo(20).map(() => second.below(1000) + 0 * first.below(7))).toEqual(draws);
  });

  test('label, game, board, options and seed all matter', () => {
    const orders = [
      random.stream('deal'),
      random.stream('cut'),
      seededRandom('toy2', 'toy-1', {}, 'streams').stream('deal'),
      seededRandom('toy', 'toy-2', {}, 'streams').stream('deal'),
      seededRandom('toy', 'toy-1', { cut: 'exact' }, 'streams').stream('deal'),
      seededRandom('toy', 'toy-1', {}, 'streams ').stream('deal'),
    ].map((stream) => stream.shuffle(upTo(30)).join());
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('the order of the options does not matter', () => {
    expect(matchKey('g', 'b', { x: 1, y: 2 }, 's')).toEqual(matchKey('g', 'b', { y: 2, x: 1 }, 's'));
  });

  test('shuffles in place', () => {
    const items = upTo(10);
    expect(random.stream('deal').shuffle(items)).toBe(items);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('below(%s) is a mistake of the caller', (n) => {
    expect(() => random.stream('deal').below(n)).toThrow(RangeError);
  });
});

/** Chi-square over equal cells: its mean is the degrees of freedom d, its deviation √(2d). */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('uniformity (fixed seeds, so these never flicker)', () => {
  test('every card comes to every place equally often', () => {
    const [cards, deals] = [10, 20_000];
    const counts = new Array<number>(cards * cards).fill(0);
    const random = seededRandom('toy', 'toy-1', {}, 'uniform');
    for (let deal = 0; deal < deals; deal++) {
      const order = random.stream(`deal:${deal}`).shuffle(upTo(cards));
      for (const [place, card] of order.entries()) counts[place * cards + card]++;
    }
    // Rows and columns are fixed: 81 degrees of freedom, deviation 12.7. Four deviations either way.
    const chi = chiSquare(counts, deals / cards);
    expect(chi).toBeGreaterThan(30);
    expect(chi).toBeLessThan(132);
  });

  test('all 24 orders of four cards are equally frequent', () => {
    const counts = new Map<string, number>();
    const random = seededRandom('toy', 'toy-1', {}, 'orders');
    for (let deal = 0; deal < 24_000; deal++) {
      const order = random.stream(`deal:${deal}`).shuffle(upTo(4)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], 1000)).toBeLessThan(23 + 4 * Math.sqrt(46));
  });

  test('no bias where a remainder alone would double the small numbers', () => {
    const stream = seededRandom('toy', 'toy-1', {}, 'bias').stream('deal');
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor(stream.below(3 * 2 ** 30) / 2 ** 30)]++;
    expect(chiSquare(thirds, 10_000)).toBeLessThan(2 + 4 * 2);
  });
});

describe('seeds', () => {
  test.each([
    ['one letter', 'a'],
    ['64 letters', 'x'.repeat(64)],
    ['64 pairs', '🛫'.repeat(64)],
    ['a line break', '\n'],
  ])('takes %s', (_, seed) => {
    expect(checkSeed(seed)).toBe(seed);
    expect(() => seededRandom('toy', 'toy-1', {}, seed)).not.toThrow();
  });

  test.each([
    ['nothing', '', '1 to 64 characters'],
    ['65 letters', 'x'.repeat(65), '1 to 64 characters'],
    ['65 pairs', '🛫'.repeat(65), '1 to 64 characters'],
    ['a very long text', 'x'.repeat(100_000), '1 to 64 characters'],
    ['half a pair', 'a\ud83d', 'half a character'],
    ['a number', 7, 'a text'],
  ])('refuses %s', (_, seed, message) => {
    expect(refusal(() => seededRandom('toy', 'toy-1', {}, seed as string))).toMatchObject({
      code: 'bad-seed',
      message: expect.stringContaining(message),
    });
  });
});
