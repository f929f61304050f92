import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/index.ts';
import { airlines1990 } from '../../src/index.ts';
import { AMERICA } from './boards.ts';

const { makeMove } = airlines1990;
const parse = (text: string) => airlines1990.parseMove(AMERICA, text);

function refused(text: string): TarmacError {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error(`'${text}' was read`);
}

const card = { pattern: 'double', value: 5 } as const;
const MOVES: [line: string, move: Move][] = [
  ['swap double-5', { type: 'swap', card }],
  ['refresh boi', { type: 'refresh', share: 'boi' }],
  [
    'found 2 boi double-5 boise-portland',
    { type: 'found', company: 'boi', shares: 2, card, route: 'boise-portland' },
  ],
  ['draw', { type: 'draw' }],
  ['fly boi double-5 boise-portland', { type: 'fly', company: 'boi', card, route: 'boise-portland' }],
  ['keep', { type: 'keep' }],
  ['take boi', { type: 'take', from: 'market', share: 'boi' }],
  ['take pile', { type: 'take', from: 'pile' }],
  ['play 3 boi', { type: 'play', company: 'boi', shares: 3 }],
  ['sabotage hit boise-portland 5', { type: 'sabotage', company: 'hit', route: 'boise-portland', circle: 5 }],
  ['done', { type: 'done' }],
  ['shuffle shares boi scoring ita', { type: 'shuffle', pile: 'shares', order: ['boi', 'scoring', 'ita'] }],
  ['shuffle flights double-5', { type: 'shuffle', pile: 'flights', order: [card] }],
];

describe('both ways', () => {
  it.each(MOVES)('%s', (line, move) => {
    expect(parse(line)).toEqual(move);
    expect(makeMove(move)).toBe(line);
  });

  it.each([
    ['  PLAY   3  BOI ', 'play 3 boi'],
    ['play boi', 'play 1 boi'],
    ['fly boi double-5 portland-boise', 'fly boi double-5 boise-portland'],
  ])("'%s' is read too", (line, same) => {
    expect(makeMove(parse(line))).toBe(same);
  });
});

it.each([
  ['', 'A move begins with swap, refresh, found'],
  ['constructor', 'A move begins with'],
  ['fly boi', 'fly boi solid-5'],
  ['fly xyz double-5 boise-portland', 'There is no company "xyz"'],
  ['fly boi double-15 boise-portland', 'is not a flight card'],
  ['fly boi double-05 boise-portland', 'is not a flight card'],
  ['fly boi double boise-portland', 'is not a flight card'],
  ['fly boi double-5 boise-mars', 'There is no route'],
  ['take', 'take boi, or take pile'],
  ['play many boi', 'is not a number'],
  ['play 1 2 boi', 'play 2 boi'],
  ['shuffle cards', 'shuffle shares'],
  ['keep it', 'Write it like this: keep'],
])("'%s' is refused", (line, message) => {
  const error = refused(line);
  expect(error.code).toBe('bad-notation');
  expect(error.message).toContain(message);
});
