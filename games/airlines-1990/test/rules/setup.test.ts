import { createMatch, Match, TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { airlines1990 } from '../../src/index.ts';
import type { Setup } from '../../src/types.ts';
import { AMERICA } from './boards.ts';
import { dealOf, look, optionsOf, pass, range, refusal, start, turn } from './table.ts';

const dealt = (players: number, seed: string) =>
  createMatch(airlines1990, { board: AMERICA, names: range(1, players).map(String), seed });

describe('the deal', () => {
  it.each([2, 3, 4, 5, 6])(
    '[A90-10] %i players: five shares and three flight cards each, five face up',
    (players) => {
      const { match } = dealt(players, 'deal');
      const view = look(match);
      expect(view.hands.map(({ size }) => size)).toEqual(new Array(players).fill(5));
      expect(view.flights.map(({ size }) => size)).toEqual(new Array(players).fill(3));
      expect(view.market.filter((share) => share !== null)).toHaveLength(5);
      expect(view.pile).toEqual({ size: 84 - 5 * players - 5 + 3, scoring: 3, cards: null });
      expect(view.flightPile).toEqual({ size: 42 - 3 * players, cards: null });
    },
  );

  it('[A90-10] equal seeds deal alike, others do not', () => {
    expect(dealt(4, 'a').match.setup).toEqual(dealt(4, 'a').match.setup);
    const [one, other] = ['a', 'b'].map((seed) => dealt(4, seed).match.setup);
    for (const part of ['market', 'hands', 'flights', 'pile', 'flightPile'] as const) {
      expect(one[part]).not.toEqual(other[part]);
    }
  });

  it('[A90-11] the first player is drawn by the seed', () => {
    const first = range(1, 40).map((n) => dealt(3, `start ${n}`).order[0]);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });

  it('[A90-11] nobody plays out of turn, and nobody who is not there', () => {
    const match = start({ board: AMERICA });
    expect(refusal(match, 'draw', 1)).toMatchObject({
      code: 'not-your-turn',
      rule: 'A90-11',
      reason: 'not-your-turn',
    });
    expect(() => airlines1990.apply(match.state, 3, { type: 'draw' })).toThrow(
      expect.objectContaining({ code: 'unknown-seat', reason: 'no-such-seat' }),
    );
  });

  it('[A90-11] turns go round clockwise', () => {
    const match = start({ board: AMERICA, players: 4 });
    const order = range(1, 9).map(() => {
      const seat = turn(match);
      pass(match);
      return seat;
    });
    expect(order).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
  });
});

describe('a deal that cannot be is refused', () => {
  const good = dealOf({ board: AMERICA });
  const other = good.market[0] === 'ara' ? 'boi' : 'ara';
  const rows: [what: string, change: Partial<Setup>, path: string, rule?: string][] = [
    ['no market', { market: undefined as unknown as string[] }, 'market'],
    ['a short market', { market: good.market.slice(1) }, 'market', 'A90-10'],
    ['a hand of four', { hands: [good.hands[0].slice(1), ...good.hands.slice(1)] }, 'hands[0]', 'A90-10'],
    [
      'two flight cards',
      { flights: [good.flights[0].slice(1), ...good.flights.slice(1)] },
      'flights[0]',
      'A90-10',
    ],
    ['seven players', { hands: [...good.hands, ...good.hands, good.hands[0]], flights: [] }, 'hands'],
    ['a hand of flight cards too few', { flights: good.flights.slice(1) }, 'flights'],
    ['a share of no company', { market: ['xyz', ...good.market.slice(1)] }, 'market[0]'],
    ['a flight card of no game', { flightPile: [{ pattern: 'solid', value: 15 }] }, 'flightPile[0]'],
    ['another share', { market: [other, ...good.market.slice(1)] }, 'pile', 'A90-1'],
    [
      'a flight card twice',
      { flightPile: [...good.flightPile.slice(1), good.flightPile[1]] },
      'flightPile',
      'A90-1',
    ],
    ['two scoring cards', { pile: good.pile.slice(0, -1) }, 'pile', 'A90-10'],
  ];

  it.each(rows)('%s', (_, change, path, rule) => {
    let error: unknown;
    try {
      new Match(airlines1990, {
        board: AMERICA,
        options: optionsOf(),
        seats: ['A', 'B', 'C'],
        setup: { ...good, ...change },
      });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TarmacError);
    expect(error).toMatchObject({ code: 'bad-setup', path: `setup.${path}`, ...(rule && { rule }) });
  });
});
