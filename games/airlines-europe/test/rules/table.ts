import type { Seat, Viewer } from '@tarmac/kernel';
import { Match, Playout, readOptions, TarmacError } from '@tarmac/kernel';
import { expect } from 'vitest';
import type { Event } from '../../src/events.ts';
import type { AirlinesEuropeTypes, Board, View } from '../../src/index.ts';
import { airlinesEurope } from '../../src/index.ts';
import type { AirlinesEuropeOptions } from '../../src/options.ts';
import type { Airline, DeckCard, Move, Setup, Share } from '../../src/types.ts';
import { AIRLINES } from '../../src/types.ts';
import { fields } from './boards.ts';

/*
 * A table for the tests of the rules: a possible deal made by hand, moves as people type them, and what the
 * views show. What the rules say in numbers (AE-1, AE-10, AE-18, AE-19) is here a second time.
 */

export type Table = Match<AirlinesEuropeTypes>;

/** AE-1 */
export const SHARES_OF: Readonly<Record<Airline, number>> = {
  yellow: 16,
  blue: 15,
  violet: 14,
  red: 13,
  black: 11,
  brown: 10,
  green: 9,
  orange: 9,
  gray: 8,
  white: 7,
};

/** AE-10 */
export const OUT: Readonly<Record<number, readonly Airline[]>> = {
  2: ['yellow', 'blue', 'violet'],
  3: ['yellow', 'violet'],
  4: ['yellow'],
  5: [],
};

export const inPlay = (players: number): Airline[] => AIRLINES.filter((a) => !OUT[players].includes(a));

/** The shares left for the deck after market and hands. */
export function deckShares(players: number): number {
  return inPlay(players).reduce((sum, airline) => sum + SHARES_OF[airline], 0) - 5 - 8 * players;
}

export type Places = readonly [number, number, number];

