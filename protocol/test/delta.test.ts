import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deltaOf, withDelta } from '../src/index.ts';

/** As it comes out of a text: without -0. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

describe('differences', () => {
  test('lead from any value to any other, also over a wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const delta = JSON.parse(JSON.stringify(deltaOf(before, after)));
        expect(withDelta(before, delta)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('lead from a value to one that differs in a place', () => {
    const base = { hands: [[1, 2], [3]], money: { red: 4, blue: 5 }, list: [1, 2, 3] };
    const cases = [
      { ...base, money: { red: 4, blue: 6 } },
      { ...base, money: { red: 4 } },
      { ...base, list: [1, 2] },
      { ...base, list: [1, 2, 3, 4] },
      {
        ...base,
        hands: [
          [1, 2],
          [3, 9],
        ],
      },
      { ...base, '-': 1, '#': 2 },
      base,
    ];
    for (const after of cases) {
      const delta = JSON.parse(JSON.stringify(deltaOf(base, after)));
      expect(withDelta(base, delta)).toEqual(after);
      expect(JSON.stringify(delta).length).toBeLessThan(JSON.stringify(after).length + 3);
    }
    expect(deltaOf(base, structuredClone(base))).toEqual({});
    expect(base.list).toEqual([1, 2, 3]);
  });
});
