import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import { EUROPE, fields, testBoard } from './boards.ts';
import {
  bank,
  cash,
  dealt,
  decider,
  exchange,
  hand,
  look,
  offers,
  parse,
  play,
  portfolio,
  randomMatch,
  range,
  refusal,
  start,
} from './table.ts';

const CARDS = { keep: ['red black'], hands: ['red*3 blue*3'] };

describe('AE-30 a turn', () => {
  it.each([2, 3, 4, 5])('[AE-30] goes clockwise round %d players', (players) => {
    const match = start({ players });
    const order = range(0, 2 * players).map(() => {
      const seat = decider(match);
      play(match, 'cash');
      return seat;
    });
    expect(order).toEqual(range(0, 2 * players).map((turn) => turn % players));
  });

  it.each([
    ['A: licences and a share', ['licence red paris-vienna', 'licence red rome-vienna', 'take deck']],
    ['B: play shares', ['play 3 red']],
    ['C: ABACUS', ['exchange 1', 'discard blue']],
    ['D: cash', ['cash']],
  ])('[AE-30] is exactly one action, %s', (_name, lines) => {
    const match = start({ ...CARDS, board: testBoard('wheel-1') });
    lines.forEach((line, i) => {
      expect(decider(match)).toBe(0);
      const events = play(match, line);
      const over = events.some(({ type }) => type === 'turn');
      expect(over).toBe(i === lines.length - 1);
    });
    expect(look(match)).toMatchObject({ phase: 'turn', turn: 1 });
    expect(refusal(match, 'cash', 0)).toMatchObject({
      code: 'not-your-turn',
      rule: 'AE-30',
      reason: 'not-your-turn',
    });
  });

  it.each(['discard red', 'keep red black'])('[AE-30] does not begin with %s', (line) => {
    expect(refusal(start(CARDS), line)).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-30',
      reason: 'one-action',
    });
  });

  it.each(['take deck', 'take red'])('[AE-40] does not begin with %s: a licence comes first', (line) => {
    const match = start({ ...CARDS, market: 'red' });
    expect(refusal(match, line)).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-40',
      reason: 'licence-first',
    });
  });

  it.each([-1, 3, 0.5, Number.NaN])('[AE-30] is never that of a seat %d', (seat) => {
    expect(refusal(start(), 'cash', seat)).toMatchObject({ code: 'unknown-seat' });
    expect(() => airlinesEurope.apply(start().state, seat, { type: 'cash' })).toThrow(
      expect.objectContaining({ code: 'unknown-seat', reason: 'no-such-seat' }),
    );
    expect(airlinesEurope.legal(start().state, seat)).toEqual([]);
    expect(airlinesEurope.legal(dealt().state, seat)).toEqual([]);
  });

  it('[AE-30] cannot be passed', () => {
    const match = start();
    expect(() => parse(match, 'pass')).toThrow(expect.objectContaining({ code: 'bad-notation' }));
    expect(refusal(match, { type: 'pass' } as never)).toMatchObject({ code: 'unknown-move' });
    const kinds = new Set(airlinesEurope.legal(match.state, 0).map(({ type }) => type));
    expect(kinds).toEqual(new Set(['licence', 'play', 'exchange', 'cash']));
  });
});

describe('AE-30 what cannot be completed may not be chosen', () => {
  it('[AE-30] no licence without money', () => {
    const match = start({ board: testBoard('wheel-1') });
    play(match, 'licence gray london-new-york', 'take deck', 'cash', 'cash');
    expect(cash(match)[0]).toBe(0);
    expect(offers(match).filter((line) => line.startsWith('licence'))).toEqual([]);
    expect(refusal(match, 'licence red paris-vienna')).toMatchObject({
      code: 'illegal-move',
      reason: 'too-expensive',
    });
  });

  it('[AE-30] no shares that are not in the hand', () => {
    const match = start(CARDS);
    expect(
      offers(match)
        .filter((line) => line.startsWith('play'))
        .sort(),
    ).toEqual([
      'play 1 blue',
      'play 1 red',
      'play 2 blue',
      'play 2 red',
      'play 3 blue',
      'play 3 red',
      'play blue red',
    ]);
    expect(refusal(match, 'play black')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-50',
      reason: 'not-in-hand',
    });
  });

  it('[AE-30] no exchange that cannot be paid for', () => {
    const match = start({ players: 2, keep: ['red black'], hands: ['red*6'] });
    for (const discards of [
      ['red', 'red', 'red'],
      ['red', 'red', 'red'],
      ['abacus', 'abacus', 'abacus'],
      ['abacus', 'abacus', 'abacus'],
      ['abacus', 'abacus', 'red portfolio'],
      ['abacus', 'abacus', 'black portfolio'],
    ]) {
      exchange(match, ...discards);
      play(match, 'cash');
    }
    expect([hand(match, 0), portfolio(match, 0)]).toEqual([{ abacus: 2 }, {}]);
    expect(offers(match)).toContain('exchange 1');
    expect(offers(match)).not.toContain('exchange 2');
    expect(refusal(match, 'exchange 2')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-55',
      reason: 'too-few-to-discard',
    });
  });

  it('[AE-30] too little money in the bank is no obstacle', () => {
    const match = start({ players: 2, keep: ['red black', 'brown green'], hands: ['red*3', 'brown*3'] });
    play(match, 'cash', 'cash', 'cash', 'cash', 'cash');
    expect(bank(match)).toBe(4);
    expect(offers(match)).toEqual(expect.arrayContaining(['cash', 'play 3 brown']));
    play(match, 'play 3 brown');
    expect(cash(match)[1]).toBe(8 + 6);
  });
});

it('[AE-30] nobody is ever stuck, and cash can always be taken', () => {
  const { legal, search } = airlinesEurope;
  const boards = [EUROPE, testBoard('tiny-1'), testBoard('line-1'), fields()];
  for (const seed of range(1, often(200))) {
    const options = { routePhases: seed % 3 === 0, deck: seed % 2 === 0 ? 'thirds' : 'standard' } as const;
    const match = start({ board: boards[seed % 4], players: 2 + (seed % 4), options });
    randomMatch(match, seed, (seat) => {
      const count = search.count(match.state, seat);
      if (count < 1) throw new Error(`seed ${seed}: nothing to do after ${match.log.length} moves`);
      const phase = look(match).phase;
      if (phase !== 'turn') return;
      if (!search.allows(match.state, seat, search.encode(match.board, { type: 'cash' })))
        throw new Error(phase);
      if (match.log.length % 40 === 0) expect(legal(match.state, seat)).toContainEqual({ type: 'cash' });
    });
  }
});
