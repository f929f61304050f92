import { CHANCE, Playout } from '@tarmac/kernel';
import { surprise, weightsOf } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import { cardWord } from '../../src/flight-card.ts';
import type { Event, Move } from '../../src/index.ts';
import { airlines1990 } from '../../src/index.ts';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import { hand, laid, look, pass, phase, plainShuffle, play, range, refusal, start } from './table.ts';

/* What chance does, by the seed and in search, and what it may not do in anybody's name. */

/** Three cards were flown, the pile of flight cards is empty, and a card is to be drawn. */
function flightsDue(): Table {
  const board = sketch({
    routes: { 'boston-albany': 'solid 1 2', 'albany-troy': 'dashed 1', 'troy-lynn': 'wavy 1' },
    flights: 'solid-1 solid-2 dashed-1 wavy-1 dotted-1*18',
  });
  const match = start({
    board,
    players: 6,
    hands: ['boi'],
    flights: ['solid-1', 'dashed-1', 'wavy-1 solid-2'],
    flightPile: 'dotted-1*4',
  });
  play(match, 'found 1 boi solid-1 boston-albany', 'take pile');
  play(match, 'draw', 'fly boi dashed-1 albany-troy', 'take pile');
  play(match, 'draw', 'fly boi wavy-1 troy-lynn', 'take pile');
  pass(match);
  play(match, 'draw');
  expect(look(match)).toMatchObject({ phase: 'shuffle', shuffle: 'expand', flightPile: { size: 0 } });
  return match;
}

/** In the first round a scoring card was drawn: the pile of shares is to be shuffled. */
function sharesDue(): Table {
  const board = sketch({ routes: { 'boston-albany': 'solid 1 2' } });
  const match = start({
    board,
    players: 6,
    hands: ['boi*4 yak', 'boi*4 yak', 'boi*4 hit', 'hit*5', 'hit*5', 'ita*5'],
    flights: ['solid-1'],
    market: 'ita*5',
    pile: 'scoring yak hit owl scoring',
  });
  play(match, 'found 1 boi solid-1 boston-albany', 'take pile');
  return match;
}

const orderOf = (move: Move): readonly unknown[] => (move.type === 'shuffle' ? move.order : []);
const word = (card: unknown): string => (typeof card === 'string' ? card : cardWord(card as never));

describe('by the seed', () => {
  it('[A90-42] the discards in the order of patterns and values are shuffled', () => {
    const match = flightsDue();
    expect(look(match).discards.map(cardWord)).toEqual(['solid-1', 'dashed-1', 'wavy-1']);
    expect(orderOf(plainShuffle(match)).map(word)).toEqual(['solid-1', 'dashed-1', 'wavy-1']);
  });

  it('[A90-70] so is the whole pile of shares in the order of the board, scoring cards last', () => {
    const match = sharesDue();
    const { board, market } = { board: match.board, market: look(match).market };
    const left = board.companyIds.flatMap((id, c) => {
      const held = match.seats.map((_, p) => (hand(match, p)[id] ?? 0) + (laid(match, p)[id] ?? 0));
      const elsewhere = held.reduce((sum, n) => sum + n, market.filter((share) => share === id).length);
      return new Array<string>(board.shares[c] - elsewhere).fill(id);
    });
    expect(orderOf(plainShuffle(match))).toEqual([...left, 'scoring', 'scoring', 'scoring']);
  });
});

/** The orders that search makes of the pile, from the top. */
function ordersInSearch(match: Table, times: number): string[][] {
  const random = new Playout(5);
  return range(1, times).map(() => {
    const told: Event[] = [];
    airlines1990.search.chance?.(match.state.copy(), random, (event) => told.push(event));
    return told.flatMap((event) => (event.type === 'shuffled' ? (event.order ?? []).map(word) : []));
  });
}

describe('in search', () => {
  it('[A90-42] every order of the flight cards is as likely as another', () => {
    const orders = ordersInSearch(flightsDue(), 1200).map((order) => order.join(' '));
    const all = ['solid-1', 'dashed-1', 'wavy-1'].flatMap((one, i, cards) => {
      const [two, three] = cards.toSpliced(i, 1);
      return [`${one} ${two} ${three}`, `${one} ${three} ${two}`];
    });
    expect(surprise(orders, weightsOf(all))).toBeLessThan(4);
  });

  it('[A90-70] every share and scoring card is as likely as another on top, below it and at the bottom', () => {
    const match = sharesDue();
    const cards = orderOf(plainShuffle(match)).map(word);
    const orders = ordersInSearch(match, 1200);
    for (const order of orders.slice(0, 20)) expect(order.toSorted()).toEqual(cards.toSorted());
    for (const place of [0, 1, -2, -1]) {
      const found = orders.map((order) => order.at(place) ?? '');
      expect(surprise(found, weightsOf(cards)), `place ${place}`).toBeLessThan(4);
    }
  });
});

