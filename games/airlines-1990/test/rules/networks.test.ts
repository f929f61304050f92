import { CHANCE } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import {
  flights,
  look,
  offers,
  pass,
  phase,
  plainShuffle,
  play,
  refusal,
  route,
  settle,
  start,
  turn,
  types,
} from './table.ts';

const MAP = {
  'boston-albany': 'solid 2 5 9',
  'albany-troy': 'solid 3 6',
  'troy-boston': 'solid 4',
  'boston-lynn': 'dashed 1',
  'erie-utica': 'solid 1',
  'houston-albany': 'solid 1 8',
};

function expanding(
  hand: string,
  companies = {},
  flightPile = 'wavy-1 wavy-2 wavy-3 wavy-4 wavy-5 wavy-6',
): Table {
  const board = sketch({ routes: { ...MAP, 'erie-albany': 'double 1' }, companies });
  const match = start({
    board,
    players: 2,
    hands: ['boi*3 hit*2', 'hit*3'],
    flights: [hand, 'solid-1 dashed-9 dotted-9'],
    flightPile,
  });
  play(match, 'found 1 boi solid-7 boston-albany', 'take pile');
  pass(match);
  play(match, 'draw');
  return match;
}

describe('A90-40', () => {
  it('[A90-40] the marker goes on the lowest free circle', () => {
    const match = expanding('solid-7 solid-3');
    play(
      match,
      'fly boi solid-3 albany-troy',
      'take pile',
      'found 1 hit solid-1 houston-albany',
      'take pile',
      'draw',
      'keep',
    );
    expect(route(match, 'boston-albany')).toEqual(['boi', null, null]);
    expect(route(match, 'houston-albany')).toEqual(['hit', null]);
  });

  it.each([
    ['another pattern', 'dashed-1', 'solid-7 dashed-1', 'albany-troy', 'other-pattern'],
    ['a card one has not', 'solid-8', 'solid-7 solid-3', 'albany-troy', 'card-not-held'],
    ['too low a card', 'solid-2', 'solid-7 solid-2', 'albany-troy', 'card-too-low'],
    ['a route away from the network', 'solid-3', 'solid-7 solid-3', 'erie-utica', 'not-connected'],
    ['a second marker on a route', 'solid-6', 'solid-7 solid-6', 'boston-albany', 'flies-already'],
  ])('[A90-40] refuses %s', (_, card, hand, where, reason) => {
    expect(refusal(expanding(hand), `fly boi ${card} ${where}`)).toMatchObject({ rule: 'A90-40', reason });
  });

  it('[A90-40] circles already covered do not count: the card needs the lowest free one', () => {
    const match = expanding('solid-7 solid-3 solid-10');
    play(match, 'keep', 'found 1 hit solid-1 houston-albany', 'take pile', 'draw');
    expect(refusal(match, 'fly hit solid-3 boston-albany')).toMatchObject({
      reason: 'card-too-low',
      values: { needed: 5 },
    });
    play(match, 'fly hit solid-10 boston-albany', 'take pile');
    expect(route(match, 'boston-albany')).toEqual(['boi', 'hit', null]);
  });

  it('[A90-40] both ends may be in the network already', () => {
    const match = expanding('solid-7 solid-3 solid-4', {}, 'solid-12 wavy-1 wavy-2 wavy-3');
    play(match, 'fly boi solid-3 albany-troy', 'take pile');
    pass(match);
    play(match, 'draw', 'fly boi solid-4 troy-boston', 'take pile');
    expect(route(match, 'troy-boston')).toEqual(['boi']);
    play(match, 'found 1 hit solid-1 houston-albany', 'take pile', 'draw');
    expect(refusal(match, 'fly hit solid-12 troy-boston')).toMatchObject({
      rule: 'A90-40',
      reason: 'route-full',
    });
  });

  it('[A90-40] a full route is full', () => {
    const match = expanding('solid-7 dashed-1 solid-12', { hit: { headquarters: 'lynn' } });
    play(match, 'fly boi dashed-1 boston-lynn', 'take pile');
    expect(look(match).inactive).toEqual(['hit']);
    expect(refusal(match, 'found 1 hit dashed-9 boston-lynn')).toMatchObject({
      rule: 'A90-51',
      reason: 'inactive',
    });
    expect(route(match, 'boston-lynn')).toEqual(['boi']);
  });

  it('[A90-40] without a marker left a company is not extended', () => {
    const match = expanding('solid-7 solid-3', { boi: { headquarters: 'boston', markers: 2 } });
    expect(look(match).markers.boi).toBe(0);
    expect(refusal(match, 'fly boi solid-3 albany-troy')).toMatchObject({
      rule: 'A90-40',
      reason: 'no-marker',
    });
  });

  it('[A90-40] a sabotage marker of the company does not keep it from flying the route', () => {
    const match = expanding('solid-7 solid-3');
    play(match, 'keep', 'draw', 'keep', 'play 1 boi', 'sabotage boi albany-troy 6', 'draw', 'keep', 'draw');
    play(match, 'fly boi solid-3 albany-troy', 'take pile');
    expect(route(match, 'albany-troy')).toEqual(['boi', '!boi']);
  });
});

