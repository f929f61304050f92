import { describe, expect, it } from 'vitest';
import { sketch } from './boards.ts';
import { FLAT, meeting } from './meeting.ts';
import {
  airline,
  cities,
  decider,
  look,
  offers,
  only,
  phase,
  play,
  refusal,
  skip,
  start,
  take,
  types,
} from './table.ts';

describe('the takeover', () => {
  it.each([
    ['the first ones of the board', false],
    ['the last ones', true],
  ])('[AK-45] shared cities are left, others get markers, cards and points go over: %s', (_, turned) => {
    const match = meeting({ turned });
    const events = play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 0');
    expect(only(events, 'taken-over')[0]).toMatchObject({ cities: ['b1'], shared: ['m'] });
    expect(airline(match, 'ant')).toMatchObject({
      points: 3 + 1 + 2 + 3 + 1,
      markers: 8,
      cards: expect.arrayContaining(['a1', 'm', 'm', 'b1']),
    });
    expect(airline(match, 'ant').cards).toHaveLength(4);
    expect(airline(match, 'ant').cities).toContainEqual({ city: 'b1', aircraft: 'tri-motor', of: 'bee' });
    expect(airline(match, 'bee')).toMatchObject({
      status: 'defunct',
      owner: 'ant',
      ceo: null,
      space: 0,
      net: 0,
      unpaid: false,
      sold: 0,
      points: 0,
      cities: [],
      cards: [],
      supply: { 'tri-motor': 0, 'boeing-247': 0, 'dc-3': 0 },
    });
  });

  it('[AK-45] it never comes back', () => {
    const match = meeting();
    play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 0', 'draw none');
    expect(refusal(match, 'buy bee')).toMatchObject({ rule: 'AK-45', reason: 'defunct' });
  });

  it('[AK-45] acquired cities may serve as a starting point, and go over again with the acquirer', () => {
    const match = start({
      board: sketch({ track: FLAT, cities: { b1: '3 0 2' } }),
      hands: ['a1 a2 b1', 'b1 b2 m', 'c1 m'],
    });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    take(match, 'buy cat', 'route cat c1 tri-motor');
    take(match, '', 'route ant a2 tri-motor');
    take(match, '', 'route bee m tri-motor');
    // Bee 7, Cat 6: Bee takes over Cat.
    play(match, 'done', 'route cat m tri-motor', 'rehome tri-motor', 'dispose 0', 'draw none');
    expect(cities(match, 'bee')).toEqual(['b1', 'c1', 'ch', 'm']);
    expect(airline(match, 'bee').points).toBe(3 + 2 + 2 + 3 + 1);
    skip(match);
    take(match, '', 'route bee b2 tri-motor');
    skip(match);
    // Bee 13, Ant 8 with b1: Bee takes over Ant, too.
    play(match, 'done', 'route ant b1 boeing-247');
    expect(phase(match)).toBe('rehome');
    play(match, 'rehome tri-motor', 'dispose 0');
    const served = airline(match, 'bee').cities.map(({ city, of }) => `${city} ${of}`);
    expect(served.sort()).toEqual([
      'a1 ant',
      'a2 ant',
      'ah bee',
      'b1 bee',
      'b2 bee',
      'c1 cat',
      'ch bee',
      'm bee',
    ]);
    expect(airline(match, 'bee').markers).toBe(6);
  });

  it('[AK-45] what the defunct airline had acquired counts like its own; its markers leave the game', () => {
    const match = start({
      board: sketch({ track: FLAT, cities: { b1: '3 0 2', a1: '1 0 2' } }),
      hands: ['a1 a2 a3 a4 b1', 'b1 m', 'c1 m'],
    });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    take(match, 'buy cat', 'route cat c1 tri-motor');
    take(match, '', 'route ant a2 tri-motor');
    take(match, '', 'route bee m tri-motor');
    play(match, 'done', 'route cat m tri-motor', 'rehome tri-motor', 'dispose 0', 'draw none');
    for (const city of ['a3', 'a4']) {
      take(match, '', `route ant ${city} tri-motor`);
      skip(match, 2);
    }
    // Ant 13 with b1, Bee 11: c1, which Bee had from Cat, goes on to Ant.
    play(match, 'done', 'route ant b1 boeing-247', 'rehome tri-motor', 'dispose 0');
    const served = airline(match, 'ant').cities.filter(({ of }) => of !== 'ant');
    expect(served.map(({ city, of }) => `${city} ${of}`).sort()).toEqual(['c1 cat', 'ch bee', 'm bee']);
    expect(airline(match, 'ant').markers).toBe(6);
    expect([airline(match, 'bee').owner, airline(match, 'cat').owner]).toEqual(['ant', 'ant']);
    expect(airline(match, 'ant').points).toBe(13 + 3 + 3 + 2 + 1);
  });
});

