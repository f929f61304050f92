import { describe, expect, it } from 'vitest';
import { keepEqual } from '../../../src/ui/steady.svelte.ts';

describe('what is equal stays the same object', () => {
  it('keeps the whole when nothing changed', () => {
    const last = { rows: [{ a: 1 }, { a: 2 }], name: 'x', none: null };
    expect(keepEqual(last, structuredClone(last))).toBe(last);
  });

  it('replaces only the way to what changed', () => {
    const last = { rows: [{ a: 1 }, { a: 2 }], other: { b: [3] } };
    const next = keepEqual(last, { rows: [{ a: 1 }, { a: 5 }], other: { b: [3] } });
    expect(next).toEqual({ rows: [{ a: 1 }, { a: 5 }], other: { b: [3] } });
    expect(next.rows).not.toBe(last.rows);
    expect(next.rows[0]).toBe(last.rows[0]);
    expect(next.other).toBe(last.other);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ 0: 1 }, [1]],
    [null, {}],
    [{ a: { b: 1 } }, { a: null }],
  ])('tells %j from %j', (last, next) => {
    const kept = keepEqual(last, next);
    expect(kept).toStrictEqual(next);
    expect(kept).not.toBe(last);
  });

  it('leaves alone what is not plain data', () => {
    const next = new Set([1]);
    expect(keepEqual(new Set([1]), next)).toBe(next);
  });
});
