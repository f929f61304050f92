import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/index.ts';
import { airlines1990 } from '../../src/index.ts';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import { play, refusal, start } from './table.ts';

/* What a player is told when a move is refused: rule, reason, sentence, and what a translation of it needs. */

const BOARD = sketch({
  routes: {
    'boston-albany': 'solid 2 5 9',
    'albany-troy': 'solid 3 6',
    'troy-boston': 'solid 4',
    'boston-lynn': 'dashed 1',
    'boston-keene': 'wavy 1 6',
    'erie-utica': 'solid 1',
    'albany-erie': 'double 12',
    'houston-albany': 'solid 1 8',
  },
  companies: {
    boi: { headquarters: 'boston', patterns: ['solid', 'dashed', 'double', 'dotted'], markers: 6 },
    owl: { headquarters: 'lynn', patterns: ['dashed'] },
    yak: { headquarters: 'yuma', markers: 2 },
  },
});

/** Ada has founded BOI; Bo is to move. */
function opened(): Table {
  const match = start({
    board: BOARD,
    players: 2,
    hands: ['boi*3 hit owl', 'hit*3 boi owl'],
    flights: ['solid-7 dashed-1 solid-2', 'solid-5 solid-8 wavy-2'],
    market: 'ita*4 owl',
    pile: 'ita*4',
    flightPile: 'wavy-11 wavy-10 wavy-9 wavy-8 wavy-7',
  });
  play(match, 'found 1 boi solid-7 boston-albany', 'take pile');
  return match;
}

/** After these lines, which begin with Bo. */
const after = (...lines: string[]) => {
  return (): Table => {
    const match = opened();
    play(match, ...lines);
    return match;
  };
};

/** Ada flies to Lynn, where OWL sits: it is inactive now, and Bo is to move. */
const closed = after('draw', 'keep', 'draw', 'fly boi dashed-1 boston-lynn', 'take pile');
const drawn = after('draw');
const drawnByAda = after('draw', 'keep', 'draw');
const sabotaging = after('play 1 boi');

/** BOI has laid its last markers on routes that it does not fly. */
function spent(): Table {
  const match = opened();
  play(match, 'play 1 boi', 'sabotage boi houston-albany 8');
  play(match, 'play 1 boi', 'sabotage boi albany-troy 6');
  play(match, 'draw', 'keep', 'play 1 boi', 'sabotage boi ithaca-ita 12', 'draw', 'keep');
  play(match, 'draw', 'fly boi dashed-1 boston-lynn', 'take pile', 'draw');
  return match;
}

/** Bo founds HIT on a route of one free circle, which is full then. */
function full(): Table {
  const match = opened();
  play(match, 'play 1 boi', 'sabotage ita houston-albany 8', 'draw', 'keep');
  play(match, 'found 1 hit solid-5 houston-albany', 'take pile', 'draw');
  return match;
}

type Row = [
  what: string,
  table: () => Table,
  move: string | Move,
  rule: string,
  reason: string,
  message: string,
  values?: Record<string, string | number>,
];

