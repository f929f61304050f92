import { CHANCE } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Card, Move } from '../../src/index.ts';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import {
  airline,
  cash,
  decider,
  hand,
  held,
  look,
  offers,
  only,
  phase,
  plainShuffle,
  play,
  range,
  refusal,
  replenish,
  settle,
  skip,
  spare,
  start,
  take,
  turn,
  types,
} from './table.ts';

/** Six players; Ada drew this card in her first turn (with a route of Ant, if she has a1) and it is her turn again. */
function holding(card: string, hands: readonly string[] = ['a1 a2 a3']): Table {
  const match = start({
    players: 6,
    options: { powerCards: true },
    hands,
    pile: card,
  });
  play(match, 'buy ant; buy ant; buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
  skip(match, 5);
  return match;
}

describe('playing them', () => {
  it('[AK-70] one a turn, besides the card step, then out of the game, with one more draw', () => {
    const match = holding('fees-waived', ['a1 a2 a3', 'b1']);
    play(match, 'power fees-waived');
    expect(look(match)).toMatchObject({ phase: 'stock', gone: ['fees-waived'] });
    play(match, 'done', 'route ant a2 tri-motor', 'draw pile');
    expect(phase(match)).toBe('replenish');
    play(match, 'draw pile');
    expect([turn(match), hand(match, 0).length]).toEqual([1, 5]);
  });

  it('[AK-70] without a route one card may come from the pool, the replacement', () => {
    const match = holding('pay-dividends', ['a1 a2 a3']);
    play(match, 'done', 'power pay-dividends', 'discard a2');
    expect(offers(match, 'draw pool').length).toBeGreaterThan(1);
    play(match, 'draw pool a2');
    expect(offers(match)).toEqual(['draw none', 'draw pile']);
    expect(refusal(match, offersInPool(match))).toMatchObject({ rule: 'AK-23', reason: 'no-route-created' });
  });

  it('[AK-70] at any point of your own turn before the first draw; not after it', () => {
    for (const place of ['stock', 'card', 'replenish']) {
      const match = holding('reverse');
      if (place !== 'stock') play(match, 'done');
      if (place === 'replenish') play(match, 'discard a3');
      expect(phase(match)).toBe(place);
      play(match, 'power reverse');
      expect(phase(match)).toBe(place);
    }
    // Double Routes gives Ada two draws without a power card of her own.
    const match = start({
      players: 6,
      options: { powerCards: true },
      hands: ['a1 a2 a3'],
      pile: 'reverse double-routes',
    });
    play(match, 'buy ant; buy ant; buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    skip(match, 1, 'draw pile');
    skip(match, 5);
    play(match, 'power double-routes');
    skip(match, 5);
    play(match, 'done', 'route ant a2 tri-motor', 'route ant a3 tri-motor');
    expect(offers(match, 'power')).toEqual(['power reverse']);
    play(match, 'draw pile');
    expect([turn(match), phase(match), offers(match, 'power')]).toEqual([0, 'replenish', []]);
    expect(hand(match, 0)).toContain('reverse');
    expect(refusal(match, 'power reverse')).toMatchObject({ rule: 'AK-70', reason: 'after-draw' });
  });

  it('[AK-70] not a second one in the same turn, nor one that is not held; discarded unplayed it is in the pool', () => {
    const match = holding('reverse');
    play(match, 'power reverse');
    expect(refusal(match, 'power reverse')).toMatchObject({ rule: 'AK-70', reason: 'card-not-held' });
    const other = holding('reverse');
    play(other, 'done', 'discard reverse');
    expect(look(other).pool).toContain('reverse');
    // No power card can be taken from there.
    expect(offers(other)).toEqual(['draw none', 'draw pile']);
  });

  it('[AK-70] two cards in hand: one a turn, and none after a draw', () => {
    const match = start({
      players: 6,
      options: { powerCards: true },
      hands: ['a1 a2 a3'],
      pile: 'reverse f1 f1 f2 f2 f3 reset-marker',
    });
    play(match, 'buy ant; buy ant; buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    skip(match, 5, 'draw pile');
    play(match, 'done', 'route ant a2 tri-motor', 'draw pile');
    expect(turn(match)).toBe(1);
    skip(match, 5);
    play(match, 'power reverse');
    expect(refusal(match, 'power reset-marker')).toMatchObject({ rule: 'AK-70', reason: 'one-power-card' });
    play(match, 'done', 'route ant a3 tri-motor', 'draw pile');
    expect(offers(match, 'power')).toEqual([]);
  });

  it('[AK-70] of two equal cards one is played or discarded, the other is kept', () => {
    const both = (): Table => {
      const match = start({
        players: 6,
        options: { powerCards: true },
        hands: ['a1 a2 a3'],
        pile: 'reverse f1 f1 f2 f2 f3 reverse',
      });
      skip(match, 7, 'draw pile');
      skip(match, 5);
      expect(hand(match, 0).filter((card) => card === 'reverse')).toHaveLength(2);
      expect(offers(match, 'power')).toEqual(['power reverse']);
      return match;
    };
    const played = both();
    play(played, 'power reverse', 'done');
    expect([look(played).gone, offers(played, 'discard reverse')]).toEqual([
      ['reverse'],
      ['discard reverse'],
    ]);
    play(played, 'discard reverse');
    expect([look(played).pool.includes('reverse'), hand(played, 0).includes('reverse')]).toEqual([
      true,
      false,
    ]);
    const discarded = both();
    play(discarded, 'done', 'discard reverse', 'draw none');
    expect(hand(discarded, 0).filter((card) => card === 'reverse')).toHaveLength(1);
    expect(look(discarded).hands[0].size).toBe(hand(discarded, 0).length);
    expect(look(discarded).pool.filter((card) => card === 'reverse')).toHaveLength(1);
  });

  it('[AK-70] a mark works for the others in their next turn and goes at its end; two cards at once', () => {
    const match = start({
      players: 6,
      options: { powerCards: true },
      hands: ['a1', 'b1'],
      pile: 'fees-waived block-trade',
    });
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    play(match, 'buy bee', 'done', 'route bee b1 tri-motor', 'draw pile');
    skip(match, 4);
    play(match, 'power fees-waived', 'done');
    play(match, spare(match));
    replenish(match);
    expect(look(match).marks[0]).toEqual([]);
    play(match, 'power block-trade');
    expect(look(match).marks).toEqual([
      ['block-trade'],
      ['block-trade', 'fees-waived'],
      ...range(2, 5).map(() => ['block-trade', 'fees-waived']),
    ]);
    const before = cash(match)[1];
    play(match, 'buy ant; buy ant');
    expect(cash(match)[1]).toBe(before - 200);
    expect(airline(match, 'ant').space).toBe(1);
    play(match, 'done');
    expect(airline(match, 'ant').space).toBe(3);
  });
});

function offersInPool(match: Table): string {
  return `draw pool ${look(match).pool.find((card) => match.board.cityIndex.has(card))}`;
}

describe('Block Trade', () => {
  it('[AK-71] prices stand still and move at done by purchases less sales', () => {
    const match = holding('block-trade');
    play(match, 'power block-trade', 'buy ant; buy ant; sell ant');
    expect(airline(match, 'ant')).toMatchObject({ space: 3, net: 1, sold: 5 });
    expect(types(play(match, 'done'))).toEqual(['moved']);
    expect(airline(match, 'ant')).toMatchObject({ space: 4, net: 0 });
  });

  it('[AK-71] from the moment of play on', () => {
    const match = holding('block-trade');
    play(match, 'buy ant');
    expect(airline(match, 'ant').space).toBe(4);
    play(match, 'power block-trade', 'sell ant; sell ant');
    expect(airline(match, 'ant').space).toBe(4);
    play(match, 'done');
    expect(airline(match, 'ant').space).toBe(2);
  });

  it('[AK-71] an opening costs 100 and counts one; test T looks at the price after the move', () => {
    const match = holding('block-trade', ['a1', 'm']);
    play(match, 'power block-trade', 'done');
    play(match, spare(match));
    replenish(match);
    // Bo opens Dog and needs a Boeing to m: three purchases at 100.
    const before = cash(match)[1];
    play(match, 'buy dog');
    expect(offers(match)).toEqual(['buy dog']);
    play(match, 'buy dog; buy dog');
    expect([cash(match)[1], airline(match, 'dog').space]).toEqual([before - 450, 0]);
    play(match, 'done', 'route dog m boeing-247');
    expect(airline(match, 'dog').space).toBe(3);
  });

  it('[AK-71] while prices stand still, test T reckons with the price they stand at', () => {
    // Boeings from the fourth space on, at prices that nobody can pay one after the other.
    const track = ['100 9 tri-motor', '1000 9 tri-motor', '1500 9 tri-motor', '2000 9 boeing-247'];
    const match = start({
      board: sketch({ track }),
      players: 6,
      options: { powerCards: true, startingCash: 'split' },
      hands: ['', 'm'],
      pile: 'block-trade',
    });
    skip(match, 1, 'draw pile');
    expect(offers(match, 'buy')).toEqual([]);
    skip(match, 5);
    play(match, 'power block-trade', 'done');
    play(match, spare(match));
    replenish(match);
    expect(offers(match, 'buy dog')).toEqual(['buy dog']);
    play(match, 'buy dog; buy dog; buy dog', 'done');
    expect([cash(match)[1], airline(match, 'dog').price]).toEqual([2000 - 3 * 150, 2000]);
  });

  it('[AK-71] below the first space at done: bankrupt; no holder left: at once', () => {
    const match = start({
      players: 6,
      options: { powerCards: true },
      hands: ['a1', 'b1'],
      pile: 'block-trade',
    });
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    play(match, 'buy bee', 'done', 'route bee b1 tri-motor', 'draw none');
    play(match, 'buy ant', 'done');
    play(match, spare(match), 'draw none');
    skip(match, 3);
    // Ant is on the third space: Ada two shares, Cy one.
    play(match, 'power block-trade', 'sell ant; sell ant');
    expect(airline(match, 'ant')).toMatchObject({ status: 'open', space: 2, sold: 1 });
    play(match, 'done');
    expect(airline(match, 'ant')).toMatchObject({ status: 'open', space: 0 });
    play(match, spare(match));
    replenish(match);
    expect(types(play(match, 'sell bee; sell bee'))).toEqual(['sold', 'sold', 'bankrupt']);
  });
});

it('[AK-72] Brokerage Fees Waived: no 50 in a marked turn', () => {
  const match = holding('fees-waived');
  const before = cash(match);
  play(match, 'power fees-waived', 'buy ant');
  expect(cash(match)[0]).toBe(before[0] - 150);
  play(match, 'done', 'discard a3');
  replenish(match);
  play(match, 'buy ant');
  expect(cash(match)[1]).toBe(before[1] - 200);
  play(match, 'done');
  play(match, spare(match), 'draw none');
  skip(match, 4);
  play(match, 'sell ant');
  expect(only(play(match, 'buy ant'), 'bought')[0].fee).toBe(50);
});

describe('Decommission Route', () => {
  it('[AK-73] from the player on each CEO, airline by airline; aircraft to the supply, cards to the pool', () => {
    const match = holding('decommission-route', ['a1 a2 a3', 'b1']);
    play(match, 'done', 'route ant a2 tri-motor', 'draw none');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    skip(match, 4);
    play(match, 'power decommission-route');
    expect([phase(match), decider(match)]).toEqual(['decommission', 0]);
    expect(offers(match)).toEqual(['decommission ant a1', 'decommission ant a2', 'keep ant']);
    expect(refusal(match, 'decommission ant ah')).toMatchObject({ rule: 'AK-73', reason: 'home-stays' });
    for (const line of ['keep bee', 'decommission bee b1']) {
      expect(refusal(match, line)).toMatchObject({ rule: 'AK-73', reason: 'not-this-airline' });
    }
    expect(refusal(match, 'decommission ant m')).toMatchObject({ rule: 'AK-73', reason: 'not-served' });
    expect(refusal(match, 'done')).toMatchObject({ rule: 'AK-73', reason: 'decommission-due' });
    play(match, 'decommission ant a1');
    expect(airline(match, 'ant')).toMatchObject({ points: 5, supply: { 'tri-motor': 8 }, cards: ['a2'] });
    expect(look(match).pool).toContain('a1');
    expect([decider(match), offers(match)]).toEqual([1, ['decommission bee b1', 'keep bee']]);
    play(match, 'keep bee');
    expect([phase(match), decider(match)]).toEqual(['stock', 0]);
  });

  it('[AK-73] who has no city to remove is not asked; play comes back to where the card was played', () => {
    const match = holding('decommission-route', ['a1 a2 a3']);
    play(match, 'sell ant', 'done', 'power decommission-route', 'decommission ant a1');
    expect(phase(match)).toBe('card');
    const idle = start({ players: 6, options: { powerCards: true }, pile: 'decommission-route' });
    skip(idle, 1, 'draw pile');
    skip(idle, 5);
    expect(types(play(idle, 'power decommission-route'))).toEqual(['power']);
    expect(phase(idle)).toBe('stock');
  });
});

describe('Double Routes', () => {
  it('[AK-74] a second route after the first; the marker moves once; two draws and the replacement', () => {
    const match = holding('double-routes');
    play(match, 'power double-routes', 'done', 'route ant a2 tri-motor');
    expect([phase(match), look(match).dividend]).toEqual(['second', 2]);
    expect(refusal(match, 'discard a3')).toMatchObject({ rule: 'AK-74', reason: 'second-route-step' });
    play(match, 'route ant a3 tri-motor');
    expect(look(match)).toMatchObject({ phase: 'replenish', dividend: 2, routes: 2 });
    expect(types(replenish(match, 'draw pile'))).toEqual(['drew', 'drew', 'drew', 'turn']);
  });

  it('[AK-74] it may be declined; an airline opened in this turn is served first', () => {
    const match = holding('double-routes', ['a1 a2 a3', 'b1 b2']);
    play(match, 'power double-routes', 'done', 'route ant a2 tri-motor', 'done');
    replenish(match);
    play(match, 'buy ant; buy bee', 'done');
    expect(offers(match, 'route').every((line) => line.startsWith('route bee'))).toBe(true);
    play(match, 'route bee b1 tri-motor');
    expect(phase(match)).toBe('second');
    play(match, 'route bee b2 tri-motor', 'draw pile', 'draw pile');
    expect(turn(match)).toBe(2);
  });
});

describe('Free Discard', () => {
  it('[AK-75] only before the first purchase or sale; any number of cards, then filled up, no replacement', () => {
    const match = holding('free-discard');
    play(match, 'power free-discard');
    expect(phase(match)).toBe('free-discard');
    play(match, 'discard a2', 'discard a3');
    expect(hand(match, 0)).toHaveLength(2);
    expect(types(play(match, 'done'))).toEqual(['drew', 'drew', 'drew']);
    expect([phase(match), hand(match, 0).length]).toEqual(['stock', 5]);
    play(match, 'done');
    play(match, spare(match), 'draw none');
    expect([phase(match), turn(match)]).toEqual(['free-discard', 1]);
    expect(refusal(match, 'buy ant')).toMatchObject({ rule: 'AK-75', reason: 'free-discard-step' });
    expect(refusal(match, 'discard reverse')).toMatchObject({ rule: 'AK-75', reason: 'card-not-held' });
    play(match, 'done');
    expect(phase(match)).toBe('stock');
  });

  it('[AK-75] too late after a purchase', () => {
    const match = holding('free-discard');
    play(match, 'buy ant');
    expect(refusal(match, 'power free-discard')).toMatchObject({ rule: 'AK-75', reason: 'too-late' });
  });

  it('[AK-75] with an empty pile the pool is shuffled in between', () => {
    const match = holding('free-discard', ['a1 a2 a3', 'b1 b2']);
    // The others draw the pile empty; now and then somebody flies.
    while (look(match).pile.size > 1) {
      if (turn(match) === 1 && airline(match, 'bee').status === 'closed') play(match, 'buy bee');
      play(match, 'done');
      const flies = look(match).opened !== null || look(match).idle > 12;
      const [route] = flies ? offers(match, 'route') : [];
      play(match, route ?? spare(match));
      if (phase(match) === 'consent') play(match, 'approve');
      replenish(match, 'draw pile');
    }
    while (turn(match) !== 0) skip(match);
    play(match, 'power free-discard');
    while (hand(match, 0).length > 1) play(match, spare(match));
    play(match, 'done');
    expect(look(match)).toMatchObject({ phase: 'shuffle', shuffle: 'fill' });
    settle(match);
    expect([phase(match), hand(match, 0).length]).toEqual(['stock', 5]);
  });
});

it('[AK-76] Pay Dividends Now: at the end of this turn, marker to the top; only one payout if it is due anyway', () => {
  const match = holding('pay-dividends');
  play(match, 'power pay-dividends', 'done', 'route ant a2 tri-motor');
  expect(look(match)).toMatchObject({ due: true, dividend: 2 });
  const events = replenish(match);
  expect(only(events, 'paid')).toHaveLength(1);
  expect(look(match).dividend).toBe(0);
});

it('[AK-77] Reset Dividend Marker: to the top at once, no payout', () => {
  const match = holding('reset-marker');
  expect(look(match).dividend).toBe(1);
  expect(types(play(match, 'power reset-marker'))).toEqual(['power']);
  expect(look(match)).toMatchObject({ dividend: 0, due: false });
  play(match, 'done', 'route ant a2 tri-motor');
  expect(look(match).dividend).toBe(1);
  expect(types(replenish(match))).not.toContain('paid');
});

it('[AK-78] Reshuffle: pool and pile together, only before the first purchase or sale', () => {
  const match = holding('reshuffle');
  const { pool, pile } = look(match);
  expect(pool).toHaveLength(5);
  play(match, 'power reshuffle');
  expect(look(match)).toMatchObject({ phase: 'shuffle', shuffle: 'power' });
  expect(refusal(match, 'done', 0)).toMatchObject({ reason: 'chance-first' });
  settle(match);
  expect(look(match)).toMatchObject({ phase: 'stock', pool: [], pile: { size: pile.size + 5, top: 0 } });
  const other = holding('reshuffle');
  play(other, 'buy ant');
  expect(refusal(other, 'power reshuffle')).toMatchObject({ rule: 'AK-78', reason: 'too-late' });
  expect(() => other.apply(CHANCE, { type: 'shuffle', order: [] })).toThrow();
});

it.each<[string, (order: readonly Card[]) => unknown, object]>([
  ['another move', () => ({ type: 'done' }), { reason: 'shuffle-due' }],
  ['a card too few', (order) => ({ type: 'shuffle', order: order.slice(1) }), { reason: 'not-the-pile' }],
  [
    'a card too often',
    (order) => ({ type: 'shuffle', order: order.map(() => order[0]) }),
    { reason: 'not-the-pile' },
  ],
  ['no list', () => ({ type: 'shuffle' }), { code: 'unknown-move', path: 'order' }],
  [
    'more than an order',
    (order) => ({ type: 'shuffle', order, seat: 0 }),
    { code: 'unknown-move', path: 'seat' },
  ],
  [
    'no card',
    ([, ...more]) => ({ type: 'shuffle', order: [...more, 'atlantis'] }),
    { code: 'unknown-move', path: expect.stringMatching(/^order\[\d+\]$/) },
  ],
])('[AK-78] a shuffle is the whole pile in some order: refused is %s', (_, made, refused) => {
  const match = holding('reshuffle');
  play(match, 'power reshuffle');
  const { order } = plainShuffle(match) as Move & { type: 'shuffle' };
  const error = refusal(match, made(order) as Move, CHANCE);
  expect(error).toMatchObject({ rule: 'AK-78', ...refused });
});

describe('Reverse Direction', () => {
  it('[AK-79] from the end of this turn the other way round, no double turn', () => {
    const match = holding('reverse');
    play(match, 'power reverse', 'done', 'route ant a2 tri-motor');
    expect(look(match).clockwise).toBe(true);
    expect(types(replenish(match))).toContain('reversed');
    expect([turn(match), look(match).clockwise]).toEqual([5, false]);
    skip(match);
    expect(turn(match)).toBe(4);
  });

  it.each([
    ['in an earlier turn: the order of disposal, too', 0, [1, 3, 2], 0],
    ['in the turn of the merger: not before its end', 1, [1, 2, 3], 0],
  ])('[AK-79] played %s', (_, holder, expected, next) => {
    // Bo, Cy and Di hold Bee; Bo is its CEO and flies into m.
    const match = start({
      board: sketch({ cities: { a1: '1 0 2' } }),
      players: 6,
      options: { powerCards: true },
      hands: ['a1 m', 'b1 m'],
      pile: 'reverse',
    });
    const draws = (seat: number): string => (seat === holder ? 'draw pile' : 'draw none');
    play(match, 'buy ant; buy ant; buy ant', 'done', 'route ant a1 tri-motor', draws(0));
    play(match, 'buy bee; buy bee', 'done', 'route bee b1 tri-motor', draws(1));
    for (const _seat of [2, 3]) {
      play(match, 'buy bee; buy bee', 'done');
      play(match, spare(match), 'draw none');
    }
    skip(match, 2);
    if (holder === 0) play(match, 'power reverse');
    play(match, 'buy ant; buy ant; buy ant', 'done', 'route ant m tri-motor');
    replenish(match);
    if (holder === 0) skip(match, 4);
    else play(match, 'power reverse');
    expect([turn(match), held(match, 'bee')]).toEqual([1, [0, 3, 2, 2, 0, 0]]);
    play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor');
    const order: number[] = [];
    while (phase(match) === 'dispose') {
      order.push(decider(match));
      play(match, 'dispose 0');
    }
    expect(order).toEqual(expected);
    replenish(match);
    expect([turn(match), look(match).clockwise]).toEqual([next, false]);
  });
});
