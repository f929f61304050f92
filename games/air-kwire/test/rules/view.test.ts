import { describe, expect, it } from 'vitest';
import { tableOf } from '../../src/aids/ask.ts';
import type { View } from '../../src/index.ts';
import { airKwire } from '../../src/index.ts';
import { END_REASONS } from '../../src/types.ts';
import { BOARD } from './boards.ts';
import { look, play, spare, start, take } from './table.ts';

/*
 * A view says everything a player knows (AK-80, AK-81): laid out on a table it says the same again, and what differs in
 * one thing has another number in search.
 */

type Editable<T> = T extends object ? { -readonly [K in keyof T]: Editable<T[K]> } : T;
/** One thing that a view could say otherwise. */
type Row = readonly [what: string, change: (view: Editable<View>) => unknown];

/** Ant has taken over Bee, and Ada is to draw. Nothing is hidden but the pile: Ada sees the hands of the others. */
function position(): Editable<View> {
  const match = start({ players: 4, hands: ['a1 m f13', 'b1 m f15*2', 'c1', ''] });
  take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
  take(match, 'buy bee', 'route bee b1 tri-motor');
  take(match, 'buy cat', 'route cat c1 tri-motor');
  play(match, 'buy cat', 'done');
  play(match, spare(match), 'draw none');
  take(match, '', 'route ant m tri-motor');
  play(match, 'done', 'route bee m tri-motor', 'rehome tri-motor', 'dispose 1');
  const hands = [0, 1, 2, 3].map((seat) => look(match, seat).hands[seat]);
  return structuredClone({ ...look(match, 0), hands }) as Editable<View>;
}

/** What a table says on which only this view is laid out. */
function again(view: View): View {
  const table = tableOf(view, BOARD.file);
  const hands = view.hands.map((_, seat) => airKwire.view(table, seat).hands[seat]);
  return { ...airKwire.view(table, view.viewer), hands };
}

/** What follows from the rest. */
function withoutReckoned({ active: _, outcome, airlines, ...view }: View): unknown {
  const lines = Object.entries(airlines).map(([id, line]) => {
    const { price: _1, points: _2, qualified: _3, rate: _4, markers: _5, ...rest } = line;
    return [id, rest];
  });
  return { ...view, reason: outcome?.reason, airlines: lines };
}

