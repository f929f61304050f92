import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import type { Move } from '../../src/types.ts';
import { AIRLINES, SHARES } from '../../src/types.ts';
import { EUROPE, testBoard } from './boards.ts';
import { randomMatch, range, start } from './table.ts';

const { makeMove } = airlinesEurope;
const wheel = testBoard('wheel-1');
const parse = (text: string) => airlinesEurope.parseMove(wheel, text);

function refused(text: string): TarmacError {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error(`'${text}' was read`);
}

const MOVES: [line: string, move: Move][] = [
  ['keep red green', { type: 'keep', shares: ['red', 'green'] }],
  ['licence red london-paris', { type: 'licence', airline: 'red', route: 'london-paris' }],
  ['take red', { type: 'take', from: 'market', share: 'red' }],
  ['take deck', { type: 'take', from: 'deck' }],
  ['play 1 red', { type: 'play', shares: { red: 1 } }],
  ['play 3 red', { type: 'play', shares: { red: 3 } }],
  ['play 12 abacus', { type: 'play', shares: { abacus: 12 } }],
  ['play blue red', { type: 'play', shares: { blue: 1, red: 1 } }],
  ['play red abacus', { type: 'play', shares: { red: 1, abacus: 1 } }],
  ['exchange 1', { type: 'exchange', take: 1 }],
  ['exchange 2', { type: 'exchange', take: 2 }],
  ['discard red', { type: 'discard', from: 'hand', share: 'red' }],
  ['discard abacus', { type: 'discard', from: 'hand', share: 'abacus' }],
  ['discard red portfolio', { type: 'discard', from: 'portfolio', share: 'red' }],
  ['cash', { type: 'cash' }],
];

describe('both ways', () => {
  it.each(MOVES)('%s', (line, move) => {
    expect(parse(line)).toEqual(move);
    expect(makeMove(move)).toBe(line);
  });

  it.each(AIRLINES)('%s in every place of an airline', (airline) => {
    const other = airline === 'red' ? 'blue' : 'red';
    for (const line of [
      `take ${airline}`,
      `play 2 ${airline}`,
      `discard ${airline}`,
      `keep ${airline} ${other}`,
    ]) {
      expect(makeMove(parse(line))).toBe(line);
    }
  });

  it('every move that is ever legal', () => {
    const kinds = new Set<string>();
    for (const players of [2, 3, 4, 5]) {
      const match = start({ board: EUROPE, players });
      randomMatch(match, players, (seat) => {
        for (const move of airlinesEurope.legal(match.state, seat)) {
          kinds.add(move.type);
          const line = makeMove(move);
          if (JSON.stringify(airlinesEurope.parseMove(EUROPE, line)) !== JSON.stringify(move))
            throw new Error(line);
        }
      });
    }
    expect(kinds).toEqual(new Set(['licence', 'take', 'play', 'exchange', 'discard', 'cash']));
  });
});

describe('as people type', () => {
  it.each([
    ['  take   red ', 'take red'],
    ['TAKE Red', 'take red'],
    ['play red', 'play 1 red'],
    ['play red red', 'play 2 red'],
    ['play 1 red', 'play 1 red'],
    ['play 99 red', 'play 99 red'],
    ['play red blue', 'play blue red'],
    ['discard red hand', 'discard red'],
    ['licence red paris-london', 'licence red london-paris'],
    ['take gre', 'take green'],
    ['take blu', 'take blue'],
    ['take y', 'take yellow'],
    ['play 2 ab', 'play 2 abacus'],
    ['licence gra london-paris', 'licence gray london-paris'],
  ])('%j is %s', (typed, line) => {
    expect(makeMove(parse(typed))).toBe(line);
  });
});

describe('refused, with what was expected', () => {
  const VERBS = 'keep, licence, take, play, exchange, discard, cash';
  it.each([
    ['', VERBS],
    ['   ', VERBS],
    ['pass', VERBS],
    ['toString', VERBS],
    ['constructor red', VERBS],
    ['__proto__', VERBS],
    ['hasOwnProperty', VERBS],
    ['keep', 'keep red green'],
    ['keep red', 'keep red green'],
    ['keep red green blue', 'keep red green'],
    ['keep red pink', AIRLINES.join(', ')],
    ['keep red abacus', AIRLINES.join(', ')],
    ['licence red', 'licence red london-paris'],
    ['licence pink london-paris', AIRLINES.join(', ')],
    ['licence red london-atlantis', '"london-atlantis"'],
    ['licence red __proto__', '"__proto__"'],
    ['licence abacus london-paris', AIRLINES.join(', ')],
    ['take', 'take red, or take deck'],
    ['take red deck', 'take red, or take deck'],
    ['take bl', AIRLINES.join(', ')],
    ['take gr', AIRLINES.join(', ')],
    ['take abacus', AIRLINES.join(', ')],
    ['play', 'play 3 red, or play red blue'],
    ['play 3', SHARES.join(', ')],
    ['play 1 2 red', 'play 3 red, or play red blue'],
    ['play red blue gray', 'play 3 red, or play red blue'],
    ['play 3 pink', SHARES.join(', ')],
    ['play -1 red', SHARES.join(', ')],
    ['play 1.5 red', SHARES.join(', ')],
    ['play 100 red', SHARES.join(', ')],
    ['exchange', 'exchange 1, or exchange 2'],
    ['exchange 3', '1 or 2'],
    ['exchange two', '1 or 2'],
    ['discard', 'discard red, or discard red portfolio'],
    ['discard red blue green', 'discard red, or discard red portfolio'],
    ['discard pink', SHARES.join(', ')],
    ['discard red deck', 'hand or portfolio'],
    ['cash 8', 'cash'],
  ])('%j: %s', (typed, expected) => {
    expect(refused(typed)).toMatchObject({
      code: 'bad-notation',
      message: expect.stringContaining(expected),
    });
  });

  const OF = AIRLINES.join(', ');
  it.each([
    ['pass', `A move begins with ${VERBS}.`],
    ['keep red', 'Write it like this: keep red green.'],
    ['take pink', `There is no airline "pink": it is ${OF}.`],
    ['take bl', `There is no airline "bl": it is ${OF}.`],
    ['discard pink', `There is no share "pink": it is ${OF}, abacus.`],
    ['play 100 red', `There is no share "100": it is ${OF}, abacus.`],
    ['licence red oslo', 'There is no route "oslo" on this board.'],
    ['exchange 3', 'Exchange for 1 or 2 ABACUS shares.'],
    ['discard red deck', 'Discard from hand or portfolio.'],
    ['discard red blue green', 'Write it like this: discard red, or discard red portfolio.'],
    ['play red blue gray', 'Write it like this: play 3 red, or play red blue.'],
  ])('%j, in these words: %s', (typed, message) => {
    expect(refused(typed).message).toBe(message);
  });

  it('any text is either a move or a refusal', () => {
    const words = [
      'keep',
      'play',
      'take',
      'red',
      'abacus',
      'deck',
      '3',
      '-0',
      'NaN',
      '\u0000',
      '😀',
      'é',
      'a'.repeat(999),
    ];
    for (const n of range(0, words.length ** 3 - 1)) {
      const pick = (power: number) => words[Math.floor(n / words.length ** power) % words.length];
      const text = [pick(0), pick(1), pick(2)].join(' ');
      try {
        parse(text);
      } catch (error) {
        if (!(error instanceof TarmacError)) throw error;
      }
    }
  });
});
