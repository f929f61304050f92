import { describe, expect, it } from 'vitest';
import {
  effectOf,
  effectOfPlay,
  effectOfSabotage,
  fliesFor,
  networkOf,
  nextCircle,
  pointsFor,
  scoreNow,
} from '../../../src/aids/index.ts';
import type { View } from '../../../src/index.ts';
import { randomMatches } from './steps.ts';

/* What the aids say before a move is what the engine does. */

const GAMES = 60;

describe('what a move would do', () => {
  it('[A90-40] a flight or a founding does what was told', () => {
    let compared = 0;
    randomMatches(GAMES, ({ board, before, move, after, events }) => {
      if (move.type !== 'fly' && move.type !== 'found') return;
      const { company, route } = move;
      const told = effectOf(before, board, company, route, move.type === 'found' ? move.shares : 0);
      const happened = events.find(({ type }) => type === 'flew' || type === 'founded');
      expect(told).toMatchObject({
        circle: happened && 'circle' in happened ? happened.circle : undefined,
        founding: move.type === 'found',
        worth: changeOf((view) => view.worth[company], before, after),
        markersLeft: changeOf((view) => view.markers[company], before, after),
        reached: newIn(networkOf(before, board, company).cities, networkOf(after, board, company).cities),
        full: nextCircle(after, board, route) === null,
        inactive: newIn(before.inactive, after.inactive),
      });
      expect(told?.points.before).toEqual(scoreNow(before, board).byCompany[company]);
      if (after.phase !== 'end') {
        expect(told?.points.after).toEqual(scoreNow(after, board).byCompany[company]);
      }
      compared++;
    });
    expect(compared).toBeGreaterThan(1000);
  });

  it('[A90-72] says how many more markers those need whom a marker brings nothing', () => {
    const seen = { ahead: 0, all: 0 };
    randomMatches(GAMES, ({ board, before, move }) => {
      if (move.type !== 'fly') return;
      const { company } = move;
      const told = effectOf(before, board, company, move.route);
      const worthOf = (more: number) => (before.worth[company] ?? 0) + 1 + more;
      const holdings = before.laid.map((counts) => counts[company] ?? 0);
      // With two players a third may hold shares too.
      if (holdings.length === 2) return;
      const [old, now] = [pointsFor(worthOf(-1), holdings), pointsFor(worthOf(0), holdings)];
      const unfed = holdings.flatMap((held, seat) => (held > 0 && now[seat] === old[seat] ? [seat] : []));
      const gainsAt = (more: number) =>
        holdings.map((_, seat) =>
          unfed.includes(seat) ? (pointsFor(worthOf(more), holdings)[seat] ?? 0) - (now[seat] ?? 0) : 0,
        );
      const left = (before.markers[company] ?? 0) - 1;
      const first = Array.from({ length: left }, (_, n) => n + 1).find((more) =>
        gainsAt(more).some((gain) => gain > 0),
      );
      expect(told?.next).toEqual(first === undefined ? null : { markers: first, gains: gainsAt(first) });
      seen[first === undefined ? 'all' : 'ahead']++;
    });
    expect(seen.ahead).toBeGreaterThan(100);
    expect(seen.all).toBeGreaterThan(100);
  });

  it('[A90-40] nothing where a company can put no marker', () => {
    randomMatches(10, ({ board, before, legal }) => {
      const flown = legal.flatMap((move) => (move.type === 'fly' ? [`${move.company} ${move.route}`] : []));
      for (const pair of new Set(flown)) {
        const [company, route] = pair.split(' ');
        expect(effectOf(before, board, company, route)).not.toBeNull();
      }
      for (const company of before.inactive) {
        for (const { id } of board.routes) expect(effectOf(before, board, company, id)).toBeNull();
      }
      for (const { id: company } of board.companies) {
        const { routes } = networkOf(before, board, company);
        for (const route of routes) expect(effectOf(before, board, company, route)).toBeNull();
      }
    });
  });

  it('[A90-22] shares laid down change the points as told', () => {
    let compared = 0;
    randomMatches(GAMES, ({ board, seat, before, move, after }) => {
      if ((move.type !== 'play' && move.type !== 'found') || after.phase === 'end') return;
      const { company } = move;
      const told = effectOfPlay(before, board, seat, move);
      expect(told).toEqual({
        worth: changeOf((view) => view.worth[company], before, after),
        points: changeOf((view) => scoreNow(view, board).byCompany[company], before, after),
        total: changeOf((view) => scoreNow(view, board).total, before, after),
      });
      compared++;
    });
    expect(compared).toBeGreaterThan(1000);
  });

  it('[A90-60] a sabotage does what was told', () => {
    let compared = 0;
    let closed = 0;
    randomMatches(GAMES, ({ board, before, move, after }) => {
      if (move.type !== 'sabotage') return;
      const { company, route, circle } = move;
      const told = effectOfSabotage(before, board, company, route, circle);
      expect(told).toMatchObject({
        markersLeft: changeOf((view) => view.markers[company], before, after),
        lowest: changeOf((view) => nextCircle(view, board, route)?.number ?? null, before, after),
        full: nextCircle(after, board, route) === null,
        inactive: newIn(before.inactive, after.inactive),
      });
      // Who could have come with a card of exactly this number cannot any more.
      const { pattern } = board.routes.find(({ id }) => id === route) ?? { pattern: 'solid' };
      const comers = (view: View): string[] =>
        fliesFor(view, board, { pattern, value: circle }).flatMap((flights) =>
          flights.routes.includes(route) ? [flights.company] : [],
        );
      expect(told.closes).toEqual(told.lowest.before === circle ? comers(before) : []);
      if (told.lowest.before === circle) expect(comers(after)).toEqual([]);
      closed += told.closes.length;
      compared++;
    });
    expect(compared).toBeGreaterThan(300);
    expect(closed).toBeGreaterThan(100);
  });

  const newIn = (before: readonly string[], after: readonly string[]): string[] =>
    after.filter((id) => !before.includes(id));

  function changeOf<T>(look: (view: View) => T, before: View, after: View): { before: T; after: T } {
    return { before: look(before), after: look(after) };
  }
});
