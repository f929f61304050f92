import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from '../src/index.ts';
import { AIRCRAFT, airKwire, POWERS } from '../src/index.ts';
import { USA } from './rules/boards.ts';
import { range } from './rules/table.ts';

const { search } = airKwire;
const airlines = USA.airlineIds;
const cities = USA.cityIds;
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

const all: Move[] = [
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

describe('encode and decode', () => {
  it('give every move back, each with a code of its own', () => {
    const codes = new Set<number>();
    const wrong = all.filter((move) => {
      const code = encode(move);
      codes.add(code);
      return JSON.stringify(search.decode(USA, code)) !== JSON.stringify(move);
    });
    expect(wrong).toEqual([]);
    expect(codes.size).toBe(all.length);
    expect(Math.max(...codes)).toBeLessThan(2 ** 12);
    expect(Math.min(...codes)).toBe(0);
  });

  const ROUTE = { type: 'route', airline: 'beacon', city: 'boston', aircraft: 'dc-3' };

  it.each([
    [null, 'type'],
    [{}, 'type'],
    [{ type: 'licence' }, 'type'],
    [{ type: 'done', card: 1 }, 'card'],
    [{ type: 'buy' }, 'airline'],
    [{ type: 'buy', airline: 'eagle' }, 'airline'],
    [{ type: 'draw', from: 'deck' }, 'from'],
    [{ type: 'draw', from: 'pile', card: 'boston' }, 'card'],
    [{ type: 'draw', from: 'pool' }, 'card'],
    [{ type: 'draw', from: 'pool', card: 'reverse' }, 'card'],
    [{ type: 'discard', card: 'atlantis' }, 'card'],
    [{ type: 'power', card: 'boston' }, 'card'],
    [{ type: 'rehome', aircraft: 'concorde' }, 'aircraft'],
    [{ type: 'dispose', exchange: 11 }, 'exchange'],
    [{ type: 'dispose', exchange: '2' }, 'exchange'],
    [{ type: 'settle', city: 'boston', with: 'glue' }, 'with'],
    [{ type: 'settle', city: 'boston', with: 'forfeit', aircraft: 'dc-3' }, 'aircraft'],
    [{ type: 'end-vote', agree: 'yes' }, 'agree'],
    [{ ...ROUTE, city: 'atlantis' }, 'city'],
    [{ ...ROUTE, aircraft: 3 }, 'aircraft'],
    [{ ...ROUTE, shares: 2 }, 'shares'],
  ])('refuse %j', (move, path) => {
    expect(refused(move)).toMatchObject({ code: 'unknown-move', path });
  });

  it('refuse a shuffle: there is no code for it', () => {
    expect(refused({ type: 'shuffle', order: [] })).toMatchObject({ rule: 'AK-24', reason: 'shuffle-due' });
  });
});
