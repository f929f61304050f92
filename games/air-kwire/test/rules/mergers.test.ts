import { describe, expect, it } from 'vitest';
import type { Sketch } from './boards.ts';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import {
  airline,
  cash,
  cities,
  decider,
  held,
  look,
  offers,
  only,
  phase,
  play,
  refusal,
  replenish,
  skip,
  start,
  take,
  turn,
  types,
} from './table.ts';

/** Many spaces of the same price: city points decide, and nothing else is a matter of money. */
const FLAT = [...new Array<string>(30).fill('100 20 dc-3'), '2000 30 dc-3'];

interface Meeting extends Sketch {
  /** What Ada buys of Ant and Bo of Bee in their first turns. */
  readonly ant?: string;
  readonly bee?: string;
}

/** Ant is in a1 and m (Ada), Bee in b1 (Bo); it is Bo's turn, and he holds the other card of m. Cy has nothing. */
function meeting({ ant = 'buy ant; buy ant; buy ant', bee = 'buy bee', ...board }: Meeting = {}): Table {
  const match = start({ board: sketch(board), hands: ['a1 m a2', 'b1 m b2', ''] });
  take(match, ant, 'route ant a1 tri-motor');
  take(match, bee, 'route bee b1 tri-motor');
  skip(match);
  take(match, '', 'route ant m tri-motor');
  return match;
}

