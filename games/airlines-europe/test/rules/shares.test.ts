import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/types.ts';
import { bank, cash, exchange, hand, look, offers, play, portfolio, refusal, start, types } from './table.ts';

const CARDS = { players: 5, keep: ['red black'], hands: ['yellow*4 red green'] };

describe('AE-50 shares played', () => {
  it('[AE-50] four shares of yellow pay 8 million', () => {
    const match = start(CARDS);
    const money = bank(match);
    const events = play(match, 'play 4 yellow');
    expect(events).toEqual([
      { type: 'played', seat: 0, share: 'yellow', count: 4 },
      { type: 'paid', seat: 0, amount: 8 },
      { type: 'turn', seat: 1 },
    ]);
    expect(cash(match)).toEqual([16, 8, 8, 8, 8]);
    expect(bank(match)).toBe(money - 8);
    expect(portfolio(match, 0)).toEqual({ yellow: 4, red: 1, black: 1 });
    expect(hand(match, 0)).toEqual({ red: 1, green: 1 });
  });

  it.each([
    ['one', 'play yellow', 2, { yellow: 1, red: 1, black: 1 }],
    ['some of one airline', 'play 3 yellow', 6, { yellow: 3, red: 1, black: 1 }],
    ['of an airline in the portfolio', 'play red', 2, { red: 2, black: 1 }],
    ['one of each of two airlines', 'play yellow green', 4, { yellow: 1, green: 1, red: 1, black: 1 }],
  ])('[AE-50] %s', (_name, line, dividend, laid) => {
    const match = start(CARDS);
    play(match, line);
    expect(cash(match)[0]).toBe(8 + dividend);
    expect(portfolio(match, 0)).toEqual(laid);
  });

  it.each<[string, Move, string]>([
    ['two of one and one of another', { type: 'play', shares: { yellow: 2, red: 1 } }, 'play-mixture'],
    ['two of each', { type: 'play', shares: { yellow: 2, red: 2 } }, 'play-mixture'],
    ['one of each of three', { type: 'play', shares: { yellow: 1, red: 1, green: 1 } }, 'play-mixture'],
    ['none', { type: 'play', shares: {} }, 'play-mixture'],
    ['more than the hand has', { type: 'play', shares: { yellow: 5 } }, 'not-in-hand'],
    ['of an airline that is not in the hand', { type: 'play', shares: { blue: 1 } }, 'not-in-hand'],
    ['of the portfolio', { type: 'play', shares: { black: 1 } }, 'not-in-hand'],
    ['one in the hand and one that is not', { type: 'play', shares: { yellow: 1, blue: 1 } }, 'not-in-hand'],
    ['ABACUS without having one', { type: 'play', shares: { abacus: 1 } }, 'not-in-hand'],
  ])('[AE-50] refused: %s', (_name, move, reason) => {
    expect(refusal(start(CARDS), move)).toMatchObject({ code: 'illegal-move', rule: 'AE-50', reason });
  });

  it('[AE-50] none of an airline is no move', () => {
    const none: Move = { type: 'play', shares: { yellow: 0 } };
    expect(refusal(start(CARDS), none)).toMatchObject({ code: 'unknown-move', rule: 'AE-50' });
  });

  it.each([
    ['several of it', 'play 2 abacus', 4, { red: 1, black: 1, abacus: 2 }],
    ['one of it and one of an airline', 'play yellow abacus', 4, { yellow: 1, red: 1, black: 1, abacus: 1 }],
  ])('[AE-50] ABACUS counts as an airline: %s', (_name, line, dividend, laid) => {
    const match = start(CARDS);
    exchange(match, 'yellow', 'yellow', 'red');
    play(match, 'cash', 'cash', 'cash', 'cash', line);
    expect(cash(match)[0]).toBe(8 + dividend);
    expect(portfolio(match, 0)).toEqual(laid);
  });

  it('[AE-50] two of ABACUS and one of an airline are too many', () => {
    const match = start(CARDS);
    exchange(match, 'yellow', 'yellow', 'red');
    play(match, 'cash', 'cash', 'cash', 'cash');
    const move: Move = { type: 'play', shares: { yellow: 1, abacus: 2 } };
    expect(refusal(match, move)).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-50',
      reason: 'play-mixture',
    });
  });

  it('[AE-50] nothing goes back to the hand', () => {
    const match = start(CARDS);
    play(match, 'play 4 yellow', 'cash', 'cash', 'cash', 'cash');
    expect(types(play(match, 'cash'))).toEqual(['paid', 'turn']);
    expect(look(match, 0).hands[0].shares?.yellow).toBe(0);
    expect(offers(match, 1).some((line) => line.includes('back'))).toBe(false);
    expect(portfolio(match, 0)).toEqual({ yellow: 4, red: 1, black: 1 });
  });
});
