import type { Outcome, Seat, Viewer } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';
import { lowest } from './bits.ts';
import type { Board } from './board.ts';
import { CARD_WORDS, MAX_CIRCLES } from './board.ts';
import { recallWords } from './memory.ts';
import { markerOn, SABOTAGED } from './network.ts';
import type { Airlines1990Options } from './options.ts';
import { outcome } from './outcome.ts';
import { scoringCardsIn } from './scoring.ts';
import type { PhaseName, ShuffleName, State } from './state.ts';
import { PHASE, PHASE_NAMES, SCORINGS, SHUFFLE_NAMES } from './state.ts';
import type { Company, FlightCard, PileCard } from './types.ts';
import { MARKET_SIZE, MAX_COMPANIES, MAX_PLAYERS, NONE, SCORING } from './types.ts';

/** By company, in the order of the board. */
export type Counts = Readonly<Record<Company, number>>;

/** What everybody knows of the shares in a hand, and its content for the one who holds it (A90-95). */
interface HandView {
  readonly size: number;
  readonly shares: Counts | null;
  /** Shares that are certainly in it: at least this many, because everybody saw them taken. */
  readonly known: Counts;
}

interface FlightHandView {
  readonly size: number;
  readonly cards: readonly FlightCard[] | null;
  /** A90-43: how many came by a swap in this turn, and which. */
  readonly fresh: number;
  readonly freshCards: readonly FlightCard[] | null;
}

/** What lies on a circle: nothing, a marker (`boi`), or its sabotage side (`!boi`). */
type CircleView = string | null;

/** Everything a viewer with perfect memory knows, as plain JSON. */
export interface View {
  readonly board: string;
  readonly options: Airlines1990Options;
  readonly viewer: Viewer;
  readonly phase: PhaseName;
  readonly turn: Seat;
  /** Who may decide now; -2 is chance, while a pile is to be shuffled. */
  readonly active: readonly Seat[];
  readonly shuffle: ShuffleName;
  /** A90-70: scoring cards put back that wait for a shuffle. */
  readonly putBack: number;
  /** Turns that have ended (A90-70, A90-92); it stops at 255. */
  readonly turnsEnded: number;
  /** The turn under way: after a founding, after a refresh, cards swapped, whether EXPAND drew a card. */
  readonly founding: boolean;
  readonly refreshed: boolean;
  readonly swaps: number;
  readonly drew: boolean;
  /** A90-81: idle turns in a row. */
  readonly idle: number;
  /** A90-91: turns left, this one included; 0 while shares are left. */
  readonly turnsLeft: number;
  /** By seat. */
  readonly scores: readonly number[];
  /** Points by scoring and seat: three scoring cards and the final scoring. */
  readonly awards: readonly (readonly number[])[];
  /** Scorings made by scoring cards. */
  readonly scorings: number;
  /** Fields that lie face down at the table though they follow from what everybody saw: none in this game. */
  readonly byMemory: readonly string[];
  /** Shares and flight cards in each hand, and shares laid out, by seat. */
  readonly hands: readonly HandView[];
  readonly flights: readonly FlightHandView[];
  readonly laid: readonly Counts[];
  /** The five places; null where one is empty. */
  readonly market: readonly (Company | null)[];
  /** The number of scoring cards in the pile is known; the cards are open after the end. */
  readonly pile: {
    readonly size: number;
    readonly scoring: number;
    readonly cards: readonly PileCard[] | null;
  };
  readonly flightPile: { readonly size: number; readonly cards: readonly FlightCard[] | null };
  readonly discards: readonly FlightCard[];
  /** Cards and shares that left the game. */
  readonly goneFlights: readonly FlightCard[];
  readonly gone: Counts;
  readonly founded: readonly Company[];
  readonly inactive: readonly Company[];
  /** Markers left in the supply, and markers on the board that score (A90-71). */
  readonly markers: Counts;
  readonly worth: Counts;
  /** By route in the order of the board: what lies on its circles. */
  readonly routes: readonly (readonly CircleView[])[];
  /**
   * A90-95: in order, what everybody saw happen to the flight cards, with the seat: `/1 drew ?`, `0 flew solid-5`,
   * `2 swapped wavy-1`. `/`: the first of its turn; `*`: from a pile just made from the cards played; `?`: not for this
   * viewer's eyes.
   */
  readonly movements: readonly string[];
  readonly outcome: Outcome | null;
}

export function active(s: State): Seat[] {
  if (s.phase === PHASE.end) return [];
  return [s.phase === PHASE.shuffle ? CHANCE : s.turn];
}