describe('who takes over whom', () => {
  it('[AK-40] the lower valued is taken over, though it moved', () => {
    const match = meeting();
    const events = play(match, 'done', 'route bee m tri-motor');
    expect(only(events, 'merger')).toEqual([
      { type: 'merger', city: 'm', acquirer: 'ant', defunct: 'bee' },
    ]);
  });

  it('[AK-40] or because the other moved', () => {
    const match = start({ hands: ['a1 m', 'b1 m', ''] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    skip(match, 2);
    take(match, '', 'route bee m tri-motor');
    skip(match);
    const events = play(match, 'done', 'route ant m tri-motor');
    expect(only(events, 'merger')[0]).toMatchObject({ acquirer: 'ant', defunct: 'bee' });
  });

  it('[AK-40] by price in dollars, whatever the space, then by city points with the new city', () => {
    // Ant stands one space further, both at 100; Bee has 3 + 2 + 2 points, Ant 3 + 1 + 2.
    const match = meeting({ ant: 'buy ant; buy ant', cities: { b1: '3 0 2' } });
    expect([airline(match, 'ant').space, airline(match, 'bee').space]).toEqual([2, 1]);
    const events = play(match, 'done', 'route bee m tri-motor');
    expect(only(events, 'merger')[0]).toMatchObject({ acquirer: 'bee', defunct: 'ant' });
  });

  it('[AK-40] of equal value: nothing happens', () => {
    const match = meeting({ ant: 'buy ant; buy ant' });
    const events = play(match, 'done', 'route bee m tri-motor');
    expect(only(events, 'apart')[0]).toMatchObject({ why: 'equal', city: 'm' });
    expect(phase(match)).toBe('replenish');
    expect(cities(match, 'bee')).toEqual(['b1', 'm']);
  });

  it.each([
    [2, 15, ['apart']],
    [1, 14, ['merger']],
  ])('[AK-40] with a last city of %i points, %i in all: %s', (last, points, told) => {
    const worth = { b1: '3 0 2', b4: '7 0 2', c1: `2 1 ${last}` };
    const match = start({
      board: sketch({ cities: worth }),
      hands: ['a1 m', 'b1 b2 b3 b4 m', 'c1'],
    });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee; buy bee; buy bee', 'route bee b1 tri-motor');
    take(match, 'buy bee', 'discard f1');
    for (const city of ['b2', 'b3', 'b4', 'm']) {
      play(match, ...(airline(match, 'ant').space < 6 ? ['buy ant'] : []), 'done');
      play(match, offers(match, 'discard f')[0], 'draw none');
      take(match, '', `route bee ${city} tri-motor`);
      if (city !== 'm') skip(match);
    }
    play(match, 'done', 'route bee c1 tri-motor', 'approve', 'draw none');
    expect(airline(match, 'bee')).toMatchObject({ points, price: 200 });
    const events = play(match, 'done', 'route ant m tri-motor');
    expect(airline(match, 'ant').price).toBeGreaterThan(200);
    expect(types(events).filter((type) => type === 'apart' || type === 'merger')).toEqual(told);
    if (told[0] === 'apart') expect(only(events, 'apart')[0].why).toBe('immune');
  });

  it('[AK-46] two that stayed apart may merge later in another city', () => {
    const match = start({
      board: sketch({ cities: { b1: '3 0 2', a1: '1 0 2' } }),
      hands: ['a1 m b1', 'b1 m', ''],
    });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    skip(match);
    take(match, '', 'route ant m tri-motor');
    expect(only(take(match, '', 'route bee m tri-motor'), 'apart')).toHaveLength(1);
    skip(match);
    // A better price alone merges nobody.
    expect(types(play(match, 'buy ant; buy ant; buy ant', 'done'))).not.toContain('merger');
    const events = play(match, 'route ant b1 tri-motor');
    expect(only(events, 'merger')[0]).toMatchObject({ city: 'b1', acquirer: 'ant', defunct: 'bee' });
  });
});

/** Ant and Bee are in m, apart and of equal value; Cy has Cat in c1 and the third card of a city next to m. */
function crowd(raise: string): Table {
  const worth = { m: '2 0 2', c1: '2 1 2', a1: '1 0 2', b1: '3 0 2' };
  const match = start({ board: sketch({ cities: worth }), hands: ['a1 m a2', 'b1 m', 'c1 a1 b1'] });
  take(match, 'buy ant', 'route ant a1 tri-motor');
  take(match, 'buy bee', 'route bee b1 tri-motor');
  take(match, 'buy cat; buy cat; buy cat', 'route cat c1 tri-motor');
  take(match, raise, 'route ant m tri-motor');
  return match;
}

describe('several in one city', () => {
  it('[AK-41] with two others the lower valued of them, whoever is first in board order', () => {
    // Bee flies to a1, where Ant is, too; Cat comes as the third.
    const match = crowd('buy ant');
    expect(types(take(match, '', 'route bee m tri-motor'))).toContain('apart');
    expect([airline(match, 'ant').price, airline(match, 'bee').price]).toEqual([100, 100]);
    const events = play(match, 'buy bee; buy bee', 'done');
    expect(types(events)).not.toContain('merger');
    play(match, offers(match, 'discard f')[0], 'draw none');
    expect(airline(match, 'ant').points).toBe(7);
  });

  it('[AK-41] equal others: the first in board order, if neither is at home', () => {
    const match = threeInOne('equal');
    const events = play(match, 'done', 'route cat m tri-motor');
    expect(only(events, 'merger')[0]).toMatchObject({ acquirer: 'cat', defunct: 'ant' });
    expect(airline(match, 'bee').status).toBe('open');
  });

  it('[AK-41] unequal others: the lower valued', () => {
    const match = threeInOne('ant-higher');
    const events = play(match, 'done', 'route cat m tri-motor');
    expect(only(events, 'merger')[0]).toMatchObject({ acquirer: 'cat', defunct: 'bee' });
  });

  it('[AK-41] if that pair cannot merge, nobody does', () => {
    // Cat is worth as much as the lower one, and less than the other.
    const match = threeInOne('cat-equals-bee');
    const events = play(match, 'done', 'route cat m tri-motor');
    expect(only(events, 'apart')[0]).toMatchObject({ why: 'equal' });
    expect(phase(match)).toBe('replenish');
  });

  it('[AK-41] equal others, one of them at home: the one that is not', () => {
    // Dog and Ant are equal in Dog's home; Cat comes as the third.
    const match = start({
      board: sketch({ track: FLAT, cities: { d1: '2 -1 2', a1: '1 0 2' } }),
      players: 6,
      hands: ['a1', 'd1', 'c1 m', '', '', ''],
      pile: 'dh f1 dh',
    });
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    take(match, 'buy dog', 'route dog d1 tri-motor');
    play(match, 'buy cat', 'done', 'route cat c1 tri-motor', 'draw pile');
    play(match, 'done', offers(match).length > 0 ? 'discard f2' : 'done');
    replenish(match, 'draw pile');
    expect(airline(match, 'dog').points).toBe(5);
  });
});

/** m is worth 3 cards here: three cities of the same name do not exist, so Cat gets the pool's card after a discard. */
function threeInOne(how: 'equal' | 'ant-higher' | 'cat-equals-bee'): Table {
  throw new Error(how);
}
