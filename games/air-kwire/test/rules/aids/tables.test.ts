import { describe, expect, it } from 'vitest';
import { disposeChoices, meetingAt, routeEffect, settleChoices } from '../../../src/aids/foresight.ts';
import * as aids from '../../../src/aids/index.ts';
import type { View } from '../../../src/index.ts';
import { BOARD, sketch } from '../boards.ts';
import { meeting } from '../meeting.ts';
import { look, play } from '../table.ts';

/* What is told of a small table, reckoned by hand: Ant (Ada) is in a1 and m, Bee (Bo) in b1; Bo has cards of m and b2. */

const { file } = BOARD;

/** It is Bo's turn; `seat` looks. */
const seenBy = (seat: number | null = 1): View => look(meeting(), seat);

/** One airline otherwise. */
function withLine(view: View, id: string, line: Partial<View['airlines'][string]>): View {
  return { ...view, airlines: { ...view.airlines, [id]: { ...view.airlines[id], ...line } } };
}

describe('airlines', () => {
  it('[AK-30, AK-34, AK-50] price, shares, leaders and routes left', () => {
    const [ant, bee, cat] = aids.ladder(seenBy(), file);
    expect(ant).toEqual({
      airline: 'ant',
      status: 'open',
      price: 150,
      space: 3,
      points: 6,
      immune: false,
      ceo: 0,
      sold: 4,
      left: 16,
      holdings: [4, 0, 0],
      leaders: [0],
      gap: 4,
      rate: 10,
      qualified: true,
      routesLeft: 3,
    });
    expect(bee).toMatchObject({ leaders: [1], gap: 2, left: 18, rate: 0, qualified: true, routesLeft: 2 });
    expect(cat).toMatchObject({ status: 'closed', ceo: null, left: 20, leaders: [], gap: 0, routesLeft: 0 });
  });

  it.each([
    ['one leads', [3, 1, 2], [0], 1],
    ['two lead', [1, 3, 3], [1, 2], 2],
    ['all are equal', [2, 2, 2], [0, 1, 2], 2],
    ['nobody has one', [0, 0, 0], [], 0],
  ])('[AK-34] %s', (_, holdings, leaders, gap) => {
    const view = seenBy();
    const shares = view.shares.map((held, seat) => ({ ...held, bee: holdings[seat] }));
    expect(aids.ladder({ ...view, shares }, file)[1]).toMatchObject({ holdings, leaders, gap });
  });

  it('[AK-40] with 15 points nobody can take it over; what was taken over has no shares', () => {
    const rung = (line: Partial<View['airlines'][string]>) =>
      aids.ladder(withLine(seenBy(), 'ant', line), file)[0];
    expect([14, 15, 16].map((points) => rung({ points }).immune)).toEqual([false, true, true]);
    expect(rung({ status: 'defunct' })).toMatchObject({ left: 0, routesLeft: 0 });
  });

  it('[AK-31] routes left: as many as limit and aircraft of types allowed let it create', () => {
    const left = (supply: [number, number, number], space = 3): number => {
      const [tri, boeing, dc3] = supply;
      const aircraft = { 'tri-motor': tri, 'boeing-247': boeing, 'dc-3': dc3 };
      return aids.ladder(withLine(seenBy(), 'ant', { supply: aircraft, space }), file)[0].routesLeft;
    };
    expect([left([1, 1, 9]), left([0, 0, 9]), left([9, 0, 0]), left([9, 9, 9], 0)]).toEqual([2, 0, 3, 0]);
  });

  it('[AK-50, AK-51] a payout', () => {
    expect(aids.payout(seenBy(), file)).toEqual([
      {
        airline: 'ant',
        qualified: true,
        why: null,
        rate: 10,
        amounts: [40, 0, 0],
        unpaid: false,
        drops: false,
        bankrupt: false,
        rises: false,
      },
      expect.objectContaining({ airline: 'bee', qualified: true, rate: 0, amounts: [0, 0, 0] }),
    ]);
  });

  it.each<[string, Partial<View['airlines'][string]>, object]>([
    ['all that its points allow', { sold: 6 }, { why: null }],
    ['more shares than points', { sold: 7 }, { why: 'shares', amounts: [0, 0, 0], drops: false }],
    ['for the second time', { sold: 7, unpaid: true }, { why: 'shares', drops: true, bankrupt: false }],
    ['on the first space', { sold: 7, unpaid: true, space: 0 }, { drops: true, bankrupt: true }],
    ['for the first time there', { sold: 7, space: 0 }, { drops: false, bankrupt: false }],
    ['types that are not allowed', { space: 0, cities: [city('a1', 'boeing-247')] }, { why: 'aircraft' }],
    ['types that are', { space: 3, cities: [city('a1', 'boeing-247')] }, { why: null }],
    ['too many cities', { space: 0, cities: ['a1', 'a2', 'm'].map((id) => city(id)) }, { why: 'cities' }],
    ['just as many', { space: 0, cities: ['a1', 'a2'].map((id) => city(id)) }, { why: null }],
    ['all shares sold', { sold: 20, points: 20 }, { why: null, rises: true }],
    ['at the highest price', { sold: 20, points: 20, price: 2000 }, { why: null, rises: false }],
    ['not quite all', { sold: 19, points: 20 }, { why: null, rises: false }],
  ])('[AK-51 to AK-53] %s', (_, line, told) => {
    expect(aids.payout(withLine(seenBy(), 'ant', line), file)[0]).toMatchObject(told);
  });

  it('[AK-50] how many routes are left', () => {
    const view = seenBy();
    expect([view, { ...view, dividend: 6 }, { ...view, due: true }].map(aids.turnsUntilDividend)).toEqual([
      4, 1, 0,
    ]);
  });

  function city(id: string, aircraft: 'tri-motor' | 'boeing-247' = 'tri-motor') {
    return { city: id, aircraft, of: 'ant' } as const;
  }
});

