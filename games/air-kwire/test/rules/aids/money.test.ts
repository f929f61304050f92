import { describe, expect, it } from 'vitest';
import { disposeChoices, endingOf, routeEffect } from '../../../src/aids/foresight.ts';
import * as aids from '../../../src/aids/index.ts';
import { ladder, payout, turnsUntilDividend, worthNow } from '../../../src/aids/index.ts';
import type { BoardFile, Event, View } from '../../../src/index.ts';
import { cityCount } from '../../../src/network.ts';
import { randomMatches } from './steps.ts';

/* Dividends, wealth, the ladder; and what nobody may learn from them. */

describe('a payout', () => {
  it('[AK-50 to AK-55] pays, drops and raises as told', () => {
    const seen = { paid: 0, unpaid: 0, drops: 0, rises: 0, bankrupt: 0 };
    randomMatches(90, ({ board, before, move, events }) => {
      const isPayout = events.some(({ type }) => type === 'paid' || type === 'unpaid');
      if (!isPayout && before.turns % 9 > 0) return;
      const told = payout(before, board);
      const open = board.airlines.filter(({ id }) => before.airlines[id].status === 'open');
      expect(told.map(({ airline }) => airline)).toEqual(open.map(({ id }) => id));
      for (const { airline, qualified, why } of told) {
        expect(qualified).toBe(before.airlines[airline].qualified);
        expect(why === null).toBe(qualified);
      }
      if (move.type !== 'draw' || !isPayout) return;
      expect(turnsUntilDividend(before)).toBe(0);
      for (const { airline, qualified, rate, amounts, unpaid, drops, bankrupt, rises } of told) {
        const of = (type: Event['type']): Event | undefined =>
          events.find((event) => event.type === type && 'airline' in event && event.airline === airline);
        const moved = of('moved');
        const by = moved?.type === 'moved' ? moved.to - moved.from : 0;
        expect(of('paid')).toEqual(qualified ? { type: 'paid', airline, rate, amounts } : undefined);
        expect(of('unpaid')).toEqual(qualified ? undefined : { type: 'unpaid', airline, again: unpaid });
        expect(of('bankrupt') !== undefined).toBe(bankrupt);
        expect(by).toBe(rises ? 1 : drops && !bankrupt ? -1 : 0);
        seen[qualified ? 'paid' : 'unpaid']++;
        if (drops) seen.drops++;
        if (rises) seen.rises++;
        if (bankrupt) seen.bankrupt++;
      }
    });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  it('[AK-50] comes after so many routes', () => {
    randomMatches(12, ({ before, events }) => {
      const flew = events.find((event) => event.type === 'flew');
      const left = turnsUntilDividend(before);
      if (flew && before.routes === 0 && !before.due) expect(flew.dividend).toBe((8 - left) % 7);
    });
  });
});

describe('wealth and ladder', () => {
  it('[AK-60, AK-81] wealth is what the end counts; cash of others is secret until then', () => {
    const finished = randomMatches(30, ({ n, board, before, after }) => {
      if (after.outcome || before.turns % 9 !== n % 9) return;
      const { shares, cash, wealth } = worthNow(before, board);
      before.cash.forEach((dollars, seat) => {
        const isKnown = before.options.openCash || seat === before.viewer;
        expect(cash[seat]).toBe(isKnown ? dollars : null);
        expect(wealth[seat]).toBe(isKnown ? dollars + shares[seat] : null);
      });
    });
    for (const { board, view } of finished)
      expect(worthNow(view, board).wealth).toEqual(view.outcome?.scores);
  });

  it('[AK-81] nothing told depends on the cash of others', () => {
    let compared = 0;
    randomMatches(12, ({ board, before }) => {
      if (before.options.openCash || ++compared % 40 > 0) return;
      const richer = before.cash.map((dollars, seat) =>
        seat === before.viewer ? dollars : dollars + 10_000,
      );
      expect(everythingTold({ ...before, cash: richer }, board)).toEqual(everythingTold(before, board));
    });
    expect(compared).toBeGreaterThan(1000);
  });

  it('[AK-81] somebody who only watches learns what is open to all', () => {
    for (const { board, view } of randomMatches(6, () => {})) {
      const watched = { ...view, outcome: null, options: { ...view.options, openCash: false } };
      const { cash, wealth } = worthNow(watched, board);
      expect(new Set([...cash, ...wealth])).toEqual(new Set([null]));
      expect(aids.cashOf(watched)).toBe(0);
      expect(everythingTold(watched, board)).toEqual(
        JSON.parse(JSON.stringify(everythingTold(watched, board))),
      );
    }
  });

  it('[AK-30, AK-34, AK-40] rungs', () => {
    let steps = 0;
    randomMatches(24, ({ board, before, tried }) => {
      if (++steps % 10 > 0) return;
      const { state } = tried();
      ladder(before, board).forEach((rung, a) => {
        const { price, space, points, ceo, sold, rate, qualified, status } = before.airlines[rung.airline];
        expect(rung).toMatchObject({ price, space, points, ceo, sold, rate, qualified, status });
        expect(rung.left).toBe(status === 'defunct' ? 0 : 20 - sold);
        expect(rung.holdings.reduce((sum, held) => sum + held, 0)).toBe(sold);
        if (status !== 'open') {
          expect([rung.leaders, rung.gap, rung.routesLeft, rung.immune]).toEqual([[], 0, 0, false]);
          return;
        }
        if (before.defunct !== rung.airline) expect(rung.leaders).toContain(ceo);
        if (sold === 0) return;
        const rest = rung.holdings.filter((_, seat) => !rung.leaders.includes(seat));
        expect(Math.max(0, ...rest) + rung.gap).toBe(rung.holdings[rung.leaders[0]]);
        expect(rung.routesLeft).toBeLessThanOrEqual(
          Math.max(0, board.track[space].cities - cityCount(state, a)),
        );
      });
    });
  });
});

/** Whatever can be asked without naming more than an airline and a city. */
function everythingTold(view: View, board: BoardFile): unknown {
  const cards = board.cities.slice(0, 20).map(({ id }) => id);
  return [
    aids.ladder(view, board),
    aids.payout(view, board),
    aids.worthNow(view, board),
    aids.openings(view, board),
    aids.cashOf(view),
    cards.map((city) => aids.fliesFor(view, board, city)),
    board.airlines.map(({ id }) => [
      [-3, -1, 1, 3].map((n) => aids.tradeEffect(view, board, id, n)),
      cards.map((city) => routeEffect(view, board, id, city, 'tri-motor')),
    ]),
    view.shares.map((_, seat) => disposeChoices(view, board, seat)),
    view.options.openCash || endingOf(view, board),
  ];
}