it('[A90-41] founding takes two markers', () => {
  const routes = { 'boston-albany': 'solid 2' };
  const board = sketch({ routes, companies: { boi: { headquarters: 'boston', markers: 2 } } });
  const match = start({ board, hands: ['boi'], flights: ['solid-7'] });
  play(match, 'found 1 boi solid-7 boston-albany');
  expect(look(match)).toMatchObject({ markers: { boi: 0 }, worth: { boi: 2 } });
});

describe('A90-42', () => {
  /** Two players, and a flight pile of one card. */
  const board = sketch({
    routes: { 'boston-albany': 'solid 1', 'albany-troy': 'solid 2', 'houston-dallas': 'dashed 1' },
    flights: 'solid-1 solid-2 solid-3 dashed-1 dashed-2 dashed-3 dotted-1*6 double-1*6 wavy-1*2',
  });
  /** Bo to move; two cards left in the pile, one card among the discards. */
  function short(): Table {
    const match = start({
      board,
      players: 6,
      hands: ['boi*2', 'hit*2'],
      flights: ['solid-1 solid-2', 'dashed-1 dashed-2'],
      flightPile: 'wavy-1 wavy-1',
    });
    return match;
  }

  it('[A90-42] played cards are discarded at once; the pile is made again when a card is to be drawn, not before', () => {
    const match = short();
    play(match, 'found 1 boi solid-1 boston-albany');
    expect(look(match).discards).toEqual([{ pattern: 'solid', value: 1 }]);
    play(match, 'take pile', 'draw', 'keep');
    expect(look(match)).toMatchObject({ flightPile: { size: 0 }, phase: 'start', turn: 2 });
    play(match, 'draw');
    expect(look(match)).toMatchObject({ phase: 'shuffle', active: [CHANCE] });
    expect(refusal(match, 'keep', 2)).toMatchObject({
      code: 'not-your-turn',
      rule: 'A90-42',
      reason: 'chance-first',
    });
    expect(types(play(match, 'shuffle flights solid-1'))).toEqual(['shuffled', 'drew-flight']);
    expect(look(match)).toMatchObject({ phase: 'expand', discards: [], flightPile: { size: 0 } });
    expect(flights(match, 2)).toContain('solid-1');
  });

  it("[A90-42] a founder's own card is among them", () => {
    const match = short();
    pass(match, 2);
    pass(match, 4);
    play(match, 'found 1 boi solid-1 boston-albany', 'take pile');
    expect(phase(match)).toBe('shuffle');
    expect(plainShuffle(match)).toEqual({
      type: 'shuffle',
      pile: 'flights',
      order: [{ pattern: 'solid', value: 1 }],
    });
    expect(types(settle(match))).toEqual(['shuffled', 'drew-flight', 'turn']);
    expect(turn(match)).toBe(1);
  });

  it('[A90-42] if both are empty, no card is drawn', () => {
    const match = short();
    pass(match, 2);
    expect(types(play(match, 'draw'))).toEqual(['no-flight']);
  });

  it.each([
    ['too few cards', 'shuffle flights', 'illegal-move', 'not-the-pile'],
    ['another card', 'shuffle flights solid-2', 'illegal-move', 'not-the-pile'],
    ['a card of no game', 'shuffle flights wavy-14', 'unknown-move', undefined],
    ['the other pile', 'shuffle shares boi', 'illegal-move', 'other-pile'],
    ['something else', 'keep', 'illegal-move', 'shuffle-due'],
  ])('[A90-42] chance may not bring %s', (_, line, code, reason) => {
    const match = short();
    play(match, 'found 1 boi solid-1 boston-albany', 'take pile');
    pass(match);
    play(match, 'draw');
    expect(refusal(match, line, CHANCE)).toMatchObject({ code, reason, rule: 'A90-42' });
  });

  it('[A90-42] nothing is shuffled when nothing is due', () => {
    expect(refusal(short(), 'shuffle flights solid-1', CHANCE)).toMatchObject({ code: 'not-your-turn' });
    expect(refusal(short(), 'shuffle flights solid-1', 0)).toMatchObject({
      rule: 'A90-42',
      reason: 'shuffle-due',
    });
  });
});