export function view(s: State, viewer: Viewer): View {
  const { players, options, board } = s.setting;
  const over = s.phase === PHASE.end;
  const seats = Array.from({ length: players }, (_, p) => p);
  return {
    board: board.id,
    options,
    viewer,
    phase: PHASE_NAMES[s.phase],
    turn: s.turn,
    active: active(s),
    shuffle: SHUFFLE_NAMES[s.shuffle],
    putBack: s.putBack,
    turnsEnded: s.turnsEnded,
    founding: s.founding === 1,
    refreshed: s.refreshed === 1,
    swaps: s.swaps,
    drew: s.drew === 1,
    idle: s.idle,
    turnsLeft: s.turnsLeft,
    scores: listOf(s.scores, 0, players),
    awards: Array.from({ length: SCORINGS }, (_, scoring) =>
      listOf(s.awards, scoring * MAX_PLAYERS, players),
    ),
    scorings: s.scorings,
    byMemory: [],
    hands: seats.map((p) => handView(s, p, over || p === viewer)),
    flights: seats.map((p) => flightHandView(s, p, over || p === viewer)),
    laid: seats.map((p) => counts(s, s.laid, p * MAX_COMPANIES)),
    market: Array.from({ length: MARKET_SIZE }, (_, slot) =>
      s.market[slot] === NONE ? null : board.companyIds[s.market[slot]],
    ),
    pile: { size: s.pileSize, scoring: scoringCardsIn(s), cards: over ? pileCards(s) : null },
    flightPile: { size: s.flightPileSize, cards: over ? flightPileCards(s) : null },
    discards: cardsIn(s, s.discards, 0),
    goneFlights: cardsIn(s, s.goneFlights, 0),
    gone: counts(s, s.gone, 0),
    founded: companiesIn(s, s.founded),
    inactive: companiesIn(s, s.inactive),
    markers: counts(s, s.markers, 0),
    worth: counts(s, s.worth, 0),
    routes: routesFlown(s),
    movements: recallWords(s, viewer, over),
    outcome: outcome(s) ?? null,
  };
}

/** `length` of the numbers, from a place on. */
function listOf(numbers: Uint16Array, at: number, length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(numbers[at + i]);
  return list;
}

function counts(s: State, numbers: Uint8Array, at: number): Counts {
  const byCompany: Record<string, number> = {};
  const { companyIds } = s.board;
  for (let c = 0; c < companyIds.length; c++) byCompany[companyIds[c]] = numbers[at + c];
  return byCompany;
}

function companiesIn(s: State, bits: number): Company[] {
  return s.board.companyIds.filter((_, c) => ((bits >>> c) & 1) === 1);
}

function handView(s: State, seat: Seat, open: boolean): HandView {
  const at = seat * MAX_COMPANIES;
  let size = 0;
  for (let c = 0; c < MAX_COMPANIES; c++) size += s.hand[at + c];
  return { size, shares: open ? counts(s, s.hand, at) : null, known: counts(s, s.known, at) };
}

function flightHandView(s: State, seat: Seat, open: boolean): FlightHandView {
  const cards = cardsIn(s, s.flightHand, seat * CARD_WORDS);
  const fresh = seat === s.turn ? cardsIn(s, s.fresh, 0) : [];
  return {
    size: cards.length,
    cards: open ? cards : null,
    fresh: fresh.length,
    freshCards: open ? fresh : null,
  };
}

function cardsIn(s: State, set: Int32Array, at: number): FlightCard[] {
  const cards: FlightCard[] = [];
  for (let word = 0; word < CARD_WORDS; word++) {
    for (let rest = set[at + word]; rest !== 0; rest &= rest - 1)
      cards.push(s.board.cards[32 * word + lowest(rest)]);
  }
  return cards;
}

/** Tops first, as in a record. */
function pileCards(s: State): PileCard[] {
  const cards = Array.from(s.pile.subarray(0, s.pileSize)).reverse();
  return cards.map((card) => (card === SCORING ? 'scoring' : s.board.companyIds[card]));
}

function flightPileCards(s: State): FlightCard[] {
  return Array.from(s.flightPile.subarray(0, s.flightPileSize), (card) => s.board.cards[card]).reverse();
}

/** The lists of a board by what is in `circles`; the same list for the same markers. */
const circleLists = new WeakMap<Board, Map<number, readonly CircleView[]>>();

function routesFlown(s: State): (readonly CircleView[])[] {
  const { board } = s;
  let lists = circleLists.get(board);
  if (!lists) {
    lists = new Map();
    circleLists.set(board, lists);
  }
  const routes: (readonly CircleView[])[] = [];
  for (let route = 0; route < board.routeCount; route++) {
    const key = s.circles[route] * (MAX_CIRCLES + 1) + board.circles[route];
    let list = lists.get(key);
    if (!list) {
      list = circleViews(s, route);
      lists.set(key, list);
    }
    routes.push(list);
  }
  return routes;
}

function circleViews(s: State, route: number): readonly CircleView[] {
  const { circles, companyIds } = s.board;
  const views: CircleView[] = [];
  for (let circle = 0; circle < circles[route]; circle++) {
    const marker = markerOn(s, route, circle);
    if (marker === 0) views.push(null);
    else views.push(marker >= SABOTAGED ? `!${companyIds[marker - SABOTAGED - 1]}` : companyIds[marker - 1]);
  }
  return Object.freeze(views);
}
