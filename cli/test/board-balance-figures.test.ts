import { describe, expect, test } from 'vitest';
import { band, everyoneBand } from '../src/balance/bands.ts';
import { meanFigure, rateFigure, ratioFigure } from '../src/balance/figures.ts';

describe('the figures of a board', () => {
  test.each([
    { hits: 0, games: 200, low: 0, high: 0.0188 },
    { hits: 50, games: 200, low: 0.1951, high: 0.3143 },
    { hits: 200, games: 200, low: 0.9812, high: 1 },
  ])('$hits of $games games, by Wilson', ({ hits, games, low, high }) => {
    const figure = rateFigure(hits, games);
    expect(figure.value).toBe(hits / games);
    expect(figure.low).toBeCloseTo(low, 4);
    expect(figure.high).toBeCloseTo(high, 4);
  });

  test('a ratio of sums lies within its interval, and equal games leave no doubt', () => {
    const ratio = ratioFigure([1, 2, 9], [10, 10, 20]);
    expect(ratio.value).toBeCloseTo(0.3, 9);
    expect(ratio.low).toBeLessThan(0.3);
    expect(ratio.high).toBeGreaterThan(0.3);
    const { low, high } = ratioFigure([3, 6], [10, 20]);
    expect([low, high]).toEqual([expect.closeTo(0.3, 9), expect.closeTo(0.3, 9)]);
  });

  test('no games, or one, tell nothing about the interval', () => {
    const unknown = { value: 0, low: null, high: null };
    expect([rateFigure(0, 0), meanFigure([]), ratioFigure([], [])]).toEqual([unknown, unknown, unknown]);
    expect(meanFigure([7])).toEqual({ value: 7, low: null, high: null });
  });
});

describe('a band', () => {
  const figure = { value: 5, low: 4, high: 6 };

  test.each([
    { limits: { from: 4.5 }, ok: true },
    { limits: { from: 6 }, ok: true },
    { limits: { from: 6.1 }, ok: false },
    { limits: { to: 4 }, ok: true },
    { limits: { to: 3.9 }, ok: false },
    { limits: { from: 1, to: 9 }, ok: true },
  ])('of 4 to 6 against $limits: $ok', ({ limits, ok }) => {
    expect(band('', figure, limits).ok).toBe(ok);
  });

  test('is not broken where nothing is known', () => {
    expect(band('', { value: 0, low: null, high: null }, { from: 12, to: 20 }).ok).toBe(true);
  });

  test('everyone is ahead in some game: one that never is breaks the band, however few the games', () => {
    const ahead = new Map([
      ['red', 60],
      ['blue', 0],
    ]);
    expect(everyoneBand('', ahead, 200)).toMatchObject({ value: 0, ok: false, note: 'blue' });
    expect(everyoneBand('', new Map([...ahead, ['blue', 1]]), 200)).toMatchObject({ ok: true, note: 'blue' });
  });
});