describe('too few acquired markers', () => {
  it.each([
    ['the first ones of the board', false],
    ['the last ones', true],
  ])(
    '[AK-47] replace the aircraft by an own one, or forfeit if nothing gets out of range: %s',
    (_, turned) => {
      const match = meeting({ airlines: { ant: { acquired: 0 } }, turned });
      play(match, 'done', 'route bee m tri-motor', 'rehome boeing-247', 'dispose 0');
      expect([phase(match), decider(match)]).toEqual(['settle', 0]);
      expect(offers(match)).toEqual([
        'settle b1 tri-motor',
        'settle b1 boeing-247',
        'settle b1 dc-3',
        'settle b1 forfeit',
      ]);
      expect(refusal(match, 'settle a1 forfeit')).toMatchObject({ rule: 'AK-47', reason: 'not-taken-over' });
      expect(refusal(match, 'draw none')).toMatchObject({ rule: 'AK-47', reason: 'settle-due' });
      play(match, 'settle b1 dc-3');
      expect(airline(match, 'ant').cities).toContainEqual({ city: 'b1', aircraft: 'dc-3', of: 'ant' });
      expect(phase(match)).toBe('replenish');
    },
  );

  it('[AK-47] a forfeit puts the cards into the pool and gives no points', () => {
    const match = meeting({ airlines: { ant: { acquired: 0 } } });
    play(match, 'done', 'route bee m tri-motor', 'rehome boeing-247', 'dispose 0', 'settle b1 forfeit');
    expect(look(match).pool).toContain('b1');
    expect(airline(match, 'ant').points).toBe(3 + 1 + 2 + 3);
  });

  it.each([
    ['the first ones of the board', false],
    ['the last ones', true],
  ])('[AK-47] no forfeit that leaves the old home out of range: %s', (_, turned) => {
    const match = meeting({ airlines: { ant: { acquired: 0 } }, turned });
    play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 0');
    expect(offers(match, 'settle b1')).not.toContain('settle b1 forfeit');
    expect(refusal(match, 'settle b1 forfeit')).toMatchObject({ rule: 'AK-47', reason: 'range-breaks' });
  });

  it('[AK-47] if no choice is legal, any city may be forfeited; the old home stays', () => {
    const match = meeting({ airlines: { ant: { aircraft: '3 0 0', acquired: 0 } } });
    const events = play(match, 'done', 'route bee m tri-motor', 'dispose 0');
    expect(only(events, 'forfeited')).toEqual([{ type: 'forfeited', airline: 'ant', cities: ['b1'] }]);
    expect(cities(match, 'ant')).toEqual(['a1', 'bh', 'm']);
  });

  it('[AK-47] for exactly as many cities as markers are short', () => {
    const match = start({
      board: sketch({ track: FLAT, airlines: { ant: { acquired: 1 } } }),
      hands: ['a1 a2 a3 m', 'b1 b2 b4 m', ''],
    });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    skip(match);
    take(match, '', 'route ant a2 tri-motor');
    take(match, '', 'route bee b2 tri-motor');
    skip(match);
    take(match, '', 'route ant a3 tri-motor');
    take(match, '', 'route bee b4 boeing-247');
    skip(match);
    take(match, '', 'route ant m tri-motor');
    play(match, 'done', 'route bee m tri-motor', 'rehome dc-3', 'dispose 0');
    expect(new Set(offers(match).map((line) => line.split(' ')[1]))).toEqual(new Set(['b1', 'b2', 'b4']));
    // b4 flew from b2 by Boeing and has nothing else within two hexes.
    expect(refusal(match, 'settle b2 forfeit')).toMatchObject({ reason: 'range-breaks' });
    play(match, 'settle b4 forfeit');
    expect(phase(match)).toBe('settle');
    play(match, 'settle b2 forfeit');
    expect([phase(match), airline(match, 'ant').markers]).toEqual(['replenish', 0]);
    expect(cities(match, 'ant')).toEqual(['a1', 'a2', 'a3', 'b1', 'bh', 'm']);
  });

  it('[AK-47] each city once, by a type that is in the supply and has a city in range', () => {
    const match = start({
      board: sketch({ track: FLAT, airlines: { ant: { aircraft: '9 9 0', acquired: 0 } } }),
      hands: ['a1 a2 a3 m', 'b1 b2 b4 m', ''],
    });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    skip(match);
    take(match, '', 'route ant a2 tri-motor');
    take(match, '', 'route bee b2 tri-motor');
    skip(match);
    take(match, '', 'route ant a3 tri-motor');
    take(match, '', 'route bee b4 dc-3');
    skip(match);
    take(match, '', 'route ant m tri-motor');
    play(match, 'done', 'route bee m tri-motor', 'rehome boeing-247', 'dispose 0');
    const refused = (line: string) => refusal(match, line);
    expect(offers(match, 'settle b4')).toEqual(['settle b4 boeing-247', 'settle b4 forfeit']);
    expect(refused('settle b4 dc-3')).toMatchObject({
      rule: 'AK-47',
      reason: 'no-aircraft',
      values: { city: 'b4' },
    });
    expect(refused('settle b4 tri-motor')).toMatchObject({ rule: 'AK-47', reason: 'out-of-range' });
    expect(refused('settle m tri-motor')).toMatchObject({ rule: 'AK-47', reason: 'not-taken-over' });
    play(match, 'settle b1 tri-motor');
    expect(offers(match, 'settle b1')).toEqual([]);
    expect(refused('settle b1 boeing-247')).toMatchObject({
      rule: 'AK-47',
      reason: 'not-taken-over',
      message: 'This city needs no marker any more.',
    });
    play(match, 'settle b2 boeing-247');
    expect([phase(match), offers(match)]).toEqual(['settle', ['settle b4 boeing-247', 'settle b4 forfeit']]);
  });

  it('[AK-47] what is out of range only without those goes only while markers are short', () => {
    // As below; Bee has b5, too, two hexes beyond b4. Ant has no marker, and one Boeing left after moving in.
    const match = start({
      board: sketch({ cities: { b5: '9 0 0' }, airlines: { ant: { aircraft: '2 2 0', acquired: 0 } } }),
      players: 6,
      options: { powerCards: true },
      hands: ['a1 m', 'b2 b3 b4 b5 m'],
      pile: 'decommission-route',
    });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    play(match, 'buy bee; buy bee; buy bee', 'done', 'route bee b2 tri-motor', 'draw pile');
    skip(match, 4);
    take(match, 'buy ant', 'route ant m tri-motor');
    for (const route of ['b3 tri-motor', 'b4 tri-motor', 'b5 boeing-247']) {
      take(match, '', `route bee ${route}`);
      skip(match, 5);
    }
    play(match, 'power decommission-route', 'decommission bee b2', 'keep ant');
    play(match, 'done', 'route bee m boeing-247', 'dispose 0');
    expect(offers(match)).toEqual([
      'settle b3 boeing-247',
      'settle b4 boeing-247',
      'settle b5 boeing-247',
      'settle b5 forfeit',
    ]);
    play(match, 'settle b5 boeing-247');
    expect(offers(match)).toEqual(['settle b3 forfeit', 'settle b4 forfeit']);
    const [forfeited] = only(play(match, 'settle b3 forfeit'), 'forfeited');
    expect(forfeited.cities).toEqual(['b3', 'b4']);
    expect(cities(match, 'ant')).toEqual(['a1', 'b5', 'bh', 'm']);
    expect(phase(match)).toBe('replenish');
  });

  it('[AK-47] a forfeit that breaks a range takes along what is out of range', () => {
    // Bee flies b2, b3, b4 and gives up b2: b3 and b4 have only each other. Ant has one marker and no aircraft.
    const match = start({
      board: sketch({ airlines: { ant: { aircraft: '2 1 0', acquired: 1 } } }),
      players: 6,
      options: { powerCards: true },
      hands: ['a1 m', 'b2 b3 b4 m'],
      pile: 'decommission-route',
    });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    play(match, 'buy bee; buy bee; buy bee', 'done', 'route bee b2 tri-motor', 'draw pile');
    skip(match, 4);
    take(match, 'buy ant', 'route ant m tri-motor');
    take(match, '', 'route bee b3 tri-motor');
    skip(match, 5);
    take(match, '', 'route bee b4 tri-motor');
    skip(match, 5);
    play(match, 'power decommission-route', 'decommission bee b2', 'keep ant');
    play(match, 'done', 'route bee m boeing-247', 'dispose 0');
    expect([phase(match), decider(match)]).toEqual(['settle', 0]);
    expect(offers(match)).toEqual(['settle b3 forfeit', 'settle b4 forfeit']);
    const events = play(match, 'settle b4 forfeit');
    expect(only(events, 'forfeited')[0].cities).toEqual(['b4', 'b3']);
    expect(cities(match, 'ant')).toEqual(['a1', 'bh', 'm']);
    expect(airline(match, 'ant').markers).toBe(1);
  });
});

