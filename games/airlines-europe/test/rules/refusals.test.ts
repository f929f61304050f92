import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import type { Move } from '../../src/types.ts';
import { sketch, testBoard } from './boards.ts';
import type { Description, Table } from './table.ts';
import { cashUntilScoring, dealt, look, nextScoring, parse, play, range, refusal, start } from './table.ts';

/*
 * What a refused player is told: every reason with its code, its rule, its sentence, and the values that a translation
 * needs. The rules themselves are tested with their numbers.
 */

const line = testBoard('line-1');
const wheel = testBoard('wheel-1');
const tiny = testBoard('tiny-1');

interface Row {
  readonly reason: string;
  readonly code?: string;
  readonly rule: string;
  readonly says: string;
  readonly values?: Record<string, string | number>;
  readonly table: () => Table;
  readonly move: string;
  readonly seat?: number;
}

function after(description: Description, ...lines: string[]): Table {
  const match = start(description);
  play(match, ...lines);
  return match;
}

const CARDS = { keep: ['red black'], hands: ['red*2 blue brown*2 gray'] };
/** The same cards in the second seat, whose turn it is. */
const SECOND = { keep: ['green white', 'red black'], hands: ['green*2 white*4', 'red*2 blue brown*2 gray'] };
const CHOOSING = { keep: ['red blue', 'black brown', 'green white'], hands: ['red*5 gray'] };

/** Somebody has chosen the first portfolio already. */
function chosen(): Table {
  const match = dealt(CHOOSING);
  match.apply(1, parse(match, 'keep black brown'));
  return match;
}

function picking(): Table {
  const match = start({ keep: ['red black'] });
  cashUntilScoring(match);
  return match;
}

function over(): Table {
  const match = start();
  for (const _scoring of [1, 2, 3]) nextScoring(match);
  return match;
}

/** Two players take ABACUS shares two at a time until one is left. */
function oneAbacusLeft(): Table {
  const match = start({ players: 2, keep: ['red black', 'red black'], hands: ['red*5 black', 'black*6'] });
  for (let left = 20; left > 1; left = look(match).abacusSupply) {
    play(match, left > 2 ? 'exchange 2' : 'exchange 1');
    while (look(match).phase === 'discard') {
      const [move] = airlinesEurope.legal(match.state, look(match).turn);
      match.apply(look(match).turn, move);
    }
  }
  return match;
}

/** Seat 0 gives all it has for ABACUS shares, three for two, and has two shares left. */
function twoSharesLeft(): Table {
  const match = start({ players: 2, keep: ['red black'], hands: ['red*6'] });
  while (look(match).hands[0].size > 2 || held(match) > 0) {
    play(match, 'exchange 2');
    while (look(match).phase === 'discard') {
      const [move] = airlinesEurope.legal(match.state, 0);
      match.apply(0, move);
    }
    play(match, 'cash');
  }
  return match;
}

const held = (match: Table): number =>
  Object.values(look(match).portfolios[0]).reduce((total, count) => total + count, 0);

const whiteWithoutAirplanes = (): Table => {
  const spokes = range(1, 8).map((n) => [`moscow-x${n}`, [1]] as const);
  const board = sketch({ routes: Object.fromEntries([...spokes, ['london-paris', [1]]]) });
  const match = start({ board });
  for (const n of range(1, 7)) play(match, `licence white moscow-x${n}`, 'take deck');
  return match;
};