const ROWS: readonly Row[] = [
  ...['stock', 'free-discard', 'vote', 'decommission', 'card', 'consent'].map(inPhase),
  ...['rehome', 'dispose', 'settle', 'second', 'shuffle'].map(inPhase),
  ['whose turn it is', (view) => Object.assign(view, { turn: 2 })],
  ['who decides', (view) => Object.assign(view, { decider: 2 })],
  ['the direction of play', (view) => Object.assign(view, { clockwise: false })],
  ['turns', (view) => Object.assign(view, { turns: 399 })],
  ['turns without a route', (view) => Object.assign(view, { idle: 19 })],
  ['transactions', (view) => Object.assign(view, { trades: 2 })],
  ['the airline opened', (view) => Object.assign(view, { opened: 'cat' })],
  ['routes', (view) => Object.assign(view, { routes: 2 })],
  ['a power card played', (view) => Object.assign(view, { powered: 'replaced' })],
  ['Free Discard played', (view) => Object.assign(view, { powered: 'filled' })],
  ['cards drawn', (view) => Object.assign(view, { drawn: 1 })],
  ['cards drawn from the pool', (view) => Object.assign(view, { poolDrawn: 1 })],
  ['the end proposed', (view) => Object.assign(view, { voted: true })],
  ['a change of direction to come', (view) => Object.assign(view, { reversing: true })],
  ['a route refused', ({ refused }) => refused.push({ airline: 'cat', city: 'm' })],
  ['a route far away refused', ({ refused }) => refused.push({ airline: 'zed', city: 'f14' })],
  ['the airline it is about', (view) => Object.assign(view, { airline: 'dog' })],
  ['the airline taken over', (view) => Object.assign(view, { defunct: 'bee' })],
  ['a route asked for', (view) => Object.assign(view, { city: 'a2', aircraft: 'tri-motor' })],
  ['another type asked for', (view) => Object.assign(view, { city: 'a2', aircraft: 'dc-3' })],
  ['another city asked for', (view) => Object.assign(view, { city: 'f14', aircraft: 'tri-motor' })],
  ['a city to settle', ({ taken }) => taken.push('b1')],
  ['a city far away to settle', ({ taken }) => taken.push('f14')],
  ...['stock', 'second'].map(
    (back): Row => [
      `where Decommission Route was played: ${back}`,
      (view) => Object.assign(view, { phase: 'decommission', back }),
    ],
  ),
  ...['replenish', 'fill', 'power'].map(
    (shuffle): Row => [`why it is shuffled: ${shuffle}`, (view) => Object.assign(view, { shuffle })],
  ),
  ['the dividend marker', (view) => Object.assign(view, { dividend: 6 })],
  ['dividends due', (view) => Object.assign(view, { due: true })],
  ['the pile was empty', (view) => Object.assign(view, { pileEmptied: true })],
  ...[0, 3].map(
    (seat): Row => [`cash of seat ${seat}`, ({ cash }) => cash.splice(seat, 1, cash[seat] + 100_000)],
  ),
  ...[0, 3].flatMap((seat): Row[] => [
    [`shares of seat ${seat}`, ({ shares }) => Object.assign(shares[seat], { zed: 7 })],
    [`known cards of seat ${seat}`, ({ hands }) => hands[seat].known.push('f9')],
    [`cards of the top half of seat ${seat}`, ({ hands }) => Object.assign(hands[seat], { early: 1 })],
    [`older cards of seat ${seat}`, ({ hands }) => Object.assign(hands[seat], { older: 2 })],
    ...['block-trade', 'fees-waived', 'double-routes', 'free-discard'].map(
      (mark): Row => [
        `a mark of seat ${seat}: ${mark}`,
        ({ marks }) => marks[seat].push(mark as 'fees-waived'),
      ],
    ),
  ]),
  ['the hand', ({ hands }) => hold(hands[0], ['a2', 'f13', 'f15', 'f18'])],
  ['one card of two', ({ hands }) => hold(hands[0], ['f13', 'f15', 'f15', 'f18'])],
  ['a card less', ({ hands }) => hold(hands[0], ['f13'])],
  ['no card', ({ hands }) => hold(hands[0], [])],
  ['power cards', ({ hands }) => hold(hands[0], ['f13', 'block-trade', 'reshuffle', 'reverse'])],
  ['both Reverse Directions', ({ hands }) => hold(hands[0], ['f13', 'block-trade', 'reverse', 'reverse'])],
  ['the size of the pile', ({ pile }) => Object.assign(pile, { size: pile.size - 1 })],
  ['what is left of the top half', ({ pile }) => Object.assign(pile, { top: pile.top - 1 })],
  ...[
    { may: [], must: [] },
    { may: ['a2', 'f15', 'f15', 'reverse', 'reverse'], must: [] },
    { may: ['a2', 'f15', 'f15', 'reverse'], must: [] },
    { may: ['a2', 'f15', 'f15', 'reverse', 'reverse'], must: ['a2', 'f15'] },
    { may: ['a2', 'f15', 'f15', 'reverse', 'reverse'], must: ['a2', 'f15', 'f15'] },
    { may: ['a2', 'f15', 'f15', 'reverse', 'reverse'], must: ['block-trade', 'reverse'] },
  ].map(
    ({ may, must }): Row => [
      `cards that a new pile may have, ${may.length}, and must have, ${must}`,
      ({ pile }) => Object.assign(pile, { fresh: { may, must } }),
    ],
  ),
  ['a card in the pool', ({ pool }) => pool.push('f17')],
  ['the pool', (view) => Object.assign(view, { pool: ['b2', 'b2', 'f14', 'fees-waived', 'reverse'] })],
  ['power cards out of the game', ({ gone }) => gone.push('fees-waived', 'reverse', 'reverse')],
  ['another one', ({ gone }) => gone.push('block-trade')],
  ...['ant', 'zed'].flatMap((id): Row[] => {
    const line = (view: Editable<View>) => view.airlines[id];
    return [
      [`${id}: its CEO`, (view) => Object.assign(line(view), { ceo: 3 })],
      [`${id}: its space`, (view) => Object.assign(line(view), { space: 12 })],
      [`${id}: a share sold`, (view) => [line(view).sold++, view.shares[2][id]++]],
      [`${id}: unpaid`, (view) => Object.assign(line(view), { unpaid: true })],
      [`${id}: purchases while prices stand still`, (view) => Object.assign(line(view), { net: 2 })],
      [`${id}: sales while prices stand still`, (view) => Object.assign(line(view), { net: -3 })],
      [`${id}: Tri-Motors`, (view) => Object.assign(line(view).supply, { 'tri-motor': 1 })],
      [`${id}: Boeings`, (view) => Object.assign(line(view).supply, { 'boeing-247': 2 })],
      [`${id}: DC-3s`, (view) => Object.assign(line(view).supply, { 'dc-3': 3 })],
      [`${id}: a card more`, (view) => line(view).cards.push('f18')],
    ];
  }),
  ['ant: no card', ({ airlines }) => airlines.ant.cards.splice(0)],
  ['a route', ({ airlines }) => airlines.cat.cities.push({ city: 'f14', aircraft: 'tri-motor', of: 'cat' })],
  ['another type', ({ airlines }) => airlines.cat.cities.push({ city: 'f14', aircraft: 'dc-3', of: 'cat' })],
  [
    'an acquired city',
    ({ airlines }) => airlines.ant.cities.push({ city: 'b2', aircraft: 'dc-3', of: 'bee' }),
  ],
  ['an airline open', ({ airlines }) => Object.assign(airlines.dog, { status: 'open' })],
  [
    'an airline taken over',
    ({ airlines }) => Object.assign(airlines.dog, { status: 'defunct', owner: 'zed' }),
  ],
  ['and by nobody', ({ airlines }) => Object.assign(airlines.dog, { status: 'defunct', owner: null })],
];

