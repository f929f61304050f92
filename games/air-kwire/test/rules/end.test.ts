import { describe, expect, it } from 'vitest';
import { longBoard } from './boards.ts';
import { firstRound, fly, longGame } from './long.ts';
import type { Table } from './table.ts';
import {
  airline,
  cash,
  decider,
  held,
  look,
  offers,
  only,
  outcome,
  phase,
  play,
  range,
  refusal,
  replenish,
  skip,
  spare,
  start,
  take,
  turn,
  types,
} from './table.ts';

describe('forty points', () => {
  it('[AK-60] the game ends at once: no replenishing; wealth is cash and shares at their price', () => {
    const match = longGame();
    firstRound(match);
    let events = fly(match);
    while (outcome(match) === undefined) events = fly(match);
    expect(airline(match, 'zed').points).toBe(41);
    expect(types(events).slice(-2)).toEqual(['flew', 'ended']);
    const price = airline(match, 'zed').price;
    const wealth = cash(match).map((money, seat) => money + held(match, 'zed')[seat] * price);
    expect(outcome(match)).toEqual({
      scores: wealth,
      winners: [wealth.indexOf(Math.max(...wealth))],
      reason: 'forty-points',
    });
    expect(refusal(match, 'done', turn(match))).toMatchObject({
      code: 'match-over',
      rule: 'AK-60',
      reason: 'match-over',
    });
  });

  it('[AK-60] dividends that are due are paid before', () => {
    const due = dueAtTheEnd();
    expect(types(due)).toEqual(expect.arrayContaining(['flew', 'paid', 'ended']));
    expect(types(due).indexOf('paid')).toBeLessThan(types(due).indexOf('ended'));
  });

  it('[AK-60] a merger may bring the forty points; it is finished first', () => {
    // Ada and Bo fly Zed along every second city; Cy fills the far end with Yak.
    const match = start({
      board: longBoard(),
      hands: ['f2 f6 f10 f14 f18', 'f4 f8 f12 f16 f20', 'f30 f29 f28 f27 f26'],
      pile: 'f22 f24 f26',
    });
    for (const city of ['f30', 'f29', 'f28', 'f27', 'f26']) {
      const isFirst = city === 'f30';
      fly(match, isFirst ? 'buy zed' : '');
      fly(match, isFirst ? 'buy zed' : '');
      take(match, isFirst ? 'buy yak' : '', `route yak ${city} tri-motor`);
    }
    expect([airline(match, 'zed').points, airline(match, 'yak').points]).toEqual([23, 13]);
    const events = mergerToForty(match);
    expect(types(events)).toEqual(expect.arrayContaining(['taken-over', 'ended']));
    expect(types(events).indexOf('taken-over')).toBeLessThan(types(events).indexOf('ended'));
    expect(outcome(match)?.reason).toBe('forty-points');
  });

  it('[AK-60] ties are shared', () => {
    // Four players: the two in the middle begin with the same; the others give it away.
    const match = start({ players: 4, hands: ['a1 a2', '', '', 'b1 b2'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    skip(match, 2);
    take(match, 'buy bee', 'route bee b1 tri-motor');
    // Ada and Di sell out: two fees each are gone.
    play(match, 'sell ant; sell ant; buy ant', 'done', 'route ant a2 tri-motor', 'draw none');
    skip(match, 2);
    play(match, 'buy bee; sell bee; buy bee', 'done');
    play(match, spare(match), 'draw none');
    while (outcome(match) === undefined) {
      const sells = turn(match) === 3 && look(match).idle < 8;
      play(match, ...(sells ? ['buy bee; sell bee; buy bee'] : []), 'done');
      play(match, spare(match) ?? 'pass', 'draw none');
    }
    const { scores, winners } = outcome(match) ?? { scores: [], winners: [] };
    const best = Math.max(...scores);
    expect(winners).toEqual(scores.flatMap((score, seat) => (score === best ? [seat] : [])));
  });
});

/** Zed reaches 40 points with its 21st route: five cities are worth 1 point only. */
function dueAtTheEnd(): ReturnType<typeof play> {
  const match = longGame({ ones: 5 });
  firstRound(match);
  let events = fly(match);
  while (outcome(match) === undefined) events = fly(match);
  return events;
}

/** Ada and Bo go on until Zed and Yak meet; says what the last move told. */
function mergerToForty(match: Table): ReturnType<typeof play> {
  for (;;) {
    const told = turn(match) === 2 ? skip(match, 1, 'draw pile') : fly(match);
    while (phase(match) === 'rehome' || phase(match) === 'dispose')
      told.push(...play(match, offers(match)[0]));
    if (types(told).includes('taken-over')) return told;
    if (outcome(match)) throw new Error('over before they met');
  }
}

describe('the vote', () => {
  /** Everybody discards and draws until the pile has been empty; the first route comes every now and then. */
  function emptied(): Table {
    const match = start({ players: 6, hands: ['a1', 'b1 b2'] });
    let opened = false;
    while (!look(match).pileEmptied) {
      if (!opened && turn(match) === 1) {
        play(match, 'buy bee');
        opened = true;
      }
      play(match, 'done');
      const [route] = look(match).idle > 20 || look(match).opened ? offers(match, 'route') : [];
      play(match, route ?? spare(match));
      replenish(match, 'draw pile');
    }
    return match;
  }

  it('[AK-61] once the pile has been empty the player may propose the end, before the first purchase or sale', () => {
    const fresh = start();
    for (const _ of [1, 2]) {
      expect(look(fresh).pileEmptied).toBe(false);
      expect(refusal(fresh, 'end-vote yes')).toMatchObject({ rule: 'AK-61', reason: 'pile-not-emptied' });
      skip(fresh, 1, 'draw pile');
    }
    const match = emptied();
    expect(offers(match)).toContain('end-vote yes');
    expect(refusal(match, 'end-vote no')).toMatchObject({ rule: 'AK-61', reason: 'only-agree' });
    if (offers(match).includes('buy bee')) {
      play(match, 'buy bee');
      expect(refusal(match, 'end-vote yes')).toMatchObject({ rule: 'AK-61', reason: 'too-late' });
    }
  });

  it('[AK-61] the others answer in the direction of play; all agree and it is over, without dividends', () => {
    const match = emptied();
    const proposer = turn(match);
    play(match, 'end-vote yes');
    for (const n of range(1, 5)) {
      expect([phase(match), decider(match)]).toEqual(['vote', (proposer + n) % 6]);
      expect(offers(match)).toEqual(['end-vote yes', 'end-vote no']);
      expect(refusal(match, 'done')).toMatchObject({ rule: 'AK-61', reason: 'vote-due' });
      const events = play(match, 'end-vote yes');
      if (n === 5) expect(types(events)).toEqual(['voted', 'ended']);
    }
    expect(outcome(match)?.reason).toBe('agreed');
  });

  it('[AK-61] one refusal and play goes on; once a turn', () => {
    const match = emptied();
    const proposer = turn(match);
    play(match, 'end-vote yes', 'end-vote yes', 'end-vote no');
    expect([phase(match), decider(match)]).toEqual(['stock', proposer]);
    expect(refusal(match, 'end-vote yes')).toMatchObject({ rule: 'AK-61', reason: 'voted-already' });
    skip(match);
    expect(offers(match)).toContain('end-vote yes');
  });
});

describe('no end in sight', () => {
  it('[AK-62] five rounds without a route: exhausted', () => {
    const match = start({ hands: ['a1'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    skip(match, 14);
    expect([look(match).idle, outcome(match)]).toEqual([14, undefined]);
    const events = skip(match);
    expect(only(events, 'ended')[0]).toMatchObject({ reason: 'exhausted' });
  });

  it('[AK-62] a hundred rounds: round-limit', () => {
    // Everybody keeps the cards near Zed, and flies only when eight turns brought no route.
    const match = longGame({ ones: 60 });
    firstRound(match);
    let turns = 3;
    for (; outcome(match) === undefined; turns++) {
      if (look(match).idle >= 8) fly(match);
      else {
        play(match, 'done');
        play(match, offers(match, 'discard').at(-1) ?? 'pass');
        replenish(match, 'draw pile');
      }
    }
    expect(airline(match, 'zed').points).toBeLessThan(40);
    expect([turns, outcome(match)?.reason]).toEqual([300, 'round-limit']);
  });
});
