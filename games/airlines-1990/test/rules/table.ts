import type { Seat, Viewer } from '@tarmac/kernel';
import { CHANCE, Match, readOptions, TarmacError } from '@tarmac/kernel';
import { expect } from 'vitest';
import type { Airlines1990Types, Board, Event, FlightCard, Move, View } from '../../src/index.ts';
import { airlines1990 } from '../../src/index.ts';
import type { Airlines1990Options } from '../../src/options.ts';
import type { Setup } from '../../src/types.ts';

/*
 * A table for the tests of the rules: a possible deal made by hand, moves as people type them, and what the views show.
 */

export type Table = Match<Airlines1990Types>;

export interface Description {
  readonly board: Board;
  readonly options?: Partial<Airlines1990Options>;
  /** Three, if nothing is said. */
  readonly players?: number;
  /** By seat the shares in hand, `boi*3 hit`, up to five; what is not said is filled. */
  readonly hands?: readonly string[];
  /** By seat the flight cards, `solid-5 wavy-1`, up to three. */
  readonly flights?: readonly string[];
  readonly market?: string;
  /** The first cards of the pile, `boi scoring hit`; scoring cards not named lie at the bottom. */
  readonly pile?: string;
  readonly flightPile?: string;
}

/** `boi*3 hit` is boi, boi, boi, hit. */
function words(text: string): string[] {
  return text.split(' ').flatMap((word) => {
    const [name, count = '1'] = word.split('*');
    return name === '' ? [] : new Array<string>(Number(count)).fill(name);
  });
}

const cardWord = ({ pattern, value }: FlightCard): string => `${pattern}-${value}`;

/** Named cards are taken first; the rest is filled from what is left, the most frequent first. */
class Stock {
  readonly #left: Map<string, number>;

  constructor(all: readonly string[]) {
    this.#left = new Map();
    for (const name of all) this.#left.set(name, (this.#left.get(name) ?? 0) + 1);
  }

  take(name: string): string {
    const left = this.#left.get(name) ?? 0;
    if (left === 0) throw new Error(`there is no ${name} left to deal`);
    this.#left.set(name, left - 1);
    return name;
  }

