import { CHANCE } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { sharePoints } from '../../src/majority.ts';
import { sketch, wideBoard } from './boards.ts';
import type { Table } from './table.ts';
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
  scored,
  scores,
  start,
  turn,
  types,
} from './table.ts';

function shared(markers: number, ...holdings: number[]): number[] {
  const points = new Uint8Array(holdings.length);
  sharePoints(markers, Uint8Array.from(holdings), holdings.length, points);
  return Array.from(points);
}

const BOARD = sketch({
  routes: {
    'boston-albany': 'solid 1 2 3',
    'albany-troy': 'solid 1 2',
    'troy-lynn': 'solid 1',
    'houston-dallas': 'dashed 1 2',
  },
});

describe('A90-72', () => {
  it.each([
    ['a sole holder: 3 + 1', 3, [2, 0, 0], [4, 0, 0]],
    ['three tied for first: (11 + 5) / 3', 11, [3, 3, 3, 0], [5, 5, 5, 0]],
    ['tied for first, nothing for anybody else', 11, [3, 3, 3, 2], [5, 5, 5, 0]],
    ['three tied for second: 8 / 3', 16, [3, 2, 2, 2], [16, 2, 2, 2]],
    ['first and second', 9, [1, 4, 2, 0], [0, 9, 4, 0]],
    ['two tied for first', 7, [2, 2, 1], [5, 5, 0]],
    ['nobody', 7, [0, 0], [0, 0]],
    ['one marker, second place', 1, [2, 1], [1, 0]],
    ['a third place gets nothing', 10, [3, 2, 1], [10, 5, 0]],
    ['the third of A90-82 ties like anybody: (6 + 3) / 2', 6, [3, 0, 3], [4, 0, 4]],
    ['all six tied', 20, [1, 1, 1, 1, 1, 1], [5, 5, 5, 5, 5, 5]],
  ])('[A90-72] %s', (_, markers, holdings, points) => {
    expect(shared(markers, ...holdings)).toEqual(points);
  });

  it('[A90-72] only face-up shares count', () => {
    const match = secondRound({ pile: 'yak scoring' });
    expand(match, 'take pile', 'albany-troy');
    expect(scores(match)).toEqual([4, 0, 0]);
    expect(hand(match, 1)).toMatchObject({ boi: 3 });
  });
});

/** Three players; Ada has founded BOI with one share, and the first round is over. */
function secondRound(more: { pile?: string; hands?: string[]; options?: object } = {}): Table {
  const match = start({
    board: BOARD,
    hands: ['boi*2', 'boi*3', 'boi*2'],
    flights: ['solid-3 solid-4 solid-5', 'solid-6 solid-7', 'solid-8'],
    market: 'yak*2 owl*3',
    flightPile: 'double-1 double-2 double-3 double-4 double-5 double-6 double-7',
    ...more,
  });
  play(match, 'found 1 boi solid-3 boston-albany', 'take pile');
  pass(match, 2);
  return match;
}

describe('A90-70', () => {
  it('[A90-70] drawn for the hand it scores at once; then the card is replaced', () => {
    const match = secondRound({ pile: 'yak scoring owl ita' });
    const events = expand(match, 'take pile', 'albany-troy');
    expect(types(events)).toEqual(['drew-flight', 'flew', 'scoring-card', 'scored', 'drew', 'turn']);
    expect(hand(match, 0)).toMatchObject({ owl: 1 });
    expect(look(match)).toMatchObject({ scorings: 1, scores: [4, 0, 0] });
  });

  it('[A90-70] drawn for the market likewise', () => {
    const match = secondRound({ pile: 'yak scoring ita' });
    const events = expand(match, 'take owl', 'albany-troy');
    expect(types(events)).toEqual([
      'drew-flight',
      'flew',
      'took',
      'scoring-card',
      'scored',
      'refilled',
      'turn',
    ]);
    expect(market(match)).toContain('ita');
  });

  it('[A90-70] in the first round it is put back: the next share is drawn, then chance shuffles the pile', () => {
    const match = start({ board: BOARD, hands: ['boi*2'], flights: ['solid-3'], pile: 'scoring yak owl' });
    const size = look(match).pile.size;
    const events = play(match, 'found 1 boi solid-3 boston-albany', 'take pile');
    expect(types(events)).toEqual(['founded', 'scoring-card', 'drew']);
    expect(events[1]).toEqual({ type: 'scoring-card', back: true });
    expect(look(match)).toMatchObject({
      phase: 'shuffle',
      shuffle: 'take',
      pile: { size: size - 1, scoring: 3 },
    });
    expect(hand(match, 0)).toMatchObject({ yak: 1 });
    expect(refusal(match, 'shuffle shares boi', CHANCE)).toMatchObject({
      rule: 'A90-70',
      reason: 'not-the-pile',
    });
    const after = expectShuffle(match);
    expect(after).toEqual(['shuffled', 'drew-flight', 'turn']);
    expect(look(match)).toMatchObject({ scorings: 0, scores: [0, 0, 0], turn: 1 });
  });

  it('[A90-70] the last player of the first round too, and several cards go back together', () => {
    const match = start({
      board: BOARD,
      hands: ['owl', 'owl', 'boi*2'],
      flights: ['', '', 'solid-3'],
      pile: 'scoring scoring ita yak',
    });
    pass(match, 2);
    const events = play(match, 'found 1 boi solid-3 boston-albany', 'take yak');
    expect(types(events)).toEqual(['founded', 'took', 'scoring-card', 'scoring-card', 'refilled']);
    expect(look(match)).toMatchObject({ phase: 'shuffle', putBack: 2 });
    expect(expectShuffle(match)).toContain('shuffled');
    expect(look(match).pile.scoring).toBe(3);
  });

  it('[A90-70] from the second round on it counts', () => {
    const match = start({
      board: BOARD,
      players: 2,
      hands: ['boi*2', 'owl'],
      flights: ['solid-3 solid-4'],
      pile: 'yak scoring',
    });
    play(match, 'found 1 boi solid-3 boston-albany', 'take pile');
    pass(match);
    expect(types(expand(match, 'take pile', 'albany-troy'))).toContain('scored');
  });
});

