import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Board, Move } from '../../src/index.ts';
import { AIRCRAFT, airKwire, POWERS } from '../../src/index.ts';
import { LARGEST, USA } from './boards.ts';
import { range } from './table.ts';

/* Every move has a number of its own, and says nothing that is not read (AK-90). */

const { search } = airKwire;
const encode = (move: unknown) => search.encode(USA, move as Move);

function refused(move: unknown): TarmacError {
  try {
    encode(move);
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(move)} was encoded`);
}

const allOn = ({ airlineIds: airlines, cityIds: cities }: Board): Move[] => [
  { type: 'done' },
  { type: 'pass' },
  { type: 'approve' },
  { type: 'refuse' },
  { type: 'draw', from: 'pile' },
  { type: 'draw', from: 'none' },
  { type: 'end-vote', agree: true },
  { type: 'end-vote', agree: false },
  ...range(0, 10).map((exchange): Move => ({ type: 'dispose', exchange })),
  ...AIRCRAFT.map((aircraft): Move => ({ type: 'rehome', aircraft })),
  ...POWERS.flatMap((card): Move[] => [
    { type: 'power', card },
    { type: 'discard', card },
  ]),
  ...airlines.flatMap((airline): Move[] => [
    { type: 'buy', airline },
    { type: 'sell', airline },
    { type: 'keep', airline },
  ]),
  ...cities.flatMap((city): Move[] => [
    { type: 'discard', card: city },
    { type: 'draw', from: 'pool', card: city },
    { type: 'settle', city, with: 'forfeit' },
    ...AIRCRAFT.map((aircraft): Move => ({ type: 'settle', city, with: 'aircraft', aircraft })),
    ...airlines.flatMap((airline): Move[] => [
      { type: 'decommission', airline, city },
      ...AIRCRAFT.map((aircraft): Move => ({ type: 'route', airline, city, aircraft })),
    ]),
  ]),
];

it.each([
  ['the board of the game', USA],
  ['a board of 64 cities', LARGEST],
])('[AK-90] every move comes back from its number, which no other move has: %s', (_, board) => {
  const all = allOn(board);
  const codes = new Set<number>();
  const wrong = all.filter((move) => {
    const code = search.encode(board, move);
    codes.add(code);
    return JSON.stringify(search.decode(board, code)) !== JSON.stringify(move);
  });
  expect(wrong).toEqual([]);
  expect(codes.size).toBe(all.length);
  expect(Math.max(...codes)).toBeLessThan(2 ** 12);
  expect(Math.min(...codes)).toBe(0);
});

/** One move of every shape. */
const SHAPES: readonly Move[] = [
  { type: 'done' },
  { type: 'pass' },
  { type: 'approve' },
  { type: 'refuse' },
  { type: 'buy', airline: 'beacon' },
  { type: 'sell', airline: 'beacon' },
  { type: 'keep', airline: 'beacon' },
  { type: 'route', airline: 'beacon', city: 'boston', aircraft: 'dc-3' },
  { type: 'discard', card: 'boston' },
  { type: 'power', card: 'reverse' },
  { type: 'draw', from: 'pile' },
  { type: 'draw', from: 'none' },
  { type: 'draw', from: 'pool', card: 'boston' },
  { type: 'rehome', aircraft: 'dc-3' },
  { type: 'dispose', exchange: 2 },
  { type: 'settle', city: 'boston', with: 'aircraft', aircraft: 'dc-3' },
  { type: 'settle', city: 'boston', with: 'forfeit' },
  { type: 'decommission', airline: 'beacon', city: 'boston' },
  { type: 'end-vote', agree: true },
];
const FIELDS = ['airline', 'city', 'aircraft', 'card', 'from', 'exchange', 'with', 'agree', 'shares'];

describe('fields', () => {
  it.each(SHAPES)('[AK-90] $type has its own and no others: %j', (move) => {
    expect(search.decode(USA, encode(move))).toEqual(move);
    for (const field of FIELDS.filter((name) => !(name in move))) {
      // With `dc-3` a settlement by forfeit would read like one with an aircraft.
      expect(refused({ ...move, [field]: 'dc-3' })).toMatchObject({
        code: 'unknown-move',
        path: field,
        message: `A move "${move.type}" has no "${field}".`,
      });
    }
  });

  it.each(SHAPES)('[AK-90] every one must be there and mean something: %j', (move) => {
    for (const [field, value] of Object.entries(move)) {
      // A card is only read when it is said to be of the pool.
      if (field === 'type' || (field === 'from' && 'card' in move)) continue;
      const { [field]: _, ...rest } = move as Record<string, unknown>;
      for (const wrong of [rest, { ...move, [field]: 'atlantis' }, { ...move, [field]: null }]) {
        const error = refused(wrong);
        expect(error).toMatchObject({ code: 'unknown-move', path: field });
        expect(error.message).toMatch(/^(There is no |"atlantis" is not |null is not |nothing is not ).+\.$/);
      }
      expect(refused({ ...move, [field]: [value] })).toMatchObject({ code: 'unknown-move', path: field });
    }
  });

  it.each([
    [null, 'type', 'There is no move of type nothing.'],
    [{}, 'type', 'There is no move of type nothing.'],
    [{ type: 'licence' }, 'type', 'There is no move of type "licence".'],
    [{ type: 'toString' }, 'type', 'There is no move of type "toString".'],
    [{ type: 'buy', airline: 'eagle' }, 'airline', 'There is no airline "eagle" on this board.'],
    [{ type: 'draw', from: 'deck' }, 'from', '"deck" is not "pile" or "pool" or "none".'],
    [{ type: 'draw', from: 'pool', card: 'reverse' }, 'card', 'There is no city "reverse" on this board.'],
    [{ type: 'discard', card: 'atlantis' }, 'card', 'There is no card "atlantis" on this board.'],
    [{ type: 'rehome', aircraft: 1 }, 'aircraft', '1 is not "tri-motor" or "boeing-247" or "dc-3".'],
    [{ type: 'settle', city: 'boston', with: 'glue' }, 'with', '"glue" is not "aircraft" or "forfeit".'],
    [{ type: 'settle', city: 'bosten', with: 'forfeit' }, 'city', 'There is no city "bosten" on this board.'],
    [{ type: 'end-vote', agree: 'yes' }, 'agree', '"yes" is not false or true.'],
  ])('[AK-90] refused in words: %j', (move, path, message) => {
    expect(refused(move)).toMatchObject({ code: 'unknown-move', path, message });
  });

  it.each([11, -1, 0.5, '2', null])('[AK-44] nobody gets %j shares for twenty', (exchange) => {
    expect(refused({ type: 'dispose', exchange })).toMatchObject({
      code: 'unknown-move',
      path: 'exchange',
      rule: 'AK-44',
      message: `${JSON.stringify(exchange)} is not a number of shares.`,
    });
  });

  it('[AK-24] a shuffle is no move of a player', () => {
    expect(refused({ type: 'shuffle', order: [] })).toMatchObject({
      code: 'illegal-move',
      rule: 'AK-24',
      reason: 'shuffle-due',
      message: 'Only chance shuffles the pile, and only when it is due.',
    });
  });
});
