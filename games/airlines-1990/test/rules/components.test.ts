import { describe, expect, it } from 'vitest';
import { AMERICA, sketch } from './boards.ts';
import { dealOf, play, refusal, settle, start } from './table.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe('the full board', () => {
  const { companies, flights, routes } = AMERICA.file;

  it('[A90-1] 84 shares, 135 markers, 42 flight cards of 1 to 14 and five patterns', () => {
    expect(sum(companies.map(({ shares }) => shares))).toBe(84);
    expect(sum(companies.map(({ markers }) => markers))).toBe(135);
    expect(flights).toHaveLength(42);
    expect(new Set(flights.map(({ value }) => value)).size).toBe(14);
    expect(new Set(flights.map(({ pattern }) => pattern)).size).toBe(5);
    expect(Math.min(...flights.map(({ value }) => value))).toBe(1);
    expect(Math.max(...flights.map(({ value }) => value))).toBe(14);
  });

  it('[A90-1] three scoring cards are in the pile', () => {
    const { pile } = dealOf({ board: AMERICA, players: 4 });
    expect(pile.filter((card) => card === 'scoring')).toHaveLength(3);
  });

  it('[A90-2] every company may fly some patterns, and one of them at its headquarters', () => {
    for (const { headquarters, patterns } of companies) {
      const here = routes.filter(({ from, to }) => from === headquarters || to === headquarters);
      expect(here.some(({ pattern }) => patterns.includes(pattern))).toBe(true);
    }
  });

  it('[A90-3] routes have one pattern and one to three circles, ascending', () => {
    for (const { circles } of routes) {
      expect(circles.length).toBeGreaterThan(0);
      expect(circles.length).toBeLessThan(4);
      expect(circles).toEqual([...new Set(circles)].sort((a, b) => a - b));
    }
  });
});

it('[A90-2] a company flies no pattern it may not fly', () => {
  const board = sketch({
    routes: { 'boston-albany': 'solid 1', 'boston-troy': 'dashed 1' },
    companies: { boi: { headquarters: 'boston', patterns: ['solid'] }, hit: { headquarters: 'troy' } },
  });
  const match = start({ board, hands: ['boi'], flights: ['solid-2 dashed-2'] });
  expect(refusal(match, 'found 1 boi dashed-2 boston-troy')).toMatchObject({
    rule: 'A90-40',
    reason: 'may-not-fly',
  });
  play(match, 'found 1 boi solid-2 boston-albany', 'take pile');
});

it('[A90-3] a number names a circle of its route', () => {
  const board = sketch({ routes: { 'boston-albany': 'solid 1 5 9', 'albany-troy': 'solid 1 6' } });
  const match = start({ board, hands: ['boi*2'], flights: ['solid-2'] });
  play(match, 'found 1 boi solid-2 boston-albany', 'take pile');
  settle(match);
  play(match, 'draw', 'keep', 'draw', 'keep', 'play 1 boi');
  expect(refusal(match, 'sabotage hit boston-albany 6')).toMatchObject({
    rule: 'A90-60',
    reason: 'no-such-circle',
  });
  play(match, 'sabotage hit boston-albany 9');
});