describe('limits, and what follows', () => {
  it('[AK-48] limits do not hold for what a merger brings; over them an airline is not qualified', () => {
    const track = [
      '100 2 tri-motor',
      '100 2 tri-motor',
      '100 2 tri-motor',
      '150 2 boeing-247',
      '200 9 boeing-247',
      '2000 30 dc-3',
    ];
    const match = meeting({ track });
    play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 0', 'draw none');
    expect(cities(match, 'ant')).toHaveLength(4);
    expect(airline(match, 'ant')).toMatchObject({ qualified: false, price: 150 });
    skip(match);
    play(match, 'buy ant');
    expect(airline(match, 'ant')).toMatchObject({ qualified: true, price: 200 });
  });

  it('[AK-49] a merger in the turn dividends fall due: the airlines left pay, with prices and points after it', () => {
    const match = start({ hands: ['a1 m', 'b1 m', 'c1 c2 c3'] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    take(match, 'buy cat', 'route cat c1 tri-motor');
    take(match, '', 'route ant m tri-motor');
    skip(match);
    take(match, '', 'route cat c2 tri-motor');
    skip(match, 2);
    take(match, '', 'route cat c3 tri-motor');
    skip(match);
    const events = play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 1');
    expect(look(match)).toMatchObject({ dividend: 0, due: true, phase: 'replenish' });
    expect(types(events)).not.toContain('paid');
    const paid = only(play(match, 'draw none'), 'paid');
    // Ant 200 × 10 points → 20; Cat 100 × 8 → 10; Bee is no more.
    expect(paid.map(({ airline, rate }) => [airline, rate])).toEqual([
      ['ant', 20],
      ['cat', 10],
    ]);
  });
});
