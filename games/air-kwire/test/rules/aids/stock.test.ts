import { describe, expect, it } from 'vitest';
import type { TradeEffect } from '../../../src/aids/index.ts';
import { limitsAt, openings, tradeEffect } from '../../../src/aids/index.ts';
import type { BoardFile, Move, View } from '../../../src/index.ts';
import type { Step } from './steps.ts';
import { randomMatches } from './steps.ts';

/* Purchases, sales, openings: what was told happens. */

const GAMES = 24;

describe('what trades would do', () => {
  it('[AK-20, AK-21, AK-34, AK-55, AK-71] up to three purchases or sales of an airline', () => {
    const seen = { buys: 0, sells: 0, openings: 0, bankrupt: 0, ceo: 0, still: 0 };
    randomMatches(GAMES, (step) => {
      const { board, seat, before, legal } = step;
      if (before.phase !== 'stock' || before.turns % 4 !== step.n % 4) return;
      for (const move of legal) {
        if (move.type !== 'buy' && move.type !== 'sell') continue;
        const { airline, type } = move;
        for (const [i, after] of repeated(step, move).entries()) {
          const n = i + 1;
          const told = tradeEffect(before, board, airline, type === 'buy' ? n : -n);
          expect(told).toMatchObject(happened(before, after, board, airline, seat));
          if (n < 2) continue;
          if (type === 'buy') seen.buys++;
          else seen.sells++;
        }
        const told = tradeEffect(before, board, airline, type === 'buy' ? 1 : -1);
        if (told.opening) seen.openings++;
        if (told.bankrupt) seen.bankrupt++;
        if (told.ceo.before !== told.ceo.after) seen.ceo++;
        if (before.marks[seat].includes('block-trade')) seen.still++;
      }
    });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
  });

  /** The table after one, two, three such moves, as long as they are legal. */
  function repeated({ before, tried }: Step, move: Move & { airline: string }): View[] {
    const views: View[] = [];
    const moves: Move[] = [];
    for (let left = 3 - before.trades; left > 0; left--) {
      moves.push(move);
      const { view } = tried(...moves);
      views.push(view);
      const isBankrupt = view.airlines[move.airline].status !== 'open';
      if (isBankrupt || !tried(...moves).legal.some((other) => sameMove(other, move))) break;
    }
    return views;
  }

  const sameMove = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

  /** What the engine did, with prices that stand still moved already. */
  function happened(
    before: View,
    after: View,
    board: BoardFile,
    airline: string,
    seat: number,
  ): Partial<TradeEffect> {
    const [was, is] = [before.airlines[airline], after.airlines[airline]];
    const top = board.track.length - 1;
    const space = Math.max(0, Math.min(is.space + is.net, top));
    const isDown = is.status === 'open' && is.space + is.net < 0;
    const isOpen = is.status === 'open' && !isDown;
    const limits = limitsAt(board, space);
    const reckoned = { ...is, price: limits.price };
    return {
      cost: before.cash[seat] - after.cash[seat],
      price: { before: was.price, after: limits.price },
      space: { before: was.space, after: space },
      limits: { before: limitsAt(board, was.space), after: limits },
      rate: {
        before: was.rate,
        after: isOpen ? 10 * Math.floor((reckoned.price * is.points + 500) / 1000) : 0,
      },
      qualified: { before: was.qualified, after: isOpen && isWithin(board, is, space) },
      shares: { before: before.shares[seat][airline], after: isDown ? 0 : after.shares[seat][airline] },
      ceo: { before: was.ceo, after: isDown ? null : is.ceo },
      opening: was.status === 'closed',
      bankrupt: was.status === 'open' && !isOpen,
    };
  }

  function isWithin(board: BoardFile, line: View['airlines'][string], space: number): boolean {
    if (space === line.space) return line.qualified;
    const { cities, types } = limitsAt(board, space);
    const flown = line.cities.every(({ aircraft }) => types.includes(aircraft));
    return line.cities.length <= cities && flown && line.points >= line.sold;
  }
});

describe('what can be bought', () => {
  it('[AK-21, AK-26, AK-27] airlines that can be opened, and how they get their route', () => {
    const seen = new Map<string, number>();
    randomMatches(GAMES, ({ board, before, legal, tried }) => {
      if (before.phase !== 'stock') return;
      const told = openings(before, board);
      const closed = board.airlines.filter(({ id }) => before.airlines[id].status === 'closed');
      expect(told.map(({ airline }) => airline)).toEqual(closed.map(({ id }) => id));
      const poor = openings({ ...before, cash: before.cash.map(() => 99) }, board);
      for (const [i, { airline, blocked, flights }] of told.entries()) {
        if (blocked === null) expect(poor[i]).toEqual({ airline, blocked: 'no-cash', flights: [] });
        expect(legal.some((move) => move.type === 'buy' && move.airline === airline)).toBe(blocked === null);
        seen.set(`${blocked}`, (seen.get(`${blocked}`) ?? 0) + 1);
        if (blocked !== null) continue;
        for (const { city, aircraft, purchases, cost } of flights) {
          const buys = new Array<Move>(purchases).fill({ type: 'buy', airline });
          const bought = tried(...buys);
          expect(before.cash[before.turn] - bought.view.cash[before.turn]).toBe(cost);
          const { legal: routes } = tried(...buys, { type: 'done' });
          expect(routes).toContainEqual({ type: 'route', airline, city, aircraft });
          if (purchases > 1) seen.set('higher', (seen.get('higher') ?? 0) + 1);
        }
      }
    });
    for (const why of ['null', 'three-trades', 'one-opening', 'home-occupied', 'no-route', 'higher']) {
      expect([why, (seen.get(why) ?? 0) > 20]).toEqual([why, true]);
    }
  });
});
