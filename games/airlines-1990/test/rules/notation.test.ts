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
  ['play 12 boi', { type: 'play', company: 'boi', shares: 12 }],
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

const WRITE = 'Write it like this:';

it.each([
  ['', 'A move begins with swap, refresh, found, draw, fly, keep, take, play, sabotage, done, shuffle.'],
  [
    'constructor',
    'A move begins with swap, refresh, found, draw, fly, keep, take, play, sabotage, done, shuffle.',
  ],
  ['swap', `${WRITE} swap solid-5.`],
  ['refresh', `${WRITE} refresh boi.`],
  ['found boi double-5 boise-portland', `${WRITE} found 2 boi solid-5 boston-halifax.`],
  ['draw solid-5', `${WRITE} draw.`],
  ['fly boi', `${WRITE} fly boi solid-5 boston-halifax.`],
  ['keep it', `${WRITE} keep.`],
  ['take', `${WRITE} take boi, or take pile.`],
  ['take pile 2', `${WRITE} take boi, or take pile.`],
  ['play', `${WRITE} play 2 boi.`],
  ['play 1 2 boi', `${WRITE} play 2 boi.`],
  ['sabotage boi 5', `${WRITE} sabotage boi boston-halifax 7.`],
  ['done it', `${WRITE} done.`],
  ['shuffle cards', `${WRITE} shuffle shares …, or shuffle flights ….`],
  [
    'fly xyz double-5 boise-portland',
    'There is no company "xyz"; there is ara, boi, cub, elk, fox, hit, ita, owl, yak.',
  ],
  [
    'shuffle shares boi xyz',
    'There is no company "xyz"; there is ara, boi, cub, elk, fox, hit, ita, owl, yak.',
  ],
  ['fly boi double-15 boise-portland', '"double-15" is not a flight card like solid-5.'],
  ['fly boi double-0 boise-portland', '"double-0" is not a flight card like solid-5.'],
  ['fly boi double-05 boise-portland', '"double-05" is not a flight card like solid-5.'],
  ['fly boi double boise-portland', '"double" is not a flight card like solid-5.'],
  ['fly boi striped-5 boise-portland', '"striped-5" is not a flight card like solid-5.'],
  ['fly boi double-5-6 boise-portland', '"double-5-6" is not a flight card like solid-5.'],
  ['fly boi double-5 boise-mars', 'There is no route "boise-mars" on this board.'],
  ['play many boi', '"many" is not a number.'],
  ['play 100 boi', '"100" is not a number.'],
  ['play 1x boi', '"1x" is not a number.'],
  ['play x1 boi', '"x1" is not a number.'],
])("'%s' is refused", (line, message) => {
  expect(refused(line)).toMatchObject({ code: 'bad-notation', message });
});
