import { describe, expect, it } from 'vitest';
import { sketch, wideBoard } from './boards.ts';
import type { Description, Table } from './table.ts';
import {
  expand,
  look,
  market,
  offers,
  outcome,
  pass,
  play,
  refusal,
  scored,
  scores,
  settle,
  start,
  types,
} from './table.ts';

/** Six players; BOI can fly everywhere, and the scoring cards come first. */
function six(more: Partial<Description> = {}): Table {
  const match = start({
    board: wideBoard(),
    players: 6,
    hands: ['boi*2'],
    flights: ['wavy-3'],
    pile: 'yak*8 scoring*3',
    ...more,
  });
  play(match, 'found 1 boi wavy-3 boston-hub', 'take pile');
  return match;
}

describe('A90-80', () => {
  it('[A90-80] pile empty and the last face-up share taken: final scoring at once, the rest of the turn lapses', () => {
    const match = six();
    const events = [];
    while (outcome(match) === undefined) events.push(...expand(match));
    expect(look(match)).toMatchObject({ pile: { size: 0 }, phase: 'end', active: [] });
    expect(market(match)).toEqual([]);
    expect(types(events).slice(-3)).toEqual(['took', 'scored', 'ended']);
    expect(scored(events).at(-1)).toMatchObject({ scoring: 4, company: 'boi' });
    expect(outcome(match)).toMatchObject({ reason: 'shares-gone', winners: [0] });
  });

  it('[A90-80] after the end nothing is legal', () => {
    const match = six();
    while (outcome(match) === undefined) expand(match);
    expect(refusal(match, 'draw', 0)).toMatchObject({
      code: 'match-over',
      rule: 'A90-80',
      reason: 'match-over',
    });
  });

  it('[A90-80] ties are shared', () => {
    const match = stuck(3);
    pass(match, 3);
    expect(outcome(match)).toEqual({ scores: [0, 0, 0], winners: [0, 1, 2], reason: 'stalemate' });
  });
});

/** Nobody can fly, and there is no flight card left. */
function stuck(players: number): Table {
  const board = sketch({
    routes: { 'boston-albany': 'solid 9', 'houston-dallas': 'dashed 1' },
    flights: 'solid-12*6 dashed-2*6 dotted-1*6',
  });
  const match = start({
    board,
    players,
    hands: ['boi*5', 'boi*5', 'owl*5', 'owl*5', 'ita*5', 'ita*5'].slice(0, players),
    flights: ['solid-12 dotted-1*2', 'dashed-2 dotted-1*2'],
  });
  while (look(match).flightPile.size > 0) pass(match);
  return match;
}

describe('A90-81', () => {
  it('[A90-81] nobody able to fly: after as many idle turns in a row as players the game ends with the final scoring', () => {
    const match = stuck(4);
    expect(look(match).idle).toBe(0);
    const events = pass(match, 3);
    expect(look(match).idle).toBe(3);
    expect(events.filter(({ type }) => type === 'kept')).toHaveLength(3);
    expect(types(pass(match))).toContain('ended');
    expect(outcome(match)?.reason).toBe('stalemate');
  });

  it('[A90-81] a turn in which something happens restarts the count: a swap is something', () => {
    const match = stuck(3);
    pass(match, 2);
    const [swap] = offers(match, 'swap');
    play(match, swap, 'draw');
    expect(play(match, 'keep')[0]).toMatchObject({ type: 'kept', idle: false });
    expect(look(match).idle).toBe(0);
    expect(outcome(match)).toBeUndefined();
  });

  it('[A90-81] so is a founding; scoring cards still in the pile lapse', () => {
    const match = stuck(3);
    while (offers(match, 'found').length === 0) pass(match);
    play(match, offers(match, 'found 1 boi')[0], 'take pile');
    settle(match);
    expect(look(match).idle).toBe(0);
    pass(match, 3);
    expect(outcome(match)?.reason).toBe('stalemate');
    expect(look(match)).toMatchObject({ scorings: 0, pile: { scoring: 3 } });
    expect(Math.max(...scores(match))).toBe(3);
  });

  it('[A90-81] two players: with the third', () => {
    const match = stuck(2);
    play(match, offers(match, 'found 1 boi')[0], 'take pile');
    settle(match);
    const events = pass(match, 2);
    expect(scored(events)).toEqual([
      {
        type: 'scored',
        scoring: 4,
        company: 'boi',
        markers: 2,
        holdings: [1, 0, expect.any(Number)],
        points: expect.any(Array),
      },
    ]);
  });
});

describe('A90-82', () => {
  const board = sketch({
    routes: {
      'boston-albany': 'solid 1 2',
      'albany-troy': 'solid 1 2',
      'troy-lynn': 'solid 1 2',
      'lynn-salem': 'solid 1',
    },
  });
  const deal: Description = {
    board,
    players: 2,
    hands: ['boi*4 yak', 'hit*5'],
    flights: ['solid-2 solid-3 solid-4', 'solid-5 solid-6 solid-7'],
    market: 'boi*2 owl*3',
    flightPile: 'wavy-1 wavy-2 wavy-3 wavy-4 wavy-5',
  };
  function thirdCard(pile: string): Table {
    const match = start({ ...deal, pile });
    play(match, 'found 4 boi solid-2 boston-albany', 'take pile');
    pass(match);
    expand(match, 'take pile', 'albany-troy');
    expand(match, 'take pile', 'troy-lynn');
    return match;
  }

  it('[A90-82] the game ends with the scoring of the third card; pile and face-up shares are the third', () => {
    const match = thirdCard('yak scoring yak scoring yak scoring');
    const events = expand(match, 'take pile', 'lynn-salem');
    expect(outcome(match)?.reason).toBe('third-scoring');
    expect(types(events).slice(-3)).toEqual(['scoring-card', 'scored', 'ended']);
    // BOI: five markers; four shares laid, two in the market, six in the pile.
    expect(scored(events)[0]).toMatchObject({ scoring: 3, markers: 5, holdings: [4, 0, 8], points: [2, 0] });
    expect(scores(match)).toEqual([4 + 6 + 2, 0]);
  });

  it('[A90-82] the card is not replaced and no other final scoring is made', () => {
    const match = thirdCard('yak scoring yak scoring yak scoring');
    const before = look(match).hands[0].size;
    const events = expand(match, 'take pile', 'lynn-salem');
    expect(look(match).hands[0].size).toBe(before);
    expect(scored(events).filter(({ company }) => company === 'boi')).toHaveLength(1);
    expect(look(match).awards[3]).toEqual([0, 0]);
  });

  it('[A90-82] the third cannot win, and the first two scorings do not know it', () => {
    const match = thirdCard('yak scoring yak scoring yak scoring');
    expect(look(match).awards.slice(0, 2)).toEqual([
      [4, 0],
      [6, 0],
    ]);
    expand(match, 'take pile', 'lynn-salem');
    expect(outcome(match)?.winners).toEqual([0]);
  });
});

it('[A90-83] a flight card returns to the pile only when a marker was placed', () => {
  const match = stuck(3);
  expect(look(match).discards).toEqual([]);
  while (offers(match, 'found').length === 0) pass(match);
  play(match, offers(match, 'found')[0]);
  expect(look(match).discards).toHaveLength(1);
});
