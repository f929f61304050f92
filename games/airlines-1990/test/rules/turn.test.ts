import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/index.ts';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import {
  flights,
  hand,
  laid,
  look,
  market,
  offers,
  pass,
  phase,
  play,
  refusal,
  route,
  settle,
  start,
  turn,
  types,
} from './table.ts';

const BOARD: Board = sketch({
  routes: {
    'boston-albany': 'solid 2 5 9',
    'albany-troy': 'solid 3 6',
    'houston-dallas': 'dashed 1 7',
    'ithaca-troy': 'dotted 2 8',
  },
});

/** Ada founds BOI, Bo founds HIT. */
function founded(): Table {
  const match = start({
    board: BOARD,
    hands: ['boi*3 hit*2', 'hit*3 ita*2', 'boi*2 yak*3'],
    flights: ['solid-4 solid-7 dotted-5', 'dashed-2 solid-3 solid-9', 'solid-5 dotted-3 dashed-8'],
    market: 'ita*5',
    pile: 'owl yak owl yak',
    flightPile: 'double-1 double-2 double-3 double-4 double-5 double-6',
  });
  play(
    match,
    'found 2 boi solid-4 boston-albany',
    'take pile',
    'found 1 hit dashed-2 houston-dallas',
    'take ita',
  );
  return match;
}

describe('FOUND', () => {
  it('[A90-20] shares face up, a marker on the circle and one on the headquarters, then a share and a flight card', () => {
    const match = start({
      board: BOARD,
      hands: ['boi*3'],
      flights: ['solid-4'],
      pile: 'owl',
      flightPile: 'double-1',
    });
    const first = play(match, 'found 2 boi solid-4 boston-albany');
    expect(types(first)).toEqual(['founded']);
    expect(laid(match, 0)).toEqual({ boi: 2 });
    expect(route(match, 'boston-albany')).toEqual(['boi', null, null]);
    expect(look(match)).toMatchObject({
      founded: ['boi'],
      worth: { boi: 2 },
      markers: { boi: 18 },
      phase: 'take',
    });
    expect(types(play(match, 'take pile'))).toEqual(['drew', 'drew-flight', 'turn']);
    expect(hand(match, 0)).toMatchObject({ owl: 1 });
    expect(flights(match, 0)).toContain('double-1');
    expect(turn(match)).toBe(1);
  });

  it('[A90-20] no sabotage, even with one share', () => {
    const match = start({ board: BOARD, hands: ['boi'], flights: ['solid-4'] });
    play(match, 'found 1 boi solid-4 boston-albany', 'take pile');
    expect([turn(match), phase(match)]).toEqual([1, 'start']);
  });

  it('[A90-20] not what somebody has put in play, nor away from the headquarters, nor with shares one has not', () => {
    const match = founded();
    expect(refusal(match, 'found 1 boi solid-5 boston-albany')).toMatchObject({
      rule: 'A90-20',
      reason: 'founded-already',
    });
    const fresh = start({ board: BOARD, hands: ['boi*2 hit*3'], flights: ['solid-4 solid-7'] });
    expect(refusal(fresh, 'found 1 boi solid-4 albany-troy')).toMatchObject({
      rule: 'A90-20',
      reason: 'not-at-headquarters',
    });
    expect(refusal(fresh, 'found 3 boi solid-4 boston-albany')).toMatchObject({
      rule: 'A90-20',
      reason: 'shares-not-held',
    });
    expect(refusal(fresh, 'found 1 ita dotted-5 ithaca-troy')).toMatchObject({
      rule: 'A90-20',
      reason: 'shares-not-held',
    });
  });

  it('[A90-20] when all companies are in play there is no more founding', () => {
    const board = sketch({
      routes: Object.fromEntries(
        ['boston', 'houston', 'ithaca', 'ottawa', 'yuma'].map((city) => [`${city}-hub`, 'solid 1 2 3']),
      ),
    });
    const match = start({
      board,
      players: 2,
      hands: ['boi*2 ita*2 yak', 'hit*2 owl*2 boi'],
      flights: ['solid-2 solid-3 solid-4', 'solid-5 solid-6 solid-7'],
    });
    const companies = ['boi', 'hit', 'ita', 'owl', 'yak'];
    for (const id of companies) {
      const [line] = offers(match, `found 1 ${id}`);
      play(match, line, 'take pile');
    }
    pass(match);
    expect(look(match).founded).toEqual(companies);
    expect(offers(match, 'found')).toEqual([]);
  });
});