const ROWS: Row[] = [
  {
    reason: 'keep-first',
    rule: 'AE-17',
    says: 'First everybody keeps two shares of different airlines.',
    table: () => dealt(CHOOSING),
    move: 'cash',
    seat: 0,
  },
  {
    reason: 'keep-from-hand',
    rule: 'AE-17',
    says: 'Keep two shares that are in your hand.',
    table: () => dealt(CHOOSING),
    move: 'keep red orange',
    seat: 0,
  },
  {
    reason: 'keep-different',
    rule: 'AE-17',
    says: 'The two shares are of different airlines.',
    values: {},
    table: () => dealt(CHOOSING),
    move: 'keep red red',
    seat: 0,
  },
  {
    reason: 'has-chosen',
    code: 'not-your-turn',
    rule: 'AE-17',
    says: 'You have chosen already.',
    table: chosen,
    move: 'keep black brown',
    seat: 1,
  },
  {
    reason: 'one-action',
    rule: 'AE-30',
    says: 'A turn is one action: buy licences, play shares, exchange for ABACUS, or take cash.',
    table: () => start(CARDS),
    move: 'discard red',
  },
  {
    reason: 'not-your-turn',
    code: 'not-your-turn',
    rule: 'AE-30',
    says: 'It is not your turn.',
    table: () => start(CARDS),
    move: 'cash',
    seat: 1,
  },
  {
    reason: 'not-your-turn',
    code: 'not-your-turn',
    rule: 'AE-71',
    says: 'It is not your turn.',
    table: picking,
    move: 'take red',
    seat: 0,
  },
  {
    reason: 'licence-first',
    rule: 'AE-40',
    says: 'A share is taken only after buying a licence.',
    table: () => start(CARDS),
    move: 'take deck',
  },
  {
    reason: 'second-or-share',
    rule: 'AE-40',
    says: 'Now buy a second licence or take a share.',
    table: () => after({ board: line }, 'licence red london-paris'),
    move: 'cash',
  },
  {
    reason: 'share-due',
    rule: 'AE-40',
    says: 'After the licences one share is taken.',
    table: () => after({ board: line }, 'licence red london-paris', 'licence red london-rome'),
    move: 'cash',
  },
  {
    reason: 'not-in-play',
    rule: 'AE-10',
    says: 'Air Amigos is not in play.',
    values: { airline: 'yellow' },
    table: () => start({ board: line }),
    move: 'licence yellow berlin-madrid',
  },
  {
    reason: 'not-served',
    rule: 'AE-42',
    says: 'Days Of Flying Wonders does not fly to either end of this route.',
    values: { airline: 'red' },
    table: () => start({ board: line }),
    move: 'licence red london-rome',
  },
  {
    reason: 'too-expensive',
    rule: 'AE-43',
    says: 'The cheapest free licence costs 8 million, and you have 7.',
    values: { price: 8, cash: 7 },
    table: () => after({ board: wheel }, 'licence gray london-vienna'),
    move: 'licence gray london-new-york',
  },
  {
    reason: 'no-airplane',
    rule: 'AE-44',
    says: 'Air white has no airplane left.',
    values: { airline: 'white' },
    table: whiteWithoutAirplanes,
    move: 'licence white moscow-x8',
  },
  {
    reason: 'flies-already',
    rule: 'AE-44',
    says: 'Days Of Flying Wonders flies this route already.',
    values: { airline: 'red' },
    table: () => after({ board: line }, 'licence red london-paris'),
    move: 'licence red london-paris',
  },
  {
    reason: 'route-full',
    rule: 'AE-44',
    says: 'Every licence of this route is sold.',
    values: {},
    table: () => after({ board: tiny }, 'licence red london-paris', 'take deck'),
    move: 'licence gray london-paris',
  },
  {
    reason: 'route-held-back',
    rule: 'AE-100',
    says: 'No further licence of this route is for sale before the next scoring.',
    values: {},
    table: () => after({ board: line, options: { routePhases: true } }, 'licence red london-paris'),
    move: 'licence gray london-paris',
  },
  {
    reason: 'not-in-market',
    rule: 'AE-49',
    says: 'The stock market has no share of gray.',
    values: { share: 'gray' },
    table: () => after({ board: line, market: 'red*5' }, 'licence red london-paris'),
    move: 'take gray',
  },
  {
    reason: 'not-in-market',
    rule: 'AE-71',
    says: 'The stock market has no share of yellow.',
    values: { share: 'yellow' },
    table: picking,
    move: 'take yellow',
  },
  {
    reason: 'pick-due',
    rule: 'AE-71',
    says: 'Before the scoring everybody takes one share of the market.',
    table: picking,
    move: 'cash',
  },
  {
    reason: 'from-market-only',
    rule: 'AE-71',
    says: 'This share comes from the stock market.',
    values: {},
    table: picking,
    move: 'take deck',
  },
  {
    reason: 'not-in-hand',
    rule: 'AE-50',
    says: 'You cannot play 3 of brown: you have 2 in hand.',
    values: { share: 'brown', count: 3, held: 2 },
    table: () => after(SECOND, 'cash'),
    move: 'play 3 brown',
  },
  {
    reason: 'not-in-hand',
    rule: 'AE-50',
    says: 'You cannot play 1 of black: you have 0 in hand.',
    values: { share: 'black', count: 1, held: 0 },
    table: () => after(SECOND, 'cash'),
    move: 'play red black',
  },
  {
    reason: 'play-mixture',
    rule: 'AE-50',
    says: 'Play any number of shares of one airline, or exactly one of each of two.',
    values: {},
    table: () => start(CARDS),
    move: '{"type":"play","shares":{"red":2,"blue":1}}',
  },
  {
    reason: 'too-few-to-discard',
    rule: 'AE-55',
    says: 'You need 3 shares to discard.',
    values: { needed: 3 },
    table: twoSharesLeft,
    move: 'exchange 2',
  },
  {
    reason: 'abacus-short',
    rule: 'AE-56',
    says: 'Only 1 ABACUS shares are left.',
    values: { left: 1 },
    table: oneAbacusLeft,
    move: 'exchange 2',
  },
  {
    reason: 'discard-due',
    rule: 'AE-55',
    says: 'The exchange is not paid for yet: discard a share.',
    table: () => after(CARDS, 'exchange 2'),
    move: 'cash',
  },
  {
    reason: 'not-held',
    rule: 'AE-55',
    says: 'You have no share of orange in your hand.',
    values: { share: 'orange', from: 'hand' },
    table: () => after(SECOND, 'cash', 'exchange 2'),
    move: 'discard orange',
  },
  {
    reason: 'not-held',
    rule: 'AE-55',
    says: 'You have no share of blue in your portfolio.',
    values: { share: 'blue', from: 'portfolio' },
    table: () => after(SECOND, 'cash', 'exchange 2'),
    move: 'discard blue portfolio',
  },
  {
    reason: 'discard-order',
    rule: 'AE-55',
    says: 'Discards go in order: hand before portfolio, airlines as listed, ABACUS last.',
    values: {},
    table: () => after(CARDS, 'exchange 2', 'discard brown'),
    move: 'discard red',
  },
  {
    reason: 'discard-earlier',
    rule: 'AE-55',
    says: 'Too few shares would be left behind this one: begin with an earlier one.',
    values: {},
    table: () => after(CARDS, 'exchange 2'),
    move: 'discard black portfolio',
  },
  {
    reason: 'match-over',
    code: 'match-over',
    rule: 'AE-80',
    says: 'The match is over.',
    table: over,
    move: 'cash',
    seat: 2,
  },
];

