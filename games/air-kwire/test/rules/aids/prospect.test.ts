import { describe, expect, it } from 'vitest';
import { routeEffect } from '../../../src/aids/foresight.ts';
import type { Prospect } from '../../../src/aids/index.ts';
import { meansOf, openings, prospectOf, tradeEffect } from '../../../src/aids/index.ts';
import { isQualified, rateOf } from '../../../src/dividends.ts';
import type { Move } from '../../../src/index.ts';
import { appointCeo } from '../../../src/market.ts';
import { cityCount } from '../../../src/network.ts';
import type { State } from '../../../src/state.ts';
import { MAX_AIRLINES } from '../../../src/types.ts';
import { BOARD } from '../boards.ts';
import { randomMatches } from './steps.ts';

/* What an airline is short of: the engine pays more then, and not before. */

const paysIn = (state: State, airline: number): number =>
  isQualified(state, airline) ? rateOf(state, airline) : 0;

/** What it would pay with more city points, or after purchases. */
function paysAfter(state: State, airline: number, points: number, purchases: number): number {
  const then = state.copy();
  then.points[airline] += points;
  then.space[airline] += purchases;
  then.sold[airline] += purchases;
  return paysIn(then, airline);
}

function compare(state: State, airline: number, told: Prospect): void {
  const { board } = state;
  expect(told.why === null).toBe(isQualified(state, airline));
  expect(told.pays).toBe(paysIn(state, airline));
  expect(told).toMatchObject({ sold: state.sold[airline], points: state.points[airline] });
  expect(told.cities).toBe(cityCount(state, airline));
  expect(told.limits.cities).toBe(board.limit[state.space[airline]]);
  const { next, wider } = told;
  if (next) {
    const { points, purchases, pays, price } = next;
    expect(Math.min(points, purchases)).toBe(0);
    expect(paysAfter(state, airline, points, purchases)).toBe(pays);
    expect(board.price[state.space[airline] + purchases]).toBe(price);
    for (let n = 0; n < points + purchases; n++) {
      expect(paysAfter(state, airline, points && n, purchases && n)).toBeLessThanOrEqual(told.pays);
    }
  }
  if (wider) {
    const limitAt = (n: number): number => board.limit[state.space[airline] + n];
    expect(limitAt(wider.purchases)).toBe(wider.limits.cities);
    expect(limitAt(wider.purchases - 1)).toBe(told.limits.cities);
    expect(wider.limits.cities).toBeGreaterThan(told.limits.cities);
  }
}

describe('what an airline pays, and what it is short of', () => {
  it('[AK-3, AK-50, AK-51] now', () => {
    const seen = new Map<string, number>();
    randomMatches(24, ({ n, board, before, tried }) => {
      if (before.turns % 5 !== n % 5) return;
      const { state } = tried();
      for (const [a, { id }] of board.airlines.entries()) {
        const { status } = before.airlines[id];
        if (status !== 'open') continue;
        const told = prospectOf(board, meansOf(before, id));
        compare(state, a, told);
        const kind = told.next === null ? 'never' : told.next.points > 0 ? 'points' : 'purchases';
        for (const what of [`${told.why}`, `${told.why} ${kind}`, `wider ${told.wider !== null}`])
          seen.set(what, (seen.get(what) ?? 0) + 1);
      }
    });
    const kinds = ['null points', 'shares points', 'cities', 'aircraft', 'wider true', 'wider false'];
    for (const kind of kinds) expect([kind, seen.get(kind) ?? 0].join()).not.toBe(`${kind},0`);
  });

  it('[AK-51] five city points for six shares pay nothing, and a sixth pays', () => {
    const { file } = BOARD;
    const space = file.track.findIndex(({ price }) => price >= 300);
    const means = { space, sold: 6, points: 5, cities: 1, aircraft: null };
    const { price } = file.track[space];
    const told = prospectOf(file, means);
    expect(told).toMatchObject({ why: 'shares', pays: 0 });
    expect(told.next).toMatchObject({ points: 1, purchases: 0, price });
  });

  it('[AK-20, AK-34] after a trade, and how many shares are missing to be CEO', () => {
    const seen = { open: 0, short: 0, ceo: 0, bankrupt: 0 };
    randomMatches(24, ({ board, seat, before, legal, tried }) => {
      if (before.phase !== 'stock' || before.marks[seat].includes('block-trade')) return;
      for (const move of legal) {
        if (move.type !== 'buy' && move.type !== 'sell') continue;
        const { prospect, short } = tradeEffect(before, board, move.airline, move.type === 'buy' ? 1 : -1);
        const { state, view } = tried(move);
        const a = board.airlines.findIndex(({ id }) => id === move.airline);
        if (prospect === null) {
          expect(view.airlines[move.airline].status).toBe('closed');
          seen.bankrupt++;
          continue;
        }
        compare(state, a, prospect);
        seen.open++;
        if (short === null) {
          if (view.airlines[move.airline].ceo === seat) seen.ceo++;
          continue;
        }
        for (const [n, leads] of [
          [short - 1, false],
          [short, true],
        ] as const) {
          const more = state.copy();
          more.shares[seat * MAX_AIRLINES + a] += n;
          appointCeo(more, a);
          expect(more.ceo[a] === seat).toBe(leads);
        }
        seen.short++;
      }
    });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
  });

  it('[AK-21, AK-26, AK-33] after an opening with its first route', () => {
    const seen = { one: 0, more: 0 };
    randomMatches(24, ({ board, before, legal, tried }) => {
      if (before.phase !== 'stock' || before.marks[before.turn].length > 0) return;
      for (const { airline, blocked, flights } of openings(before, board)) {
        if (blocked !== null) continue;
        expect(legal).toContainEqual({ type: 'buy', airline });
        for (const { city, aircraft, purchases } of flights) {
          const told = routeEffect(before, board, airline, city, aircraft, purchases);
          const buys = new Array<Move>(purchases).fill({ type: 'buy', airline });
          const { state, view } = tried(
            ...buys,
            { type: 'done' },
            { type: 'route', airline, city, aircraft },
          );
          expect(told.shares.after).toEqual(view.shares.map((held) => held[airline]));
          if (told.meeting !== null || told.wins) continue;
          const a = board.airlines.findIndex(({ id }) => id === airline);
          compare(state, a, told.prospect);
          expect(told.prospect.aircraft).toBe(aircraft);
          const { rate, qualified, points } = view.airlines[airline];
          expect([told.rate.after, told.qualified.after, told.points.after]).toEqual([
            rate,
            qualified,
            points,
          ]);
          seen[purchases > 1 ? 'more' : 'one']++;
        }
      }
    });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
  });
});
