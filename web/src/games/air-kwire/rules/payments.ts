import type { Aircraft, Airline, City, View } from '@tarmac/air-kwire';
import { AIRCRAFT, limitsAt, payout, rateFor, tradeEffect } from '@tarmac/air-kwire/aids';
import { bonusesFor, disposeChoices } from '@tarmac/air-kwire/foresight';
import { BOARD, citiesAt, homeOf, sure } from './board.ts';
import { MERGER } from './examples.ts';
import { type Standing, spaceFor, tableWith } from './positions.ts';

/* The worked examples of the book about prices and payments, with the figures that the rules make of them. */

const BOEING = spaceFor('boeing-247');

/** AK-3: where the types begin. */
export const TRACK = {
  spaces: BOARD.track.length,
  first: limitsAt(BOARD, 0),
  last: limitsAt(BOARD, BOARD.track.length - 1),
  boeing: limitsAt(BOARD, BOEING).price,
  dc3: limitsAt(BOARD, spaceFor('dc-3')).price,
} as const;

/** Purchases one after the other; the marker moves `from` a space `to` another. */
function purchases(view: View, airline: Airline, count: number) {
  const effect = tradeEffect(view, BOARD, airline, count);
  const from = effect.space.before;
  return {
    airline,
    from,
    prices: Array.from({ length: count }, (_, n) => limitsAt(BOARD, from + n).price),
    to: effect.space.after,
    cost: effect.cost,
    shares: effect.shares,
    limits: effect.limits.after,
  } as const;
}

const TRADED: Standing = { airline: 'summit', space: BOEING - 1, cities: [], holdings: [3, 1, 0, 0] };
/** AK-20: each purchase moves the price, and with it the limits. */
export const TRADE = purchases(tableWith([TRADED]), TRADED.airline, 3);

/** AK-21, AK-26: the first purchase brings two shares and moves the marker by one space. */
export const OPENING = purchases(tableWith([]), 'pecos', 3);

const RATE = 100;
const bonus = (airline: Airline, holdings: readonly number[]) => {
  return { airline, rate: RATE, holdings, amounts: bonusesFor(RATE, holdings) } as const;
};
/** AK-43: by player; the one with the tie for second is the published one. */
export const BONUSES = {
  bonus: bonus('beacon', [5, 3, 1, 0]),
  tiedSecond: bonus('halcyon', [5, 3, 3, 3]),
  tiedFirst: bonus('totem', [4, 4, 2, 0]),
  alone: bonus('pecos', [6, 0, 0, 0]),
} as const;

const { acquirer: ACQUIRER, defunct: DEFUNCT } = MERGER;
const DISPOSING: View = { ...MERGER.piece.view, phase: 'dispose', airline: ACQUIRER, defunct: DEFUNCT };
/** AK-44: two for one, and an odd share. */
export const EXCHANGE = {
  acquirer: ACQUIRER,
  defunct: DEFUNCT,
  held: sure(DISPOSING.shares[0]?.[DEFUNCT]),
  disposal: sure(disposeChoices(DISPOSING, BOARD, 0).at(-1)),
  before: MERGER.price.acquirer,
} as const;

/** The first price, from a fair way up the track on, at which one point more is rounded up instead of down. */
function roundingPair() {
  const prices = BOARD.track.slice(BOEING).map(({ price }) => price);
  const pairs = prices.flatMap((price) =>
    [6, 7, 8, 9, 10, 11, 12].map((points) => ({ price, points, down: rateFor(price, points) })),
  );
  const isDown = ({ price, points, down }: (typeof pairs)[number]): boolean =>
    down > 0 && down * 100 < price * points && rateFor(price, points + 1) * 100 > price * (points + 1);
  const { price, points, down } = sure(pairs.find(isDown));
  const up = rateFor(price, points + 1);
  return {
    price,
    down: { points, exact: (price * points) / 100, rate: down },
    up: { points: points + 1, exact: (price * (points + 1)) / 100, rate: up },
  } as const;
}
const ROUNDING = roundingPair();
const PAID = [4, 2, 1, 0];
/** AK-50: rounded down and up; `amounts`: what the higher rate brings by player. */
export const DIVIDEND = {
  airline: 'cardinal',
  ...ROUNDING,
  holdings: PAID,
  amounts: PAID.map((shares) => shares * ROUNDING.up.rate),
} as const;

const some = (home: City, hexes: number, count: number, aircraft: Aircraft) =>
  citiesAt(home, hexes)
    .slice(0, count)
    .map((city) => [city, aircraft] as const);
const JUDGED: readonly Standing[] = [
  {
    airline: 'beacon',
    space: BOEING,
    cities: some(homeOf('beacon'), 1, 2, 'tri-motor'),
    holdings: [3, 2, 0, 0],
  },
  {
    airline: 'cardinal',
    space: 0,
    cities: some(homeOf('cardinal'), 1, limitsAt(BOARD, 0).cities + 1, 'tri-motor'),
    holdings: [0, 2, 1, 0],
  },
  {
    airline: 'pecos',
    space: BOEING - 1,
    cities: some(homeOf('pecos'), 2, 1, 'boeing-247'),
    holdings: [0, 1, 2, 0],
  },
  {
    airline: 'summit',
    space: BOEING,
    cities: some(homeOf('summit'), 1, 1, 'tri-motor'),
    holdings: [4, 0, 2, 2],
  },
];
const JUDGED_TABLE = tableWith(JUDGED);
/** AK-51: one airline that pays, and one for each reason not to. */
export const QUALIFIED = payout(JUDGED_TABLE, BOARD).map(({ airline, why, rate }) => {
  const { space, cities, points, sold } = sure(JUDGED_TABLE.airlines[airline]);
  const highest = cities
    .map(({ aircraft }) => aircraft)
    .toSorted((a, b) => AIRCRAFT.indexOf(b) - AIRCRAFT.indexOf(a));
  return {
    airline,
    why,
    rate,
    limits: limitsAt(BOARD, space),
    cities: cities.length,
    aircraft: sure(highest[0]),
    points,
    sold,
  };
});
