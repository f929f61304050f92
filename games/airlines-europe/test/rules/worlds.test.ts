import { Playout } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/index.ts';
import { airlinesEurope } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { Airline } from '../../src/types.ts';
import { testBoard } from './boards.ts';
import type { Table } from './table.ts';
import {
  cashUntilScoring,
  dealt,
  decider,
  exchange,
  look,
  nextScoring,
  parse,
  play,
  start,
} from './table.ts';

/*
 * [AE-111] A world that is dealt from a view looks like that view, whatever the view says. And what differs in one place
 * only has another key, so that a search never takes the one for the other.
 */

const board = testBoard('line-1');
const { key } = airlinesEurope.search;

type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;
type Viewers = readonly (number | null)[];
type Row = readonly [name: string, viewers: Viewers, change: (view: Draft<View>) => unknown];

const ALL: Viewers = [null, 0, 1, 2];

const CARDS = {
  board,
  keep: ['red black', 'brown green', 'orange white'],
  hands: ['red*3 blue*3', 'brown*3 gray*3', 'orange*3 white*3'],
  market: 'blue*2 gray brown black',
};

/** The turn of the first seat, when something has happened to everybody. */
function turn(): Table {
  const match = start(CARDS);
  play(match, 'licence red london-paris', 'licence gray london-paris', 'take blue');
  exchange(match, 'brown', 'brown', 'green portfolio');
  play(match, 'play 2 orange');
  exchange(match, 'red');
  play(match, 'licence brown kyiv-lisbon', 'take deck', 'cash');
  return match;
}

function choosing(): Table {
  const match = dealt(CARDS);
  match.apply(0, parse(match, 'keep red blue'));
  return match;
}

function then(match: Table, ...lines: string[]): Table {
  play(match, ...lines);
  return match;
}

function picking(): Table {
  const match = turn();
  cashUntilScoring(match);
  return match;
}

function over(): Table {
  const match = turn();
  for (const _scoring of [1, 2, 3]) nextScoring(match);
  return match;
}

/** One share less of the first kind, one more of the second, so that there are as many cards as before. */
function swap(counts: Partial<Record<Airline, number>> | null, less: Airline, more: Airline): void {
  if (!counts?.[less]) throw new Error(`there is no ${less} to be swapped`);
  counts[less]--;
  counts[more] = (counts[more] ?? 0) + 1;
}

function swapMovements(view: Draft<View>, seat: number, one: number, other: number): void {
  const movements = view.hands[seat].movements as string[];
  if (movements[one] === movements[other]) throw new Error(`${movements} would stay the same`);
  [movements[one], movements[other]] = [movements[other], movements[one]];
}

const TURN: Row[] = [
  ['the phase', ALL, (v) => Object.assign(v, { phase: 'second' })],
  ['whose turn it is', ALL, (v) => Object.assign(v, { turn: 1 })],
  ['who decides', ALL, (v) => Object.assign(v, { active: [2] })],
  ['the bank', ALL, (v) => v.bank--],
  ['the cash of the first player', ALL, (v) => v.cash[0]++],
  ['the cash of the last player', ALL, (v) => v.cash[2]++],
  ['the points of a player', ALL, (v) => v.vp[2]++],
  ['the points of the first scoring', ALL, (v) => v.awards[0][0]++],
  ['the points of the last scoring', ALL, (v) => v.awards[2][2]++],
  ['the ABACUS supply', ALL, (v) => v.abacusSupply--],
  ['the space of the first marker', ALL, (v) => v.track.yellow++],
  ['the space of the last marker', ALL, (v) => v.track.white++],
  ['airplanes left', ALL, (v) => v.planes.orange--],
  ['a bonus marker', ALL, (v) => Object.assign(v.bonus, { white: 0 })],
  ['a portfolio', ALL, (v) => swap(v.portfolios[1], 'brown', 'gray')],
  ['ABACUS shares in a portfolio', ALL, (v) => v.portfolios[2].abacus++],
  ['what left the game', ALL, (v) => swap(v.gone, 'green', 'red')],
  ['ABACUS shares that left the game', ALL, (v) => v.gone.abacus++],
  ['the places of the market', ALL, (v) => v.market.reverse()],
  ['an empty place of the market', ALL, (v) => v.market.splice(2, 1, null)],
  ['another airline on a licence', ALL, (v) => v.routes.splice(4, 1, ['red', 'blue'])],
  ['the order of the licences', ALL, (v) => v.routes.splice(4, 1, ['gray', 'red'])],
  ['the last licences of a route', ALL, (v) => v.routes.splice(9, 1, ['brown', 'black', 'white'])],
  ['the order of what happened to a hand', ALL, (v) => swapMovements(v, 1, 1, 2)],
  ['which share a hand was seen to take', [0], (v) => v.hands[0].movements.splice(3, 1, '+red')],
  ['how much of it was discarded at once', [0], (v) => v.hands[0].movements.splice(4, 1, '-? 2')],
  ['what the viewer holds', [0], (v) => swap(v.hands[0].shares, 'red', 'black')],
  ['what the viewer discarded', [0], (v) => swap(v.hands[0].discards, 'red', 'blue')],
  ['what another viewer discarded', [1], (v) => swap(v.hands[1].discards, 'brown', 'gray')],
  ['the cards drawn', ALL, (v) => Object.assign(v.deck, { drawn: v.deck.drawn + 1, size: v.deck.size - 1 })],
  ['ABACUS shares in another hand', [null, 0, 1], (v) => v.hands[2].abacus++ + v.hands[2].size++],
];

