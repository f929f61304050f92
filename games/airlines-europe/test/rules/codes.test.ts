import { TarmacError } from '@tarmac/kernel';
import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import type { Move } from '../../src/types.ts';
import { AIRLINES, SHARES } from '../../src/types.ts';
import { EUROPE, testBoard } from './boards.ts';
import type { Table } from './table.ts';
import { cashUntilScoring, dealt, look, play, randomMatch, range, start } from './table.ts';

const { search } = airlinesEurope;
const wheel = testBoard('wheel-1');
const encode = (move: unknown) => search.encode(wheel, move as Move);

function refused(act: () => unknown): TarmacError {
  try {
    act();
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('encode and decode', () => {
  const all: Move[] = [
    { type: 'cash' },
    { type: 'exchange', take: 1 },
    { type: 'exchange', take: 2 },
    { type: 'take', from: 'deck' },
    ...AIRLINES.map((share): Move => ({ type: 'take', from: 'market', share })),
    ...SHARES.flatMap((share): Move[] => [
      { type: 'discard', from: 'hand', share },
      { type: 'discard', from: 'portfolio', share },
      ...range(1, 20).map((count): Move => ({ type: 'play', shares: { [share]: count } })),
    ]),
    ...SHARES.flatMap((a, i) =>
      SHARES.slice(i + 1).map((b): Move => ({ type: 'play', shares: { [a]: 1, [b]: 1 } })),
    ),
    ...AIRLINES.flatMap((a, i) => AIRLINES.slice(i + 1).map((b): Move => ({ type: 'keep', shares: [a, b] }))),
    ...AIRLINES.flatMap((airline) =>
      EUROPE.file.routes.map(({ id }): Move => ({ type: 'licence', airline, route: id })),
    ),
  ];

  it('give every move back', () => {
    for (const move of all) expect(search.decode(EUROPE, search.encode(EUROPE, move))).toEqual(move);
  });

  it('every move has a code of its own, a small whole number', () => {
    const codes = all.map((move) => search.encode(EUROPE, move));
    expect(new Set(codes).size).toBe(all.length);
    expect(codes.every((code) => Number.isInteger(code) && code >= 0 && code < 4096)).toBe(true);
  });

  it('the order of shares does not matter', () => {
    expect(encode({ type: 'keep', shares: ['green', 'red'] })).toBe(
      encode({ type: 'keep', shares: ['red', 'green'] }),
    );
    const played = { type: 'play', shares: { abacus: 1, red: 1 } };
    expect(encode(played)).toBe(encode({ type: 'play', shares: { red: 1, abacus: 1 } }));
  });

  it('agree with what is legal in every state', () => {
    for (const players of [2, 3, 4, 5]) {
      const match = start({ board: EUROPE, players });
      const out = new Int32Array(4096);
      randomMatch(match, 7 * players, (seat) => {
        const moves = airlinesEurope.legal(match.state, seat);
        const codes = moves.map((move) => search.encode(EUROPE, move));
        const listed = Array.from(out.subarray(0, search.list(match.state, seat, out)));
        expect(codes).toEqual(listed);
        expect(search.count(match.state, seat)).toBe(moves.length);
        if (!codes.every((code) => search.allows(match.state, seat, code)))
          throw new Error('a legal move is not allowed');
      });
    }
  });

  it('played without anybody watching, a match comes out the same', () => {
    for (const seed of range(1, often(40))) {
      const options = { splitHoldings: seed % 2 === 0, routePhases: seed % 3 === 0 };
      const match = start({ board: seed % 5 === 0 ? wheel : EUROPE, players: 2 + (seed % 4), options });
      const quiet = airlinesEurope.copy(match.state);
      randomMatch(match, seed);
      for (const { seat, move } of match.log.slice(match.seats.length)) {
        search.play(quiet, seat, search.encode(match.board, move));
      }
      expect(airlinesEurope.view(quiet, null)).toEqual(look(match));
    }
  });
});

const HOSTILE: [name: string, move: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'cash'],
  ['a number', 0],
  ['true', true],
  ['a list', []],
  ['a list with a move', [{ type: 'cash' }]],
  ['an empty object', {}],
  ['an object without prototype', Object.create(null)],
  ['a type that is a number', { type: 1 }],
  ['a type in a list', { type: ['cash'] }],
  ['an unknown type', { type: 'pass' }],
  ['a type in capitals', { type: 'CASH' }],
  ['a type of every object', { type: 'toString' }],
  ['the type __proto__', { type: '__proto__' }],
  ['exchange without a number', { type: 'exchange' }],
  ['exchange 0', { type: 'exchange', take: 0 }],
  ['exchange 3', { type: 'exchange', take: 3 }],
  ['exchange 1.5', { type: 'exchange', take: 1.5 }],
  ['exchange NaN', { type: 'exchange', take: Number.NaN }],
  ['exchange "1"', { type: 'exchange', take: '1' }],
  ['take from nowhere', { type: 'take' }],
  ['take from the discards', { type: 'take', from: 'discards' }],
  ['take no share of the market', { type: 'take', from: 'market' }],
  ['take ABACUS of the market', { type: 'take', from: 'market', share: 'abacus' }],
  ['take a scoring card', { type: 'take', from: 'market', share: 'scoring' }],
  ['take a number', { type: 'take', from: 'market', share: 3 }],
  ['take null', { type: 'take', from: 'market', share: null }],
  ['discard from nowhere', { type: 'discard', share: 'red' }],
  ['discard from the deck', { type: 'discard', from: 'deck', share: 'red' }],
  ['discard nothing', { type: 'discard', from: 'hand' }],
  ['discard pink', { type: 'discard', from: 'hand', share: 'pink' }],
  ['discard a list', { type: 'discard', from: 'hand', share: ['red'] }],
  ['keep nothing', { type: 'keep' }],
  ['keep one', { type: 'keep', shares: ['red'] }],
  ['keep three', { type: 'keep', shares: ['red', 'blue', 'green'] }],
  ['keep a text', { type: 'keep', shares: 'red green' }],
  ['keep an object like a list', { type: 'keep', shares: { 0: 'red', 1: 'blue', length: 2 } }],
  ['keep two of one airline', { type: 'keep', shares: ['red', 'red'] }],
  ['keep pink', { type: 'keep', shares: ['red', 'pink'] }],
  ['keep ABACUS', { type: 'keep', shares: ['red', 'abacus'] }],
  ['keep null', { type: 'keep', shares: [null, null] }],
  ['keep with holes', { type: 'keep', shares: new Array(2) }],
  ['keep with a hole', { type: 'keep', shares: Object.assign(new Array(2), { 1: 'red' }) }],
  ['play nothing', { type: 'play' }],
  ['play null', { type: 'play', shares: null }],
  ['play a list', { type: 'play', shares: ['red'] }],
  ['play a text', { type: 'play', shares: 'red' }],
  ['play no shares', { type: 'play', shares: {} }],
  ['play pink', { type: 'play', shares: { pink: 1 } }],
  ['play 0', { type: 'play', shares: { red: 0 } }],
  ['play -1', { type: 'play', shares: { red: -1 } }],
  ['play 1.5', { type: 'play', shares: { red: 1.5 } }],
  ['play NaN', { type: 'play', shares: { red: Number.NaN } }],
  ['play endlessly many', { type: 'play', shares: { red: Number.POSITIVE_INFINITY } }],
  ['play "1"', { type: 'play', shares: { red: '1' } }],
  ['play null of red', { type: 'play', shares: { red: null } }],
  ['play 32 and more, which would be another airline', { type: 'play', shares: { red: 33 } }],
  ['play the prototype', { type: 'play', shares: JSON.parse('{"__proto__": 1}') }],
  ['play a key of every object', { type: 'play', shares: { toString: 1 } }],
  ['play a key of every object beside red', { type: 'play', shares: { red: 1, constructor: 1 } }],
  ['play one and NaN', { type: 'play', shares: { red: 1, blue: Number.NaN } }],
  ['a licence for nobody', { type: 'licence', route: 'london-paris' }],
  ['a licence for pink', { type: 'licence', airline: 'pink', route: 'london-paris' }],
  ['a licence for ABACUS', { type: 'licence', airline: 'abacus', route: 'london-paris' }],
  ['a licence nowhere', { type: 'licence', airline: 'red' }],
  ['a licence on no route of this board', { type: 'licence', airline: 'red', route: 'london-atlantis' }],
  ['a licence on a number', { type: 'licence', airline: 'red', route: 0 }],
  ['a licence on a list', { type: 'licence', airline: 'red', route: ['london-paris'] }],
  ['a licence on the prototype', { type: 'licence', airline: 'red', route: '__proto__' }],
  ['a licence on a key of every object', { type: 'licence', airline: 'red', route: 'constructor' }],
  ['cash with something else', { type: 'cash', junk: 1 }],
  ['take a share of the deck by name', { type: 'take', from: 'deck', share: 'red' }],
  ['a licence with a price', { type: 'licence', airline: 'red', route: 'london-paris', price: 1 }],
];

type Told = readonly [code: string, rule: string | undefined, path: string | undefined, message: string];

/** What a program is told that sends such a move. */
const TOLD: [name: string, move: unknown, told: Told][] = [
  ['nothing', undefined, ['unknown-move', undefined, 'type', 'There is no move of type nothing.']],
  [
    'an unknown type',
    { type: 'pass' },
    ['unknown-move', undefined, 'type', 'There is no move of type "pass".'],
  ],
  [
    'a field too many',
    { type: 'cash', junk: 1 },
    ['unknown-move', undefined, 'junk', 'A move "cash" has no "junk".'],
  ],
  [
    'a share of the deck by name',
    { type: 'take', from: 'deck', share: 'red' },
    ['unknown-move', undefined, 'share', 'A move "take" has no "share".'],
  ],
  ['exchange 3', { type: 'exchange', take: 3 }, ['unknown-move', undefined, 'take', '3 is not 1 or 2.']],
  [
    'take from nowhere',
    { type: 'take' },
    ['unknown-move', undefined, 'from', 'nothing is not "deck" or "market".'],
  ],
  [
    'take no share of the market',
    { type: 'take', from: 'market' },
    ['unknown-move', undefined, undefined, 'There is no airline nothing.'],
  ],
  [
    'discard from the deck',
    { type: 'discard', from: 'deck', share: 'red' },
    ['unknown-move', undefined, 'from', '"deck" is not "hand" or "portfolio".'],
  ],
  [
    'discard pink',
    { type: 'discard', from: 'hand', share: 'pink' },
    ['unknown-move', undefined, undefined, 'There are no shares of "pink".'],
  ],
  [
    'keep three',
    { type: 'keep', shares: ['red', 'blue', 'green'] },
    ['unknown-move', 'AE-17', 'shares', 'Two shares are kept.'],
  ],
  [
    'keep two of one airline',
    { type: 'keep', shares: ['red', 'red'] },
    ['illegal-move', 'AE-17', undefined, 'The two shares are of different airlines.'],
  ],
  [
    'keep ABACUS',
    { type: 'keep', shares: ['red', 'abacus'] },
    ['unknown-move', undefined, undefined, 'There is no airline "abacus".'],
  ],
  [
    'play a list',
    { type: 'play', shares: ['red'] },
    ['unknown-move', undefined, 'shares', 'Shares are played as numbers by airline.'],
  ],
  [
    'play a text',
    { type: 'play', shares: 'red' },
    ['unknown-move', undefined, 'shares', 'Shares are played as numbers by airline.'],
  ],
  [
    'play null',
    { type: 'play', shares: null },
    ['unknown-move', undefined, 'shares', 'Shares are played as numbers by airline.'],
  ],
  [
    'play 21',
    { type: 'play', shares: { red: 21 } },
    ['unknown-move', 'AE-50', 'shares', '21 is not a number of shares.'],
  ],
  [
    'play 0 beside one',
    { type: 'play', shares: { red: 0, blue: 1 } },
    ['unknown-move', 'AE-50', 'shares', '0 is not a number of shares.'],
  ],
  [
    'play pink',
    { type: 'play', shares: { pink: 1 } },
    ['unknown-move', undefined, undefined, 'There are no shares of "pink".'],
  ],
  ...[{ red: 2, blue: 1 }, { red: 1, blue: 2 }, { blue: 1, red: 1, gray: 1 }, {}].map(
    (shares): [string, unknown, Told] => [
      `play ${JSON.stringify(shares)}`,
      { type: 'play', shares },
      [
        'illegal-move',
        'AE-50',
        undefined,
        'Play any number of shares of one airline, or exactly one of each of two.',
      ],
    ],
  ),
  [
    'a licence for pink',
    { type: 'licence', airline: 'pink', route: 'paris-vienna' },
    ['unknown-move', undefined, undefined, 'There is no airline "pink".'],
  ],
  [
    'a licence on no route of this board',
    { type: 'licence', airline: 'red', route: 'london-atlantis' },
    ['unknown-move', undefined, 'route', 'There is no route "london-atlantis" on this board.'],
  ],
];

describe('what is no move', () => {
  it.each(TOLD)('%s: where, by which rule, in which words', (_name, move, told) => {
    const { code, rule, path, message } = refused(() => encode(move));
    expect([code, rule, path, message]).toEqual(told);
  });

  it.each(HOSTILE)('%s is refused', (_name, move) => {
    expect(['unknown-move', 'illegal-move']).toContain(refused(() => encode(move)).code);
  });

  const PHASES: [name: string, reach: () => Table][] = [
    ['keep', () => dealt({ board: wheel })],
    ['turn', () => start({ board: wheel })],
    ['second', () => played(start({ board: wheel }), 'licence red paris-vienna')],
    ['share', () => played(start({ board: wheel }), 'licence red paris-vienna', 'licence red rome-vienna')],
    ['discard', () => played(start({ board: wheel }), 'exchange 2')],
    ['pick', () => scoring(start({ board: wheel }))],
    ['end', () => randomMatch(start({ board: wheel }), 1)],
  ];

  function played(match: Table, ...lines: string[]): Table {
    play(match, ...lines);
    return match;
  }
  function scoring(match: Table): Table {
    cashUntilScoring(match);
    return match;
  }

  it.each(PHASES)('is refused in phase %s, by every seat, and nothing changes', (phase, reach) => {
    const match = reach();
    expect(look(match).phase).toBe(phase);
    const seats = [0, 1, 2, 3, -1, 0.5, Number.NaN];
    const before = JSON.stringify([null, 0, 1, 2].map((viewer) => look(match, viewer)));
    for (const [, move] of HOSTILE) {
      for (const seat of seats) refused(() => airlinesEurope.apply(match.state, seat, move as Move));
      for (const seat of seats) refused(() => match.apply(seat, move as Move));
    }
    expect(JSON.stringify([null, 0, 1, 2].map((viewer) => look(match, viewer)))).toBe(before);
  });

  it.each(PHASES)('in phase %s every move is legal or refused with a rule', (_phase, reach) => {
    const match = reach();
    const lines = [
      'cash',
      'exchange 1',
      'exchange 2',
      'take deck',
      ...AIRLINES.flatMap((a) => [
        `take ${a}`,
        `keep ${a} white`,
        `keep ${a} gray`,
        `licence ${a} london-paris`,
      ]),
      ...SHARES.flatMap((s) => [
        `discard ${s}`,
        `discard ${s} portfolio`,
        `play ${s}`,
        `play 9 ${s}`,
        `play red ${s}`,
      ]),
    ];
    for (const line of lines) {
      const move = airlinesEurope.parseMove(wheel, line);
      for (const seat of [0, 1, 2]) {
        const state = airlinesEurope.copy(match.state);
        try {
          airlinesEurope.apply(state, seat, move);
        } catch (error) {
          if (!(error instanceof TarmacError)) throw error;
          expect(['illegal-move', 'not-your-turn', 'match-over']).toContain(error.code);
          expect(error.rule).toMatch(/^AE-\d+$/);
          expect(error.message).not.toMatch(/undefined|NaN/);
          continue;
        }
        const offered = airlinesEurope.legal(match.state, seat).map((each) => search.encode(wheel, each));
        expect(offered).toContain(search.encode(wheel, move));
      }
    }
  });
});
