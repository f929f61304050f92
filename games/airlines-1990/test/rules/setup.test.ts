import { createMatch, TarmacError } from '@tarmac/kernel';
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
  const [hand, ...hands] = good.hands;
  const [cards, ...flights] = good.flights;
  const strange = { pattern: 'solid', value: 2 } as const;
  const missing = `${good.flightPile[0].pattern}-${good.flightPile[0].value}`;
  const toBoi = (share: string): string => (share === 'ara' ? 'boi' : share);
  const noList = undefined as unknown as [];
  const rows: [what: string, change: Partial<Setup>, path: string, message: string, rule?: string][] = [
    ['no market', { market: noList }, 'market', 'A list of cards is missing.'],
    ['no hands', { hands: noList }, 'hands', 'The hands are missing.'],
    ['a hand that is none', { hands: [hand, noList, hand] }, 'hands[1]', 'A list of cards is missing.'],
    ['no flight cards', { flights: noList }, 'flights', 'The hands are missing.'],
    ['no pile', { pile: noList }, 'pile', 'A list of cards is missing.'],
    ['no pile of flight cards', { flightPile: noList }, 'flightPile', 'A list of cards is missing.'],
    [
      'a share of no company',
      { market: ['xyz', ...good.market.slice(1)] },
      'market[0]',
      'There is no card "xyz".',
    ],
    [
      'a scoring card in the market',
      { market: [...good.market.slice(1), 'scoring'] },
      'market[4]',
      'There is no card "scoring".',
    ],
    [
      'a share of no company in a hand',
      { hands: [hand, ['boi', 'xyz'], hand] },
      'hands[1][1]',
      'There is no card "xyz".',
    ],
    [
      'a share of no company in the pile',
      { pile: ['scoring', 'boi', 'xyz'] },
      'pile[2]',
      'There is no card "xyz".',
    ],
    [
      'a flight card of no game',
      { flightPile: [{ pattern: 'solid', value: 15 }] },
      'flightPile[0]',
      'There is no card {"pattern":"solid","value":15}.',
    ],
    [
      'a flight card of no game in a hand',
      { flights: [cards, [{ pattern: 'solid', value: 0 }], cards] },
      'flights[1][0]',
      'There is no card {"pattern":"solid","value":0}.',
    ],
    ['one player', { hands: [hand], flights: [cards] }, 'hands', 'Two to six can play.'],
    [
      'seven players',
      { hands: [...good.hands, ...good.hands, hand], flights: [] },
      'hands',
      'Two to six can play.',
    ],
    [
      'a hand of flight cards too few',
      { flights },
      'flights',
      'There are as many hands of flight cards as of shares.',
    ],
    ['a short market', { market: good.market.slice(1) }, 'market', 'The market has five shares.', 'A90-10'],
    [
      'a hand of four',
      { hands: [hand.slice(1), ...hands] },
      'hands[0]',
      'Everybody is dealt five shares.',
      'A90-10',
    ],
    [
      'two flight cards',
      { flights: [cards.slice(1), ...flights] },
      'flights[0]',
      'Everybody is dealt three flight cards.',
      'A90-10',
    ],
    [
      'two scoring cards',
      { pile: good.pile.slice(0, -1) },
      'pile',
      'Three scoring cards lie in the pile.',
      'A90-10',
    ],
    [
      'four scoring cards',
      { pile: [...good.pile, 'scoring'] },
      'pile',
      'Three scoring cards lie in the pile.',
      'A90-10',
    ],
    [
      'another share',
      { market: ['ara', ...good.market.slice(1)] },
      'pile',
      'There are 8 shares of ara instead of 7.',
      'A90-1',
    ],
    [
      'no share of a company',
      {
        market: good.market.map(toBoi),
        hands: good.hands.map((shares) => shares.map(toBoi)),
        pile: good.pile.map(toBoi),
      },
      'pile',
      'There are 0 shares of ara instead of 7.',
      'A90-1',
    ],
    [
      'a flight card twice',
      { flightPile: [...good.flightPile.slice(1), good.flightPile[1]] },
      'flightPile',
      `There are 0 flight cards ${missing} instead of 1.`,
      'A90-1',
    ],
    [
      'a flight card too few',
      { flightPile: good.flightPile.slice(1) },
      'flightPile',
      `There are 0 flight cards ${missing} instead of 1.`,
      'A90-1',
    ],
    [
      'a flight card that the board has not',
      { flightPile: [...good.flightPile, strange] },
      'flightPile',
      'There are 1 flight cards solid-2 instead of 0.',
      'A90-1',
    ],
  ];

  it.each(rows)('%s', (_, change, path, message, rule) => {
    expect(refusalOf({ ...good, ...change })).toMatchObject({ code: 'bad-setup', path, message, rule });
  });

  it('nothing at all', () => {
    const message = 'A list of cards is missing.';
    expect(refusalOf(null as unknown as Setup)).toMatchObject({ code: 'bad-setup', path: 'market', message });
  });
});

function refusalOf(setup: Setup): TarmacError {
  try {
    airlines1990.setup(AMERICA, optionsOf(), setup);
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error('The deal was accepted.');
}
