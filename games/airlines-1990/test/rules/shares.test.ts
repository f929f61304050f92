import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/index.ts';
import { sketch, wideBoard } from './boards.ts';
import { endgame } from './endgame.ts';
import type { Description, Table } from './table.ts';
import {
  drainPile,
  expand,
  hand,
  look,
  market,
  offers,
  outcome,
  pass,
  phase,
  play,
  refusal,
  start,
  turn,
  types,
} from './table.ts';

const removed = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'removed' ? event.shares : []));

describe('A90-50', () => {
  const board = sketch({ routes: { 'boston-albany': 'solid 1 2 3', 'albany-troy': 'solid 1' } });
  const deal: Description = {
    board,
    hands: ['boi*2'],
    flights: ['solid-3', 'solid-5'],
    market: 'hit ita*2 owl*2',
    pile: 'yak owl',
  };

  it('[A90-50] one of the five face-up shares, replaced from the pile at once', () => {
    const match = start(deal);
    play(match, 'found 1 boi solid-3 boston-albany');
    expect(offers(match)).toEqual(['take hit', 'take ita', 'take owl', 'take pile']);
    const events = play(match, 'take ita');
    expect(events.slice(0, 2)).toEqual([
      { type: 'took', seat: 0, share: 'ita' },
      { type: 'refilled', slot: 1, share: 'yak' },
    ]);
    expect(market(match).sort()).toEqual(['hit', 'ita', 'owl', 'owl', 'yak']);
  });

  it('[A90-50] or the top of the pile', () => {
    const match = start(deal);
    play(match, 'found 1 boi solid-3 boston-albany', 'take pile');
    expect(hand(match, 0).yak).toBeGreaterThan(0);
    expect(market(match)).toHaveLength(5);
  });

  it('[A90-50] no share that is not there', () => {
    const match = start(deal);
    play(match, 'found 1 boi solid-3 boston-albany');
    expect(refusal(match, 'take yak')).toMatchObject({ rule: 'A90-50', reason: 'not-in-market' });
  });

  it('[A90-50] pile empty: face-up only', () => {
    const match = start({
      board: wideBoard(),
      players: 6,
      hands: ['boi*2'],
      flights: ['wavy-3'],
      pile: 'scoring*3',
    });
    play(match, 'found 1 boi wavy-3 boston-hub', 'take pile');
    drainPile(match, 0);
    while (phase(match) !== 'take') {
      play(match, 'draw');
      const [fly = 'keep'] = offers(match, 'fly');
      play(match, fly);
    }
    expect(offers(match)).not.toContain('take pile');
    expect(refusal(match, 'take pile')).toMatchObject({ rule: 'A90-50', reason: 'pile-empty' });
    const before = market(match).length;
    play(match, offers(match)[0]);
    expect(market(match)).toHaveLength(before - 1);
  });

  it('[A90-50] worthless shares may be taken like others', () => {
    const match = blocked({ market: 'hit*2 owl*3' });
    expect(look(match).inactive).toEqual(['hit']);
    expand(match, 'take hit');
    expect(hand(match, 1)).toMatchObject({ hit: 1 });
  });
});

/** Ada founds BOI on the only route of HIT, which becomes inactive. */
function blocked(more: Partial<Description> = {}): Table {
  const board = wideBoard({
    routes: { 'boston-deadend': 'solid 1' },
    companies: { hit: { headquarters: 'deadend' } },
  });
  const match = start({
    board,
    players: 3,
    hands: ['boi*2 ita*2 owl', 'boi*2 ita*2 owl', 'boi*2 ita*2 owl'],
    flights: ['solid-1 wavy-5', 'wavy-6', 'wavy-7'],
    flightPile: 'double-1 double-2 double-3',
    ...more,
  });
  play(match, 'found 1 boi solid-1 boston-deadend', 'take pile');
  return match;
}

