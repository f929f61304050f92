import { afterEach, describe, expect, it, vi } from 'vitest';
import { broughtBy } from '../../../../src/games/common/end/brought.ts';
import { celebrates } from '../../../../src/games/common/end/celebrate.ts';
import {
  clipped,
  lineOf,
  type Reading,
  Scale,
  spread,
  stepFor,
} from '../../../../src/games/common/end/curve.ts';
import { cutTo, headingIn } from '../../../../src/games/common/end/share/layout.ts';
import { type Finisher, sumsOver } from '../../../../src/games/common/scoring/finish.ts';

import { settings } from '../../../../src/play/settings.svelte.ts';

const reading = (turn: number, ...values: number[]): Reading => ({ turn, values });

describe('the chart of a result', () => {
  const plot = { width: 200, height: 100, left: 20, right: 30, top: 10, bottom: 20 };
  it('has round marks', () => {
    expect([stepFor(9000, 5), stepFor(20_800, 5), stepFor(100, 5)]).toEqual([2000, 5000, 20]);
    expect(new Scale([reading(0, 100), reading(1, 20_800)], plot).marks).toEqual([
      0, 5000, 10_000, 15_000, 20_000, 25_000,
    ]);
  });
  it('draws from the left to the right, more above less', () => {
    const readings = [reading(0, 0), reading(1, 10_000)];
    expect(lineOf(readings, 0, new Scale(readings, plot))).toBe('M20.0 80.0L170.0 10.0');
  });
  it('keeps names apart, inside, and as short as there is room', () => {
    expect(spread([50, 51, 52], 10, 0, 100)).toEqual([50, 60, 70]);
    expect(spread([98, 99], 10, 0, 100)).toEqual([90, 100]);
    expect([clipped('Bartholomew', 6), clipped('Ada', 6)]).toEqual(['Barth…', 'Ada']);
  });
  it('has the points of all after each scoring, by seat', () => {
    const finisher = (seat: number, besides: number, awards: number[]): Finisher => {
      const score = awards.reduce((sum, points) => sum + points, besides);
      return { seat, place: 1, score, awards, besides, best: null };
    };
    const ranking = [finisher(1, 2, [4, 10]), finisher(0, 1, [5, 6])];
    const parts = [
      { label: 'Start', value: ({ besides }: Finisher) => besides },
      { label: 'I', value: ({ awards }: Finisher) => awards[0] ?? 0 },
      { label: 'II', value: ({ awards }: Finisher) => awards[1] ?? 0 },
    ];
    expect(sumsOver(ranking, parts)).toEqual([
      { label: 'Start', values: [1, 2] },
      { label: 'I', values: [6, 6] },
      { label: 'II', values: [12, 16] },
    ]);
  });
});

describe('what airlines brought', () => {
  it('is summed up in the order of the board, without those that brought nothing', () => {
    const parts = [
      { item: 'red', points: [4, 0] },
      { item: 'blue', points: [1, 2] },
      { item: 'red', points: [3, 1] },
      { item: 'gray', points: [0, 0] },
    ];
    expect(broughtBy(['blue', 'gray', 'green', 'red'], parts)).toEqual([
      { item: 'blue', by: [1, 2] },
      { item: 'red', by: [7, 1] },
    ]);
  });
});

describe('the picture of a result', () => {
  /** Every letter is half as wide as the size. */
  const widthOf = (line: string): number => line.length / 2;
  const room = { width: 420, lines: 3, largest: 92, smallest: 34 };

  it('has the headline as large as it fits, on few lines', () => {
    expect(headingIn('Ada wins', widthOf, room)).toEqual({ size: 92, lines: ['Ada wins'] });
    const long = headingIn('Bartholomew and Wilhelmina share the victory', widthOf, room);
    expect(long.lines.length).toBeLessThanOrEqual(3);
    for (const line of long.lines) expect(widthOf(line) * long.size).toBeLessThanOrEqual(room.width);
  });
  it('writes nothing smaller than can be read', () => {
    expect(headingIn('W'.repeat(60), widthOf, room).size).toBe(34);
  });
  it('cuts a name that is too long', () => {
    expect(cutTo('Ada', 10, (text) => text.length)).toBe('Ada');
    expect(cutTo('Bartholomew', 6, (text) => text.length)).toBe('Barth…');
  });
});

describe('the winner is celebrated', () => {
  const table = (id: string, playable = true) =>
    ({ info: { id, playable }, history: null }) as Parameters<typeof celebrates>[0];
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.speed = 1;
    settings.ceremonies = 1;
  });

  it('once, by those who played', () => {
    expect([celebrates(table('a')), celebrates(table('a'))]).toEqual([true, false]);
    expect(celebrates(table('b', false))).toBe(false);
  });
  it('not where movement is off', () => {
    settings.speed = 0;
    expect(celebrates(table('c'))).toBe(false);
    settings.speed = 1;
    settings.ceremonies = 0;
    expect(celebrates(table('d'))).toBe(false);
  });
  it('not where less movement is wanted', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(celebrates(table('e'))).toBe(false);
  });
});
