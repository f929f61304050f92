import { describe, expect, it } from 'vitest';
import { SHARES } from '../../src/types.ts';
import { fields, lastLicence } from './boards.ts';
import type { Table } from './table.ts';
import {
  cashUntilScoring,
  countOf,
  exchange,
  gone,
  held,
  look,
  market,
  nextScoring,
  outcome,
  pickAll,
  play,
  range,
  scored,
  scoredFor,
  start,
  sum,
} from './table.ts';

const CARDS = { players: 2, keep: ['red black', 'brown green'], hands: ['red*4 black*2', 'brown*4 green*2'] };

/** The discard pile as everybody knows it at the end, when all is open. */
function pile(match: Table) {
  return sum(gone(match), ...look(match).hands.map(({ discards }) => held(discards)));
}

describe('AE-90 the discard pile', () => {
  it('[AE-90] discards of AE-55, AE-65 and AE-71 are all in it, and nothing else', () => {
    const match = start(CARDS);
    const events = [
      ...exchange(match, 'red', 'red', 'black portfolio'),
      ...exchange(match, 'brown'),
      ...exchange(match, 'abacus'), // discarded ABACUS shares too
      ...range(1, 3).flatMap(() => nextScoring(match)),
    ];
    const discarded = events.flatMap((event) => (event.type === 'discarded' ? [event.share ?? ''] : []));
    const removed = events.flatMap((event) => (event.type === 'market-removed' ? [event.shares] : []));
    expect(discarded).toEqual(['red', 'red', 'black', 'brown', 'abacus']);
    expect(events.filter(({ type }) => type === 'bankrupt').length + 3).toBe(removed.length);
    expect(pile(match)).toEqual(countOf([...discarded, ...removed.flat()]));
  });

  it('[AE-90] nobody may look through it', () => {
    const [red, black] = [
      ['red', 'red', 'red'],
      ['black', 'black', 'black portfolio'],
    ].map((discards) => {
      const match = start(CARDS);
      exchange(match, ...discards);
      return match;
    });
    for (const viewer of [null, 1]) {
      expect(look(red, viewer).hands[0]).toMatchObject({ discarded: 3, discards: null });
      expect(look(black, viewer).hands[0]).toMatchObject({ discarded: 2, discards: null });
      expect(held(look(red, viewer).gone)).toEqual({});
      expect(held(look(black, viewer).gone)).toEqual({ black: 1 });
    }
  });
});

it('[AE-91] the first two scorings are as usual: two holders', () => {
  const match = start({ ...CARDS, board: fields({ start: { red: 20, brown: 10 } }) });
  for (const scoring of [1, 2]) {
    const events = nextScoring(match);
    expect(scored(events).every(({ holdings }) => holdings.length === 2)).toBe(true);
    expect(scoredFor(events, 'red')).toMatchObject({ scoring, holdings: [1, 0], points: [6, 0] });
    expect(scoredFor(events, 'brown')).toMatchObject({ scoring, holdings: [0, 1], points: [0, 3] });
    expect(scoredFor(events, 'abacus')).toMatchObject({ holdings: [0, 0], points: [0, 0] });
  }
});

describe('AE-92 the third', () => {
  it('[AE-92] holds supply, market, deck and discard pile, put together after AE-71', () => {
    const match = start(CARDS);
    exchange(match, 'red', 'red', 'black portfolio');
    exchange(match, 'brown', 'brown', 'green');
    play(match, 'play abacus', 'play 2 abacus');
    nextScoring(match);
    nextScoring(match);
    cashUntilScoring(match);
    const sizes = look(match).hands.map(({ size }) => size);
    const events = pickAll(match);
    // Only the two players take a share.
    expect(look(match).hands.map(({ size }) => size)).toEqual(sizes.map((size) => size + 1));
    const { deck, abacusSupply } = look(match);
    const left = (deck.cards ?? []).filter((card) => card !== 'scoring');
    const third = sum({ abacus: abacusSupply }, countOf(market(match)), countOf(left), pile(match));
    for (const event of scored(events)) {
      expect(event.holdings).toHaveLength(3);
      expect(event.points).toHaveLength(2);
      expect(event.holdings[2]).toBe(third[event.share] ?? 0);
    }
    const shares = scored(events).map(({ share }) => share);
    expect(new Set(shares)).toEqual(
      new Set(SHARES.filter((share) => !['yellow', 'blue', 'violet'].includes(share))),
    );
    expect(scoredFor(events, 'abacus')).toMatchObject({
      row: [16, 8, 4, 2, 1],
      holdings: [1, 2, 16],
      points: [4, 8],
    });
    expect(outcome(match)).toMatchObject({ scores: look(match).vp, reason: 'third-scoring' });
    expect(outcome(match)?.scores).toHaveLength(2);
  });

  // The match ends by AE-81, so that every share is known: of 13 red ones the third has what nobody holds.
  const board = lastLicence({ start: { red: 20 } });
  const ROWS: [name: string, laid: number, other: number, inHand: number, third: number, points: number[]][] =
    [
      ['leads, and the player is second', 1, 0, 0, 12, [3, 0]],
      ['leads, the players are second and third', 2, 1, 0, 10, [3, 2]],
      ['leads, the players are tied', 2, 2, 0, 9, [3, 3]],
      ['is tied with the leader', 6, 0, 1, 6, [5, 0]],
      ['is tied with both', 4, 4, 1, 4, [4, 4]],
      ['is tied for second place', 5, 4, 0, 4, [6, 3]],
      ['is second', 7, 0, 0, 6, [6, 0]],
      ['is second, before the other player', 7, 1, 0, 5, [6, 2]],
      ['is third, behind a tie', 5, 5, 0, 3, [5, 5]],
    ];

  it.each(ROWS)('[AE-92] the third %s', (_name, laid, other, inHand, third, points) => {
    const filled = (reds: number, rest: string) => `red*${reds} ${rest}*${6 - reds}`;
    const match = start({
      board,
      players: 2,
      keep: ['red black', other > 0 ? 'red brown' : 'brown green'],
      hands: [filled(laid - 1, 'black'), filled(Math.max(0, other - 1) + inHand, 'brown')],
    });
    play(match, laid > 1 ? `play ${laid - 1} red` : 'cash');
    play(match, other > 1 ? `play ${other - 1} red` : 'cash');
    const event = scoredFor(play(match, 'licence red london-paris'), 'red');
    expect([event.row, event.holdings, event.points]).toEqual([
      [6, 3, 2, 1, 0],
      [laid, other, third],
      points,
    ]);
  });

  it('[AE-92] the third gets no points and cannot win', () => {
    const match = start({ board, players: 2, keep: ['red black', 'brown green'] });
    play(match, 'licence red london-paris');
    const { scores, winners } = outcome(match) ?? { scores: [], winners: [] };
    expect(scores).toHaveLength(2);
    expect(winners.length).toBeGreaterThan(0);
    expect(winners.every((seat) => seat < 2)).toBe(true);
  });

  it('[AE-92] with three players there is no such third', () => {
    const match = start({ players: 3 });
    const events = range(1, 3).flatMap(() => nextScoring(match));
    const red = scored(events).filter(({ share }) => share === 'red');
    expect(red.map(({ holdings }) => holdings.length)).toEqual([3, 3, 3]);
  });
});