const CHOOSING: Row[] = [
  [
    'who has chosen',
    [null, 2],
    (v) => Object.assign(v, { chosen: [false, false, false], active: [0, 1, 2] }),
  ],
  ['who else has chosen', [null, 2], (v) => Object.assign(v, { chosen: [true, true, false], active: [2] })],
  ['what the viewer has chosen', [0], (v) => Object.assign(v, { kept: ['red', 'black'] })],
];

const BEGINNING: Row[] = [
  ['what the exchange brings', ALL, (v) => v.exchange && Object.assign(v.exchange, { take: 1 })],
  ['how much is to be discarded', [0], (v) => v.exchange && Object.assign(v.exchange, { discardsLeft: 1 })],
];

/** After a secret discard: only the one who pays knows how far the order of discards has come. */
const PAYING: Row[] = [
  ['how far it has come', [0], (v) => v.exchange && Object.assign(v.exchange, { from: 1 })],
];

const FROM_PORTFOLIO: Row[] = [
  ['how far it has come', ALL, (v) => v.exchange && Object.assign(v.exchange, { from: 15 })],
  ['how much is to be discarded', ALL, (v) => v.exchange && Object.assign(v.exchange, { discardsLeft: 2 })],
];

const PICKING: Row[] = [
  ['how many still pick', ALL, (v) => v.picksLeft--],
  ['who picks', ALL, (v) => Object.assign(v, { active: [2] })],
  ['when the scoring card came', ALL, (v) => v.deck.scoringAt[0]--],
];

const SCORED: Row[] = [
  ['when the first scoring card came', ALL, (v) => v.deck.scoringAt[0]--],
  ['whether it is scored', ALL, (v) => Object.assign(v, { scorings: 0, pending: 1 })],
];

const OVER: Row[] = [
  ['the hand of a player', ALL, (v) => swap(v.hands[2].shares, 'white', 'red')],
  ['the secret discards of a player', ALL, (v) => swap(v.hands[1].discards, 'brown', 'red')],
  ['the cards left', ALL, (v) => v.deck.cards?.splice(-1, 1, 'green')],
  ['why it ended', ALL, (v) => v.outcome && Object.assign(v.outcome, { reason: 'all-blocked' })],
  ['the points of the last scoring', ALL, (v) => v.awards[2][0]++],
];

const CASES: [name: string, reach: () => Table, rows: readonly Row[]][] = [
  ['a turn', turn, TURN],
  ['the choice of the first portfolios', choosing, CHOOSING],
  ['an exchange that begins', () => then(turn(), 'exchange 2'), BEGINNING],
  ['an exchange', () => then(turn(), 'exchange 2', 'discard red'), PAYING],
  [
    'an exchange paid from the portfolio',
    () => then(turn(), 'exchange 2', 'discard blue', 'discard red portfolio'),
    FROM_PORTFOLIO,
  ],
  ['a scoring that begins', picking, PICKING],
  ['the turn after it', () => then(scored()), SCORED],
  ['the end', over, OVER],
];

function scored(): Table {
  const match = turn();
  nextScoring(match);
  return match;
}

function worldOf(view: View): State {
  return airlinesEurope.sampler(board, view).sample(new Playout(1));
}

/** The shapes of the deck follow from the rest, and a change in one place need not fit them. */
function withoutShapes({ deck, ...view }: View): unknown {
  return { ...view, deck: { ...deck, shapes: [] } };
}

describe.each(CASES)('%s', (_name, reach, rows) => {
  const match = reach();

  it.each(rows)('[AE-111] %s', (_what, viewers, change) => {
    for (const viewer of viewers) {
      const view = look(match, viewer);
      const changed = structuredClone(view) as Draft<View>;
      change(changed);
      const world = worldOf(changed);
      expect(withoutShapes(airlinesEurope.view(world, viewer))).toEqual(withoutShapes(changed));
      expect(key(world, viewer)).not.toBe(key(match.state, viewer));
      expect(key(worldOf(view), viewer)).toBe(key(match.state, viewer));
    }
  });
});

it('[AE-111] what a seat cannot know is not in its key', () => {
  const worlds = ['blue', 'red'].map((discard) => then(turn(), 'exchange 1', `discard ${discard}`));
  const [one, other] = worlds.map(({ state }) => [null, 0, 1, 2].map((viewer) => key(state, viewer)));
  expect(decider(worlds[0])).toBe(1);
  expect([one[0], one[2], one[3]]).toEqual([other[0], other[2], other[3]]);
  expect(one[1]).not.toBe(other[1]);
});
