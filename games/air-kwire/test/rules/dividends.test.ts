import { describe, expect, it } from 'vitest';
import { tableOf } from '../../src/aids/ask.ts';
import { payout, rateFor } from '../../src/aids/index.ts';
import { airKwire } from '../../src/index.ts';
import { sketch } from './boards.ts';
import { firstRound, fly, longGame, toPayout } from './long.ts';
import { FLAT } from './meeting.ts';
import type { Table } from './table.ts';
import {
  airline,
  cash,
  cities,
  held,
  look,
  offers,
  only,
  phase,
  play,
  refusal,
  skip,
  spare,
  start,
  take,
  turn,
  types,
} from './table.ts';

const ROUTES = [
  ['a1', 'b1', 'c1'],
  ['a2', 'b2', 'c2'],
  ['a3', 'b3', 'c3'],
] as const;
const WHOSE = ['ant', 'bee', 'cat'];

/** Ada has Ant, Bo Bee, Cy Cat, and this many routes are created; it is the next player's turn. */
function routes(count: number): Table {
  const match = start({ hands: ['a1 a2 a3', 'b1 b2 b3', 'c1 c2 c3'] });
  for (let n = 0; n < count; n++) {
    const [seat, round] = [n % 3, Math.floor(n / 3)];
    take(
      match,
      round === 0 ? `buy ${WHOSE[seat]}` : '',
      `route ${WHOSE[seat]} ${ROUTES[round][seat]} tri-motor`,
    );
  }
  return match;
}