describe('money', () => {
  it('[AK-60, AK-81] shares of all, cash of the one who looks', () => {
    const { cash } = seenBy();
    const bo = cash[1];
    expect(aids.worthNow(seenBy(), file)).toEqual({
      shares: [600, 200, 0],
      cash: [null, bo, null],
      wealth: [null, bo + 200, null],
    });
    const open = { ...seenBy(), options: { ...seenBy().options, openCash: true } };
    expect(aids.worthNow(open, file).wealth).toEqual([cash[0] + 600, bo + 200, cash[2]]);
    expect(aids.worthNow({ ...seenBy(), outcome: OUTCOME }, file).cash).toEqual(cash);
    expect(aids.worthNow(seenBy(null), file).cash).toEqual([null, null, null]);
    expect([seenBy(1), seenBy(2), seenBy(null)].map(aids.cashOf)).toEqual([bo, cash[2], 0]);
  });

  const OUTCOME = { scores: [1, 2, 3], winners: [2], reason: 'agreed' };

  it('[AK-20] transactions left, of the player and of another', () => {
    const match = meeting();
    play(match, 'buy bee');
    expect([1, 0, null].map((seat) => aids.tradesLeft(look(match, seat)))).toEqual([2, 3, 3]);
  });
});

describe('trades', () => {
  const limits = (space: number): aids.Limits => aids.limitsAt(file, space);

  it('[AK-20] three purchases', () => {
    // 100, 100 and 150, and three fees; five shares are more than four points.
    expect(aids.tradeEffect(seenBy(), file, 'bee', 3)).toMatchObject({
      cost: 500,
      price: { before: 100, after: 200 },
      space: { before: 1, after: 4 },
      limits: { before: limits(1), after: limits(4) },
      rate: { before: 0, after: 10 },
      qualified: { before: true, after: false },
      shares: { before: 2, after: 5 },
      ceo: { before: 1, after: 1 },
      opening: false,
      bankrupt: false,
    });
  });

  it('[AK-55] two sales, and nobody has a share', () => {
    expect(aids.tradeEffect(seenBy(), file, 'bee', -2)).toMatchObject({
      cost: -100,
      price: { before: 100, after: 100 },
      space: { before: 1, after: 0 },
      limits: { before: limits(1), after: limits(0) },
      rate: { before: 0, after: 0 },
      qualified: { before: true, after: false },
      shares: { before: 2, after: 0 },
      ceo: { before: 1, after: null },
      opening: false,
      bankrupt: true,
    });
  });

  it('[AK-21] an opening, with two shares', () => {
    expect(aids.tradeEffect(seenBy(), file, 'cat', 1)).toMatchObject({
      cost: 150,
      price: { before: 100, after: 100 },
      space: { before: 0, after: 1 },
      limits: { before: limits(0), after: limits(1) },
      rate: { before: 0, after: 0 },
      qualified: { before: false, after: true },
      shares: { before: 0, after: 2 },
      ceo: { before: null, after: 1 },
      opening: true,
      bankrupt: false,
    });
  });

  it.each<[string, View, string, number, object]>([
    ['of another airline', seenBy(), 'ant', 1, { cost: 200, ceo: { before: 0, after: 0 }, short: 4 }],
    [
      'of the lead',
      withHeld(1, 4),
      'ant',
      1,
      { ceo: { before: 0, after: 1 }, shares: { before: 4, after: 5 }, short: null },
    ],
    ['none to sell', seenBy(), 'ant', -2, { cost: 0, shares: { before: 0, after: 0 }, bankrupt: false }],
    ['one to sell', withHeld(1, 1), 'ant', -3, { cost: -100, shares: { before: 1, after: 0 } }],
    ['no share left', withLine(seenBy(), 'bee', { sold: 20 }), 'bee', 2, { cost: 0 }],
    ['one share left', withLine(seenBy(), 'bee', { sold: 19 }), 'bee', 2, { cost: 150 }],
    ['without a fee', marked('fees-waived'), 'bee', 3, { cost: 350 }],
    [
      'while prices stand still',
      marked('block-trade'),
      'bee',
      3,
      { cost: 450, space: { before: 1, after: 4 } },
    ],
    [
      'below the first space',
      withHeld(1, 6, 'bee'),
      'bee',
      -2,
      { cost: -100, space: { before: 1, after: 0 } },
    ],
    ['and further', withHeld(1, 6, 'bee'), 'bee', -3, { bankrupt: true, short: null, prospect: null }],
    [
      'after some of them',
      withLine(seenBy(), 'bee', { net: 2 }),
      'bee',
      1,
      { space: { before: 1, after: 4 } },
    ],
    ['at the top', withLine(seenBy(), 'bee', { space: 12 }), 'bee', 2, { space: { before: 12, after: 12 } }],
    ['taken over', withLine(seenBy(), 'bee', { status: 'defunct' }), 'bee', 1, { cost: 0, opening: false }],
  ])('[AK-20, AK-25, AK-34, AK-71, AK-72] %s', (_, view, airline, n, told) => {
    expect(aids.tradeEffect(view, file, airline, n)).toMatchObject(told);
  });

  /** A seat has so many shares. */
  function withHeld(seat: number, count: number, airline = 'ant'): View {
    const view = seenBy();
    const before = view.shares[seat][airline];
    const shares = view.shares.map((held, p) => (p === seat ? { ...held, [airline]: count } : held));
    return withLine({ ...view, shares }, airline, { sold: view.airlines[airline].sold + count - before });
  }

  function marked(mark: 'fees-waived' | 'block-trade'): View {
    return { ...seenBy(), marks: [[], [mark], []] };
  }

  const withCash = (cash: number): View => ({ ...seenBy(), cash: [0, cash, 0] });

  it('[AK-21, AK-27] what can be opened, and how it gets its route', () => {
    const boeing = { city: 'm', aircraft: 'boeing-247', purchases: 3, cost: 450 };
    const flying = { blocked: null, flights: [boeing] };
    expect(aids.openings(seenBy(), file)).toEqual([
      { airline: 'cat', ...flying },
      { airline: 'dog', ...flying },
      { airline: 'zed', blocked: 'no-route', flights: [] },
    ]);
    const why = (view: View): unknown[] => aids.openings(view, file).map(({ blocked }) => blocked);
    expect(why(withCash(450))).toEqual([null, null, 'no-route']);
    expect(why(withCash(449))).toEqual(['no-route', 'no-route', 'no-route']);
    expect(why(withCash(149))).toEqual(['no-cash', 'no-cash', 'no-cash']);
    expect(why(holding('c1', withCash(150)))).toEqual([null, 'no-route', 'no-route']);
    expect(why({ ...seenBy(), trades: 1 })).toEqual(['no-route', 'no-route', 'no-route']);
    expect(why({ ...seenBy(), trades: 3 })[0]).toBe('three-trades');
    expect(why({ ...seenBy(), opened: 'bee' })[0]).toBe('one-opening');
    expect(why({ ...seenBy(0), opened: 'bee' })[0]).toBe('no-route');
    const visitor = [{ city: 'ch', aircraft: 'dc-3', of: 'ant' }] as const;
    expect(why(withLine(seenBy(), 'ant', { cities: visitor }))).toEqual(['home-occupied', null, 'no-route']);
  });

  /** Bo holds this card and no other. */
  function holding(card: string, view: View): View {
    const hands = view.hands.map((hand, seat) => (seat === 1 ? { ...hand, cards: [card] } : hand));
    return { ...view, hands };
  }
});

