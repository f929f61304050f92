import { describe, expect, it } from 'vitest';
import { endingOf } from '../../../src/aids/foresight.ts';
import type { Move } from '../../../src/index.ts';
import { leadersIn, randomMatches } from './steps.ts';

/* Who would win: the engine's outcome where all is open; elsewhere nothing that is hidden. */

describe('the end', () => {
  it('[AK-60, AK-61] all agree: the engine counts the same', () => {
    const seen = { open: 0, hidden: 0 };
    randomMatches(60, ({ board, before, tried }) => {
      if (before.phase !== 'vote') return;
      const told = endingOf(before, board);
      expect(told.ends).toBe(false);
      const agree: Move = { type: 'end-vote', agree: true };
      const moves = [agree];
      while (tried(...moves).view.outcome === null) moves.push(agree);
      const { outcome } = tried(...moves).view;
      const scores = outcome?.scores ?? [];
      expect(told.certain).toBe(before.options.openCash);
      const open = told.certain ? scores : scores.map((score, seat) => score - before.cash[seat]);
      expect(told.counted).toEqual(open);
      expect(told.leaders).toEqual(told.certain ? outcome?.winners : leadersIn(open));
      const others = open.filter((_, seat) => !told.leaders.includes(seat));
      expect(told.ahead).toBe(others.length === 0 ? 0 : Math.max(...open) - Math.max(...others));
      seen[told.certain ? 'open' : 'hidden']++;
    });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  it('[AK-32, AK-60] a route that is asked for and ends the game, dividends paid', () => {
    const seen = { ends: 0, now: 0 };
    randomMatches(240, ({ board, before, tried }) => {
      if (before.phase !== 'consent') return;
      const told = endingOf(before, board);
      const { view } = tried({ type: 'approve' });
      expect(told.ends).toBe(view.outcome !== null);
      const scores = view.outcome?.scores;
      seen[scores ? 'ends' : 'now']++;
      if (!scores) return;
      const counted = told.certain ? scores : scores.map((score, seat) => score - before.cash[seat]);
      expect(told.counted).toEqual(counted);
    });
    expect(seen.ends).toBeGreaterThan(0);
    expect(seen.now).toBeGreaterThan(20);
  });

  it('[AK-81] says nothing of cash that is hidden', () => {
    let seen = 0;
    randomMatches(24, ({ board, before }) => {
      if ((before.phase !== 'consent' && before.phase !== 'stock') || before.options.openCash) return;
      const cash = before.cash.map((dollars, seat) => (seat === before.viewer ? dollars : dollars + 7000));
      expect(endingOf({ ...before, cash }, board)).toEqual(endingOf(before, board));
      seen++;
    });
    expect(seen).toBeGreaterThan(100);
  });
});