describe('payouts', () => {
  it('[AK-50] when seven routes are created, at the end of that turn; the marker is at the top again', () => {
    const match = routes(6);
    expect(look(match)).toMatchObject({ dividend: 6, due: false });
    play(match, 'done', 'route ant a3 tri-motor');
    expect(look(match)).toMatchObject({ dividend: 0, due: true });
    const before = cash(match);
    const events = play(match, 'draw none');
    // Ant 100 × 8, Bee and Cat 100 × 6: 10 a share each.
    expect(only(events, 'paid').map(({ airline, rate }) => [airline, rate])).toEqual([
      ['ant', 10],
      ['bee', 10],
      ['cat', 10],
    ]);
    expect(cash(match).map((money, seat) => money - before[seat])).toEqual([20, 20, 20]);
    expect(look(match)).toMatchObject({ dividend: 0, due: false, turn: 1 });
  });

  it.each([
    [100, 4, 0],
    [100, 5, 10],
    [100, 14, 10],
    [100, 15, 20],
    [150, 8, 10],
    [150, 10, 20],
    [730, 13, 90],
    [2000, 3, 60],
    [2000, 37, 740],
  ])('[AK-50] 1 %% of %i × %i points, to the nearest ten, 5 up: %i', (price, points, rate) => {
    const board = sketch({ track: ['100 60 dc-3', `${price} 60 dc-3`, '2000 60 dc-3'] });
    const match = start({ board, hands: ['a1'] });
    play(match, 'buy ant');
    // As many cities of 2 points as it takes, and one of 1 point.
    const served = (points - 3) % 2 === 0 ? [] : ['a1'];
    for (let n = 1; n <= (points - 3) >> 1; n++) served.push(`f${n}`);
    const cities = served.map((city) => ({ city, aircraft: 'dc-3', of: 'ant' }) as const);
    const view = look(match);
    const airlines = { ...view.airlines, ant: { ...view.airlines.ant, cities } };
    const table = tableOf({ ...view, airlines }, board.file);
    expect(airKwire.view(table, null).airlines.ant).toMatchObject({ price, points, rate });
    expect(rateFor(price, points)).toBe(rate);
  });

  it('[AK-51] qualified: city limit, aircraft and points for the shares sold', () => {
    const match = routes(3);
    expect(airline(match, 'ant')).toMatchObject({ points: 4, sold: 2, qualified: true });
    play(match, 'buy ant; buy ant');
    expect(airline(match, 'ant')).toMatchObject({ sold: 4, qualified: true });
    play(match, 'buy ant');
    expect(airline(match, 'ant')).toMatchObject({ sold: 5, qualified: false });
  });

  it('[AK-51] too many cities for the price', () => {
    const match = routes(7);
    expect([cities(match, 'ant').length, airline(match, 'ant').space]).toEqual([3, 1]);
    skip(match, 2);
    play(match, 'sell ant');
    expect(airline(match, 'ant')).toMatchObject({ space: 0, qualified: false });
  });

  it('[AK-51] an aircraft that the price does not allow', () => {
    const match = start({ hands: ['m'] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant m boeing-247');
    skip(match, 2);
    expect(airline(match, 'ant').qualified).toBe(true);
    play(match, 'sell ant');
    expect(airline(match, 'ant')).toMatchObject({ price: 100, qualified: false });
  });
});

/** Cy opens Yak with three purchases at the far end, then buys one more: five shares for four points. */
function unqualifiedYak(): Table {
  const match = longGame({ ones: 60, cy: 'f60' });
  fly(match, 'buy zed');
  fly(match, 'buy zed');
  take(match, 'buy yak; buy yak; buy yak', 'route yak f60 tri-motor');
  fly(match);
  fly(match);
  fly(match, 'buy zed; buy yak');
  expect(airline(match, 'yak')).toMatchObject({ sold: 5, points: 4, space: 4, qualified: false });
  return match;
}

const ofYak = (events: ReturnType<typeof play>) =>
  events.filter((event) => 'airline' in event && event.airline === 'yak');

describe('what payouts do to prices', () => {
  it('[AK-52] not qualified: the first time nothing, from the second in a row on the price drops', () => {
    const match = unqualifiedYak();
    const [first, second, third] = [1, 2, 3].map(() => ofYak(toPayout(match)));
    expect(first).toEqual([{ type: 'unpaid', airline: 'yak', again: false }]);
    expect(second).toMatchObject([
      { type: 'unpaid', again: true },
      { type: 'moved', from: 4, to: 3 },
    ]);
    expect(third).toMatchObject([
      { type: 'unpaid', again: true },
      { type: 'moved', from: 3, to: 2 },
    ]);
  });

  it('[AK-52] being qualified once clears the count', () => {
    const match = unqualifiedYak();
    toPayout(match);
    expect(airline(match, 'yak').unpaid).toBe(true);
    let sold = false;
    toPayout(match, (seat) => {
      const sells = seat === 2 && !sold;
      sold ||= sells;
      return sells ? 'sell yak' : '';
    });
    expect(airline(match, 'yak')).toMatchObject({ unpaid: false, space: 3, sold: 4 });
  });

  it('[AK-52] qualified with a payment that rounds to 0: not punished', () => {
    const match = longGame({ ones: 60, cy: 'f60' });
    fly(match, 'buy zed');
    fly(match, 'buy zed');
    take(match, 'buy yak', 'route yak f60 tri-motor');
    const told = [1, 2].flatMap(() => ofYak(toPayout(match)));
    expect(told.map(({ type }) => type)).toEqual(['paid', 'paid']);
    expect(told[0]).toMatchObject({ rate: 0, amounts: [0, 0, 0] });
    expect(airline(match, 'yak')).toMatchObject({ unpaid: false, space: 1 });
  });

  it.each([
    [26, 1, 1],
    [19, 1, 0],
    [19, 3, 0],
    [18, 5, 0],
  ])(
    '[AK-53] all shares sold, low spaces %i, top spaces %i: the price rises by %i when it pays',
    (low, top, rise) => {
      const track = [
        ...new Array<string>(low).fill('100 60 dc-3'),
        ...new Array<string>(top).fill('2000 60 dc-3'),
      ];
      const match = longGame({ track });
      firstRound(match, 'buy zed; buy zed; buy zed');
      toPayout(match, () => 'buy zed');
      while (airline(match, 'zed').sold < 20) {
        fly(
          match,
          new Array<string>(Math.min(3, 20 - airline(match, 'zed').sold)).fill('buy zed').join('; '),
        );
      }
      const before = airline(match, 'zed').space;
      expect(before).toBe(19);
      const [told] = payout(look(match), match.board.file);
      expect(told).toMatchObject({ airline: 'zed', rises: rise === 1 });
      const events = toPayout(match);
      expect(only(events, 'paid')).toHaveLength(1);
      expect(airline(match, 'zed').space).toBe(before + rise);
    },
  );

  it('[AK-54] first all payments, then in board order what they do to the prices', () => {
    const match = unqualifiedYak();
    toPayout(match);
    // Yak stands before Zed on the board, yet Zed is paid first.
    const told = toPayout(match).filter(({ type }) => ['paid', 'unpaid', 'moved'].includes(type));
    expect(types(told)).toEqual(['paid', 'unpaid', 'moved']);
  });
});

describe('bankruptcy', () => {
  it('[AK-55] by the sale of the last share: off the map, cards to the pool, shares void, no payment', () => {
    const match = start({ hands: ['a1 a2'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    skip(match, 2);
    const before = cash(match)[0];
    play(match, 'buy ant', 'sell ant', 'done', 'route ant a2 tri-motor', 'draw none');
    skip(match, 2);
    expect(cash(match)[0]).toBe(before - 150 + 50);
    const events = play(match, 'sell ant; sell ant');
    expect(types(events)).toEqual(['sold', 'moved', 'sold', 'bankrupt']);
    expect(airline(match, 'ant')).toMatchObject({
      status: 'closed',
      points: 0,
      cities: [],
      cards: [],
      space: 0,
      ceo: null,
    });
    expect(look(match).pool).toEqual(expect.arrayContaining(['a1', 'a2']));
  });

  it('[AK-55] by a price below the first space: the others lose their shares', () => {
    const match = start({ hands: ['a1'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    play(match, 'buy ant; sell ant; buy ant', 'done');
    play(match, spare(match), 'draw none');
    skip(match);
    expect([held(match, 'ant'), airline(match, 'ant').space]).toEqual([[2, 1, 0], 2]);
    play(match, 'sell ant; sell ant', 'done');
    play(match, spare(match), 'draw none');
    const before = cash(match)[1];
    expect(types(play(match, 'sell ant'))).toContain('bankrupt');
    expect([held(match, 'ant'), cash(match)[1]]).toEqual([[0, 0, 0], before + 50]);
  });

  it('[AK-55] by unpaid dividends', () => {
    // Yak flies a DC-3, which the first space does not allow, and falls back to it.
    const match = longGame({ ones: 60, cy: 'f58' });
    fly(match, 'buy zed');
    fly(match, 'buy zed');
    take(match, 'buy yak', 'route yak f58 dc-3');
    fly(match);
    fly(match);
    fly(match, 'buy zed; sell yak');
    expect(airline(match, 'yak')).toMatchObject({ space: 0, sold: 1, qualified: false });
    toPayout(match);
    const before = cash(match)[2];
    const events = toPayout(match);
    expect(types(events.filter((event) => 'airline' in event && event.airline === 'yak'))).toEqual([
      'unpaid',
      'bankrupt',
    ]);
    const [paid] = only(events, 'paid');
    expect(cash(match)[2]).toBe(before + paid.amounts[2]);
    expect(held(match, 'yak')).toEqual([0, 0, 0]);
  });

  it('[AK-55] it may be opened again, even in the same turn', () => {
    const match = start({ hands: ['a1 a2'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    skip(match, 2);
    play(match, 'sell ant; sell ant', 'buy ant');
    expect(airline(match, 'ant')).toMatchObject({ status: 'open', space: 1, sold: 2, points: 3, ceo: 0 });
    play(match, 'done');
    expect(offers(match)).toEqual(['route ant a2 tri-motor']);
  });

  it('[AK-56] everything of every type is as it was before it was opened', () => {
    const board = sketch({ track: FLAT });
    const match = start({ board, hands: ['a1 m b1 c1'] });
    const before = look(match).airlines;
    take(match, 'buy ant', 'route ant a1 dc-3');
    for (const route of ['m boeing-247', 'c1 tri-motor', 'b1 dc-3']) {
      skip(match, 2);
      take(match, '', `route ant ${route}`);
    }
    expect(airline(match, 'ant').supply).toEqual({ 'tri-motor': 8, 'boeing-247': 8, 'dc-3': 7 });
    skip(match, 2);
    play(match, 'sell ant; sell ant');
    expect(look(match).airlines).toEqual(before);
    expect(look(match).pool).toEqual(expect.arrayContaining(['a1', 'm', 'b1', 'c1']));
  });

  it('[AK-56] its aircraft, markers and shares return; aircraft of airlines it took over leave the game', () => {
    const match = start({ hands: ['a1 m', 'b1 m', ''] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    skip(match);
    take(match, '', 'route ant m tri-motor');
    play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 0', 'draw none');
    expect(airline(match, 'ant')).toMatchObject({ markers: 8, supply: { 'tri-motor': 6 } });
    skip(match);
    play(match, 'sell ant; sell ant; sell ant', 'done');
    play(match, spare(match), 'draw none');
    skip(match, 2);
    play(match, 'sell ant');
    expect(airline(match, 'ant')).toMatchObject({
      status: 'closed',
      markers: 9,
      sold: 0,
      supply: { 'tri-motor': 9 },
    });
    expect(airline(match, 'bee')).toMatchObject({
      status: 'defunct',
      owner: null,
      supply: { 'tri-motor': 0 },
    });
    expect(phase(match)).toBe('stock');
    expect(turn(match)).toBe(0);
    expect(refusal(match, 'buy bee')).toMatchObject({ reason: 'defunct' });
  });
});
