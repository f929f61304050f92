import { Playout } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/index.ts';
import { airlines1990 } from '../../src/index.ts';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import { look, outcome, pass, play, settle, start } from './table.ts';

/*
 * A view is all that its viewer knows: a world made from it shows the same view again, whatever the view says; and
 * search tells views apart by a number, as soon as they differ in one thing.
 */

const BOARD = sketch({
  routes: {
    'boston-albany': 'solid 2 5 9',
    'albany-troy': 'solid 3 6',
    'houston-dallas': 'dashed 1 7',
    'boston-lynn': 'dotted 1',
    'ithaca-troy': 'dotted 2 8',
  },
  companies: { owl: { headquarters: 'lynn', patterns: ['dotted'] } },
});

/** Bo's turn; BOI and HIT are in play, OWL is inactive, one card is flown and one swapped. */
function halfway(): Table {
  const match = start({
    board: BOARD,
    hands: ['boi*3 hit*2', 'hit*3 ita*2', 'boi*2 yak*3'],
    flights: ['solid-4 solid-7 dotted-5', 'dashed-2 solid-3 solid-9', 'solid-5 dotted-3 dotted-1'],
    market: 'ita*4 owl',
    pile: 'owl yak owl scoring yak',
    flightPile: 'double-1 double-2 double-3 double-4 double-5 double-6',
  });
  play(match, 'found 2 boi solid-4 boston-albany', 'take pile');
  play(match, 'found 1 hit dashed-2 houston-dallas', 'take ita');
  play(match, 'draw', 'fly boi dotted-1 boston-lynn', 'take pile');
  play(match, 'play 1 boi', 'sabotage hit albany-troy 6');
  settle(match);
  return match;
}

/** Two players; the third scoring card has ended it, with cards left in both piles. */
function over(): Table {
  const match = start({
    board: BOARD,
    players: 2,
    hands: ['boi*4 hit', 'hit*3 ita*2'],
    flights: ['solid-4 solid-5', 'solid-9'],
    pile: 'yak scoring*3 owl ita',
    flightPile: 'double-1 double-2 double-3',
  });
  play(match, 'found 1 boi solid-4 boston-albany', 'take pile');
  pass(match);
  play(match, 'draw', 'fly boi solid-5 albany-troy', 'take pile');
  expect(outcome(match)?.reason).toBe('third-scoring');
  return match;
}

const worldOf = (match: Table, view: View) => airlines1990.sampler(match.board, view).sample(new Playout(3));
const keyOf = (match: Table, view: View) => airlines1990.search.key(worldOf(match, view), view.viewer);

type Edit = (view: View) => Partial<View>;
const more = (counts: Readonly<Record<string, number>>, id: string) => ({ ...counts, [id]: counts[id] + 1 });
const first = <T>(list: readonly T[], change: (item: T) => T): T[] => list.with(0, change(list[0]));

const EDITS: readonly [what: string, edit: Edit][] = [
  ['phase', () => ({ phase: 'sabotage' })],
  ['turn', () => ({ turn: 2, active: [2] })],
  ['shuffle', () => ({ phase: 'shuffle', active: [-2], shuffle: 'take' })],
  ['another shuffle', () => ({ phase: 'shuffle', active: [-2], shuffle: 'refresh' })],
  ['put back', () => ({ putBack: 1 })],
  ['turns ended', ({ turnsEnded }) => ({ turnsEnded: turnsEnded + 1 })],
  ['founding', () => ({ founding: true })],
  ['refreshed', () => ({ refreshed: true })],
  ['swaps', () => ({ swaps: 1 })],
  ['drew', () => ({ drew: true })],
  ['idle', () => ({ idle: 1 })],
  ['turns left', () => ({ turnsLeft: 1 })],
  ['scores', ({ scores }) => ({ scores: scores.with(2, 7) })],
  ['awards', ({ awards }) => ({ awards: awards.with(3, [0, 1, 0]) })],
  ['scorings', () => ({ scorings: 1 })],
  ['shares laid', ({ laid }) => ({ laid: laid.with(2, more(laid[2], 'yak')) })],
  [
    'a share seen taken',
    ({ hands }) => ({ hands: first(hands, (hand) => ({ ...hand, known: more(hand.known, 'boi') })) }),
  ],
  ['the size of a hand', ({ hands }) => ({ hands: hands.with(2, { ...hands[2], size: hands[2].size - 1 }) })],
  ['the market', ({ market }) => ({ market: market.with(1, 'yak') })],
  ['a place of the market', ({ market }) => ({ market: market.with(1, null) })],
  ['the pile', ({ pile }) => ({ pile: { ...pile, size: pile.size - 1 } })],
  ['scoring cards', ({ pile }) => ({ pile: { ...pile, scoring: pile.scoring - 1 } })],
  ['shares gone', ({ gone }) => ({ gone: more(gone, 'owl') })],
  ['founded', ({ founded }) => ({ founded: [...founded, 'ita'] })],
  ['inactive', () => ({ inactive: ['ita', 'owl'] })],
  ['markers', ({ markers }) => ({ markers: more(markers, 'ita') })],
  ['worth', ({ worth }) => ({ worth: more(worth, 'hit') })],
  ['a marker', ({ routes }) => ({ routes: first(routes, (circles) => circles.with(1, 'hit')) })],
  ['a sabotage marker', ({ routes }) => ({ routes: first(routes, (circles) => circles.with(2, '!yak')) })],
  ['what was flown', ({ movements }) => ({ movements: movements.with(0, '/0 flew solid-6') })],
  ['when', ({ movements }) => ({ movements: movements.with(1, `/${movements[1]}`) })],
  ['a card swapped, not flown', ({ movements }) => ({ movements: movements.with(0, '/0 swapped solid-4') })],
  [
    'discards',
    ({ discards, goneFlights }) => ({
      discards: discards.slice(1),
      goneFlights: [...goneFlights, discards[0]],
    }),
  ],
];