/** What happens when chance shuffles now. */
function expectShuffle(match: Table): string[] {
  expect(phase(match)).toBe('shuffle');
  const events: string[] = [];
  while (phase(match) === 'shuffle') {
    const move = match.game.chance?.(match.state, { below: () => 0, shuffle: (items) => items.reverse() });
    if (move) events.push(...types(match.apply(CHANCE, move)));
  }
  return events;
}

describe('scorings', () => {
  it('[A90-71] one point per marker, the headquarters included, sabotage markers not', () => {
    const board = sketch({ routes: { 'boston-albany': 'solid 1 5', 'albany-troy': 'solid 1 6' } });
    const match = start({
      board,
      players: 2,
      hands: ['boi*3', 'owl'],
      flights: ['solid-3 solid-4'],
      pile: 'yak scoring',
      flightPile: 'double-1 double-2 double-3',
    });
    play(match, 'found 1 boi solid-3 boston-albany', 'take pile');
    pass(match);
    play(match, 'play 1 boi', 'sabotage boi albany-troy 6');
    pass(match);
    const [score] = scored(expand(match, 'take pile', 'albany-troy'));
    expect(score).toMatchObject({ scoring: 1, company: 'boi', markers: 3, holdings: [2, 0], points: [4, 0] });
  });

  it('[A90-73] a scoring per card, and one at the end; scores are public', () => {
    const match = start({
      board: wideBoard(),
      players: 6,
      hands: ['boi*2'],
      flights: ['wavy-3'],
      pile: 'yak*3 scoring yak scoring*2 owl',
    });
    play(match, 'found 1 boi wavy-3 boston-hub', 'take pile');
    while (outcome(match) === undefined) expand(match);
    expect(look(match).scorings).toBe(3);
    const { awards } = look(match, 3);
    expect(awards.map((points) => points[0] > 0)).toEqual([true, true, true, true]);
    expect(scores(match)[0]).toBe(awards.reduce((sum, points) => sum + points[0], 0));
    expect(outcome(match)?.reason).toBe('shares-gone');
  });

  it('[A90-74] what was laid and placed in this turn counts; two scoring cards in a row are two scorings', () => {
    const match = secondRound({ pile: 'yak scoring scoring owl' });
    const events = expand(match, 'take pile', 'albany-troy');
    expect(types(events).filter((type) => type === 'scoring-card')).toHaveLength(2);
    expect(scored(events).map(({ scoring, markers }) => [scoring, markers])).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(scores(match)).toEqual([8, 0, 0]);
    expect(look(match)).toMatchObject({ scorings: 2, pile: { scoring: 1 } });
  });

  it('[A90-75] the last card scores, drawn for the market: it is not replenished', () => {
    const match = lastCardScores();
    const events = play(match, 'take owl');
    expect(types(events).slice(0, 3)).toEqual(['took', 'scoring-card', 'scored']);
    expect(types(events)).not.toContain('refilled');
    expect(market(match)).toHaveLength(4);
  });

  it('[A90-75] drawn for the hand: a face-up share is taken instead', () => {
    const match = lastCardScores();
    const seat = turn(match);
    const events = play(match, 'take pile');
    expect(types(events)).toEqual(['scoring-card', 'scored']);
    expect([turn(match), phase(match)]).toEqual([seat, 'take']);
    expect(offers(match)).toEqual(['take owl']);
    play(match, 'take owl');
    expect(market(match)).toHaveLength(4);
  });
});

/** Six players; only a scoring card is left in the pile, and a share is to be taken. */
function lastCardScores(): Table {
  const match = start({
    board: wideBoard(),
    players: 6,
    hands: ['boi*2'],
    flights: ['wavy-3'],
    market: 'owl*5',
    pile: 'yak*8 scoring*2',
  });
  play(match, 'found 1 boi wavy-3 boston-hub', 'take pile');
  drainPile(match, 1);
  expect(look(match).pile).toMatchObject({ size: 1, scoring: 1 });
  while (phase(match) !== 'take') {
    play(match, 'draw');
    play(match, offers(match, 'fly')[0] ?? 'keep');
  }
  return match;
}
