import { describe, expect, it } from 'vitest';
import { reversed, sketch } from './boards.ts';
import { FLAT, meeting } from './meeting.ts';
import type { Table } from './table.ts';
import {
  airline,
  cash,
  cities,
  decider,
  held,
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

describe('who takes over whom', () => {
  it('[AK-40] the lower valued is taken over, though it moved', () => {
    const match = meeting();
    const events = play(match, 'done', 'route bee m tri-motor');
    expect(only(events, 'merger')).toEqual([{ type: 'merger', city: 'm', acquirer: 'ant', defunct: 'bee' }]);
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
    play(match, 'buy bee', 'done');
    play(match, spare(match), 'draw none');
    for (const city of ['b2', 'b3', 'b4', 'm']) {
      play(match, ...(airline(match, 'ant').space < 6 ? ['buy ant'] : []), 'done');
      play(match, spare(match), 'draw pile');
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

/**
 * Ant (Ada) is at home in ah with 7 points, Bee (Bo) came there with 7 as well: they stayed apart. Cat (Cy) has 6 points
 * and the other card of ah; all prices are 100. It is Ada's turn.
 */
function visitor(catFliesTwice = true, cities: Readonly<Record<string, string>> = {}): Table {
  const match = start({
    board: sketch({ track: FLAT, cities }),
    players: 6,
    hands: ['a2 a3', 'b1 b2', 'c1 c2'],
    pile: 'ah*2',
  });
  take(match, 'buy ant', 'route ant a2 tri-motor');
  play(match, 'buy bee', 'done', 'route bee b1 tri-motor', 'draw pile');
  play(match, 'buy cat', 'done', 'route cat c1 tri-motor', 'draw pile');
  skip(match, 3);
  take(match, '', 'route ant a3 tri-motor');
  expect(only(take(match, '', 'route bee ah dc-3'), 'apart')[0]).toMatchObject({ why: 'equal' });
  take(match, '', catFliesTwice ? 'route cat c2 tri-motor' : 'discard c2');
  skip(match, 3);
  return match;
}

describe('several in one city', () => {
  it('[AK-41] of two equal others the one whose home it is not; no chain mergers', () => {
    const match = visitor();
    skip(match, 2);
    const events = play(match, 'done', 'route cat ah dc-3');
    expect(only(events, 'merger')).toEqual([{ type: 'merger', city: 'ah', acquirer: 'cat', defunct: 'bee' }]);
    expect(airline(match, 'ant').status).toBe('open');
  });

  it('[AK-41] the same where the one at home comes later in board order', () => {
    const match = start({
      board: sketch({ track: FLAT }),
      players: 6,
      hands: ['a1', 'b2 b3', 'c1 c2'],
      pile: 'bh*2',
    });
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    take(match, 'buy bee', 'route bee b2 tri-motor');
    play(match, 'buy cat', 'done', 'route cat c1 tri-motor', 'draw pile');
    skip(match, 4);
    take(match, '', 'route bee b3 tri-motor');
    take(match, '', 'route cat c2 tri-motor');
    skip(match, 3);
    // Ant has 3 + 1 + 3 points, Bee at home 3 + 2 + 2, Cat 3 + 1 + 2 + 3.
    expect(only(take(match, '', 'route ant bh dc-3'), 'apart')[0]).toMatchObject({ why: 'equal' });
    skip(match);
    const events = play(match, 'done', 'route cat bh boeing-247');
    expect(only(events, 'merger')).toEqual([{ type: 'merger', city: 'bh', acquirer: 'cat', defunct: 'ant' }]);
  });

  it('[AK-41] a mover worth less than two equal others is taken over by the one that is not at home', () => {
    const match = visitor(false, { c1: '2 1 0' });
    skip(match, 2);
    const events = play(match, 'done', 'route cat ah dc-3');
    expect(only(events, 'merger')).toEqual([{ type: 'merger', city: 'ah', acquirer: 'bee', defunct: 'cat' }]);
  });

  it('[AK-41] else the lower valued of the two, at home or not', () => {
    const match = visitor();
    skip(match);
    take(match, '', 'route bee b2 boeing-247');
    const events = play(match, 'done', 'route cat ah dc-3');
    expect(only(events, 'merger')[0]).toMatchObject({ acquirer: 'cat', defunct: 'ant' });
  });

  it('[AK-41] equal others, neither at home: the first in board order', () => {
    const match = start({
      board: sketch({ track: FLAT, cities: { c1: '2 1 2' } }),
      players: 6,
      hands: ['a1 m', 'b1 b2 m', 'c1 c2 c3', 'd1 d2 d3'],
      pile: 'ah*2',
    });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b1 tri-motor');
    play(match, 'buy cat', 'done', 'route cat c1 tri-motor', 'draw pile');
    play(match, 'buy dog', 'done', 'route dog d1 tri-motor', 'draw pile');
    skip(match, 2);
    take(match, '', 'route ant m tri-motor');
    for (const [airline, city] of ['bee b2', 'cat c2', 'dog d2'].map((words) => words.split(' '))) {
      take(match, '', `route ${airline} ${city} tri-motor`);
    }
    skip(match, 3);
    // Bee takes over Ant and so comes to ah, which is nobody's home any more.
    play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 0', 'draw none');
    take(match, '', 'route cat c3 tri-motor');
    take(match, '', 'route dog d3 tri-motor');
    skip(match, 4);
    expect(only(take(match, '', 'route cat ah dc-3'), 'apart')[0]).toMatchObject({ why: 'equal' });
    const events = play(match, 'done', 'route dog ah boeing-247');
    expect(only(events, 'merger')).toEqual([{ type: 'merger', city: 'ah', acquirer: 'bee', defunct: 'dog' }]);
  });

  it('[AK-41] if that pair cannot merge, nobody does', () => {
    // Cat has 3 + 1 + 3 points, as many as Ant; Bee has 9.
    const match = visitor(false);
    skip(match);
    take(match, '', 'route bee b2 boeing-247');
    const events = play(match, 'done', 'route cat ah dc-3');
    expect(only(events, 'apart')[0]).toMatchObject({ why: 'equal' });
    expect(types(events)).not.toContain('merger');
    expect(phase(match)).toBe('replenish');
  });
});

describe('the home taken over', () => {
  it.each([
    ['the first ones of the board', false],
    ['the last ones', true],
  ])('[AK-42] an aircraft of the acquirer, of a type its CEO chooses; 3 points for it: %s', (_, turned) => {
    const match = meeting({ turned });
    play(match, 'done', 'route bee m tri-motor');
    expect([phase(match), decider(match)]).toEqual(['rehome', 0]);
    expect(offers(match)).toEqual(['rehome tri-motor', 'rehome boeing-247']);
    expect(refusal(match, 'rehome dc-3')).toMatchObject({ rule: 'AK-42', reason: 'type-not-allowed' });
    expect(refusal(match, 'dispose 0')).toMatchObject({ rule: 'AK-42', reason: 'rehome-due' });
    expect([airline(match, 'ant').points, airline(match, 'bee').points]).toEqual([6, 6]);
    play(match, 'rehome boeing-247');
    expect([airline(match, 'ant').points, airline(match, 'bee').points]).toEqual([9, 6]);
  });

  it('[AK-42] only by a type that is in the supply and in range of a city of either', () => {
    // Bee flies b3 and m from its home by Boeing: nothing lies next to bh.
    const far = (aircraft: string): Table => {
      const match = start({
        board: sketch({ track: FLAT, airlines: { ant: { aircraft } } }),
        hands: ['a1 a2 m', 'b3 m'],
      });
      take(match, 'buy ant', 'route ant a1 tri-motor');
      take(match, 'buy bee', 'route bee b3 boeing-247');
      skip(match);
      take(match, '', 'route ant a2 tri-motor');
      skip(match, 2);
      take(match, '', 'route ant m tri-motor');
      play(match, 'done', 'route bee m boeing-247');
      return match;
    };
    const all = far('9 9 9');
    expect(offers(all)).toEqual(['rehome boeing-247', 'rehome dc-3']);
    expect(refusal(all, 'rehome tri-motor')).toMatchObject({
      rule: 'AK-42',
      reason: 'out-of-range',
      values: { airline: 'ant' },
    });
    const near = meeting({ track: FLAT, airlines: { ant: { aircraft: '9 0 9' } }, cities: { b1: '3 0 0' } });
    play(near, 'done', 'route bee m tri-motor');
    expect(offers(near)).toEqual(['rehome tri-motor', 'rehome dc-3']);
    expect(refusal(near, 'rehome boeing-247')).toMatchObject({
      rule: 'AK-42',
      reason: 'no-aircraft',
      values: { airline: 'ant' },
    });
    // With a Boeing or nothing it happens by itself.
    expect(phase(far('3 1 0'))).toBe('dispose');
  });

  it.each([
    ['of the acquirer, among the first of the board', false, 'b1'],
    ['of the acquirer, among the last', true, 'b1'],
    ['of the defunct, among the first of the board', false, 'b2'],
    ['of the defunct, among the last', true, 'b2'],
  ])('[AK-42] in range of a city %s', (_, turned, last) => {
    // Bee is in m and b4, two and three hexes from its home; b1 and b2 lie next to it.
    const board = sketch({ track: FLAT, cities: { a1: '1 0 2', b1: '3 0 2' } });
    const match = start({
      board: turned ? reversed(board) : board,
      hands: ['a1 a2 b1 m f3', 'b4 m b2 f1 f2'],
    });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee', 'route bee b4 dc-3');
    skip(match);
    take(match, '', 'route ant a2 tri-motor');
    take(match, '', last === 'b2' ? 'route bee b2 tri-motor' : 'discard b2');
    skip(match);
    take(match, '', last === 'b1' ? 'route ant b1 boeing-247' : 'route ant m tri-motor');
    skip(match, 2);
    if (last === 'b1') {
      take(match, '', 'route ant m tri-motor');
    } else {
      skip(match);
    }
    play(match, 'done', 'route bee m boeing-247');
    expect(offers(match)).toEqual(['rehome tri-motor', 'rehome boeing-247', 'rehome dc-3']);
  });

  it('[AK-42] without a choice it happens by itself', () => {
    const match = meeting({ airlines: { ant: { aircraft: '3 0 0' } } });
    const events = play(match, 'done', 'route bee m tri-motor');
    expect(only(events, 'rehomed')[0]).toEqual({
      type: 'rehomed',
      acquirer: 'ant',
      city: 'bh',
      aircraft: 'tri-motor',
    });
    expect(phase(match)).toBe('dispose');
  });

  it('[AK-42] no aircraft in the supply: no merger, the route stays', () => {
    const match = meeting({ airlines: { ant: { aircraft: '2 0 9' } } });
    const events = play(match, 'done', 'route bee m tri-motor');
    expect(only(events, 'apart')[0]).toMatchObject({ why: 'no-aircraft', higher: 'ant', lower: 'bee' });
    expect(cities(match, 'bee')).toEqual(['b1', 'm']);
  });

  it('[AK-42] no city of either in range: no merger', () => {
    // Bee came to m by Boeing from its home; Ant has only Tri-Motors left, and nothing lies next to bh.
    const match = start({
      board: sketch({ airlines: { ant: { aircraft: '9 0 0' } } }),
      hands: ['a1 m', 'm', ''],
    });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    skip(match, 2);
    take(match, 'buy ant; buy ant; buy ant', 'route ant m tri-motor');
    const events = play(match, 'buy bee; buy bee; buy bee', 'done', 'route bee m boeing-247');
    expect(only(events, 'apart')[0]).toMatchObject({ why: 'no-aircraft' });
  });

  it('[AK-42] an acquirer already there needs none and gets no second 3 points', () => {
    const match = start({
      board: sketch({ track: FLAT }),
      players: 6,
      hands: ['a1 m', 'b2'],
      pile: 'bh',
    });
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    take(match, 'buy bee', 'route bee b2 tri-motor');
    skip(match, 4);
    const events = play(match, 'done', 'route ant bh dc-3');
    expect(only(events, 'rehomed')[0].aircraft).toBeNull();
    expect(airline(match, 'ant').points).toBe(3 + 1 + 3);
    play(match, 'dispose 0');
    expect(airline(match, 'ant').points).toBe(3 + 1 + 3 + 2);
    expect(airline(match, 'ant').cities).toContainEqual({ city: 'bh', aircraft: 'dc-3', of: 'ant' });
  });
});

/** Ada has Ant with 11 points, Bo has Bee with 10 and flies into m; both cost 1000, so Bee's rate is 100. */
function richMeeting(cy: string, di: string, ed: string): ReturnType<typeof play> {
  const track = ['100 9 tri-motor', ...new Array<string>(12).fill('1000 9 tri-motor'), '2000 30 dc-3'];
  const match = start({
    board: sketch({ track, cities: { a1: '1 0 2' } }),
    players: 5,
    hands: ['a1 a2 a3 m', 'b1 b2 b3 m'],
  });
  take(match, 'buy ant', 'route ant a1 tri-motor');
  take(match, 'buy bee', 'route bee b1 tri-motor');
  for (const trades of [cy, di, ed]) {
    play(match, ...(trades === '' ? [] : [trades]), 'done');
    play(match, spare(match), 'draw none');
  }
  for (const n of [2, 3]) {
    take(match, '', `route ant a${n} tri-motor`);
    take(match, '', `route bee b${n} tri-motor`);
    skip(match, 3);
  }
  take(match, '', 'route ant m tri-motor');
  play(match, 'done');
  return play(match, 'route bee m tri-motor');
}

describe('bonuses', () => {
  it('[AK-43] rate 100 and three tied for second: 2000 and 330 each', () => {
    const [bonus] = only(richMeeting('buy bee', 'buy bee', 'buy bee'), 'bonus');
    expect(bonus).toMatchObject({ airline: 'bee', rate: 100, amounts: [0, 2000, 330, 330, 330] });
  });

  it('[AK-43] one second: 1000', () => {
    const [bonus] = only(richMeeting('buy bee', '', ''), 'bonus');
    expect(bonus.amounts).toEqual([0, 2000, 1000, 0, 0]);
  });

  it('[AK-43] two tied for first share both bonuses; the third gets nothing', () => {
    const [bonus] = only(richMeeting('buy bee; buy bee', 'buy bee', ''), 'bonus');
    expect(bonus.amounts).toEqual([0, 1500, 1500, 0, 0]);
  });

  it('[AK-43] a sole holder gets both', () => {
    const [bonus] = only(richMeeting('', '', ''), 'bonus');
    expect(bonus.amounts).toEqual([0, 3000, 0, 0, 0]);
  });
});

describe('disposal', () => {
  it('[AK-44] two for one, the price of the acquirer rises, the odd share is sold without a fee', () => {
    const match = meeting({ bee: 'buy bee; buy bee' });
    play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor');
    expect([phase(match), decider(match)]).toEqual(['dispose', 1]);
    expect(offers(match)).toEqual(['dispose 0', 'dispose 1']);
    expect(refusal(match, 'dispose 2')).toMatchObject({
      rule: 'AK-44',
      reason: 'too-many-exchanges',
      values: { most: 1 },
    });
    expect(refusal(match, 'draw none')).toMatchObject({ rule: 'AK-44', reason: 'dispose-due' });
    const before = cash(match)[1];
    const events = play(match, 'dispose 1');
    expect(events[0]).toMatchObject({ type: 'disposed', exchanged: 1, sold: 1, amount: 100 });
    expect(cash(match)[1]).toBe(before + 100);
    expect(held(match, 'ant')).toEqual([4, 1, 0]);
    expect(airline(match, 'ant')).toMatchObject({ space: 4, sold: 5 });
  });

  it('[AK-44] who can only sell, sells without a move', () => {
    const match = start({ hands: ['a1 m', 'b1 m', ''] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    play(match, 'buy bee; buy bee', 'done', 'route bee b1 tri-motor', 'draw none');
    play(match, 'buy bee', 'done');
    play(match, spare(match), 'draw none');
    take(match, 'buy ant; buy ant', 'route ant m tri-motor');
    const events = play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 0');
    expect(only(events, 'disposed').map(({ seat, sold }) => [seat, sold])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it("[AK-44] the acquirer's shares run out in the middle; from the defunct CEO on in the direction of play", () => {
    const match = start({ board: sketch({ track: FLAT }), hands: ['a1 a2 m', 'b1 m', ''] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee; buy bee; buy bee', 'route bee b1 tri-motor');
    play(match, 'buy bee; buy bee; buy ant', 'done');
    play(match, spare(match), 'draw none');
    take(match, 'buy ant; buy ant; buy ant', 'route ant a2 tri-motor');
    for (const _ of [1, 2]) {
      play(match, 'buy ant; buy ant; buy ant', 'done');
      play(match, spare(match), 'draw none');
    }
    take(match, 'buy ant; buy ant; buy ant', 'route ant m tri-motor');
    play(match, 'buy ant; buy ant', 'done', 'route bee m tri-motor');
    expect(airline(match, 'ant').sold).toBe(19);
    play(match, 'rehome tri-motor');
    // Bo has four shares of Bee, but there is one of Ant; then Cy can only sell his two.
    expect([decider(match), offers(match)]).toEqual([1, ['dispose 0', 'dispose 1']]);
    const events = play(match, 'dispose 1');
    expect(only(events, 'disposed').map(({ seat, exchanged, sold }) => [seat, exchanged, sold])).toEqual([
      [1, 1, 2],
      [2, 0, 2],
    ]);
    expect(airline(match, 'ant').sold).toBe(20);
  });

  it("[AK-44] the acquirer's CEO may change in between, and then settles", () => {
    const match = start({
      board: sketch({ track: FLAT, airlines: { ant: { acquired: 0 } } }),
      hands: ['a1 a2 m', 'b1 m', ''],
    });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    take(match, 'buy bee; buy bee; buy bee', 'route bee b1 tri-motor');
    skip(match);
    take(match, '', 'route ant a2 tri-motor');
    play(match, 'buy bee; buy bee', 'done');
    play(match, spare(match), 'draw none');
    skip(match);
    take(match, '', 'route ant m tri-motor');
    play(match, 'done', 'route bee m tri-motor', 'rehome dc-3');
    const events = play(match, 'dispose 3');
    expect(only(events, 'ceo')[0]).toMatchObject({ airline: 'ant', seat: 1 });
    expect([phase(match), decider(match), turn(match)]).toEqual(['settle', 1, 1]);
  });
});
