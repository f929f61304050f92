import { describe, expect, test } from 'vitest';
import { covering } from '../../harness/covering.ts';

const FACTORS = {
  state: ['start', 'turn', 'shares', 'result'],
  size: [390, 820, 1440],
  language: ['en', 'de', 'fr', 'it'],
  theme: ['light', 'dark'],
} as const;

/** Every two values of different factors, as text. */
function pairsOf(rows: readonly Readonly<Record<string, unknown>>[]): Set<string> {
  const pairs = rows.flatMap((row) => {
    const values = Object.values(row);
    return values.flatMap((one, i) => values.slice(i + 1).map((other) => `${one} ${other}`));
  });
  return new Set(pairs);
}

function product(): Readonly<Record<string, unknown>>[] {
  return Object.entries(FACTORS).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

describe('a covering set', () => {
  test('has every pair of the product, in a fifth of its rows, and is always the same', () => {
    const rows = covering(FACTORS);
    expect(pairsOf(rows)).toEqual(pairsOf(product()));
    expect(rows.length).toBeLessThanOrEqual(product().length / 5);
    expect(covering(FACTORS)).toEqual(rows);
  });

  test('leaves out what cannot be, and nothing else', () => {
    const tabsAreSmall = ({ state, size }: { state?: string; size?: number }): boolean =>
      state !== 'shares' || size === undefined || size < 820;
    const rows = covering(FACTORS, tabsAreSmall);
    const possible = product().filter(tabsAreSmall);
    expect(rows.every(tabsAreSmall)).toBe(true);
    expect(pairsOf(rows)).toEqual(pairsOf(possible));
  });
});