  fill(list: string[], size: number): string[] {
    while (list.length < size) list.push(this.take([...this.#left].sort(([, a], [, b]) => b - a)[0][0]));
    return list;
  }

  get size(): number {
    return [...this.#left.values()].reduce((sum, n) => sum + n, 0);
  }
}

export function dealOf(description: Description): Setup {
  const {
    board,
    players = 3,
    hands = [],
    flights = [],
    market = '',
    pile = '',
    flightPile = '',
  } = description;
  const { companies, flights: cards } = board.file;
  const shares = new Stock(companies.flatMap(({ id, shares }) => new Array<string>(shares).fill(id)));
  const stock = new Stock(cards.map(cardWord));
  const seats = range(0, players - 1);
  const named = {
    hands: seats.map((p) => words(hands[p] ?? '').map((name) => shares.take(name))),
    flights: seats.map((p) => words(flights[p] ?? '').map((name) => stock.take(name))),
    market: words(market).map((name) => shares.take(name)),
    pile: words(pile).map((name) => (name === 'scoring' ? name : shares.take(name))),
    flightPile: words(flightPile).map((name) => stock.take(name)),
  };
  for (const hand of named.hands) shares.fill(hand, 5);
  for (const hand of named.flights) stock.fill(hand, 3);
  shares.fill(named.market, 5);
  shares.fill(named.pile, named.pile.length + shares.size);
  stock.fill(named.flightPile, named.flightPile.length + stock.size);
  const late = description.options?.lateScoring === true;
  while (!late && named.pile.filter((card) => card === 'scoring').length < 3) named.pile.push('scoring');
  return {
    market: named.market,
    hands: named.hands,
    flights: named.flights.map((hand) => hand.map(flightOf)),
    pile: named.pile,
    flightPile: named.flightPile.map(flightOf),
  };
}

function flightOf(word: string): FlightCard {
  const [pattern, value] = word.split('-');
  return { pattern: pattern as FlightCard['pattern'], value: Number(value) };
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

export function optionsOf(chosen: Partial<Airlines1990Options> = {}): Airlines1990Options {
  return readOptions(airlines1990.options, chosen) as Airlines1990Options;
}

function matchOf(setup: Setup, board: Board, options?: Partial<Airlines1990Options>): Table {
  const seats = NAMES.slice(0, setup.hands.length);
  return new Match(airlines1990, { board, options: optionsOf(options), seats, setup });
}

export function start(description: Description): Table {
  return matchOf(dealOf(description), description.board, description.options);
}

/** Plays lines such as `fly boi solid-5 boston-albany`, each by the player who decides, and says what happened. */
export function play(match: Table, ...lines: string[]): Event[] {
  return lines.flatMap((line) => {
    const events = line.startsWith('shuffle') ? [] : settle(match);
    return [...events, ...match.apply(decider(match), airlines1990.parseMove(match.board, line))];
  });
}

/** Chance without a surprise: cards in the order of the board. */
export function settle(match: Table): Event[] {
  const events: Event[] = [];
  while (phase(match) === 'shuffle') events.push(...match.apply(CHANCE, plainShuffle(match)));
  return events;
}

export function plainShuffle(match: Table): Move {
  if (!airlines1990.chance) throw new Error('there is no chance');
  return airlines1990.chance(match.state, { below: (n) => n - 1, shuffle: (items) => items });
}

function decider(match: Table): Seat {
  const [seat] = airlines1990.active(match.state);
  if (seat === undefined) throw new Error('nobody is to decide');
  return seat;
}

/** What the seat that decides may do, as people type it. */
export function offers(match: Table, begin = ''): string[] {
  const moves = airlines1990.legal(match.state, decider(match)).map((move) => airlines1990.makeMove(move));
  return moves.filter((line) => line.startsWith(begin));
}

/** The refusal of a move, in a sentence; nothing anybody can see may have changed. */
export function refusal(match: Table, move: string | Move, seat: Seat = decider(match)): TarmacError {
  const before = everything(match);
  try {
    match.apply(seat, typeof move === 'string' ? airlines1990.parseMove(match.board, move) : move);
  } catch (error) {
    if (!(error instanceof TarmacError)) throw error;
    expect(everything(match)).toEqual(before);
    expect(error.message).toMatch(/\S\.$/);
    return error;
  }
  throw new Error(`${JSON.stringify(move)} was not refused`);
}

function everything(match: Table): unknown {
  const viewers: Viewer[] = [null, ...match.seats.keys()];
  return { moves: match.log.length, views: viewers.map((viewer) => look(match, viewer)) };
}

export function look(match: Table, viewer: Viewer = null): View {
  return airlines1990.view(match.state, viewer);
}
export const phase = (match: Table): string => look(match).phase;
export const turn = (match: Table): Seat => look(match).turn;
export const scores = (match: Table): readonly number[] => look(match).scores;
export const market = (match: Table): string[] => look(match).market.filter((share) => share !== null);
export const outcome = (match: Table) => airlines1990.outcome(match.state);
export const route = (match: Table, id: string): readonly (string | null)[] =>
  look(match).routes[match.board.routeIds.indexOf(id)];

/** Without the zeros. */
function held(counts: Readonly<Record<string, number>> | null): Record<string, number> {
  return Object.fromEntries(Object.entries(counts ?? {}).filter(([, count]) => count > 0));
}
export const hand = (match: Table, seat: Seat): Record<string, number> =>
  held(look(match, seat).hands[seat].shares);
export const laid = (match: Table, seat: Seat): Record<string, number> => held(look(match).laid[seat]);
export const flights = (match: Table, seat: Seat): string[] =>
  (look(match, seat).flights[seat].cards ?? []).map(cardWord);

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const scored = (events: readonly Event[]) => events.filter((event) => event.type === 'scored');

/** A turn in which nothing is flown. */
export function pass(match: Table, turns = 1): Event[] {
  return range(1, turns).flatMap(() => play(match, 'draw', 'keep'));
}

/** EXPAND with the first route on offer and a share taken like this; or `keep` if there is no route. */
export function expand(match: Table, take = 'take pile', ends = ''): Event[] {
  const events = play(match, 'draw');
  events.push(...settle(match));
  const [line] = offers(match, 'fly').filter((fly) => fly.endsWith(ends));
  if (line === undefined) return [...events, ...play(match, 'keep')];
  events.push(...play(match, line));
  while (phase(match) === 'take') {
    events.push(...play(match, offers(match).includes(take) ? take : offers(match)[0]));
  }
  return [...events, ...settle(match)];
}

/** Turns of `expand` until this many cards are left in the pile. */
export function drainPile(match: Table, left: number): Event[] {
  const events: Event[] = [];
  while (look(match).pile.size > left && outcome(match) === undefined) events.push(...expand(match));
  return events;
}
