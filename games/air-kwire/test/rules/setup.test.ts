import { createMatch, Match, seededRandom, TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { airKwire } from '../../src/index.ts';
import type { AirKwireOptions } from '../../src/options.ts';
import type { Setup } from '../../src/types.ts';
import { BOARD, USA } from './boards.ts';
import { cash, dealOf, look, optionsOf, play, range, start } from './table.ts';

function deal(players: number, options: Partial<AirKwireOptions> = {}, seed = 'deal'): Setup {
  const chosen = optionsOf({ startingCash: 'split', ...options });
  return airKwire.deal(USA, chosen, players, seededRandom('air-kwire', USA.id, chosen, seed));
}

it.each([
  [3, [3800, 4000, 4200]],
  [4, [2800, 3000, 3000, 3200]],
  [5, [2200, 2400, 2400, 2400, 2600]],
  [6, [1800, 2000, 2000, 2000, 2000, 2200]],
])(
  '[AK-10] 12,000 are split among %i players; the first gets 200 less, the last 200 more',
  (players, each) => {
    expect(deal(players).cash).toEqual(each);
  },
);

it('[AK-10] or everybody gets 12,000', () => {
  expect(deal(3, { startingCash: 'each' }).cash).toEqual([11_800, 12_000, 12_200]);
  expect(cash(start())).toEqual([11_800, 12_000, 12_200]);
});

it('[AK-10] the first player is drawn by the seed', () => {
  const names = ['Ada', 'Bo', 'Cy'];
  const firsts = range(1, 20).map((n) => createMatch(airKwire, { board: USA, names, seed: `${n}` }).order[0]);
  expect(new Set(firsts).size).toBe(3);
});

const isHomeCard = (card: string): boolean =>
  USA.file.cities.some(({ id, points }) => id === card && points === 3);
const isPower = (card: string): boolean => !USA.cityIndex.has(card);

it.each([3, 4, 5, 6])(
  '[AK-11] five cards each from the top half; 3-point and power cards below, %i players',
  (players) => {
    const top = Math.ceil(USA.ordinaryCards / 2);
    for (const n of range(1, 10)) {
      const { hands, pile } = deal(players, { powerCards: true }, `${n}`);
      expect(hands.map((hand) => hand.length)).toEqual(range(1, players).map(() => 5));
      expect(hands.flat().filter((card) => isHomeCard(card) || isPower(card))).toEqual([]);
      const above = pile.slice(0, top - 5 * players);
      expect(above.filter((card) => isHomeCard(card) || isPower(card))).toEqual([]);
      expect(pile.filter(isHomeCard)).toHaveLength(14);
      expect(pile.filter(isPower)).toHaveLength(10);
      expect(pile.length + 5 * players).toBe(USA.ordinaryCards + 14 + 10);
    }
  },
);

it('[AK-11] without the option there are no power cards', () => {
  expect(deal(4).pile.filter(isPower)).toEqual([]);
});

it('[AK-11] nobody ever holds more than five cards', () => {
  const match = start({ hands: ['a1'] });
  play(match, 'done', 'discard a1', 'draw pile');
  expect(look(match).hands.map(({ size }) => size)).toEqual([5, 5, 5]);
});

it('[AK-90] a match begins with the stock step of the first player, and nothing has happened', () => {
  expect(look(start())).toMatchObject({
    phase: 'stock',
    turn: 0,
    decider: 0,
    active: [0],
    clockwise: true,
    turns: 0,
    idle: 0,
    trades: 0,
    opened: null,
    routes: 0,
    powered: 'no',
    drawn: 0,
    poolDrawn: 0,
    voted: false,
    reversing: false,
    refused: [],
    airline: null,
    city: null,
    aircraft: null,
    defunct: null,
    taken: [],
    back: null,
    shuffle: '',
    dividend: 0,
    due: false,
    pileEmptied: false,
    marks: [[], [], []],
    pool: [],
    gone: [],
    outcome: null,
  });
});

describe('a deal that cannot be is refused', () => {
  const good = dealOf({});
  const rows: [what: string, change: Partial<Record<keyof Setup, unknown>>, path: string, rule?: string][] = [
    ['no cash', { cash: undefined }, 'cash'],
    ['other cash', { cash: [1, 2, 3] }, 'cash', 'AK-10'],
    ['no hands', { hands: undefined }, 'hands'],
    ['two hands', { hands: good.hands.slice(1) }, 'hands'],
    ['seven hands', { hands: [...good.hands, ...good.hands, good.hands[0]] }, 'hands'],
    ['a hand that is no list', { hands: [good.hands[0], 'a1', good.hands[2]] }, 'hands[1]'],
    ['a card of no game in a hand', { hands: [good.hands[0], ['atlantis'], good.hands[2]] }, 'hands[1][0]'],
    ['no pile', { pile: undefined }, 'pile'],
    ['a card of no game', { pile: [good.pile[0], 'atlantis'] }, 'pile[1]'],
    ['a hand of four', { hands: [good.hands[0].slice(1), ...good.hands.slice(1)] }, 'hands[0]', 'AK-11'],
    ['a card too few', { pile: good.pile.slice(1) }, 'pile', 'AK-2'],
    ['the only card of a city missing', { pile: good.pile.filter((card) => card !== 'b1') }, 'pile', 'AK-2'],
    ['a power card', { pile: [...good.pile, 'reverse'] }, 'pile', 'AK-2'],
    ['a 3-point card on top', { pile: good.pile.toReversed() }, 'pile[0]', 'AK-11'],
  ];

  it('[AK-2] and says how many cards there are', () => {
    const refused = (pile: readonly string[]) => () =>
      new Match(airKwire, {
        board: BOARD,
        options: optionsOf(),
        seats: ['A', 'B', 'C'],
        setup: { ...good, pile },
      });
    const without = good.pile.filter((card) => card !== 'b1');
    expect(refused(without)).toThrow('There are 0 cards b1 instead of 1.');
    expect(refused([...good.pile, 'b1'])).toThrow('There are 2 cards b1 instead of 1.');
    expect(refused([...good.pile, 'reverse'])).toThrow('There are 1 cards reverse instead of 0.');
  });

  it.each(rows)('%s', (_, change, path, rule) => {
    let error: unknown;
    try {
      const setup = { ...good, ...change } as Setup;
      new Match(airKwire, { board: BOARD, options: optionsOf(), seats: ['A', 'B', 'C'], setup });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TarmacError);
    expect(error).toMatchObject({
      code: 'bad-setup',
      path: `setup.${path}`,
      message: expect.stringMatching(/\S\.$/),
      ...(rule && { rule }),
    });
  });
});