describe('a refusal says', () => {
  it.each(ROWS)('$reason, $rule: $move', ({ reason, code = 'illegal-move', rule, says, values, ...row }) => {
    const match = row.table();
    const seat = row.seat ?? airlinesEurope.active(match.state)[0];
    const move: Move = row.move.startsWith('{') ? JSON.parse(row.move) : parse(match, row.move);
    const refused = refusal(match, move, seat);
    expect([refused.code, refused.rule, refused.reason, refused.message]).toEqual([code, rule, reason, says]);
    expect(refused.values ?? {}).toEqual(values ?? {});
  });

  it('[AE-42] not-served exactly where neither end is the home, for every airline on every route', () => {
    const { airlines, routes } = line.file;
    const match = start({ board: line, players: 5 });
    for (const { id, home } of airlines) {
      for (const { id: route, from, to } of routes) {
        const move: Move = { type: 'licence', airline: id, route };
        if (from === home || to === home) expect(airlinesEurope.legal(match.state, 0)).toContainEqual(move);
        else expect(refusal(match, move).reason).toBe('not-served');
      }
    }
  });

  it.each([-1, 3, 0.5])('no-such-seat: %d', (seat) => {
    const match = start();
    try {
      airlinesEurope.apply(match.state, seat, { type: 'cash' });
    } catch (error) {
      expect(error).toMatchObject({
        code: 'unknown-seat',
        reason: 'no-such-seat',
        message: `There is no seat ${seat} at this table.`,
      });
      return;
    }
    throw new Error('a seat that is not there has played');
  });
});
