import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/index.ts';
import { airKwire } from '../../src/index.ts';
import { USA } from './boards.ts';

/* Moves as people type them (AK-90): the same words both ways, and a sentence for everything else. */

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
  ['sell totem', { type: 'sell', airline: 'totem' }],
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
  ['dispose 0', { type: 'dispose', exchange: 0 }],
  ['dispose 10', { type: 'dispose', exchange: 10 }],
  ['settle boston boeing-247', { type: 'settle', city: 'boston', with: 'aircraft', aircraft: 'boeing-247' }],
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
  it.each(MOVES)('[AK-90] %s', (line, move) => {
    expect(parse(line)).toEqual(move);
    expect(makeMove(move)).toBe(line);
  });

  it('[AK-90] small and capital letters, spaces', () => {
    expect(parse('  Buy   BEACON ')).toEqual({ type: 'buy', airline: 'beacon' });
  });
});

/** By verb what a line is shown to be like, and how many words follow the verb. */
const EXAMPLES: [verb: string, example: string, ...lines: string[]][] = [
  ['buy', 'buy beacon', 'buy beacon'],
  ['sell', 'sell beacon', 'sell beacon'],
  ['done', 'done', 'done'],
  ['route', 'route beacon chicago dc-3', 'route beacon chicago dc-3'],
  ['approve', 'approve', 'approve'],
  ['refuse', 'refuse', 'refuse'],
  ['discard', 'discard chicago', 'discard chicago'],
  ['pass', 'pass', 'pass'],
  ['draw', 'draw pile, draw none, or draw pool chicago', 'draw pile', 'draw none', 'draw pool chicago'],
  ['rehome', 'rehome dc-3', 'rehome dc-3'],
  ['dispose', 'dispose 3', 'dispose 3'],
  [
    'settle',
    'settle chicago dc-3, or settle chicago forfeit',
    'settle chicago dc-3',
    'settle chicago forfeit',
  ],
  ['power', 'power reverse', 'power reverse'],
  ['decommission', 'decommission beacon chicago', 'decommission beacon chicago'],
  ['keep', 'keep beacon', 'keep beacon'],
  ['end-vote', 'end-vote yes', 'end-vote yes'],
];

it.each(EXAMPLES)('[AK-90] %s with a word too many or too few', (_, example, ...lines) => {
  for (const line of lines) {
    expect(makeMove(parse(line))).toBe(line);
    const words = line.split(' ');
    const wrong = [`${line} chicago`, ...(words.length > 1 ? [words.slice(0, -1).join(' ')] : [])];
    for (const text of wrong) {
      expect(refused(text)).toMatchObject({
        code: 'bad-notation',
        message: `Write it like this: ${example}.`,
      });
    }
  }
});

const AIRLINES = 'beacon, cardinal, magnolia, pecos, summit, halcyon, totem';
const AIRCRAFT = 'tri-motor, boeing-247, dc-3';
const POWERS =
  'block-trade, fees-waived, decommission-route, double-routes, free-discard, pay-dividends, reset-marker, reshuffle, reverse';
const VERBS =
  'buy, sell, done, route, approve, refuse, discard, pass, draw, rehome, dispose, settle, power, decommission, keep, end-vote, shuffle';

it.each([
  ['', `A move begins with ${VERBS}.`],
  ['constructor', `A move begins with ${VERBS}.`],
  ['buy eagle', `There is no airline "eagle"; there is ${AIRLINES}.`],
  ['sell eagle', `There is no airline "eagle"; there is ${AIRLINES}.`],
  ['keep eagle', `There is no airline "eagle"; there is ${AIRLINES}.`],
  ['route eagle boston dc-3', `There is no airline "eagle"; there is ${AIRLINES}.`],
  ['route beacon atlantis dc-3', 'There is no city "atlantis" on this board.'],
  ['route beacon boston concorde', `There is no aircraft "concorde"; there is ${AIRCRAFT}.`],
  ['discard atlantis', 'There is no card "atlantis" on this board.'],
  ['draw boston', 'Write it like this: draw pile, draw none, or draw pool chicago.'],
  ['draw pool reverse', 'There is no city "reverse" on this board.'],
  ['rehome concorde', `There is no aircraft "concorde"; there is ${AIRCRAFT}.`],
  ['dispose many', '"many" is not a number.'],
  ['dispose 100', '"100" is not a number.'],
  ['dispose 3x', '"3x" is not a number.'],
  ['dispose -3', '"-3" is not a number.'],
  ['settle atlantis forfeit', 'There is no city "atlantis" on this board.'],
  ['settle boston concorde', `There is no aircraft "concorde"; there is ${AIRCRAFT}.`],
  ['power boston', `There is no power card "boston"; there is ${POWERS}.`],
  ['decommission eagle boston', `There is no airline "eagle"; there is ${AIRLINES}.`],
  ['decommission beacon atlantis', 'There is no city "atlantis" on this board.'],
  ['end-vote maybe', 'The answer is yes or no.'],
  ['shuffle boston atlantis', 'There is no card "atlantis" on this board.'],
])("[AK-90] '%s' is refused", (line, message) => {
  expect(refused(line)).toMatchObject({ code: 'bad-notation', message });
});