describe('EXPAND', () => {
  it('[A90-21] a flight card is drawn first; then the new one or another extends any company, own shares not needed', () => {
    const match = founded();
    expect(refusal(match, 'fly hit dashed-8 houston-dallas')).toMatchObject({
      rule: 'A90-21',
      reason: 'draw-first',
    });
    expect(types(play(match, 'draw'))).toEqual(['drew-flight']);
    expect(laid(match, 2)).toEqual({});
    expect(offers(match)).toEqual(['fly boi solid-5 albany-troy', 'keep']);
    play(match, 'fly boi solid-5 albany-troy');
    expect(route(match, 'albany-troy')).toEqual(['boi', null]);
  });

  it('[A90-21] the share may not be declined', () => {
    const match = founded();
    play(match, 'draw', 'fly boi solid-5 albany-troy');
    expect(offers(match)).toEqual(['take ita', 'take yak', 'take pile']);
    for (const line of ['keep', 'done', 'draw']) {
      expect(refusal(match, line)).toMatchObject({ rule: 'A90-50', reason: 'share-due' });
    }
    play(match, 'take ita');
    expect(hand(match, 2)).toEqual({ boi: 2, yak: 3, ita: 1 });
    expect(turn(match)).toBe(0);
  });

  it('[A90-21] or the card is kept: no share, and no limit to the hand', () => {
    const match = founded();
    const before = look(match).hands.map(({ size }) => size);
    pass(match, 9);
    expect(look(match).hands.map(({ size }) => size)).toEqual(before);
    expect(look(match).flights.map(({ size }) => size)).toEqual([6, 6, 6]);
  });
});

describe('PLAY SHARES', () => {
  it('[A90-22] one or more shares of one company in play; no card is drawn', () => {
    const match = founded();
    const cards = look(match).flights[2].size;
    expect(types(play(match, 'play 2 boi'))).toEqual(['played', 'turn']);
    expect([laid(match, 2), hand(match, 2), turn(match)]).toEqual([{ boi: 2 }, { yak: 3 }, 0]);
    expect(look(match).flights[2].size).toBe(cards);
  });

  it('[A90-22] exactly one share: sabotage is allowed', () => {
    const match = founded();
    play(match, 'play 1 boi');
    expect([phase(match), turn(match)]).toEqual(['sabotage', 2]);
    play(match, 'done');
    expect([phase(match), turn(match)]).toEqual(['start', 0]);
  });

  it('[A90-22] not of a company that is not in play, nor more than one has; none', () => {
    const match = founded();
    expect(refusal(match, 'play 1 yak')).toMatchObject({ rule: 'A90-22', reason: 'not-founded' });
    expect(refusal(match, 'play 3 boi')).toMatchObject({
      rule: 'A90-22',
      reason: 'shares-not-held',
      values: { held: 2 },
    });
    expect(refusal(match, { type: 'play', company: 'boi', shares: 0 })).toMatchObject({
      code: 'unknown-move',
      rule: 'A90-22',
    });
  });

  it('[A90-22] shares on the table never return: nothing offers it', () => {
    const match = founded();
    pass(match);
    expect(laid(match, 0)).toEqual({ boi: 2 });
    const kinds = offers(match).map((line) => line.split(' ')[0]);
    expect(kinds.filter((kind) => !['swap', 'draw', 'play'].includes(kind))).toEqual([]);
  });
});

it('[A90-23] EXPAND may be chosen though no flight card can be drawn; with keep it is a pass', () => {
  const board = sketch({
    routes: { 'boston-albany': 'solid 9' },
    flights: 'solid-1*3 dashed-1*5 dotted-1*5 double-1*5',
  });
  const match = start({ board, players: 6 });
  expect(look(match).flightPile.size).toBe(0);
  expect(offers(match, 'draw')).toEqual(['draw']);
  expect(types(play(match, 'draw'))).toEqual(['no-flight']);
  expect(offers(match)).toEqual(['keep']);
  expect(play(match, 'keep')[0]).toEqual({ type: 'kept', seat: 0, idle: true });
  expect(refusal(match, 'keep')).toMatchObject({ rule: 'A90-24', reason: 'one-action' });
});

it('[A90-24] swaps and a refresh before the action, in any order, the refresh once a turn', () => {
  // HIT becomes inactive: its only route is full.
  const board = sketch({
    routes: { 'boston-houston': 'solid 1', 'boston-albany': 'solid 2 6', 'ithaca-troy': 'dotted 2' },
  });
  const match = start({
    board,
    players: 2,
    hands: ['boi*5', 'ita*5'],
    flights: ['solid-1 solid-3 dotted-1', 'dotted-3 solid-9 dashed-3'],
    market: 'hit*5',
    pile: 'yak owl yak owl',
    flightPile: 'double-3 double-4 double-5',
  });
  expect(offers(match, 'swap')).toEqual(['swap dotted-1']);
  play(match, 'swap dotted-1');
  expect(look(match).swaps).toBe(1);
  play(match, 'found 1 boi solid-1 boston-houston', 'take pile');
  expect(look(match)).toMatchObject({ inactive: ['hit'], swaps: 0 });
  expect(offers(match, 'swap')).toEqual(['swap dashed-3']);
  play(match, 'refresh hit');
  expect(refusal(match, 'refresh hit')).toMatchObject({ rule: 'A90-24', reason: 'refreshed-already' });
  play(match, 'swap dashed-3', 'draw');
  expect(refusal(match, 'swap double-4')).toMatchObject({ rule: 'A90-21', reason: 'fly-or-keep' });
  expect(market(match).filter((share) => share === 'hit')).toHaveLength(4);
  play(match, 'keep');
  settle(match);
  play(match, 'refresh hit');
});
