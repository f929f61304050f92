import { describe, expect, it } from 'vitest';
import { balancesOf, bestHolding, heldAirlines } from '../../../../src/games/air-kwire/end/balance.ts';
import { leadOver, type Moment } from '../../../../src/games/air-kwire/end/wealth.ts';
import { showGame } from './games.ts';

const moment = (turn: number, ...wealth: number[]): Moment => ({ turn, wealth, paid: false, merged: [] });

describe('the final balance', () => {
  const { board, moves } = showGame(4, 'balance');
  const view = moves.at(-1)?.after.view;
  if (!view) throw new Error('no move was made');
  const log = moves.map(({ told }) => told);
  const balances = balancesOf(view, log, board);

  it('[AK-60] cash and shares add up, the richest first', () => {
    for (const { cash, holdings, wealth } of balances) {
      const shares = Object.values(holdings).reduce((sum, { value }) => sum + value, 0);
      expect(cash + shares).toBe(wealth);
    }
    const order = balances.map(({ wealth }) => wealth);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(balances.filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual(
      view.outcome?.winners,
    );
  });

  it('equal wealth shares a place', () => {
    const even = { ...view, outcome: { scores: [900, 900, 100, 50], winners: [0, 1], reason: 'agreed' } };
    expect(balancesOf(even, log, board).map(({ place }) => place)).toEqual([1, 1, 3, 4]);
  });

  it('names the airlines that are held, and the best one', () => {
    const held = heldAirlines(view, board);
    expect(held.length).toBeGreaterThan(0);
    const best = balances.map(bestHolding);
    expect(best[0]).not.toBeNull();
    expect(held).toEqual(expect.arrayContaining(best));
  });
});

describe('who led', () => {
  it('is who was ahead after the most turns', () => {
    expect(leadOver([moment(0, 5, 5), moment(1, 6, 5), moment(2, 7, 8), moment(3, 9, 8)])).toEqual({
      seat: 0,
      turns: 2,
    });
  });
  it('is nobody where two were so equally often, or nobody ever was', () => {
    expect(leadOver([moment(0, 5, 5), moment(1, 6, 5), moment(2, 7, 8)])).toBeNull();
    expect(leadOver([moment(0, 5, 5), moment(1, 6, 6)])).toBeNull();
  });
});