describe('flights', () => {
  const told = (view: View, card: string, airline = 'bee') =>
    aids.fliesFor(view, file, card).find((flight) => flight.airline === airline);

  it('[AK-30, AK-31] of one card, airline by airline', () => {
    expect(aids.fliesFor(seenBy(), file, 'm')).toEqual([
      { airline: 'ant', types: [], consent: true, blocked: 'no-share', rises: null },
      { airline: 'bee', types: ['tri-motor'], consent: false, blocked: null, rises: 0 },
      ...['cat', 'dog', 'zed'].map((airline) => ({
        airline,
        types: [],
        consent: false,
        blocked: 'not-open',
        rises: null,
      })),
    ]);
  });

  const refused = (airline: string, city: string): View => ({ ...seenBy(), refused: [{ airline, city }] });
  const served = (...cities: string[]): View =>
    withLine(seenBy(), 'bee', {
      space: 0,
      cities: cities.map((city) => ({ city, aircraft: 'tri-motor', of: 'bee' })),
    });
  const noTri = { 'tri-motor': 0, 'boeing-247': 1, 'dc-3': 1 };

  it.each<[string, View, string, string | null, number | null]>([
    ['in range', seenBy(), 'b2', null, 0],
    ['in range of a Boeing', seenBy(), 'b3', 'range', 2],
    ['in range of a DC-3', seenBy(), 'b4', 'range', 5],
    ['in range of nothing', seenBy(), 'a4', 'range', null],
    ['there already', seenBy(), 'b1', 'already-there', null],
    ['at home', seenBy(), 'bh', 'already-there', null],
    ['refused', refused('bee', 'm'), 'm', 'refused', null],
    ['refused for another city', refused('bee', 'b2'), 'm', null, 0],
    ['refused for another airline', refused('ant', 'm'), 'm', null, 0],
    ['another was opened', { ...seenBy(), opened: 'cat' }, 'm', 'opened-first', null],
    ['it was opened itself', { ...seenBy(), opened: 'bee' }, 'm', null, 0],
    ['over the limit', served('b1', 'b2', 'b3'), 'm', 'limit', 2],
    ['at the limit', served('b1', 'b2'), 'm', 'limit', 1],
    ['below it', served('b1'), 'm', null, 0],
    ['no Tri-Motor', withLine(seenBy(), 'bee', { supply: noTri }), 'm', 'no-aircraft', 2],
    ['closed', withLine(seenBy(), 'bee', { status: 'closed' }), 'm', 'not-open', null],
    ['somebody else', seenBy(2), 'm', 'no-share', null],
    ['nobody', seenBy(null), 'm', 'no-share', null],
  ])('[AK-27, AK-30 to AK-32] %s', (_, view, card, blocked, rises) => {
    expect(told(view, card)).toMatchObject({ blocked, rises });
    expect(told(view, card)?.types.length === 0).toBe(blocked !== null);
  });

  it('[AK-31] on the last space, too', () => {
    const short = { ...file, track: file.track.slice(0, 7) };
    const flight = aids.fliesFor(seenBy(), short, 'b4').find(({ airline }) => airline === 'bee');
    expect(flight).toMatchObject({ blocked: 'range', rises: 5 });
  });

  it('[AK-31, AK-71] on the space where it will stand', () => {
    const still = withLine(seenBy(), 'bee', { net: 2 });
    expect(told(still, 'm')?.types).toEqual(['tri-motor', 'boeing-247']);
    expect(told(still, 'b3')).toMatchObject({ types: ['boeing-247'], blocked: null });
  });

  it('[AK-33, AK-40 to AK-47] a route into a merger', () => {
    const merger = {
      others: ['ant'],
      pair: { higher: 'ant', lower: 'bee' },
      verdict: 'merger',
      acquirer: 'ant',
      defunct: 'bee',
      rehome: ['tri-motor', 'boeing-247'],
      rate: 10,
      bonuses: [0, 300, 0],
      sharedCities: ['m'],
      takenCities: ['b1'],
      markersShort: 0,
      points: 10,
    };
    expect(routeEffect(seenBy(), file, 'bee', 'm', 'tri-motor')).toMatchObject({
      points: { before: 4, after: 6 },
      rate: { before: 0, after: 10 },
      qualified: { before: true, after: true },
      dividend: { before: 3, after: 4, due: false },
      meeting: merger,
      wins: false,
    });
    const few = sketch({ airlines: { ant: { acquired: 0 } } }).file;
    expect(meetingAt(seenBy(), few, 'bee', 'm', 'tri-motor')).toEqual({ ...merger, markersShort: 1 });
    expect(meetingAt(seenBy(), file, 'bee', 'b2', 'tri-motor')).toBeNull();
  });

  it('[AK-42] the aircraft of the route is gone when the old home needs one', () => {
    const supply = { 'tri-motor': 0, 'boeing-247': 1, 'dc-3': 0 };
    const verdict = (boeings: number): unknown =>
      meetingAt(
        withLine(seenBy(), 'ant', { supply: { ...supply, 'boeing-247': boeings } }),
        file,
        'ant',
        'b1',
        'boeing-247',
      )?.verdict;
    expect([0, 1, 2].map(verdict)).toEqual(['no-aircraft', 'no-aircraft', 'merger']);
  });

  it('[AK-40] a route to equals', () => {
    const equal = withLine(seenBy(), 'ant', { space: 2 });
    expect(meetingAt(equal, file, 'bee', 'm', 'tri-motor')).toEqual({
      others: ['ant'],
      pair: { higher: 'ant', lower: 'bee' },
      verdict: 'equal',
      acquirer: null,
      defunct: null,
      rehome: [],
      rate: 0,
      bonuses: [0, 0, 0],
      sharedCities: [],
      takenCities: [],
      markersShort: 0,
      points: 0,
    });
  });

  it('[AK-50] the route that brings dividends, and a second one', () => {
    const effect = (view: View) => routeEffect(view, file, 'bee', 'b2', 'tri-motor').dividend;
    expect(effect({ ...seenBy(), dividend: 6 })).toEqual({ before: 6, after: 0, due: true });
    expect(effect({ ...seenBy(), routes: 1 })).toEqual({ before: 3, after: 3, due: false });
    expect(effect({ ...seenBy(), due: true })).toMatchObject({ after: 4, due: true });
  });

  it.each([
    [13, false],
    [14, false],
    [15, true],
  ])('[AK-60] a merger to 40 points ends the game: Ant in %i cities more', (count, wins) => {
    const far = Array.from({ length: count }, (_, n) => ({ city: `f${n + 1}`, aircraft: 'dc-3', of: 'ant' }));
    const { cities } = seenBy().airlines.ant;
    const grown = withLine(seenBy(), 'ant', {
      cities: [...cities, ...far] as View['airlines'][string]['cities'],
    });
    // Ant has 6 points and 2 for each of these; 4 of Bee.
    const effect = routeEffect(grown, file, 'bee', 'm', 'tri-motor');
    expect([effect.meeting?.points, effect.wins]).toEqual([10 + 2 * count, wins]);
  });
});

