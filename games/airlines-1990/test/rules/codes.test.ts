import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { FlightCard, Move } from '../../src/index.ts';
import { airlines1990, PATTERNS } from '../../src/index.ts';
import { AMERICA } from './boards.ts';
import { range } from './table.ts';

const { search } = airlines1990;
const { companies, routes } = AMERICA.file;
const encode = (move: unknown) => search.encode(AMERICA, move as Move);
const ids = companies.map(({ id }) => id);

function refused(move: unknown): TarmacError {
  try {
    encode(move);
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(move)} was encoded`);
}

const cards = PATTERNS.flatMap((pattern) => range(1, 14).map((value): FlightCard => ({ pattern, value })));
const cardsOn = (pattern: string): FlightCard[] => cards.filter((card) => card.pattern === pattern);

const all: Move[] = [
  { type: 'draw' },
  { type: 'keep' },
  { type: 'done' },
  { type: 'take', from: 'pile' },
  ...ids.flatMap((share): Move[] => [
    { type: 'take', from: 'market', share },
    { type: 'refresh', share },
    ...range(1, 15).map((shares): Move => ({ type: 'play', company: share, shares })),
  ]),
  ...cards.map((card): Move => ({ type: 'swap', card })),
  ...ids.flatMap((company) =>
    routes.flatMap(({ id: route, circles, pattern }): Move[] => [
      ...circles.map((circle): Move => ({ type: 'sabotage', company, route, circle })),
      ...cardsOn(pattern).map((card): Move => ({ type: 'fly', company, card, route })),
    ]),
  ),
  ...companies.flatMap(({ id: company, headquarters }) =>
    routes
      .filter(({ from, to }) => from === headquarters || to === headquarters)
      .flatMap(({ id: route, pattern }) =>
        cardsOn(pattern).flatMap((card) =>
          range(1, 15).map((shares): Move => ({ type: 'found', company, shares, card, route })),
        ),
      ),
  ),
];

describe('encode and decode', () => {
  it('give every move back, each with a code of its own', () => {
    const codes = new Set<number>();
    const wrong = all.filter((move) => {
      const code = encode(move);
      codes.add(code);
      return JSON.stringify(search.decode(AMERICA, code)) !== JSON.stringify(move);
    });
    expect(wrong).toEqual([]);
    expect(codes.size).toBe(all.length);
    expect(Math.max(...codes)).toBeLessThan(2 ** 16);
    expect(Math.min(...codes)).toBe(0);
  });

  const FLY = { type: 'fly', company: 'boi', card: { pattern: 'double', value: 5 }, route: 'boise-portland' };

  it.each([
    [null, 'type'],
    [{}, 'type'],
    [{ type: 'licence' }, 'type'],
    [{ type: 'draw', card: 1 }, 'card'],
    [{ type: 'take', from: 'deck' }, 'from'],
    [{ type: 'take', from: 'pile', share: 'boi' }, 'share'],
    [{ type: 'take', from: 'market' }, 'share'],
    [{ type: 'refresh', share: 'xyz' }, 'share'],
    [{ type: 'play', company: 'boi', shares: 0 }, 'shares'],
    [{ type: 'play', company: 'boi', shares: 16 }, 'shares'],
    [{ type: 'play', company: 'boi', shares: '2' }, 'shares'],
    [{ type: 'play', company: 7, shares: 2 }, 'company'],
    [{ type: 'swap', card: 'solid-5' }, 'card'],
    [{ type: 'swap', card: { pattern: 'solid', value: 15 } }, 'card'],
    [{ type: 'swap', card: { pattern: 'striped', value: 5 } }, 'card'],
    [{ type: 'swap', card: { pattern: 'solid', value: 5, colour: 'red' } }, 'card'],
    [{ ...FLY, route: 'boise-mars' }, 'route'],
    [{ ...FLY, company: 'xyz' }, 'company'],
    [{ ...FLY, shares: 2 }, 'shares'],
  ])('refuse %j', (move, path) => {
    expect(refused(move)).toMatchObject({ code: 'unknown-move', path });
  });

  it('refuse with a rule what no code can say', () => {
    expect(refused({ ...FLY, card: { pattern: 'solid', value: 5 } })).toMatchObject({
      rule: 'A90-40',
      reason: 'other-pattern',
    });
    expect(
      refused({ type: 'found', company: 'boi', shares: 1, card: FLY.card, route: 'calgary-edmonton' }),
    ).toMatchObject({
      rule: 'A90-20',
      reason: 'not-at-headquarters',
    });
    expect(refused({ type: 'sabotage', company: 'boi', route: 'boise-portland', circle: 14 })).toMatchObject({
      rule: 'A90-60',
    });
    expect(refused({ type: 'shuffle', pile: 'shares', order: [] })).toMatchObject({
      rule: 'A90-42',
      reason: 'shuffle-due',
    });
  });
});
