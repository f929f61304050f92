import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import { EUROPE, fields } from './boards.ts';
import type { Table } from './table.ts';
import {
  bank,
  cash,
  countOf,
  deckSize,
  gone,
  handSizes,
  look,
  market,
  pickAll,
  play,
  portfolio,
  randomMatch,
  range,
  scoredFor,
  start,
  types,
} from './table.ts';

it.each([2, 3, 4, 5])('[AE-60] cash: 8 million of the bank, with %d players', (players) => {
  const match = start({ players });
  const money = bank(match);
  const events = play(match, 'cash');
  expect(events).toEqual([
    { type: 'paid', seat: 0, amount: 8 },
    { type: 'turn', seat: 1 },
  ]);
  expect(cash(match)[0]).toBe(16);
  expect(bank(match)).toBe(money - 8);
  expect(handSizes(match)).toEqual(new Array(players).fill(6));
});

const allCash = (match: Table, times: number) => range(1, times).flatMap(() => play(match, 'cash'));

describe('AE-65 the bank fails', () => {
  // The bank holds 22 for each: 44, 66, 88, 110.
  it.each([
    [2, 6],
    [3, 9],
    [4, 12],
    [5, 14],
  ])('[AE-65] with %d players at the %dth cash in a row', (players, nth) => {
    const match = start({ players });
    expect(types(allCash(match, nth - 1))).not.toContain('bankrupt');
    expect(types(play(match, 'cash'))).toContain('bankrupt');
    const taker = (nth - 1) % players;
    expect(cash(match)).toEqual(range(0, players - 1).map((seat) => (seat === taker ? 16 : 8)));
    expect(bank(match)).toBe(22 * players - 8);
  });

  it('[AE-65] everybody returns what is over 8, the market is replaced, then the whole sum is paid', () => {
    const match = start({ players: 2, market: 'red*5', deck: 'black*2 brown*3' });
    allCash(match, 5);
    expect([cash(match), bank(match)]).toEqual([[32, 24], 4]);
    const size = deckSize(match);
    const events = play(match, 'cash');
    expect(types(events)).toEqual([
      'bankrupt',
      'market-removed',
      ...new Array(5).fill('refilled'),
      'paid',
      'turn',
    ]);
    expect(events[0]).toEqual({ type: 'bankrupt', returned: [24, 16] });
    expect(cash(match)).toEqual([8, 16]);
    expect(countOf(market(match))).toEqual({ black: 2, brown: 3 });
    expect(gone(match)).toEqual({ red: 5 });
    expect(deckSize(match)).toBe(size - 5);
  });

  it('[AE-65] a player with 8 or less keeps it', () => {
    const match = start({ players: 3, board: fields() });
    play(match, 'licence red paris-paris1', 'licence red paris-paris2', 'take deck'); // seat 0 has 6
    play(match, 'cash', 'cash');
    for (const n of [3, 4, 5]) play(match, `licence red paris-paris${n}`, 'take deck', 'cash', 'cash');
    expect([cash(match), bank(match)]).toEqual([[3, 40, 40], 7]);
    play(match, 'cash');
    expect([cash(match), bank(match)]).toEqual([[3 + 8, 8, 8], 90 - 27]);
  });

  it('[AE-65] not while the bank has exactly enough', () => {
    const match = start({ players: 2, keep: ['red black', 'brown green'], hands: ['red*2'] });
    allCash(match, 4);
    play(match, 'play 2 red');
    expect(bank(match)).toBe(8);
    expect(types(play(match, 'cash'))).not.toContain('bankrupt');
    expect([bank(match), cash(match)]).toEqual([0, [28, 32]]);
    expect(types(play(match, 'cash'))).toContain('bankrupt');
  });

  it('[AE-65] also for a dividend (action B)', () => {
    const match = start({ players: 2, keep: ['red black', 'brown green'], hands: ['', 'brown*3'] });
    allCash(match, 5);
    expect(bank(match)).toBe(4);
    const events = play(match, 'play 3 brown');
    expect(types(events).slice(0, 3)).toEqual(['played', 'bankrupt', 'market-removed']);
    expect(cash(match)).toEqual([8, 8 + 6]);
    expect(portfolio(match, 1)).toEqual({ brown: 4, green: 1 });
  });

  it('[AE-65] not for a dividend the bank can pay', () => {
    const match = start({ players: 2, keep: ['red black', 'brown green'], hands: ['', 'brown*3'] });
    allCash(match, 5);
    expect(types(play(match, 'play 2 brown'))).not.toContain('bankrupt');
    expect(bank(match)).toBe(0);
  });

  it('[AE-65] it always suffices: no money is lost or made, and the bank never owes', () => {
    for (const seed of range(1, often(60))) {
      const players = 2 + (seed % 4);
      const match = start({ board: EUROPE, players });
      randomMatch(match, seed, () => {
        const total = cash(match).reduce((all, purse) => all + purse, bank(match));
        if (total !== 30 * players) throw new Error(`seed ${seed}: ${total} million`);
      });
    }
  });
});

describe('AE-66 a scoring card drawn by that refill', () => {
  // Two players: the bank fails at the 6th cash (cards 0 to 4) and five actions later (cards 5 to 10).
  const cards = {
    players: 2,
    keep: ['red black', 'brown green'],
    hands: ['red*4', 'brown*6'],
    scoringAt: [8],
  };

  it('[AE-66] scores after the player has got the money', () => {
    const match = start(cards);
    allCash(match, 10);
    expect([look(match).turn, bank(match)]).toEqual([0, 4]);
    const events = play(match, 'cash');
    const order = types(events);
    expect(order.indexOf('bankrupt')).toBeLessThan(order.indexOf('scoring-card'));
    expect(order.indexOf('scoring-card')).toBeLessThan(order.indexOf('paid'));
    expect(order).not.toContain('turn');
    expect(order).not.toContain('scored');
    expect(cash(match)).toEqual([16, 8]);
    expect(market(match)).toHaveLength(5);
    expect(look(match)).toMatchObject({ phase: 'pick', active: [1], turn: 0 });
  });

  it('[AE-66] shares played in the same action count', () => {
    const match = start(cards);
    allCash(match, 10);
    const events = play(match, 'play 4 red');
    expect(types(events)).toEqual(expect.arrayContaining(['bankrupt', 'scoring-card']));
    expect(cash(match)).toEqual([8 + 8, 8]);
    expect(scoredFor(pickAll(match), 'red').holdings).toEqual([5, 0]);
    expect(look(match)).toMatchObject({ phase: 'turn', turn: 1, scorings: 1 });
  });
});