const rows: Row[] = [
  [
    'flying before a card is drawn',
    opened,
    'fly boi solid-5 albany-troy',
    'A90-21',
    'draw-first',
    'Before a company is extended a flight card is drawn.',
  ],
  [
    'keeping before a card is drawn',
    opened,
    'keep',
    'A90-24',
    'one-action',
    'A turn is one action: found a company, expand one (draw first), or play shares.',
  ],
  [
    'taking a share before anything is flown',
    opened,
    'take pile',
    'A90-24',
    'one-action',
    'A turn is one action: found a company, expand one (draw first), or play shares.',
  ],
  [
    'a second action',
    drawn,
    'play 1 boi',
    'A90-21',
    'fly-or-keep',
    'Now play a flight card or keep what you have.',
  ],
  [
    'no share',
    after('draw', 'fly boi solid-5 albany-troy'),
    'done',
    'A90-50',
    'share-due',
    'Now take a share; it may not be declined.',
  ],
  [
    'another action than sabotage',
    sabotaging,
    'keep',
    'A90-60',
    'sabotage-or-done',
    'Now sabotage a route, or be done.',
  ],
  [
    'swapping a card one has not',
    opened,
    'swap solid-1',
    'A90-43',
    'card-not-held',
    'You do not have this card.',
    { card: 'solid-1' },
  ],
  [
    'swapping a card of use',
    opened,
    'swap solid-8',
    'A90-43',
    'card-usable',
    'Some company can still use this card one day.',
    { card: 'solid-8' },
  ],
  [
    'refreshing a share of value',
    opened,
    'refresh ita',
    'A90-51',
    'not-worthless',
    'ITA is not inactive.',
    { company: 'ita' },
  ],
  [
    'a second refresh',
    () => {
      const match = closed();
      play(match, 'refresh owl');
      return match;
    },
    'refresh owl',
    'A90-24',
    'refreshed-already',
    'One share of the market may be replaced in a turn.',
    {},
  ],
  [
    'refreshing what the market does not show',
    () => {
      const match = closed();
      play(match, 'refresh owl', 'draw', 'keep');
      return match;
    },
    'refresh owl',
    'A90-51',
    'not-in-market',
    'The market shows no OWL.',
    { company: 'owl' },
  ],
  [
    'founding what is in play',
    opened,
    'found 1 boi solid-5 boston-albany',
    'A90-20',
    'founded-already',
    'BOI is in play already.',
    { company: 'boi' },
  ],
  [
    'founding what is inactive',
    closed,
    'found 1 owl dashed-1 boston-lynn',
    'A90-51',
    'inactive',
    'OWL is inactive: its shares are worthless.',
    { company: 'owl' },
  ],
  [
    'founding with more shares than one has',
    opened,
    'found 4 hit solid-5 houston-albany',
    'A90-20',
    'shares-not-held',
    'You do not have so many shares of HIT.',
    { company: 'hit' },
  ],
  [
    'founding with a card one has not',
    opened,
    'found 1 hit solid-1 houston-albany',
    'A90-40',
    'card-not-held',
    'You do not have this card.',
    { card: 'solid-1' },
  ],
  [
    'founding with a card too low',
    () => low(),
    'found 1 hit solid-5 houston-albany',
    'A90-40',
    'card-too-low',
    'The lowest free circle of this route is 8.',
    { needed: 8 },
  ],
  [
    'extending a company not in play',
    drawn,
    'fly hit solid-5 houston-albany',
    'A90-21',
    'not-founded',
    'HIT is not in play.',
    { company: 'hit' },
  ],
  [
    'flying a pattern the company may not fly',
    drawn,
    'fly boi wavy-2 boston-keene',
    'A90-40',
    'may-not-fly',
    'BOI may not fly wavy routes.',
    { company: 'boi', route: 'boston-keene' },
  ],
  [
    'flying with a card one has not',
    drawn,
    'fly boi solid-6 albany-troy',
    'A90-40',
    'card-not-held',
    'You do not have this card.',
    { card: 'solid-6' },
  ],
  [
    'flying with a card too low',
    drawnByAda,
    'fly boi solid-2 albany-troy',
    'A90-40',
    'card-too-low',
    'The lowest free circle of this route is 3.',
    { needed: 3 },
  ],
  [
    'flying a route twice',
    drawn,
    'fly boi solid-5 boston-albany',
    'A90-40',
    'flies-already',
    'BOI has a marker on this route already.',
    { company: 'boi', route: 'boston-albany' },
  ],
  [
    'flying away from the network',
    drawn,
    'fly boi solid-5 erie-utica',
    'A90-40',
    'not-connected',
    'The route does not touch the network of BOI.',
    { company: 'boi', route: 'erie-utica' },
  ],
  [
    'flying a full route',
    full,
    'fly boi solid-2 houston-albany',
    'A90-40',
    'route-full',
    'The route has no free circle.',
    { company: 'boi', route: 'houston-albany' },
  ],
  [
    'flying without a marker',
    spent,
    'fly boi solid-5 albany-troy',
    'A90-40',
    'no-marker',
    'BOI has no marker left.',
    { company: 'boi', route: 'albany-troy' },
  ],
  [
    'taking what the market does not show',
    after('draw', 'fly boi solid-5 albany-troy'),
    'take yak',
    'A90-50',
    'not-in-market',
    'The market shows no YAK.',
    { company: 'yak' },
  ],
  [
    'playing what is inactive',
    closed,
    'play 1 owl',
    'A90-51',
    'inactive',
    'OWL is inactive: its shares are worthless.',
    { company: 'owl' },
  ],
  [
    'playing what is not in play',
    opened,
    'play 1 hit',
    'A90-22',
    'not-founded',
    'HIT is not in play.',
    { company: 'hit' },
  ],
  [
    'playing more shares than one has',
    opened,
    'play 2 boi',
    'A90-22',
    'shares-not-held',
    'You have 1 shares of BOI, not 2.',
    { company: 'boi', held: 1 },
  ],
  [
    'sabotage below 5',
    sabotaging,
    'sabotage hit albany-troy 3',
    'A90-60',
    'circle-too-low',
    'Only circles of 5 or more can be sabotaged.',
    { company: 'hit', route: 'albany-troy' },
  ],
  [
    'sabotage of 4',
    sabotaging,
    'sabotage hit troy-boston 4',
    'A90-60',
    'circle-too-low',
    'Only circles of 5 or more can be sabotaged.',
    { company: 'hit', route: 'troy-boston' },
  ],
];

/** HIT's route, whose first circle a company could still take, when BOI flies it. */
function low(): Table {
  const match = opened();
  play(match, 'draw', 'keep', 'draw', 'fly boi solid-2 houston-albany', 'take pile');
  return match;
}

describe('a refusal', () => {
  it.each(rows)('%s', (_, table, move, rule, reason, message, values = {}) => {
    const { code, message: told, place } = refusal(table(), move);
    expect([code, told, place]).toEqual(['illegal-move', message, { rule, reason, values }]);
  });

  it.each([-1, 2, 0.5])('of seat %j', (seat) => {
    const { state } = opened();
    const message = `There is no seat ${seat} at this table.`;
    expect(() => airlines1990.apply(state, seat, { type: 'draw' })).toThrow(
      expect.objectContaining({ code: 'unknown-seat', message, reason: 'no-such-seat' }),
    );
  });

  it('of a seat whose turn it is not, whatever it wants', () => {
    const { code, message, place } = refusal(opened(), 'fly boi solid-2 albany-troy', 0);
    expect([code, message]).toEqual(['not-your-turn', 'It is not your turn.']);
    expect(place).toEqual({ rule: 'A90-11', reason: 'not-your-turn' });
  });
});