describe('a merger', () => {
  function merging(rehome: string): ReturnType<typeof meeting> {
    const match = meeting({ airlines: { ant: { acquired: 0 } } });
    play(match, 'done', 'route bee m tri-motor', `rehome ${rehome}`);
    return match;
  }

  it('[AK-44] the ways to dispose', () => {
    const match = merging('boeing-247');
    const board = match.board.file;
    expect(disposeChoices(look(match, 1), board, 1)).toEqual([
      { exchange: 0, gets: 0, sells: 2, brings: 200, priceAfter: 150, ceoAfter: 0, shares: 0, dividend: 0 },
      { exchange: 1, gets: 1, sells: 0, brings: 0, priceAfter: 200, ceoAfter: 0, shares: 1, dividend: 20 },
    ]);
    expect([0, 2].map((seat) => disposeChoices(look(match, 1), board, seat))).toEqual([[], []]);
    expect(settleChoices(look(match, 1), board)).toEqual([]);
    expect(disposeChoices(seenBy(), file, 1)).toEqual([]);
  });

  it.each([
    ['boeing-247', ['b1'], 1],
    ['tri-motor', [], 0],
  ])('[AK-47] the ways to settle, with a %s in the old home', (aircraft, forfeits, loses) => {
    const match = merging(aircraft);
    play(match, 'dispose 0');
    expect(settleChoices(look(match, 0), match.board.file)).toEqual([
      { city: 'b1', types: ['tri-motor', 'boeing-247', 'dc-3'], forfeits, loses },
    ]);
    expect(disposeChoices(look(match, 0), match.board.file, 1)).toEqual([]);
  });
});