describe('A90-43', () => {
  const board = sketch({
    routes: { 'boston-albany': 'solid 3 9', 'houston-dallas': 'dashed 2', 'ithaca-troy': 'dotted 7' },
    companies: {
      boi: { headquarters: 'boston', patterns: ['solid'] },
      hit: { headquarters: 'houston', patterns: ['dashed'] },
      ita: { headquarters: 'ithaca', patterns: ['dotted'] },
    },
  });
  const deal = {
    board,
    hands: ['boi*2 hit', 'ita'],
    flights: ['solid-2 solid-4 dashed-1', 'dotted-6 dotted-8'],
  };

  it('[A90-43] one unusable card a move, shown, out of the game, replaced at once', () => {
    const match = start({ ...deal, flightPile: 'solid-1 dashed-5' });
    expect(offers(match, 'swap')).toEqual(['swap solid-2', 'swap dashed-1']);
    expect(play(match, 'swap solid-2')).toEqual([
      { type: 'swapped', seat: 0, card: { pattern: 'solid', value: 2 } },
      { type: 'drew-flight', seat: 0, card: { pattern: 'solid', value: 1 } },
    ]);
    expect(look(match).goneFlights).toEqual([{ pattern: 'solid', value: 2 }]);
    expect(look(match).discards).toEqual([]);
  });

  it('[A90-43] an unusable new one waits for the next turn', () => {
    const match = start({ ...deal, flightPile: 'solid-1' });
    play(match, 'swap solid-2');
    expect(offers(match, 'swap')).toEqual(['swap dashed-1']);
    expect(refusal(match, 'swap solid-1')).toMatchObject({ rule: 'A90-43', reason: 'card-is-new' });
    pass(match, 3);
    expect(offers(match, 'swap')).toContain('swap solid-1');
  });

  it('[A90-43] a card that can be used is refused, and one that is not there', () => {
    const match = start(deal);
    expect(refusal(match, 'swap solid-4')).toMatchObject({ rule: 'A90-43', reason: 'card-usable' });
    expect(refusal(match, 'swap wavy-1')).toMatchObject({ rule: 'A90-43', reason: 'card-not-held' });
  });

  it('[A90-43] a card usable only for a company not founded yet is usable', () => {
    const match = start({ ...deal, flights: ['dotted-8 dotted-6 solid-3', 'solid-4'] });
    expect(look(match).founded).toEqual([]);
    expect(offers(match, 'swap')).toEqual(['swap dotted-6']);
    expect(refusal(match, 'swap dotted-8')).toMatchObject({ reason: 'card-usable' });
  });

  it('[A90-43] nor does it matter whether the network reaches the route', () => {
    const far = sketch({
      routes: { 'boston-albany': 'solid 3', 'erie-utica': 'solid 1', 'albany-erie': 'double 12' },
    });
    const match = start({ board: far, hands: ['boi'], flights: ['solid-3 solid-1'] });
    play(match, 'found 1 boi solid-3 boston-albany', 'take pile');
    pass(match, 2);
    expect(offers(match, 'swap')).toEqual([]);
  });

  it('[A90-43] when the last company that could use it is inactive, or without markers, the card is unusable', () => {
    const tight = sketch({
      routes: { 'boston-albany': 'solid 1', 'albany-troy': 'dashed 4', 'houston-dallas': 'dotted 1' },
      companies: {
        boi: { headquarters: 'boston', markers: 2, patterns: ['solid', 'dashed'] },
        hit: { headquarters: 'houston', patterns: ['dotted'] },
        ...Object.fromEntries(
          ['ita', 'owl', 'yak'].map((id, i) => [
            id,
            { headquarters: ['ithaca', 'ottawa', 'yuma'][i], patterns: ['wavy'] },
          ]),
        ),
      },
    });
    const match = start({
      board: tight,
      players: 2,
      hands: ['boi', 'hit'],
      flights: ['solid-1 dashed-9', 'dashed-8'],
    });
    expect(refusal(match, 'swap dashed-9')).toMatchObject({ reason: 'card-usable' });
    play(match, 'found 1 boi solid-1 boston-albany', 'take pile');
    expect(offers(match, 'swap')).toContain('swap dashed-8');
  });

  it('[A90-43] without cards left there is no new one', () => {
    const few = sketch({
      routes: { 'boston-albany': 'solid 9' },
      flights: 'solid-1*6 solid-12*6 dashed-1*6',
    });
    const match = start({ board: few, players: 6, flights: ['solid-1*3'] });
    expect(types(play(match, 'swap solid-1'))).toEqual(['swapped', 'no-flight']);
    expect(look(match).flights[0].size).toBe(2);
  });
});
