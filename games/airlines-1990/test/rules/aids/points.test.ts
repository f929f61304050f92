import { describe, expect, it } from 'vitest';
import { pointsFor, scoreNow } from '../../../src/aids/index.ts';
import type { Event } from '../../../src/index.ts';
import { awardPoints } from '../../../src/scoring.ts';
import type { State } from '../../../src/state.ts';
import { SCORINGS } from '../../../src/state.ts';
import { scored } from '../table.ts';
import { randomMatches } from './steps.ts';

/* The points that the aids tell, against the engine. */

const GAMES = 60;

describe('points if a scoring came now', () => {
  /** What the engine would award in this very position; `third`: A90-82. */
  function awarded(state: State, third: boolean): Record<string, readonly number[]> {
    const points: Record<string, readonly number[]> = {};
    awardPoints(state.copy(), SCORINGS - 1, third, (event: Event) => {
      if (event.type === 'scored') points[event.company] = event.points;
    });
    return points;
  }

  it('[A90-72] are what the engine awards in the same position', () => {
    let compared = 0;
    randomMatches(GAMES, ({ board, after, state }) => {
      if (after.scores.length === 2 && after.scorings === 2) return; // the hidden hand: see below
      const { byCompany, total } = scoreNow(after, board);
      const points = awarded(state, after.scores.length === 2 && after.phase === 'end');
      for (const { id } of board.companies) {
        expect(byCompany[id]).toEqual(points[id] ?? after.scores.map(() => 0));
      }
      expect(total).toEqual(sum(Object.values(points), after.scores.length));
      compared++;
    });
    expect(compared).toBeGreaterThan(10_000);
  });

  it('[A90-70] are the points of the scorings that come', () => {
    let compared = 0;
    randomMatches(GAMES, ({ board, before, events }) => {
      const [first] = scored(events);
      if (!first || (before.scores.length === 2 && first.scoring >= 3)) return;
      if (before.phase === 'expand' || before.phase === 'sabotage') return; // a marker came first
      const { byCompany } = scoreNow(before, board);
      for (const { company, points } of scored(events).filter(({ scoring }) => scoring === first.scoring)) {
        expect(byCompany[company]).toEqual(points);
      }
      compared++;
    });
    expect(compared).toBeGreaterThan(GAMES);
  });

  it('[A90-82] the third of two players is exact after the end, and never too weak before', () => {
    const ends = randomMatches(GAMES, ({ board, before, after, events, state }) => {
      if (before.scores.length > 2) return;
      const final = scored(events).filter(({ holdings }) => holdings.length === 3);
      for (const { company, markers, holdings, points } of final) {
        expect(pointsFor(markers, holdings).slice(0, 2)).toEqual(points);
        expect(scoreNow(after, board).byCompany[company]).toEqual(points);
      }
      if (after.phase === 'end' || after.scorings < 2) return;
      const points = awarded(state, true);
      for (const company of after.founded) {
        scoreNow(after, board).byCompany[company].forEach((told, seat) => {
          expect(told).toBeLessThanOrEqual(points[company][seat]);
        });
      }
    });
    expect(ends.some(({ view }) => view.scores.length === 2)).toBe(true);
  });

  it.each([
    [3, [2, 0, 0], [4, 0, 0]],
    [11, [2, 2, 2, 1], [5, 5, 5, 0]],
    [16, [4, 1, 1, 1], [16, 2, 2, 2]],
    [7, [0, 0], [0, 0]],
  ])('[A90-72] %i markers for %j shares', (markers, holdings, points) => {
    expect(pointsFor(markers, holdings)).toEqual(points);
  });
});

function sum(rows: readonly (readonly number[])[], length: number): number[] {
  return Array.from({ length }, (_, p) => rows.reduce((total, points) => total + points[p], 0));
}