describe('map and track', () => {
  it('[AK-2] hexes, half a hex further with every row', () => {
    const hexes = aids.hexesOf({ ...file, empty: [{ q: 1, r: 2 }] });
    expect(hexes[0]).toEqual({ city: 'ah', q: 0, r: 0, x: 0, y: 0 });
    const c2 = hexes.find(({ city }) => city === 'c2');
    expect([c2?.x, c2?.y]).toEqual([3.5, expect.closeTo(2.598, 3)]);
    expect(hexes.at(-1)).toEqual({ city: null, q: 1, r: 2, x: 2, y: expect.closeTo(1.732, 3) });
  });

  it('[AK-31] distances', () => {
    const from = (city: string): number => aids.distance(file, 'ah', city);
    expect(['ah', 'a1', 'a4', 'b4', 'c3', 'd3'].map(from)).toEqual([0, 1, 3, 7, 6, 4]);
  });

  it('[AK-5] who is where', () => {
    const ant = { airline: 'ant', home: false, aircraft: 'tri-motor', of: 'ant' };
    expect(aids.occupants(seenBy(), file, 'm')).toEqual([ant]);
    expect(aids.occupants(seenBy(), file, 'ah')).toEqual([{ ...ant, home: true, aircraft: null }]);
    expect(['ch', 'c1', 'b2'].map((city) => aids.occupants(seenBy(), file, city))).toEqual([[], [], []]);
    expect(aids.citiesOf(seenBy(), file, 'ant')).toEqual(['ah', 'a1', 'm']);
    expect(aids.citiesOf(seenBy(), file, 'cat')).toEqual([]);
    expect(aids.citiesOf(withLine(seenBy(), 'bee', { status: 'defunct' }), file, 'bee')).toEqual([]);
  });

  it.each<[string, aids.Limits['aircraft'], number | undefined, string[]]>([
    ['bee', 'tri-motor', undefined, ['m', 'b2', 'c1']],
    ['bee', 'boeing-247', undefined, ['a1', 'm', 'b2', 'b3', 'c1', 'ch', 'd1']],
    ['bee', 'boeing-247', 2, []],
    ['bee', 'boeing-247', 3, ['a1', 'm', 'b2', 'b3', 'c1', 'ch', 'd1']],
    ['cat', 'tri-motor', undefined, ['c1', 'c2']],
    ['dog', 'tri-motor', 0, ['d1', 'd2']],
  ])('[AK-21, AK-31] in range of %s by %s on space %s', (airline, aircraft, space, cities) => {
    expect(aids.reach(seenBy(), file, airline, aircraft, space)).toEqual(cities);
  });

  it('[AK-3] limits and what the next space brings', () => {
    const types = ['tri-motor', 'boeing-247'];
    expect(aids.limitsAt(file, 3)).toEqual({ price: 150, cities: 5, aircraft: 'boeing-247', types });
    expect(aids.limitsAt(file, -1)).toEqual(aids.limitsAt(file, 0));
    expect(aids.limitsAt(file, 99)).toEqual(aids.limitsAt(file, 12));
    expect(() => aids.limitsAt({ ...file, track: [] }, 0)).toThrow('The track has no space.');
    expect(aids.unlocks(file, 2)).toEqual({ price: 150, cities: 1, aircraft: 'boeing-247' });
    expect(aids.unlocks(file, 3)).toEqual({ price: 200, cities: 1, aircraft: null });
    expect([11, 12].map((space) => aids.unlocks(file, space))).toEqual([
      { price: 2000, cities: 10, aircraft: null },
      null,
    ]);
    expect(
      [
        [100, 4],
        [100, 5],
        [150, 6],
        [2000, 40],
        [730, 13],
      ].map(([price, points]) => aids.rateFor(price, points)),
    ).toEqual([0, 10, 10, 800, 90]);
  });

  it('what there is not is said', () => {
    expect(() => aids.occupants(seenBy(), file, 'atlantis')).not.toThrow();
    expect(() => aids.distance(file, 'ah', 'atlantis')).toThrow('There is no atlantis.');
    expect(() => aids.citiesOf(seenBy(), file, 'eel')).toThrow('There is no eel.');
    expect(() => meetingAt(seenBy(), file, 'eel', 'm', 'dc-3')).toThrow('There is no eel.');
    expect(() => meetingAt(seenBy(), file, 'ant', 'atlantis', 'dc-3')).toThrow('There is no atlantis.');
  });
});
