import { describe, expect, it } from 'vitest';
import { BOARD, reversed, sketch } from './boards.ts';
import {
  airline,
  cities,
  decider,
  hand,
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

describe('creating a route', () => {
  it('[AK-30] stock, the card of the city, and not where the airline is already', () => {
    const match = start({ hands: ['a2*2 a1', 'm'] });
    take(match, 'buy ant', 'route ant a2 tri-motor');
    play(match, 'done');
    expect(refusal(match, 'route ant m tri-motor')).toMatchObject({
      rule: 'AK-30',
      reason: 'no-shares-held',
    });
    play(match, 'discard m', 'draw none');
    skip(match);
    play(match, 'done');
    expect(refusal(match, 'route ant a2 tri-motor')).toMatchObject({
      rule: 'AK-30',
      reason: 'served-already',
    });
    expect(refusal(match, 'route ant a3 tri-motor')).toMatchObject({
      rule: 'AK-30',
      reason: 'card-not-held',
    });
  });

  it('[AK-30] under the city limit: cities, not points, the home not counted', () => {
    // Two cities on the first space, three on the second.
    const match = start({ hands: ['a1 a2 a3 a4'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    skip(match, 2);
    take(match, '', 'route ant a2 tri-motor');
    skip(match, 2);
    take(match, 'sell ant', 'discard a4');
    skip(match, 2);
    play(match, 'done');
    expect(airline(match, 'ant')).toMatchObject({ space: 0, points: 6 });
    expect(refusal(match, 'route ant a3 tri-motor')).toMatchObject({
      rule: 'AK-30',
      reason: 'city-limit',
      values: { limit: 2 },
    });
  });

  it('[AK-31] a type allowed at the price, in range of a city of the airline, over any hex', () => {
    const match = start({ hands: ['a1 m b1 c1'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    skip(match, 2);
    play(match, 'done');
    expect(offers(match, 'route')).toEqual(['route ant m tri-motor']);
    expect(refusal(match, 'route ant b1 boeing-247')).toMatchObject({
      rule: 'AK-31',
      reason: 'type-not-allowed',
    });
    expect(refusal(match, 'route ant b1 tri-motor')).toMatchObject({ rule: 'AK-31', reason: 'out-of-range' });
  });

  it('[AK-31] the player chooses the type; lower ones stay allowed', () => {
    const match = start({ hands: ['a1 m b1'] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    skip(match, 2);
    play(match, 'done');
    expect(offers(match, 'route')).toEqual([
      'route ant m tri-motor',
      'route ant m boeing-247',
      'route ant b1 boeing-247',
    ]);
  });

  it('[AK-31] one must be in the supply', () => {
    const match = start({ board: sketch({ airlines: { ant: { aircraft: '1 1 1' } } }), hands: ['a1 m a2'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    skip(match, 2);
    play(match, 'done');
    expect(refusal(match, 'route ant a2 tri-motor')).toMatchObject({ rule: 'AK-31', reason: 'no-aircraft' });
  });

  it('[AK-33] the card goes to the airline, points rise, the dividend marker moves, also for 0 points', () => {
    const match = start({ hands: ['d1'] });
    const events = take(match, 'buy dog', 'route dog d1 tri-motor');
    expect(only(events, 'flew')[0]).toMatchObject({ city: 'd1', points: 3, dividend: 1 });
    expect(airline(match, 'dog')).toMatchObject({ cards: ['d1'], points: 3 });
    expect(hand(match, 0)).not.toContain('d1');
    expect(look(match).dividend).toBe(1);
  });
});

/** Ada opens Ant and keeps three shares more than Bo, who then holds two. */
function shared(hands: readonly string[] = ['a1', 'm a2', '']): ReturnType<typeof start> {
  const match = start({ hands });
  take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
  play(match, 'buy ant; buy ant', 'done');
  return match;
}

describe('consent', () => {
  it('[AK-32] the CEO may refuse; the card is kept and may be discarded, not flown again for that airline', () => {
    const match = shared();
    expect(types(play(match, 'route ant m boeing-247'))).toEqual(['asked']);
    expect([phase(match), decider(match), turn(match)]).toEqual(['consent', 0, 1]);
    expect(look(match)).toMatchObject({ airline: 'ant', city: 'm', aircraft: 'boeing-247' });
    expect(offers(match)).toEqual(['approve', 'refuse']);
    expect(refusal(match, 'done', 0)).toMatchObject({ rule: 'AK-32', reason: 'consent-due' });
    play(match, 'refuse');
    expect([phase(match), decider(match)]).toEqual(['card', 1]);
    expect(look(match)).toMatchObject({ airline: null, city: null, aircraft: null });
    expect(look(match).refused).toEqual([{ airline: 'ant', city: 'm' }]);
    expect(hand(match, 1)).toContain('m');
    expect(refusal(match, 'route ant m tri-motor')).toMatchObject({
      rule: 'AK-32',
      reason: 'refused-already',
    });
    expect(offers(match)).toContain('route ant a2 tri-motor');
    expect(offers(match)).toContain('discard m');
    play(match, 'discard m', 'draw none');
    expect(cities(match, 'ant')).toEqual(['a1']);
  });

  it('[AK-32] or approve; and next turn it may be asked again', () => {
    const match = shared();
    play(match, 'route ant m tri-motor', 'refuse', 'discard a2', 'draw none');
    skip(match, 2);
    play(match, 'done', 'route ant m tri-motor', 'approve');
    expect(cities(match, 'ant')).toEqual(['a1', 'm']);
    expect(phase(match)).toBe('replenish');
  });

  it('[AK-32] a CEO decides alone about a route of his own', () => {
    const match = start({ hands: ['a1'] });
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor');
    expect(phase(match)).toBe('replenish');
  });
});

describe('chief executives', () => {
  it('[AK-34] most shares; in a tie the present one stays', () => {
    const match = start({ hands: ['a1'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    play(match, 'buy ant; buy ant');
    expect([held(match, 'ant'), airline(match, 'ant').ceo]).toEqual([[2, 2, 0], 0]);
    expect(types(play(match, 'buy ant'))).toEqual(['bought', 'moved', 'ceo']);
    expect(airline(match, 'ant').ceo).toBe(1);
  });

  it('[AK-34] after a sale the first of several equal leaders after him', () => {
    const match = start({ hands: ['a1'], players: 4 });
    take(match, 'buy ant; buy ant', 'route ant a1 tri-motor');
    for (const _ of [1, 2]) {
      play(match, 'buy ant; buy ant', 'done');
      play(match, spare(match), 'draw none');
    }
    skip(match);
    expect(held(match, 'ant')).toEqual([3, 2, 2, 0]);
    play(match, 'sell ant; sell ant');
    expect([held(match, 'ant'), airline(match, 'ant').ceo]).toEqual([[1, 2, 2, 0], 1]);
  });

  it('[AK-34] shares and cards are never traded between players: no move does it', () => {
    const match = start({ hands: ['a1'] });
    const kinds = new Set(offers(match).map((line) => line.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['buy', 'done']);
  });
});

it.each([
  ['the first cities', BOARD],
  ['the last cities', reversed(BOARD)],
])(
  '[AK-35] an aircraft needs another city of its airline in range, not a chain to the home: %s',
  (_, board) => {
    // Ant flies a1, then b1 by Boeing; with Decommission Route a1 may go only if b1 keeps a city in range.
    const match = start({
      board,
      players: 6,
      options: { powerCards: true },
      hands: ['a1 m b1'],
      pile: 'decommission-route',
    });
    play(match, 'buy ant; buy ant; buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    skip(match, 5);
    take(match, '', 'route ant m tri-motor');
    skip(match, 5);
    play(match, 'done', 'route ant b1 tri-motor', 'power decommission-route');
    // Without a1 the Tri-Motors in m and b1 still have each other; without m, b1 would be alone.
    expect(offers(match).toSorted()).toEqual(['decommission ant a1', 'decommission ant b1', 'keep ant']);
    expect(refusal(match, 'decommission ant m')).toMatchObject({ rule: 'AK-73', reason: 'range-breaks' });
    play(match, 'decommission ant a1');
    expect(cities(match, 'ant')).toEqual(['b1', 'm']);
  },
);
