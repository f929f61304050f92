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
  const NO_CARD = (card: unknown): string => `${JSON.stringify(card)} is not a flight card.`;

  it.each([
    [null, 'type', 'There is no move of type nothing.'],
    [{}, 'type', 'There is no move of type nothing.'],
    [{ type: 'licence' }, 'type', 'There is no move of type "licence".'],
    [{ type: 'constructor' }, 'type', 'There is no move of type "constructor".'],
    [{ type: 'draw', card: 1 }, 'card', 'A move "draw" has no "card".'],
    [{ type: 'take', from: 'deck' }, 'from', '"deck" is not "pile" or "market".'],
    [{ type: 'take', from: 'pile', share: 'boi' }, 'share', 'A move "take" has no "share".'],
    [{ type: 'take', from: 'market' }, 'share', 'There is no company nothing on this board.'],
    [{ type: 'refresh', share: 'xyz' }, 'share', 'There is no company "xyz" on this board.'],
    [{ type: 'play', company: 'boi', shares: 0 }, 'shares', '0 is not a number of shares.'],
    [{ type: 'play', company: 'boi', shares: 16 }, 'shares', '16 is not a number of shares.'],
    [{ type: 'play', company: 'boi', shares: 1.5 }, 'shares', '1.5 is not a number of shares.'],
    [{ type: 'play', company: 'boi', shares: '2' }, 'shares', '"2" is not a number of shares.'],
    [{ type: 'play', company: 7, shares: 2 }, 'company', 'There is no company 7 on this board.'],
    [
      { type: 'sabotage', company: 'x', route: 'boise-portland', circle: 5 },
      'company',
      'There is no company "x" on this board.',
    ],
    [
      { type: 'sabotage', company: 'hit', route: 'x', circle: 5 },
      'route',
      'There is no route "x" on this board.',
    ],
    [
      { type: 'found', company: 'x', shares: 1, card: FLY.card, route: FLY.route },
      'company',
      'There is no company "x" on this board.',
    ],
    [
      { type: 'found', company: 'boi', shares: 1, card: FLY.card, route: 'x' },
      'route',
      'There is no route "x" on this board.',
    ],
    [{ type: 'swap', card: 'solid-5' }, 'card', NO_CARD('solid-5')],
    [{ type: 'swap', card: null }, 'card', NO_CARD(null)],
    [{ type: 'swap', card: {} }, 'card', NO_CARD({})],
    [{ type: 'swap', card: { value: 5, x: 1 } }, 'card', NO_CARD({ value: 5, x: 1 })],
    [
      { type: 'swap', card: { pattern: 'solid', value: 15 } },
      'card',
      NO_CARD({ pattern: 'solid', value: 15 }),
    ],
    [{ type: 'swap', card: { pattern: 'solid', value: 0 } }, 'card', NO_CARD({ pattern: 'solid', value: 0 })],
    [
      { type: 'swap', card: { pattern: 'solid', value: 1.5 } },
      'card',
      NO_CARD({ pattern: 'solid', value: 1.5 }),
    ],
    [
      { type: 'swap', card: { pattern: 'solid', value: '5' } },
      'card',
      NO_CARD({ pattern: 'solid', value: '5' }),
    ],
    [
      { type: 'swap', card: { pattern: 'striped', value: 5 } },
      'card',
      NO_CARD({ pattern: 'striped', value: 5 }),
    ],
    [
      { type: 'swap', card: { pattern: 'solid', value: 5, colour: 'red' } },
      'card',
      NO_CARD({ pattern: 'solid', value: 5, colour: 'red' }),
    ],
    [{ ...FLY, route: 'boise-mars' }, 'route', 'There is no route "boise-mars" on this board.'],
    [{ ...FLY, company: 'xyz' }, 'company', 'There is no company "xyz" on this board.'],
    [{ ...FLY, shares: 2 }, 'shares', 'A move "fly" has no "shares".'],
  ])('refuse %j', (move, path, message) => {
    const rule = path === 'shares' && message.includes('number') ? 'A90-22' : undefined;
    expect(refused(move)).toMatchObject({ code: 'unknown-move', path, message, rule });
  });

  it('refuse with a rule what no code can say', () => {
    expect(refused({ ...FLY, card: { pattern: 'solid', value: 5 } })).toMatchObject({
      code: 'illegal-move',
      message: 'The route is double, the card is solid.',
      rule: 'A90-40',
      reason: 'other-pattern',
      values: { wanted: 'double', pattern: 'solid' },
    });
    const founding = { type: 'found', company: 'boi', shares: 1, card: FLY.card, route: 'calgary-edmonton' };
    expect(refused(founding)).toMatchObject({
      message: 'The first route of BOI begins at its headquarters.',
      rule: 'A90-20',
      reason: 'not-at-headquarters',
      values: { company: 'boi' },
    });
    expect(refused({ type: 'sabotage', company: 'boi', route: 'boise-portland', circle: 14 })).toMatchObject({
      message: `The circles of this route are ${circlesOf('boise-portland')}.`,
      rule: 'A90-60',
      reason: 'no-such-circle',
      values: { circles: circlesOf('boise-portland') },
    });
    expect(refused({ type: 'shuffle', pile: 'shares', order: [] })).toMatchObject({
      message: 'Only chance shuffles a pile, and only when it is due.',
      rule: 'A90-42',
      reason: 'shuffle-due',
    });
  });

  const circlesOf = (route: string): string =>
    (routes.find(({ id }) => id === route)?.circles ?? []).join(', ');
});
