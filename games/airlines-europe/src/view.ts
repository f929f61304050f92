import type { Outcome, Seat, Viewer } from '@tarmac/kernel';
import { isSecret } from './actions/exchange.ts';
import type { DeckShape } from './deck-shape.ts';
import { deckShapes, possibleShapes } from './deck-shape.ts';
import type { Memory } from './memory.ts';
import { recallAll } from './memory.ts';
import type { AirlinesEuropeOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { mayMove } from './sequence.ts';
import type { PhaseName, State } from './state.ts';
import { PHASE, PHASE_NAMES } from './state.ts';
import type { Airline, DeckCard, Share } from './types.ts';
import {
  ABACUS,
  AIRLINE_COUNT,
  AIRLINES,
  MARKET_SIZE,
  MAX_PLAYERS,
  NONE,
  SCORING,
  SCORING_CARDS,
  SHARE_KINDS,
} from './types.ts';

export type AirlineCounts = Readonly<Record<Airline, number>>;
export type ShareCounts = Readonly<Record<Share, number>>;

/** What everybody knows of a hand, and its content for the one who holds it (AE-110, AE-111). */
interface HandView {
  readonly size: number;
  readonly abacus: number;
  readonly shares: ShareCounts | null;
  /** Shares that are certainly in it: at least this many, because everybody saw them taken. */
  readonly known: AirlineCounts;
  /** All that went in and out before everybody's eyes: `+red`, `-red 2`, `+?` (drawn), `-? 3` (discarded in secret). */
  readonly movements: readonly string[];
  /** Secret discards so far: how many, and which for the one who made them. */
  readonly discarded: number;
  readonly discards: AirlineCounts | null;
}

/**
 * An exchange under way (AE-55): the ABACUS shares it brings and the discards still to make. These go through the hand and
 * then the portfolio, by airline, never back: `from` is the first place that the next one may come from, 0 to 10 in the
 * hand and 11 to 21 in the portfolio; null if the viewer may not know it.
 */
interface ExchangeView {
  readonly take: number;
  readonly discardsLeft: number;
  readonly from: number | null;
}

/** Everything a viewer with perfect memory knows, as plain JSON. Lists by airline are in the order of AE-1. */
export interface View {
  readonly board: string;
  readonly options: AirlinesEuropeOptions;
  readonly viewer: Viewer;
  readonly phase: PhaseName;
  readonly turn: Seat;
  /** Who may decide now; several while all choose at the same time (AE-17). */
  readonly active: readonly Seat[];
  /** AE-71: players who still take a share of the market in this scoring. */
  readonly picksLeft: number;
  readonly exchange: ExchangeView | null;
  /** AE-17: who has chosen, and the choice of the viewer. */
  readonly chosen: readonly boolean[];
  readonly kept: readonly [Airline, Airline] | null;
  /** Money in the bank, and by seat. */
  readonly bank: number;
  readonly cash: readonly number[];
  /** Victory points by seat. */
  readonly vp: readonly number[];
  /** Points by scoring and seat. */
  readonly awards: readonly (readonly number[])[];
  /** Fields that lie face down at the table though they follow from what everybody saw. */
  readonly byMemory: readonly string[];
  /** By seat. */
  readonly hands: readonly HandView[];
  readonly portfolios: readonly ShareCounts[];
  /** The five places; null where one is empty. */
  readonly market: readonly (Airline | null)[];
  /** ABACUS shares that nobody has taken yet. */
  readonly abacusSupply: number;
  readonly deck: {
    /** Cards left, cards drawn so far, and the places of the scoring cards drawn. */
    readonly size: number;
    readonly drawn: number;
    readonly scoringAt: readonly number[];
    /** Where scoring cards can lie, counted from the first card ever drawn; equally likely. */
    readonly shapes: readonly DeckShape[];
    /** The cards left, after the end. */
    readonly cards: readonly DeckCard[] | null;
  };
  /** Scorings made, and scoring cards drawn that have not been scored yet. */
  readonly scorings: number;
  readonly pending: number;
  /** Spaces of the markers on the track, airplanes left, and bonus markers still on the board (AE-14; 0 without one). */
  readonly track: AirlineCounts;
  readonly planes: AirlineCounts;
  readonly bonus: AirlineCounts;
  /** By route in the order of the board: the airlines on its licences, cheapest first. */
  readonly routes: readonly (readonly Airline[])[];
  /** Shares that left the game face up. */
  readonly gone: ShareCounts;
  readonly outcome: Outcome | null;
}

export function view(s: State, viewer: Viewer): View {
  const { players, options, board } = s.setting;
  const over = s.phase === PHASE.end;
  const seats = SEATS[players];
  return {
    board: board.id,
    options,
    viewer,
    phase: PHASE_NAMES[s.phase],
    turn: s.turn,
    active: active(s),
    picksLeft: s.phase === PHASE.pick ? s.picksLeft : 0,
    exchange: s.phase === PHASE.discard ? exchangeView(s, viewer) : null,
    chosen: seats.map((p) => s.kept[p] !== NONE),
    kept:
      viewer !== null && s.kept[viewer] !== NONE
        ? [AIRLINES[s.kept[viewer] >> 4], AIRLINES[s.kept[viewer] & 15]]
        : null,
    bank: s.bank,
    cash: listOf(s.cash, 0, players),
    vp: listOf(s.vp, 0, players),
    awards: [
      listOf(s.awards, 0, players),
      listOf(s.awards, MAX_PLAYERS, players),
      listOf(s.awards, 2 * MAX_PLAYERS, players),
    ],
    byMemory: over || options.openScores ? [] : ['vp'],
    hands: recallAll(s).map((memory, p) => handView(s, p, memory, over || p === viewer)),
    portfolios: seats.map((p) => shareCounts(s.portfolio, p * SHARE_KINDS)),
    market: marketView(s),
    abacusSupply: s.supply,
    deck: deckView(s, over),
    scorings: s.scorings,
    pending: s.pending,
    track: airlineCounts(s.track, 0),
    planes: airlineCounts(s.planes, 0),
    bonus: airlineCounts(s.bonus, 0),
    routes: routesFlown(s),
    gone: shareCounts(s.gone, 0),
    outcome: outcome(s) ?? null,
  };
}

const SEATS = Array.from({ length: MAX_PLAYERS + 1 }, (_, n) => Array.from({ length: n }, (_, p) => p));

/** `length` of the counts, from a place on. */
function listOf(counts: Uint8Array | Uint16Array, at: number, length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(counts[at + i]);
  return list;
}

export function active(s: State): Seat[] {
  if (s.phase === PHASE.end) return [];
  return s.phase === PHASE.keep ? SEATS[s.setting.players].filter((p) => mayMove(s, p)) : [s.decider];
}

function handView(s: State, seat: Seat, { movements, certain }: Memory, open: boolean): HandView {
  let discarded = 0;
  for (let a = 0; a < AIRLINE_COUNT; a++) discarded += s.goneSecretly[seat * AIRLINE_COUNT + a];
  return {
    size: s.handSize[seat],
    abacus: s.hand[seat * SHARE_KINDS + ABACUS],
    shares: open ? shareCounts(s.hand, seat * SHARE_KINDS) : null,
    known: airlineCounts(certain, 0),
    movements,
    discarded,
    discards: open ? airlineCounts(s.goneSecretly, seat * AIRLINE_COUNT) : null,
  };
}

function exchangeView(s: State, viewer: Viewer): ExchangeView {
  const from = isSecret(s, viewer) ? null : s.discardFrom;
  return { take: s.abacusDue, discardsLeft: s.discardsLeft, from };
}

function deckView(s: State, over: boolean): View['deck'] {
  const seenAt = listOf(s.scoringAt, 0, s.scorings + s.pending);
  return {
    size: s.deckSize - s.drawn,
    drawn: s.drawn,
    scoringAt: seenAt,
    shapes: possibleShapes(allShapes(s), seenAt, s.drawn),
    cards: over ? cardsLeft(s) : null,
  };
}

function cardsLeft(s: State): DeckCard[] {
  return Array.from(s.deck.subarray(s.drawn, s.deckSize), (card) =>
    card === SCORING ? 'scoring' : AIRLINES[card],
  );
}

const shapesOfDecks = new Map<string, DeckShape[]>();

/** The shapes of a full deck follow from its size and the options. */
function allShapes(s: State): DeckShape[] {
  const { options } = s.setting;
  const key = `${options.deck} ${options.cut} ${s.deckSize}`;
  let shapes = shapesOfDecks.get(key);
  if (!shapes) {
    shapes = deckShapes(options, s.deckSize - SCORING_CARDS);
    shapesOfDecks.set(key, shapes);
  }
  return shapes;
}

/** The airlines on a route's licences by what is in `circles`; the same list for the same airlines. */
const circleLists: (readonly Airline[])[] = [];

function routesFlown(s: State): (readonly Airline[])[] {
  const routes: (readonly Airline[])[] = [];
  for (let route = 0; route < s.circles.length; route++) {
    const circles = s.circles[route];
    circleLists[circles] ??= airlinesIn(circles);
    routes.push(circleLists[circles]);
  }
  return routes;
}

function airlinesIn(circles: number): readonly Airline[] {
  const fins = [circles & 15, (circles >> 4) & 15, circles >> 8].filter((fin) => fin > 0);
  return Object.freeze(fins.map((fin) => AIRLINES[fin - 1]));
}

function marketView(s: State): (Airline | null)[] {
  const shares: (Airline | null)[] = [];
  for (let slot = 0; slot < MARKET_SIZE; slot++)
    shares.push(s.market[slot] === NONE ? null : AIRLINES[s.market[slot]]);
  return shares;
}

function airlineCounts(counts: Uint8Array | Uint16Array | number[], at: number): AirlineCounts {
  return {
    yellow: counts[at],
    blue: counts[at + 1],
    violet: counts[at + 2],
    red: counts[at + 3],
    black: counts[at + 4],
    brown: counts[at + 5],
    green: counts[at + 6],
    orange: counts[at + 7],
    gray: counts[at + 8],
    white: counts[at + 9],
  };
}

function shareCounts(counts: Uint8Array, at: number): ShareCounts {
  return {
    yellow: counts[at],
    blue: counts[at + 1],
    violet: counts[at + 2],
    red: counts[at + 3],
    black: counts[at + 4],
    brown: counts[at + 5],
    green: counts[at + 6],
    orange: counts[at + 7],
    gray: counts[at + 8],
    white: counts[at + 9],
    abacus: counts[at + ABACUS],
  };
}