function mustTell(match: Table, view: View, edit: Partial<View>): void {
  const edited = { ...view, ...edit };
  expect(airlines1990.view(worldOf(match, edited), view.viewer)).toEqual(edited);
  expect(keyOf(match, edited)).not.toBe(keyOf(match, view));
}

describe.each([0, 1, null])('[A90-95] as %j sees it', (viewer) => {
  const match = halfway();
  const view = look(match, viewer);

  it.each(EDITS)('%s', (_, edit) => mustTell(match, view, edit(view)));
});

describe('[A90-95] in the own hand', () => {
  const match = halfway();
  const view = look(match, 1);
  const [ada, bo, cy] = view.flights;
  const flightsOf = (change: Partial<typeof bo>) => ({ flights: [ada, { ...bo, ...change }, cy] });
  const cards = bo.cards ?? [];

  it('another share', () => {
    const shares = { ...view.hands[1].shares, hit: 1, yak: 1 };
    mustTell(match, view, { hands: view.hands.with(1, { ...view.hands[1], shares }) });
  });

  it('another flight card', () => {
    const other = [...cards.slice(0, 1), { pattern: 'solid', value: 10 } as const, ...cards.slice(2)];
    mustTell(match, view, flightsOf({ cards: other }));
  });

  it.each(cards.map((card, i) => [i, card] as const))('card %i that came by a swap', (_, card) => {
    mustTell(match, view, flightsOf({ fresh: 1, freshCards: [card] }));
  });

  it('a card by a swap, as another sees it', () => {
    const seen = look(match, 0);
    const flights = seen.flights.with(1, { ...seen.flights[1], fresh: 1 });
    mustTell(match, seen, { flights });
  });

  it('what was drawn', () => {
    const place = view.movements.findIndex((word) => word.startsWith('1 drew double'));
    const movements = view.movements.with(place, '1 drew double-9');
    const other = cards.map((card) => (card.pattern === 'double' ? { ...card, value: 9 } : card));
    mustTell(match, view, { movements, ...flightsOf({ cards: other }) });
    expect(keyOf(match, { ...view, movements })).not.toBe(keyOf(match, view));
  });
});

describe('[A90-95] after the end, when all is open', () => {
  const match = over();
  const view = look(match, null);
  const turned = <T>([one, other, ...rest]: readonly T[]): T[] => [other, one, ...rest];
  const { pile, flightPile, hands, flights } = view;

  it.each<[what: string, edit: Partial<View>]>([
    ['the pile', { pile: { ...pile, cards: turned(pile.cards ?? []) } }],
    [
      'the flight cards of the pile',
      { flightPile: { ...flightPile, cards: turned(flightPile.cards ?? []) } },
    ],
    ['the hands', { hands: turned(hands) }],
    ['the flight cards', { flights: turned(flights) }],
    ['what was drawn', { movements: view.movements.with(1, '0 drew double-4') }],
    ['the reason', { outcome: view.outcome && { ...view.outcome, reason: 'stalemate' } }],
  ])('%s', (_, edit) => mustTell(match, view, edit));
});