/** AE-18 and AE-19: all places where the scoring cards can lie in a deck with R shares, 0 on top. */
export function scoringPlaces({ cut, deck }: AirlinesEuropeOptions, R: number): Places[] {
  const places: Places[] = [];
  if (deck === 'thirds') {
    const size = (third: number) => Math.floor((R - 10 + 2 - third) / 3);
    const [a, b] = [10 + size(0) + 1, 10 + size(0) + 1 + size(1) + 1];
    for (const first of range(10, a - 1))
      for (const second of range(a, b - 1))
        for (const third of range(b, R + 2)) places.push([first, second, third]);
    return places;
  }
  const about = cut === 'exact' ? [0] : range(-2, 2);
  for (const d1 of about)
    for (const d2 of about)
      for (const third of range(R - 8, R + 2)) {
        const q = Math.floor((R - 10) / 4) + d1;
        const h = Math.floor((R - 10 - q) / 2) + d2;
        places.push([q, q + 1 + h, third]);
      }
  return places;
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export interface Description {
  readonly board?: Board;
  readonly options?: Partial<AirlinesEuropeOptions>;
  /** Three, if nothing is said. */
  readonly players?: number;
  /** By seat the two shares laid first, `red blue`; what is not said is filled. */
  readonly keep?: readonly string[];
  /** By seat what is left in the hand then, `red*3 blue`, up to six. */
  readonly hands?: readonly string[];
  readonly market?: string;
  /** The first cards of the deck, without scoring cards. */
  readonly deck?: string;
  /** Places of the scoring cards in the deck, 0 on top; `undefined` where it does not matter. */
  readonly scoringAt?: readonly (number | undefined)[];
}

/** `red*3 blue` is red, red, red, blue. */
function cards(text: string): Airline[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.flatMap((word) => {
    const [name, count = '1'] = word.split('*');
    const airline = AIRLINES.find((known) => known === name);
    if (!airline) throw new Error(`there is no card ${word}`);
    return new Array<Airline>(Number(count)).fill(airline);
  });
}

export function optionsOf(chosen: Partial<AirlinesEuropeOptions> = {}): AirlinesEuropeOptions {
  return readOptions(airlinesEurope.options, chosen) as AirlinesEuropeOptions;
}

/** A possible deal with these cards; the rest is filled from what is left, the most frequent first. */
export function dealOf(description: Description): { setup: Setup; keep: Airline[][] } {
  const { players = 3, keep = [], hands = [], market = '', deck = '', scoringAt = [] } = description;
  const left = new Map(inPlay(players).map((airline) => [airline, SHARES_OF[airline]]));
  const take = (airline: Airline): Airline => {
    const count = left.get(airline) ?? 0;
    if (count === 0) throw new Error(`there is no ${airline} left to deal`);
    left.set(airline, count - 1);
    return airline;
  };
  const seats = range(0, players - 1);
  const named = {
    keep: seats.map((p) => cards(keep[p] ?? '').map(take)),
    hands: seats.map((p) => cards(hands[p] ?? '').map(take)),
    market: cards(market).map(take),
    deck: cards(deck).map(take),
  };
  const fill = (list: Airline[], size: number, not?: Airline): Airline[] => {
    while (list.length < size) {
      const [most] = [...left].filter(([airline]) => airline !== not).sort(([, a], [, b]) => b - a)[0];
      list.push(take(most));
    }
    return list;
  };
  for (const pair of named.keep) fill(pair, 2, pair[0] ?? fill(pair, 1)[0]);
  for (const hand of named.hands) fill(hand, 6);
  fill(named.market, 5);
  const shares = fill(named.deck, deckShares(players));
  const places = scoringPlaces(optionsOf(description.options), shares.length).find((triple) =>
    triple.every((place, i) => scoringAt[i] === undefined || scoringAt[i] === place),
  );
  if (!places) throw new Error(`scoring cards cannot lie at ${scoringAt.join(', ')}`);
  const cardsInDeck: DeckCard[] = [...shares];
  for (const place of places) cardsInDeck.splice(place, 0, 'scoring');
  const dealt = seats.map((p) => [...named.keep[p], ...named.hands[p]]);
  return { setup: { market: named.market, hands: dealt, deck: cardsInDeck }, keep: named.keep };
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
const FIELDS = fields();

export function matchOf(setup: Setup, board: Board, options?: Partial<AirlinesEuropeOptions>): Table {
  const seats = NAMES.slice(0, setup.hands.length);
  return new Match(airlinesEurope, { board, options: optionsOf(options), seats, setup });
}

/** The table before anybody has chosen the first portfolio. */
export function dealt(description: Description = {}): Table {
  return matchOf(dealOf(description).setup, description.board ?? FIELDS, description.options);
}

/** The table at the first turn of seat 0. */
export function start(description: Description = {}): Table {
  const { setup, keep } = dealOf(description);
  const match = matchOf(setup, description.board ?? FIELDS, description.options);
  keep.forEach(([a, b], seat) => {
    match.apply(seat, { type: 'keep', shares: [a, b] });
  });
  return match;
}

/** Plays lines such as `licence red london-paris`, each by the seat that decides, and says what happened. */
export function play(match: Table, ...lines: string[]): Event[] {
  return lines.flatMap((line) => match.apply(decider(match), parse(match, line)));
}

export function parse(match: Table, line: string): Move {
  return airlinesEurope.parseMove(match.board, line);
}

/** `exchange 2` and its discards, each as in `discard red` or `discard red portfolio`. */
export function exchange(match: Table, ...discards: string[]): Event[] {
  const take = discards.length === 1 ? 1 : 2;
  return play(match, `exchange ${take}`, ...discards.map((share) => `discard ${share}`));
}

export function decider(match: Table): Seat {
  const [seat, ...others] = airlinesEurope.active(match.state);
  if (seat === undefined || others.length > 0) throw new Error('nobody, or more than one, is to decide');
  return seat;
}

/** What the seat that decides may do, as people type it. */
export function offers(match: Table, seat: Seat = decider(match)): string[] {
  return airlinesEurope.legal(match.state, seat).map((move) => airlinesEurope.makeMove(move));
}

/** The refusal of a move, in a sentence; nothing anybody can see may have changed. */
export function refusal(match: Table, move: string | Move, seat: Seat = decider(match)): TarmacError {
  const before = everything(match);
  try {
    match.apply(seat, typeof move === 'string' ? parse(match, move) : move);
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
  return {
    moves: match.log.length,
    views: viewers.map((viewer) => look(match, viewer)),
    offers: airlinesEurope.active(match.state).map((seat) => offers(match, seat)),
  };
}

export function look(match: Table, viewer: Viewer = null): View {
  return airlinesEurope.view(match.state, viewer);
}
export const cash = (match: Table): readonly number[] => look(match).cash;
export const bank = (match: Table): number => look(match).bank;
export const track = (match: Table, airline: Airline): number => look(match).track[airline];
export const deckSize = (match: Table): number => look(match).deck.size;
export const handSizes = (match: Table): number[] => look(match).hands.map(({ size }) => size);
export const market = (match: Table): Airline[] => look(match).market.filter((share) => share !== null);

type Counts = Partial<Record<Share, number>>;

/** Without the zeros. */
export function held(counts: Readonly<Record<string, number>> | null): Counts {
  return Object.fromEntries(Object.entries(counts ?? {}).filter(([, count]) => count > 0));
}
export const hand = (match: Table, seat: Seat): Counts => held(look(match, seat).hands[seat].shares);
export const portfolio = (match: Table, seat: Seat): Counts => held(look(match).portfolios[seat]);
export const gone = (match: Table): Counts => held(look(match).gone);

export function countOf(list: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const name of list) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Counts put together. */
export function sum(...all: Counts[]): Counts {
  return countOf(
    all.flatMap((counts) => Object.entries(counts).flatMap(([name, n]) => new Array(n).fill(name))),
  );
}

/** Everybody takes cash until a scoring begins or the match ends: a bank that fails turns up five cards. */
export function cashUntilScoring(match: Table): Event[] {
  const events: Event[] = [];
  while (look(match).phase === 'turn') events.push(...play(match, 'cash'));
  return events;
}

/** Action A with a share of the deck, or cash, until this many cards are drawn or a scoring begins. */
export function drawTo(match: Table, drawn: number): void {
  while (look(match).phase === 'turn' && look(match).deck.drawn < drawn) {
    const licence = offers(match).find((line) => line.startsWith('licence'));
    if (licence) play(match, licence, 'take deck');
    else play(match, 'cash');
  }
}

/** The shares that AE-71 hands out in the scoring under way: each the first on offer that is not `not`. */
export function pickAll(match: Table, not?: Airline): Event[] {
  return range(1, look(match).picksLeft).flatMap(() => {
    const lines = offers(match);
    return play(match, lines.find((line) => line !== `take ${not}`) ?? lines[0]);
  });
}

/** To the end of the next scoring, by taking cash. */
export function nextScoring(match: Table, not?: Airline): Event[] {
  return [...cashUntilScoring(match), ...pickAll(match, not)];
}

export type Scored = Event & { type: 'scored' };

export function scored(events: readonly Event[]): Scored[] {
  return events.filter((event) => event.type === 'scored');
}

/** What happened for one airline in the only scoring among the events. */
export function scoredFor(events: readonly Event[], share: Share): Scored {
  const [found, ...more] = scored(events).filter((event) => event.share === share);
  if (!found || more.length > 0) throw new Error(`${share} was not scored once`);
  return found;
}

export function types(events: readonly Event[]): string[] {
  return events.map(({ type }) => type);
}

export function outcome(match: Table) {
  return airlinesEurope.outcome(match.state);
}

/** Plays a whole match at random; `visit` before every move, with the seat that is to decide. */
export function randomMatch(
  match: Table,
  seed: number,
  visit: (seat: Seat) => void = () => undefined,
): Table {
  const { search } = airlinesEurope;
  const random = new Playout(seed);
  for (let seat = search.toMove(match.state); seat >= 0; seat = search.toMove(match.state)) {
    visit(seat);
    const count = search.count(match.state, seat);
    const code = search.nth(match.state, seat, random.below(count));
    match.apply(seat, search.decode(match.board, code));
  }
  return match;
}
