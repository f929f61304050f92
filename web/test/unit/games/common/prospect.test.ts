import { describe, expect, it } from 'vitest';
import { prospectOf } from '../../../../src/games/common/panels/prospect.ts';
import { oddsOf } from '../../../../src/words/odds.ts';

describe('a chance in words', () => {
  it.each([
    { chance: 1, odds: 'certain' },
    { chance: 0.96, odds: 'almost' },
    { chance: 0.009, odds: 'hardly' },
    { chance: 0, odds: 'hardly' },
    { chance: 1 / 6, odds: { times: 1, of: 6, about: false } },
    { chance: 0.16, odds: { times: 1, of: 6, about: true } },
    { chance: 0.4, odds: { times: 2, of: 5, about: false } },
    { chance: 0.42, odds: { times: 2, of: 5, about: true } },
    { chance: 0.031, odds: { times: 1, of: 30, about: true } },
    { chance: 0.012, odds: { times: 1, of: 80, about: true } },
    { chance: 0.9, odds: { times: 9, of: 10, about: false } },
  ])('$chance', ({ chance, odds }) => {
    expect(oddsOf(chance)).toEqual(odds);
  });

  it('is never far from the chance', () => {
    for (let i = 10; i <= 950; i++) {
      const odds = oddsOf(i / 1000);
      if (typeof odds === 'string') throw new Error(`${i}: ${odds}`);
      expect(Math.abs(odds.times / odds.of - i / 1000), `${i}`).toBeLessThanOrEqual(
        Math.max(0.051, 0.1 * (i / 1000)),
      );
    }
  });
});

/** Ten cards of which one is a scoring card, with the first ones known to be others. */
const known = (turn: number, { safe = 0 } = {}) => ({
  turn,
  players: 4,
  safe,
  within: (cards: number) => Math.max(0, cards - safe) / 10,
});

describe('what a player may know of the next scoring', () => {
  it.each([
    { name: 'in the own turn, until the next one', turn: 2, of: 2 / 5 },
    { name: 'in the turn before, of one card', turn: 1, of: 1 / 10 },
    { name: 'in the turn after, of three cards', turn: 3, of: 3 / 10 },
  ])('$name', ({ turn, of }) => {
    expect(prospectOf(2, false, known(turn))).toEqual({ kind: 'turn', odds: oddsOf(of) });
  });

  it('who is to draw thinks of the next card', () => {
    expect(prospectOf(2, true, known(2))).toEqual({ kind: 'next', odds: oddsOf(0.1) });
  });

  it('where none can come, for how many cards', () => {
    expect(prospectOf(2, false, known(2, { safe: 14 }))).toEqual({ kind: 'none', cards: 14 });
    expect(prospectOf(2, true, known(2, { safe: 14 }))).toEqual({ kind: 'none', cards: 14 });
    expect(prospectOf(null, false, known(2, { safe: 4 }))).toEqual({ kind: 'none', cards: 4 });
    expect(prospectOf(2, false, known(2, { safe: 3 }))).toEqual({ kind: 'turn', odds: oddsOf(0.1) });
  });

  it('who watches is told of a round', () => {
    expect(prospectOf(null, false, known(2))).toEqual({ kind: 'cards', cards: 4, odds: oddsOf(0.4) });
  });
});
