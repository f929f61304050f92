import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from '../src/index.ts';
import { airKwire } from '../src/index.ts';
import { USA } from './rules/boards.ts';

const { makeMove } = airKwire;
const parse = (text: string) => airKwire.parseMove(USA, text);

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
  ['buy beacon', { type: 'buy', airline: 'beacon' }],
  ['sell beacon', { type: 'sell', airline: 'beacon' }],
  ['done', { type: 'done' }],
  ['route beacon boston dc-3', { type: 'route', airline: 'beacon', city: 'boston', aircraft: 'dc-3' }],
  ['approve', { type: 'approve' }],
  ['refuse', { type: 'refuse' }],
  ['discard boston', { type: 'discard', card: 'boston' }],
  ['discard reverse', { type: 'discard', card: 'reverse' }],
  ['pass', { type: 'pass' }],
  ['draw pile', { type: 'draw', from: 'pile' }],
  ['draw none', { type: 'draw', from: 'none' }],
  ['draw pool boston', { type: 'draw', from: 'pool', card: 'boston' }],
  ['rehome tri-motor', { type: 'rehome', aircraft: 'tri-motor' }],
  ['dispose 3', { type: 'dispose', exchange: 3 }],
  ['settle boston dc-3', { type: 'settle', city: 'boston', with: 'aircraft', aircraft: 'dc-3' }],
  ['settle boston forfeit', { type: 'settle', city: 'boston', with: 'forfeit' }],
  ['power reverse', { type: 'power', card: 'reverse' }],
  ['decommission beacon boston', { type: 'decommission', airline: 'beacon', city: 'boston' }],
  ['keep beacon', { type: 'keep', airline: 'beacon' }],
  ['end-vote yes', { type: 'end-vote', agree: true }],
  ['end-vote no', { type: 'end-vote', agree: false }],
  ['shuffle boston reverse', { type: 'shuffle', order: ['boston', 'reverse'] }],
  ['shuffle', { type: 'shuffle', order: [] }],
];

describe('both ways', () => {
  it.each(MOVES)('%s', (line, move) => {
    expect(parse(line)).toEqual(move);
    expect(makeMove(move)).toBe(line);
  });

  it('small and capital letters, spaces', () => {
    expect(makeMove(parse('  Buy   BEACON '))).toBe('buy beacon');
  });
});

it.each([
  ['', 'A move begins with buy, sell, done'],
  ['constructor', 'A move begins with'],
  ['buy', 'buy beacon'],
  ['buy eagle', 'There is no airline "eagle"'],
  ['route beacon boston', 'route beacon chicago dc-3'],
  ['route beacon atlantis dc-3', 'There is no city'],
  ['route beacon boston concorde', 'There is no aircraft'],
  ['discard atlantis', 'There is no card'],
  ['draw', 'draw pile, draw none'],
  ['draw boston', 'draw pile, draw none'],
  ['draw pool', 'draw pool chicago'],
  ['dispose many', 'is not a number'],
  ['settle boston', 'settle chicago forfeit'],
  ['power boston', 'There is no power card'],
  ['end-vote maybe', 'yes or no'],
  ['pass it', 'Write it like this: pass'],
])("'%s' is refused", (line, message) => {
  const error = refused(line);
  expect(error.code).toBe('bad-notation');
  expect(error.message).toContain(message);
});