describe('chance may not bring', () => {
  const SHARES = 'shuffle shares boi';
  const nothing = null as unknown as Move;
  const flights = (more: object): Move => ({ ...plainShuffle(flightsDue()), ...more }) as Move;
  const shares = (change: (order: unknown[]) => unknown[]): Move => {
    const move = plainShuffle(sharesDue());
    return { ...move, order: change([...orderOf(move)]) } as Move;
  };
  const striped = { pattern: 'striped', value: 1 };
  const high = { pattern: 'wavy', value: 14 };
  const solid = { pattern: 'solid', value: 1 };

  const rows: [
    what: string,
    table: () => Table,
    move: string | Move,
    code: string,
    message: string,
    path?: string,
  ][] = [
    ['nothing', flightsDue, nothing, 'shuffle-due', 'First a pile is shuffled.'],
    ['a move of a player', flightsDue, 'keep', 'shuffle-due', 'First a pile is shuffled.'],
    ['a strange field', flightsDue, flights({ mood: 1 }), '', 'A shuffle has no "mood".', 'mood'],
    ['no pile', flightsDue, flights({ pile: 'cards' }), '', 'The pile is shares or flights.', 'pile'],
    [
      'no order',
      flightsDue,
      flights({ order: null }),
      '',
      'The order is a list of all cards, the top first.',
      'order',
    ],
    [
      'the pile of shares',
      flightsDue,
      SHARES,
      'other-pile',
      'It is the pile of flights that is shuffled now.',
    ],
    [
      'the flight cards',
      sharesDue,
      'shuffle flights solid-1',
      'other-pile',
      'It is the pile of shares that is shuffled now.',
    ],
    [
      'a card less',
      flightsDue,
      'shuffle flights solid-1 dashed-1',
      'not-the-pile',
      'The pile has 3 cards, not 2.',
    ],
    ['a hole', flightsDue, flights({ order: new Array(3) }), '', 'There is no card undefined.', 'order[0]'],
    [
      'a card of no pattern',
      flightsDue,
      flights({ order: [solid, striped, solid] }),
      '',
      `There is no card ${JSON.stringify(striped)}.`,
      'order[1]',
    ],
    [
      'a card that the board has not',
      flightsDue,
      flights({ order: [solid, high, solid] }),
      '',
      `There is no card ${JSON.stringify(high)}.`,
      'order[1]',
    ],
    [
      'a card twice',
      flightsDue,
      flights({ order: [solid, solid, solid] }),
      'not-the-pile',
      `${JSON.stringify(solid)} is not in the pile, or not so often.`,
    ],
    [
      'a share of no company',
      sharesDue,
      shares(([, ...rest]) => ['xyz', ...rest]),
      '',
      'There is no card "xyz".',
      'order[0]',
    ],
    [
      'a share too often',
      sharesDue,
      shares((order) => order.map(() => 'owl')),
      'not-the-pile',
      '"owl" is not in the pile, or not so often.',
    ],
    [
      'a scoring card too many',
      sharesDue,
      shares(([, ...rest]) => ['scoring', ...rest]),
      'not-the-pile',
      '"scoring" is not in the pile, or not so often.',
    ],
  ];

  it.each(rows)('%s', (_, table, move, reason, message, path) => {
    const match = table();
    const rule = look(match).shuffle === 'expand' ? 'A90-42' : 'A90-70';
    expect(refusal(match, move, CHANCE)).toMatchObject({
      ...(reason === '' ? { code: 'unknown-move', path } : { code: 'illegal-move', reason }),
      message,
      rule,
    });
  });

  it('anything but the whole pile, which it may bring in any order', () => {
    for (const table of [flightsDue, sharesDue]) {
      const match = table();
      const move = plainShuffle(match);
      match.apply(CHANCE, { ...move, order: orderOf(move).toReversed() } as Move);
      expect(phase(match)).not.toBe('shuffle');
    }
  });
});
