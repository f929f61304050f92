import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import { EUROPE, fields, lastLicence, sketch, testBoard } from './boards.ts';
import type { Table } from './table.ts';
import {
  cash,
  deckSize,
  exchange,
  gone,
  handSizes,
  look,
  market,
  nextScoring,
  offers,
  outcome,
  play,
  randomMatch,
  range,
  refusal,
  scored,
  scoredFor,
  start,
  types,
} from './table.ts';

describe('AE-80 the end', () => {
  it.each([2, 3, 4, 5])('[AE-80] right after the third scoring, with %d players', (players) => {
    const match = start({ players });
    nextScoring(match);
    nextScoring(match);
    expect(outcome(match)).toBeUndefined();
    const events = nextScoring(match);
    const { scores, winners, reason } = outcome(match) ?? { scores: [], winners: [], reason: '' };
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'third-scoring', scores });
    expect(reason).toBe('third-scoring');
    expect(look(match)).toMatchObject({ phase: 'end', active: [], scorings: 3 });
    expect(look(match).outcome).toEqual(outcome(match));
    expect(scores).toHaveLength(players);
    expect(winners.every((seat) => scores[seat] === Math.max(...scores))).toBe(true);
    for (const seat of range(0, players - 1)) {
      expect(airlinesEurope.legal(match.state, seat)).toEqual([]);
      expect(refusal(match, 'cash', seat)).toMatchObject({
        code: 'match-over',
        rule: 'AE-80',
        reason: 'match-over',
      });
    }
  });

  const zones = [
    { from: 0, to: 9, points: [1, 0, 0, 0, 0] },
    { from: 10, points: [9, 0, 0, 0, 0] },
  ];
  const board = lastLicence({ zones, start: { white: 10 } });

  it('[AE-80] most points win', () => {
    const match = start({ board, keep: ['white red', 'brown green', 'orange gray'] });
    play(match, 'licence red london-paris');
    expect(outcome(match)).toEqual({
      scores: [1 + 9 + 1, 2 + 2, 3 + 2],
      winners: [0],
      reason: 'all-blocked',
    });
  });

  it('[AE-80] tied: most ABACUS shares, and only those of the portfolio', () => {
    const match = start({
      board,
      keep: ['white red', 'brown green', 'orange gray'],
      hands: ['black blue*5', 'blue*6'],
    });
    exchange(match, 'blue');
    exchange(match, 'blue', 'blue', 'blue');
    play(match, 'cash', 'play black abacus', 'play 2 abacus', 'cash');
    exchange(match, 'blue', 'blue', 'blue');
    expect(look(match).hands[0].abacus + look(match).portfolios[0].abacus).toBe(3);
    play(match, 'licence red london-paris');
    // Seat 0: white 9, red 1, black 1, second in ABACUS 8; seat 1: brown 1, green 1, first in ABACUS 16.
    expect(outcome(match)).toMatchObject({ scores: [1 + 19, 2 + 18, 3 + 2], winners: [1] });
  });

  it('[AE-80] tied, with as many ABACUS shares in the portfolio: a shared victory', () => {
    const match = start({
      board,
      keep: ['red black', 'brown green', 'orange gray'],
      hands: ['blue*6', 'black*6'],
    });
    exchange(match, 'blue');
    exchange(match, 'black');
    play(match, 'cash', 'play blue abacus', 'play abacus', 'cash');
    exchange(match, 'blue', 'blue', 'blue'); // two more in the hand of seat 0 change nothing
    play(match, 'licence red london-paris');
    expect(outcome(match)).toMatchObject({ scores: [1 + 3 + 12, 2 + 2 + 12, 3 + 2], winners: [0, 1] });
  });

  it('[AE-80] all tied without ABACUS', () => {
    const match = start({
      board: lastLicence({ zones }),
      keep: ['red black', 'brown green', 'orange gray'],
      hands: ['blue white', 'red'],
    });
    play(match, 'play blue white', 'play red', 'licence red london-paris');
    expect(outcome(match)).toMatchObject({ scores: [5, 5, 5], winners: [0, 1, 2] });
  });

  it('[AE-80] shares in hand bring neither points nor victory', () => {
    const match = start({ board, keep: ['brown red', 'brown green', 'orange gray'], hands: ['white*6'] });
    play(match, 'licence red london-paris');
    expect(outcome(match)).toMatchObject({ scores: [1 + 2, 2 + 2, 3 + 2], winners: [2] });
  });
});

