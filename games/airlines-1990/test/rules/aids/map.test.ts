import { describe, expect, it } from 'vitest';
import { fliesFor, networkOf, nextCircle, unusable } from '../../../src/aids/index.ts';
import type { Move, View } from '../../../src/index.ts';
import { airlines1990 as game } from '../../../src/index.ts';
import { flies, serves } from '../../../src/network.ts';
import { randomMatches } from './steps.ts';

/* Networks, circles and cards as the aids tell them, against what the engine allows. */

const GAMES = 60;

describe('networks, circles and cards', () => {
  it('[A90-40] networks and circles are those of the engine', () => {
    randomMatches(15, ({ board, after, state, move }) => {
      if (move.type !== 'fly' && move.type !== 'found' && move.type !== 'sabotage') return;
      board.companies.forEach(({ id, headquarters }, c) => {
        const { cities, routes } = networkOf(after, board, id);
        expect(routes).toEqual(state.board.routeIds.filter((_, r) => flies(state, c, r)));
        expect([...cities].sort()).toEqual(
          state.board.cityIds.filter((_, city) => serves(state, c, city)).sort(),
        );
        if (after.founded.includes(id)) expect(cities[0]).toBe(headquarters);
      });
      board.routes.forEach(({ id, circles }, r) => {
        const next = nextCircle(after, board, id);
        expect(next?.number ?? 15).toBe(state.value[r]);
        if (next) expect(circles[next.index]).toBe(next.number);
      });
    });
  });

  it('[A90-21] what the cards of a hand can fly is what may be flown', () => {
    let compared = 0;
    randomMatches(GAMES, ({ board, seat, before, legal }) => {
      if (before.phase !== 'expand') return;
      const told = cardsOf(before, seat).flatMap((card) =>
        fliesFor(before, board, card)
          .filter(({ founding }) => !founding)
          .flatMap(({ company, routes }) =>
            routes.map((route) => lineOf({ type: 'fly', company, card, route })),
          ),
      );
      const allowed = legal.filter(({ type }) => type === 'fly').map(lineOf);
      expect([...new Set(told)].sort()).toEqual(allowed.sort());
      compared++;
    });
    expect(compared).toBeGreaterThan(1000);
  });

  it('[A90-20] and what they can found is what may be founded', () => {
    let founded = 0;
    randomMatches(GAMES, ({ board, seat, before, legal }) => {
      if (before.phase !== 'start') return;
      const held = before.hands[seat].shares ?? {};
      const told = cardsOf(before, seat).flatMap((card) =>
        fliesFor(before, board, card)
          .filter(({ company, founding }) => founding && held[company] > 0)
          .flatMap(({ company, routes }) =>
            routes.map((route) => lineOf({ type: 'found', company, card, route, shares: 1 })),
          ),
      );
      const allowed = legal.filter((move) => move.type === 'found' && move.shares === 1).map(lineOf);
      expect([...new Set(told)].sort()).toEqual(allowed.sort());
      founded += allowed.length;
    });
    expect(founded).toBeGreaterThan(1000);
  });

  it('[A90-43] unusable cards are those that may be swapped', () => {
    let swaps = 0;
    randomMatches(GAMES, ({ board, seat, before, legal }) => {
      if (before.phase !== 'start') return;
      const fresh = (before.flights[seat].freshCards ?? []).map((card) => JSON.stringify(card));
      const told = cardsOf(before, seat)
        .map((card) => JSON.stringify(card))
        .filter((card) => !remove(fresh, card))
        .filter((card) => unusable(before, board, JSON.parse(card)));
      const allowed = legal.flatMap((move) => (move.type === 'swap' ? [JSON.stringify(move.card)] : []));
      expect([...new Set(told)].sort()).toEqual(allowed.sort());
      swaps += allowed.length;
    });
    expect(swaps).toBeGreaterThan(100);
  });

  const cardsOf = (view: View, seat: number) => view.flights[seat].cards ?? [];
  const lineOf = (move: Move): string => game.makeMove(move);
  const remove = (list: string[], word: string): boolean =>
    list.includes(word) && list.splice(list.indexOf(word), 1).length > 0;
});
