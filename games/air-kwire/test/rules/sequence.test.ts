import { describe, expect, it } from 'vitest';
import { airKwire } from '../../src/index.ts';
import { BOARD } from './boards.ts';
import { decider, look, offers, phase, play, refusal, skip, start, take, turn } from './table.ts';

describe('the sequence of play', () => {
  it('[AK-90] stock, card, replenish, next seat', () => {
    const match = start({ hands: ['a1'] });
    const phases = [phase(match)];
    for (const line of ['done', 'discard a1', 'draw pile']) {
      play(match, line);
      phases.push(phase(match));
    }
    expect(phases).toEqual(['stock', 'card', 'replenish', 'stock']);
    expect(turn(match)).toBe(1);
  });

  it('[AK-90] every phase has its moves and refuses the others with a rule', () => {
    const match = start({ hands: ['a1 m', 'm'] });
    expect(refusal(match, 'draw pile')).toMatchObject({ rule: 'AK-20', reason: 'stock-step' });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    expect(refusal(match, 'done', 0)).toMatchObject({
      code: 'not-your-turn',
      rule: 'AK-90',
      reason: 'not-your-turn',
    });
    expect(refusal(match, 'done', 7)).toMatchObject({ code: 'unknown-seat' });
    expect(() => airKwire.apply(match.state, 7, { type: 'done' })).toThrow(
      expect.objectContaining({ code: 'unknown-seat', reason: 'no-such-seat' }),
    );
    play(match, 'buy ant', 'done');
    expect(refusal(match, 'buy ant')).toMatchObject({ rule: 'AK-22', reason: 'card-step' });
    play(match, 'route ant m tri-motor');
    expect([phase(match), decider(match), turn(match)]).toEqual(['consent', 0, 1]);
    expect(refusal(match, 'discard m', 0)).toMatchObject({ rule: 'AK-32', reason: 'consent-due' });
    play(match, 'approve');
    expect(refusal(match, 'done')).toMatchObject({ rule: 'AK-23', reason: 'replenish-step' });
  });

  it('[AK-90] a phase with one legal move is still played by a move', () => {
    const match = start({ hands: ['a1'] });
    expect(offers(match).filter((line) => line === 'done')).toEqual(['done']);
    skip(match);
    expect(look(match).turns).toBe(1);
    expect(airKwire.search.toMove(match.state)).toBe(1);
    expect(BOARD.id).toBe('sketch-1');
  });
});
