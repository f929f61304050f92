import { describe, expect, it } from 'vitest';
import { airKwire, POWERS } from '../../src/index.ts';
import { BOARD } from './boards.ts';
import {
  airline,
  decider,
  look,
  offers,
  phase,
  play,
  refusal,
  skip,
  spare,
  start,
  take,
  turn,
} from './table.ts';

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
      expect.objectContaining({
        code: 'unknown-seat',
        reason: 'no-such-seat',
        message: 'There is no seat 7 at this table.',
      }),
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

describe('the first airline, the first city, the first type', () => {
  /** A board that begins with a1, in no order that a home would have. */
  const board = airKwire.loadBoard({
    ...BOARD.file,
    cities: [BOARD.file.cities[1], BOARD.file.cities[0], ...BOARD.file.cities.slice(2)],
  });

  it('[AK-90] can be chosen like any other, in every kind of move', () => {
    expect([board.cityIds[0], board.airlineIds[0], POWERS[0]]).toEqual(['a1', 'ant', 'block-trade']);
    const pile = 'decommission-route block-trade';
    const match = start({ board, players: 6, options: { powerCards: true }, hands: ['a1 a2'], pile });
    play(match, 'buy ant', 'sell ant', 'buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    expect(airline(match, 'ant')).toMatchObject({ sold: 2, points: 4 });
    skip(match, 1, 'draw pile');
    skip(match, 4);
    play(match, 'power decommission-route');
    expect(offers(match)).toEqual(['decommission ant a1', 'keep ant']);
    play(match, 'decommission ant a1');
    expect([phase(match), look(match).pool.includes('a1')]).toEqual(['stock', true]);
    play(match, 'done', 'route ant a2 tri-motor');
    expect(offers(match, 'draw pool a1')).toEqual(['draw pool a1']);
    play(match, 'draw pool a1', 'draw none', 'power block-trade', 'done');
    expect(look(match).marks[2]).toEqual(['block-trade']);
    play(match, spare(match), 'draw none');
    skip(match, 4);
    play(match, 'done', 'discard a1', 'draw none');
    expect(look(match).pool).toContain('a1');
  });

  it('[AK-42, AK-47, AK-73] in a merger', () => {
    const match = start({
      board: airKwire.loadBoard({
        ...board.file,
        airlines: board.file.airlines.map((line) => (line.id === 'bee' ? { ...line, acquired: 0 } : line)),
      }),
      players: 6,
      options: { powerCards: true },
      hands: ['a1 m', 'b1 b2 m'],
      pile: 'decommission-route',
    });
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    take(match, 'buy bee; buy bee; buy bee', 'route bee b1 tri-motor');
    skip(match, 4);
    play(match, 'power decommission-route', 'keep ant');
    expect(phase(match)).toBe('decommission');
    play(match, 'keep bee', 'done', 'route ant m tri-motor', 'draw none');
    play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 0');
    expect(offers(match)).toContain('settle a1 tri-motor');
    play(match, 'settle a1 tri-motor');
    expect(airline(match, 'bee').cities).toContainEqual({ city: 'a1', aircraft: 'tri-motor', of: 'bee' });
  });
});
