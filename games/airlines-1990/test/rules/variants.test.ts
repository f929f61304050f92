import { Match } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { airlines1990 } from '../../src/index.ts';
import type { Airlines1990Options } from '../../src/options.ts';
import { sketch, wideBoard } from './boards.ts';
import { endgame } from './endgame.ts';
import type { Description, Table } from './table.ts';
import {
  drainPile,
  expand,
  look,
  market,
  offers,
  outcome,
  pass,
  phase,
  play,
  refusal,
  scores,
  settle,
  start,
  turn,
  types,
} from './table.ts';

function six(options: Partial<Airlines1990Options>, more: Partial<Description> = {}): Table {
  const match = start({
    board: wideBoard(),
    players: 6,
    options,
    hands: ['boi*2'],
    flights: ['wavy-3'],
    pile: 'yak*8 scoring*3',
    ...more,
  });
  play(match, 'found 1 boi wavy-3 boston-hub', 'take pile');
  return match;
}

describe('A90-90', () => {
  it('[A90-90] seatBonus: 0, 1, 2, … 5 points by turn order, added at the end', () => {
    const plain = six({});
    const bonus = six({ seatBonus: true });
    for (const match of [plain, bonus]) {
      while (outcome(match) === undefined) {
        expect(look(match).scores.slice(1)).toEqual([0, 0, 0, 0, 0]);
        expand(match);
      }
    }
    expect(scores(bonus).map((points, p) => points - scores(plain)[p])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('[A90-90] it can decide the game', () => {
    const board = sketch({ routes: { 'boston-albany': 'solid 9' }, flights: 'dotted-1*18' });
    const match = start({ board, players: 6, options: { seatBonus: true } });
    expect(pass(match, 6)).toContainEqual({ type: 'bonus', points: [0, 1, 2, 3, 4, 5] });
    expect(outcome(match)).toEqual({ scores: [0, 1, 2, 3, 4, 5], winners: [5], reason: 'stalemate' });
  });
});

describe('A90-91', () => {
  it('[A90-91] lastRound: after the last share every player has one more turn, the taker last', () => {
    const match = six({ lastRound: true });
    drainPile(match, 0);
    while (market(match).length > 0) expand(match);
    const taker = (turn(match) + 5) % 6;
    expect(look(match)).toMatchObject({ turnsLeft: 6, phase: 'start' });
    const order = [];
    while (outcome(match) === undefined) {
      order.push(turn(match));
      pass(match);
    }
    expect(order).toHaveLength(6);
    expect(order.at(-1)).toBe(taker);
    expect(outcome(match)?.reason).toBe('shares-gone');
  });

  it('[A90-91] no shares are taken any more, flight cards are', () => {
    const wavy = 'wavy-10 wavy-11 wavy-12';
    const match = six(
      { lastRound: true },
      { hands: ['boi*2', 'owl', 'hit*5'], flights: ['wavy-3', '', wavy] },
    );
    drainPile(match, 0);
    while (market(match).length > 0) expand(match);
    while (offers(match, 'found').length === 0) pass(match);
    const [seat, before] = [turn(match), look(match).hands.map(({ size }) => size)];
    const cards = look(match).flights[seat].size;
    const events = play(match, offers(match, 'found 1')[0]);
    expect(types([...events, ...settle(match)]).filter((type) => type !== 'shuffled')).toEqual([
      'founded',
      'drew-flight',
      'turn',
    ]);
    expect(look(match).flights[seat].size).toBe(cards);
    expect(look(match).hands.map(({ size }, p) => size + (p === seat ? 1 : 0))).toEqual(before);
  });

  it('[A90-91] also together with A90-52: the taker is the player whose turn it was, and that turn is finished first', () => {
    const match = endgame({ lastRound: true });
    const seat = turn(match);
    play(match, 'draw');
    const events = play(match, offers(match, 'fly').find((line) => line.endsWith('hub-deadend')) ?? '');
    expect(types(events)).toEqual(['flew', 'inactive', 'removed', 'last-round', 'turn']);
    expect(events[3]).toEqual({ type: 'last-round', taker: seat });
    expect(market(match)).toEqual([]);
    pass(match, 5);
    expect(turn(match)).toBe(seat);
    expect(types(pass(match))).toContain('ended');
    expect(outcome(match)?.reason).toBe('shares-gone');
  });

  it('[A90-91] a stalemate ends it before', () => {
    const board = sketch({ routes: { 'boston-albany': 'solid 9' }, flights: 'dotted-1*18' });
    const match = start({ board, players: 6, options: { lastRound: true } });
    pass(match, 6);
    expect(outcome(match)?.reason).toBe('stalemate');
  });

  it('[A90-91] no effect with two players', () => {
    const board = sketch({
      routes: { 'boston-albany': 'solid 1 2', 'albany-troy': 'solid 1 2', 'troy-lynn': 'solid 1 2' },
    });
    const match = start({
      board,
      players: 2,
      options: { lastRound: true },
      hands: ['boi*4'],
      flights: ['solid-2 solid-3', 'solid-4'],
      pile: 'yak scoring*3',
      flightPile: 'wavy-1 wavy-2 wavy-3',
    });
    play(match, 'found 1 boi solid-2 boston-albany', 'take pile');
    pass(match);
    expand(match, 'take pile', 'albany-troy');
    expect(outcome(match)?.reason).toBe('third-scoring');
  });
});

describe('A90-92', () => {
  it.each([
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 2],
  ])('[A90-92] lateScoring with %i players: the scoring cards come after %i rounds', (players, rounds) => {
    const match = start({ board: wideBoard(), players, options: { lateScoring: true } });
    const size = look(match).pile.size;
    expect(look(match).pile.scoring).toBe(0);
    for (let n = 0; n < players * rounds - 1; n++) {
      pass(match);
      settle(match);
    }
    expect(look(match).pile).toMatchObject({ size, scoring: 0 });
    expect(types(pass(match))).toEqual(['drew-flight', 'kept', 'scoring-cards-in']);
    expect(look(match)).toMatchObject({
      phase: 'shuffle',
      shuffle: 'late',
      pile: { size: size + 3, scoring: 3 },
    });
    expect(refusal(match, 'shuffle shares boi', -2)).toMatchObject({
      rule: 'A90-92',
      reason: 'not-the-pile',
    });
    expect(types(settle(match))).toEqual(['shuffled', 'turn']);
    expect([phase(match), turn(match)]).toEqual(['start', 0]);
  });

  it('[A90-92] a pile with scoring cards cannot be dealt then', () => {
    const { setup, board, seats } = start({ board: wideBoard() });
    const options = { seatBonus: false, lastRound: false, lateScoring: true };
    let error: unknown;
    try {
      new Match(airlines1990, { board, options, seats, setup });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: 'bad-setup', path: 'setup.pile', rule: 'A90-92' });
  });
});