describe('AE-81 everything is blocked', () => {
  const islands = testBoard('islands-1');

  /** One more licence, white's on kyiv-moscow for 4, and seat 1 has the turn. */
  function beforeTheLast(): Table {
    const match = start({ board: islands, keep: ['red black', 'white brown', 'gray blue'] });
    play(match, 'licence red london-paris', 'licence black kyiv-moscow', 'take deck');
    return match;
  }

  it('[AE-81] after the first licence: at once, no second licence, no share', () => {
    const match = beforeTheLast();
    const before = {
      sizes: handSizes(match),
      deck: deckSize(match),
      market: market(match),
      gone: gone(match),
    };
    const events = play(match, 'licence white kyiv-moscow');
    expect(types(events)[0]).toBe('licensed');
    expect(events.at(-1)).toMatchObject({ type: 'ended', reason: 'all-blocked' });
    expect(look(match)).toMatchObject({ phase: 'end', active: [] });
    // Without AE-71: no share is taken, and the market stays.
    expect(types(events)).not.toContain('market-removed');
    expect({
      sizes: handSizes(match),
      deck: deckSize(match),
      market: market(match),
      gone: gone(match),
    }).toEqual(before);
    expect(refusal(match, 'take deck', 1)).toMatchObject({ code: 'match-over', reason: 'match-over' });
  });

  it('[AE-81] after the second licence: no share', () => {
    const match = start({ board: islands });
    play(match, 'licence black kyiv-moscow', 'take deck');
    const sizes = handSizes(match);
    const events = play(match, 'licence white kyiv-moscow', 'licence red london-paris');
    expect(events.at(-1)).toMatchObject({ type: 'ended', reason: 'all-blocked' });
    expect(handSizes(match)).toEqual(sizes);
  });

  it('[AE-81] one final scoring, scored as the third', () => {
    const match = beforeTheLast();
    const events = play(match, 'licence white kyiv-moscow');
    expect(new Set(scored(events).map(({ scoring }) => scoring))).toEqual(new Set([3]));
    expect(scored(events)).toHaveLength(8 + 1);
    expect(scoredFor(events, 'abacus').row).toEqual([16, 8, 4, 2, 1]);
    expect(look(match).awards.slice(0, 2)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(outcome(match)?.scores).toEqual(look(match).awards[2].map((vp, seat) => vp + seat + 1));
  });

  it.each([1, 2])('[AE-81] as the third also after %d scorings', (scorings) => {
    const match = beforeTheLast();
    for (const _scoring of range(1, scorings)) nextScoring(match);
    while (look(match).cash[look(match).turn] < 4) play(match, 'cash');
    const before = look(match).awards;
    const events = play(match, 'licence white kyiv-moscow');
    expect(scoredFor(events, 'abacus')).toMatchObject({ scoring: 3, row: [16, 8, 4, 2, 1] });
    expect(look(match).awards.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(outcome(match)?.reason).toBe('all-blocked');
  });

  it('[AE-81] whatever the cash: a licence nobody can pay keeps the match going', () => {
    const match = start({ board: islands });
    play(match, 'licence red london-paris', 'licence black kyiv-moscow', 'take deck');
    play(match, 'cash', 'cash');
    expect(cash(match)[0]).toBe(3); // the last licence costs 4
    expect(offers(match).some((offer) => offer.startsWith('licence'))).toBe(false);
    expect(outcome(match)).toBeUndefined();
  });

  it('[AE-81] only airlines in play count: a route that only yellow could fly does not matter', () => {
    const board = sketch({ routes: { 'london-paris': [1], 'madrid-x': [1] } });
    const match = start({ board, players: 4 });
    play(match, 'licence red london-paris');
    expect(outcome(match)?.reason).toBe('all-blocked');
    const all = start({ board, players: 5 });
    play(all, 'licence red london-paris');
    expect(outcome(all)).toBeUndefined();
    play(all, 'licence yellow madrid-x');
    expect(outcome(all)?.reason).toBe('all-blocked');
  });

  it('[AE-81] with two players the third takes part', () => {
    const match = start({ board: lastLicence(), players: 2, keep: ['red black', 'brown green'] });
    const { holdings, points } = scoredFor(play(match, 'licence red london-paris'), 'abacus');
    expect([holdings, points]).toEqual([
      [0, 0, 20],
      [0, 0],
    ]);
  });

  it('[AE-81] ten licences of tiny-1', () => {
    const match = start({ board: testBoard('tiny-1') });
    while (look(match).phase !== 'end') {
      play(match, offers(match).find((offer) => offer.startsWith('licence')) ?? 'take deck');
    }
    expect(outcome(match)?.reason).toBe('all-blocked');
    expect(look(match).routes.every((route) => route.length === 1)).toBe(true);
  });
});

describe('AE-82 every match ends', () => {
  it.each([2, 3, 4, 5])('[AE-82] by cash alone, with %d players', (players) => {
    const match = start({ players });
    for (const _scoring of [1, 2, 3]) nextScoring(match);
    expect(outcome(match)?.reason).toBe('third-scoring');
    expect(match.log.length).toBeLessThan(400);
  });

  it('[AE-82] by any moves: 300 random matches, both ends among them', () => {
    const boards = [EUROPE, fields(), testBoard('tiny-1'), testBoard('wheel-1'), testBoard('line-1')];
    const reasons = new Set<string | undefined>();
    for (const seed of range(1, often(300))) {
      const match = start({
        board: boards[seed % boards.length],
        players: 2 + (seed % 4),
        options: {
          deck: seed % 2 === 0 ? 'standard' : 'thirds',
          routePhases: seed % 3 === 0,
          splitHoldings: seed % 7 === 0,
        },
      });
      randomMatch(match, seed, () => {
        if (match.log.length > 3000) throw new Error(`seed ${seed} does not end`);
      });
      reasons.add(outcome(match)?.reason);
    }
    expect(reasons).toEqual(new Set(['third-scoring', 'all-blocked']));
  });
});