function inPhase(phase: string): Row {
  const back = phase === 'decommission' ? 'card' : null;
  return [`the phase ${phase}`, (view) => Object.assign(view, { phase, back })];
}

function hold(hand: Editable<View['hands'][number]>, cards: readonly string[]): void {
  Object.assign(hand, { cards, size: cards.length });
}

describe('what a view says of a table', () => {
  it('[AK-80] is what stands there', () => {
    const view = position();
    expect(withoutReckoned(again(view))).toEqual(withoutReckoned(view));
  });

  it.each(ROWS)('[AK-80] %s', (_, change) => {
    const [before, view] = [position(), position()];
    change(view);
    expect(withoutReckoned(view)).not.toEqual(withoutReckoned(before));
    expect(withoutReckoned(again(view))).toEqual(withoutReckoned(view));
  });

  it('[AK-80] different in one thing has another number in search', () => {
    const keys = new Map<number, string>();
    for (const [what, change] of [['nothing', () => {}] as Row, ...ROWS]) {
      const view = position();
      change(view);
      const key = airKwire.search.key(tableOf(view, BOARD.file), 0);
      expect([what, keys.get(key)]).toEqual([what, undefined]);
      keys.set(key, what);
    }
  });

  it('[AK-80] cards that a player does not see do not change his number, his own do', () => {
    const { key } = airKwire.search;
    const [one, other] = [position(), position()];
    hold(other.hands[1], ['a3', 'a4', 'reverse', 'block-trade']);
    hold(one.hands[1], ['a2', 'a4', 'reverse', 'reverse']);
    const [here, there] = [one, other].map((view) => tableOf(view, BOARD.file));
    expect([null, 0, 2, 3].map((viewer) => key(here, viewer) === key(there, viewer))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(key(here, 1)).not.toBe(key(there, 1));
    expect(key(here, 0)).not.toBe(key(here, 1));
  });
});

describe('at the end everything lies open', () => {
  /** Every hand and the pile, for a spectator too. */
  function ended(reason: string = END_REASONS[0]): Editable<View> {
    const view = position();
    const outcome = { scores: [0, 0, 0, 0], winners: [0], reason };
    const cards = [...new Array<string>(view.pile.size - 2).fill('f1'), 'f2', 'reverse'];
    return { ...view, viewer: null, phase: 'end', outcome, pile: { ...view.pile, cards } };
  }

  const rows: readonly Row[] = [
    ...END_REASONS.map((reason): Row => [reason, (view) => Object.assign(view, ended(reason))]),
    ['the hand of the first', ({ hands }) => hold(hands[0], ['a2', 'f13', 'f15', 'f18'])],
    ['the hand of the last', ({ hands }) => hold(hands[3], ['a2', 'f13', 'f15', 'reverse'])],
    ['the top of the pile', ({ pile }) => pile.cards?.splice(0, 1, 'f3')],
    ['the last of the pile', ({ pile }) => pile.cards?.splice(-1, 1, 'f3')],
  ];

  it.each(rows)('[AK-80] %s', (_, change) => {
    const view = ended();
    change(view);
    expect(withoutReckoned(airKwire.view(tableOf(view, BOARD.file), null))).toEqual(withoutReckoned(view));
  });

  it('[AK-80] and has a number of its own', () => {
    const keys = rows.map(([, change]) => {
      const view = ended();
      change(view);
      return airKwire.search.key(tableOf(view, BOARD.file), null);
    });
    expect(new Set(keys).size).toBe(rows.length);
  });
});
