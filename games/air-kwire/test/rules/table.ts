import type { Seat, Viewer } from '@tarmac/kernel';
import { CHANCE, Match, readOptions, TarmacError } from '@tarmac/kernel';
import { expect } from 'vitest';
import type { AirKwireTypes, Board, Card, Event, Move, View } from '../../src/index.ts';
import { airKwire } from '../../src/index.ts';
import type { AirKwireOptions } from '../../src/options.ts';
import type { Setup } from '../../src/types.ts';
import { POWER_CARDS } from '../../src/types.ts';
import { BOARD } from './boards.ts';

/*
 * A table for the tests of the rules: a possible deal made by hand, moves as people type them, and what the views show.
 */

export type Table = Match<AirKwireTypes>;

export interface Description {
  readonly board?: Board;
  /** Everybody begins with 12,000, if nothing is said. */
  readonly options?: Partial<AirKwireOptions>;
  /** Three, if nothing is said. */
  readonly players?: number;
  /** By seat the cards in hand, `m a1*2`, up to five; what is not said is filled with cards from far away. */
  readonly hands?: readonly string[];
  /** The first cards of the pile. With six players it begins with the bottom half. */
  readonly pile?: string;
}

/** `m*2 a1` is m, m, a1. */
function words(text: string): string[] {
  return text.split(' ').flatMap((word) => {
    const [name, count = '1'] = word.split('*');
    return name === '' ? [] : new Array<string>(Number(count)).fill(name);
  });
}

export function optionsOf(chosen: Partial<AirKwireOptions> = {}): AirKwireOptions {
  return readOptions(airKwire.options, { startingCash: 'each', ...chosen }) as AirKwireOptions;
}

export function dealOf({ board = BOARD, options, players = 3, hands = [], pile = '' }: Description): Setup {
  const chosen = optionsOf(options);
  const { cities } = board.file;
  const left = cities.flatMap(({ id, points }) => new Array<Card>(points >= 2 ? 2 : 1).fill(id));
  if (chosen.powerCards) left.push(...POWER_CARDS);
  const take = (card: Card): Card => {
    const place = left.indexOf(card);
    if (place < 0) throw new Error(`there is no ${card} left to deal`);
    return left.splice(place, 1)[0];
  };
  const seats = range(0, players - 1);
  const dealt = seats.map((p) => words(hands[p] ?? '').map(take));
  const named = words(pile).map(take);
  const isHome = (card: Card): boolean => cities.some(({ id, points }) => id === card && points === 3);
  const isOrdinary = (card: Card): boolean => !isHome(card) && cities.some(({ id }) => id === card);
  // From the end of the list: far away comes last.
  const takeOrdinary = (): Card => take(left.findLast(isOrdinary) ?? 'ordinary card');
  for (const hand of dealt) while (hand.length < 5) hand.push(takeOrdinary());
  const ordinary = board.file.cities.filter(({ points }) => points < 3);
  const top = Math.ceil(ordinary.reduce((sum, { points }) => sum + (points === 2 ? 2 : 1), 0) / 2);
  while (named.length < top - 5 * players) named.push(takeOrdinary());
  const each = chosen.startingCash === 'each' ? 12_000 : 12_000 / players;
  const cash = seats.map((p) => (p === 0 ? each - 200 : p === players - 1 ? each + 200 : each));
  return { cash, hands: dealt, pile: [...named, ...left.reverse()] };
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

export function start(description: Description = {}): Table {
  const { board = BOARD, options } = description;
  const setup = dealOf(description);
  const seats = NAMES.slice(0, setup.hands.length);
  return new Match(airKwire, { board, options: optionsOf(options), seats, setup });
}

/** Plays lines such as `route ant m dc-3`, each by the player who decides, and says what happened. `; ` joins lines. */
export function play(match: Table, ...lines: string[]): Event[] {
  return lines
    .flatMap((line) => line.split('; '))
    .flatMap((line) => {
      const events = line.startsWith('shuffle') ? [] : settle(match);
      return [...events, ...match.apply(decider(match), airKwire.parseMove(match.board, line))];
    });
}

/** Chance without a surprise: cards in the order of the board. */
export function settle(match: Table): Event[] {
  const events: Event[] = [];
  while (phase(match) === 'shuffle') events.push(...match.apply(CHANCE, plainShuffle(match)));
  return events;
}

export function plainShuffle(match: Table): Move {
  if (!airKwire.chance) throw new Error('there is no chance');
  return airKwire.chance(match.state, { below: (n) => n - 1, shuffle: (items) => items });
}

export function decider(match: Table): Seat {
  const [seat] = airKwire.active(match.state);
  if (seat === undefined) throw new Error('nobody is to decide');
  return seat;
}

/** What the seat that decides may do, as people type it. */
export function offers(match: Table, begin = ''): string[] {
  const moves = airKwire.legal(match.state, decider(match)).map((move) => airKwire.makeMove(move));
  return moves.filter((line) => line.startsWith(begin));
}

/** The refusal of a move, in a sentence; nothing anybody can see may have changed. */
export function refusal(match: Table, move: string | Move, seat: Seat = decider(match)): TarmacError {
  const before = everything(match);
  try {
    match.apply(seat, typeof move === 'string' ? airKwire.parseMove(match.board, move) : move);
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

/** A turn without stock and route: the first card from far away is discarded. */
export function skip(match: Table, turns = 1, draw = 'draw none'): Event[] {
  return range(1, turns).flatMap(() => {
    const events = [...settle(match), ...(phase(match) === 'free-discard' ? play(match, 'done') : [])];
    events.push(...play(match, 'done'));
    return [...events, ...play(match, spare(match)), ...replenish(match, draw)];
  });
}

/** The discard of a card that nobody misses: one from far away, if there is one. */
export function spare(match: Table): string {
  const discards = offers(match, 'discard');
  return discards.find((line) => /^discard f\d/.test(line)) ?? discards[0] ?? 'pass';
}

/** Draws like this, for as long as it can be done, to the end of the turn. */
export function replenish(match: Table, draw = 'draw none'): Event[] {
  const events = settle(match);
  const seat = turn(match);
  while (phase(match) === 'replenish' && turn(match) === seat) {
    events.push(...play(match, offers(match).includes(draw) ? draw : 'draw none'), ...settle(match));
  }
  return events;
}

/** A whole turn: purchases and sales, `done`, the card, and no draw. */
export function take(match: Table, trades: string, card: string): Event[] {
  const events = trades === '' ? [] : play(match, trades);
  events.push(...play(match, 'done', card));
  if (phase(match) === 'replenish') events.push(...replenish(match));
  return events;
}

export function look(match: Table, viewer: Viewer = null): View {
  return airKwire.view(match.state, viewer);
}
export const phase = (match: Table): string => look(match).phase;
export const turn = (match: Table): Seat => look(match).turn;
export const cash = (match: Table): readonly number[] => look(match).cash;
export const airline = (match: Table, id: string): View['airlines'][string] => look(match).airlines[id];
export const held = (match: Table, id: string): number[] => look(match).shares.map((shares) => shares[id]);
export const cities = (match: Table, id: string): string[] =>
  airline(match, id)
    .cities.map(({ city }) => city)
    .sort();
export const hand = (match: Table, seat: Seat): readonly Card[] => look(match, seat).hands[seat].cards ?? [];
export const outcome = (match: Table) => airKwire.outcome(match.state);
export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const only = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Event & { type: T } => event.type === type);

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