describe('A90-51', () => {
  it('[A90-51] a company not founded whose headquarters routes are full is inactive, for good', () => {
    const match = blocked({ hands: ['boi*2', 'hit*2'] });
    expect(look(match).inactive).toEqual(['hit']);
    expect(refusal(match, 'play 1 hit')).toMatchObject({ rule: 'A90-51', reason: 'inactive' });
    expect(refusal(match, 'found 1 hit solid-3 boston-deadend')).toMatchObject({
      rule: 'A90-51',
      reason: 'inactive',
    });
    expect(hand(match, 1)).toMatchObject({ hit: 2 });
  });

  it('[A90-51] only routes with a pattern it may fly count', () => {
    const board = sketch({
      routes: { 'boston-houston': 'solid 1', 'houston-dallas': 'dashed 1 2' },
      companies: { hit: { headquarters: 'houston', patterns: ['solid'] } },
    });
    const match = start({ board, hands: ['boi'], flights: ['solid-1'] });
    play(match, 'found 1 boi solid-1 boston-houston');
    expect(look(match).inactive).toEqual(['hit']);
  });

  it('[A90-51] one with fewer than two markers left is inactive too', () => {
    const board = sketch({
      routes: { 'boston-albany': 'solid 1 5 6', 'houston-dallas': 'dashed 1' },
      companies: { hit: { headquarters: 'houston', markers: 2 } },
    });
    const match = start({ board, hands: ['boi*3'], flights: ['solid-1'] });
    play(match, 'found 1 boi solid-1 boston-albany', 'take pile');
    pass(match, 2);
    expect(types(play(match, 'play 1 boi', 'sabotage hit boston-albany 5'))).toContain('inactive');
    expect(look(match)).toMatchObject({ inactive: ['hit'], markers: { hit: 1 } });
  });

  it('[A90-51] a founded company never becomes inactive', () => {
    const match = blocked();
    expect(look(match).founded).toEqual(['boi']);
    expect(look(match).inactive).not.toContain('boi');
  });

  it('[A90-51] the player whose turn it is may replace one worthless share of the market; it leaves the game', () => {
    const match = blocked({ market: 'hit*2 owl*3', pile: 'ita yak ita' });
    expect(offers(match, 'refresh')).toEqual(['refresh hit']);
    expect(refusal(match, 'refresh owl')).toMatchObject({ rule: 'A90-51', reason: 'not-worthless' });
    expect(types(play(match, 'refresh hit'))).toEqual(['refreshed', 'refilled']);
    expect(market(match).sort()).toEqual(['hit', 'owl', 'owl', 'owl', 'yak']);
    expect(look(match).gone).toMatchObject({ hit: 1 });
    expect([turn(match), phase(match)]).toEqual([1, 'start']);
  });

  it('[A90-51] not one the market does not show', () => {
    const match = blocked({ market: 'owl*5' });
    expect(refusal(match, 'refresh hit')).toMatchObject({ rule: 'A90-51', reason: 'not-in-market' });
  });
});

describe('A90-52', () => {
  /** The pile runs out while the market shows worthless shares. */
  const toTheEnd = { players: 6, hands: ['boi*2 ita*2 owl'], pile: 'yak*8 scoring*3' };

  it('[A90-52] when the pile becomes empty, worthless shares leave the market at once', () => {
    const match = blocked({ ...toTheEnd, market: 'hit*2 owl*3' });
    const events = drainPile(match, 0);
    expect(removed(events)).toEqual(['hit', 'hit']);
    expect(market(match)).toEqual(['owl', 'owl', 'owl']);
    expect(look(match).gone).toMatchObject({ hit: 2 });
    expect(refusal(match, 'refresh hit')).toMatchObject({ rule: 'A90-51', reason: 'pile-empty' });
    expect(outcome(match)).toBeUndefined();
  });

  it('[A90-52] if that empties the market, the game ends, and the rest of the turn lapses', () => {
    const match = blocked({ ...toTheEnd, market: 'hit*5' });
    const events = drainPile(match, 0);
    expect(removed(events)).toEqual(new Array(5).fill('hit'));
    expect(outcome(match)).toMatchObject({ reason: 'shares-gone' });
    expect(types(events).slice(types(events).lastIndexOf('removed'))).not.toContain('turn');
  });

  it('[A90-52] a company that becomes inactive in the middle of an action: its shares go, and a share still to be taken is not taken', () => {
    const match = endgame();
    expect(look(match)).toMatchObject({ pile: { size: 0 }, inactive: [] });
    expect(market(match)).toEqual(new Array(5).fill('hit'));
    const before = look(match).hands.map(({ size }) => size);
    play(match, 'draw');
    const events = play(match, offers(match, 'fly').find((line) => line.endsWith('hub-deadend')) ?? '');
    expect(types(events).slice(0, 3)).toEqual(['flew', 'inactive', 'removed']);
    expect(outcome(match)).toMatchObject({ reason: 'shares-gone' });
    expect(look(match).hands.map(({ size }) => size)).toEqual(before);
  });

  it('[A90-52] also by sabotage', () => {
    const match = endgame();
    const boi = offers(match, 'play 1');
    expect(boi).not.toEqual([]);
    const events = play(match, boi[0], 'sabotage hit hub-deadend 5');
    expect(types(events)).toEqual(expect.arrayContaining(['sabotaged', 'inactive', 'removed', 'ended']));
  });
});
