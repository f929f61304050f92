import type { Outcome, Seat, Viewer } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';
import { lowest } from './bits.ts';
import { CITY_WORDS } from './board.ts';
import { citiesOf, powersIn } from './cards.ts';
import { isQualified, rateOf } from './dividends.ts';
import { MAY, MUST } from './memory.ts';
import { acquiredCount } from './network.ts';
import type { AirKwireOptions } from './options.ts';
import { outcome } from './outcome.ts';
import type { MarkName, PhaseName, ShuffleName, State, StatusName } from './state.ts';
import {
  CARD_WORDS,
  MARK_NAMES,
  NET_ZERO,
  PHASE,
  PHASE_NAMES,
  POWERED,
  SHUFFLE_NAMES,
  STATUS,
  STATUS_NAMES,
} from './state.ts';
import type { Aircraft, Airline, Card, City, PowerCard } from './types.ts';
import { AIRCRAFT, MAX_AIRLINES, NONE, POWERS, TYPES } from './types.ts';

/** What everybody knows of a hand, and its content for the one who holds it. */
interface HandView {
  readonly size: number;
  /** In the order of the board, power cards last. */
  readonly cards: readonly Card[] | null;
  /** AK-80: cards that are certainly in it, because everybody saw them taken or shown. */
  readonly known: readonly City[];
  /** AK-80: how many of the others are certainly of the top half. */
  readonly early: number;
  /** AK-24: how many of the others are certainly older than the pile. */
  readonly older: number;
}

/** What everybody knows of the pile. */
interface PileView {
  readonly size: number;
  /** Cards that are still of the top half. */
  readonly top: number;
  /**
   * AK-24: since it was made from the pool, the cards that may be of it (in the pile, or drawn from it unseen), and those of
   * them that must be; null before.
   */
  readonly fresh: { readonly may: readonly Card[]; readonly must: readonly Card[] } | null;
  /** Open after the end. */
  readonly cards: readonly Card[] | null;
}

/** A city of an airline other than its home; `of`: whose aircraft it is (acquired, if not its own). */
interface ServedCity {
  readonly city: City;
  readonly aircraft: Aircraft;
  readonly of: Airline;
}

interface AirlineView {
  readonly status: StatusName;
  /** Of an airline that was taken over: whom its aircraft fly for; null if nobody. */
  readonly owner: Airline | null;
  readonly ceo: Seat | null;
  /** The place on the stock track, counted from 0. */
  readonly space: number;
  readonly price: number;
  readonly points: number;
  /** Shares that players hold. */
  readonly sold: number;
  readonly cities: readonly ServedCity[];
  readonly supply: Readonly<Record<Aircraft, number>>;
  /** Acquired markers left. */
  readonly markers: number;
  /** City cards, also those of shared cities. */
  readonly cards: readonly City[];
  /** AK-52: it did not pay at the last payout. */
  readonly unpaid: boolean;
  /** AK-51, AK-50: whether it would pay now, and how much per share. */
  readonly qualified: boolean;
  readonly rate: number;
  /** AK-71: how far its marker will move when prices no longer stand still. */
  readonly net: number;
}

/** Everything a viewer with perfect memory knows, as plain JSON. */
export interface View {
  readonly board: string;
  readonly options: AirKwireOptions;
  readonly viewer: Viewer;
  readonly phase: PhaseName;
  readonly turn: Seat;
  /** Who decides; while something is shuffled or after the end, who did. */
  readonly decider: Seat;
  /** Who may decide now; -2 is chance, while the pile is to be shuffled. */
  readonly active: readonly Seat[];
  readonly clockwise: boolean;
  /** AK-62: turns that have ended, and how many in a row brought no route. */
  readonly turns: number;
  readonly idle: number;
  /** The turn under way: transactions (AK-20), the airline opened that has no route yet (AK-27), routes created. */
  readonly trades: number;
  readonly opened: Airline | null;
  readonly routes: number;
  /** AK-70: whether a power card was played, and whether it is replaced by a draw. */
  readonly powered: 'no' | 'replaced' | 'filled';
  /** AK-23: cards drawn in this turn, and how many of them from the pool. */
  readonly drawn: number;
  readonly poolDrawn: number;
  /** AK-61: whether the end was proposed in this turn. AK-79: whether the direction changes after it. */
  readonly voted: boolean;
  readonly reversing: boolean;
  /** AK-32: what CEOs refused in this turn. */
  readonly refused: readonly { readonly airline: Airline; readonly city: City }[];
  /** What the phase is about: the route asked for, the airline to lose a city, the merger. */
  readonly airline: Airline | null;
  readonly city: City | null;
  readonly aircraft: Aircraft | null;
  readonly defunct: Airline | null;
  /** AK-47: cities being settled. */
  readonly taken: readonly City[];
  /** AK-73: the phase in which the card was played. */
  readonly back: PhaseName | null;
  readonly shuffle: ShuffleName;
  /** AK-4, AK-50: spaces of the dividend marker past the top, and whether a payout comes at the end of this turn. */
  readonly dividend: number;
  readonly due: boolean;
  /** AK-61: whether the pile has been empty. */
  readonly pileEmptied: boolean;
  /** AK-81: secret at the table, though it follows from what everybody saw. */
  readonly cash: readonly number[];
  /** Fields that lie face down at the table though they follow from what everybody saw. */
  readonly byMemory: readonly string[];
  /** Shares, marks of power cards (AK-70) and hands, by seat. */
  readonly shares: readonly Readonly<Record<Airline, number>>[];
  readonly marks: readonly (readonly MarkName[])[];
  readonly hands: readonly HandView[];
  readonly airlines: Readonly<Record<Airline, AirlineView>>;
  readonly pile: PileView;
  readonly pool: readonly Card[];
  /** Power cards out of the game. */
  readonly gone: readonly PowerCard[];
  readonly outcome: Outcome | null;
}

export function active(s: State): Seat[] {
  if (s.phase === PHASE.end) return [];
  return [s.phase === PHASE.shuffle ? CHANCE : s.decider];
}

const POWERED_NAMES = Object.keys(POWERED) as ('no' | 'replaced' | 'filled')[];

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
    decider: s.decider,
    active: active(s),
    clockwise: s.direction === 0,
    turns: s.turns,
    idle: s.idle,
    trades: s.trades,
    opened: airlineId(s, s.opened),
    routes: s.routes,
    powered: POWERED_NAMES[s.powered],
    drawn: s.drawn,
    poolDrawn: s.poolDrawn,
    voted: s.voted === 1,
    reversing: s.reversing === 1,
    refused: refusedRoutes(s),
    airline: airlineId(s, s.airline),
    city: s.city === NONE ? null : board.cityIds[s.city],
    aircraft: s.city === NONE ? null : AIRCRAFT[s.aircraft],
    defunct: airlineId(s, s.defunct),
    taken: citiesIn(s, s.taken, 0),
    back: s.phase === PHASE.decommission ? PHASE_NAMES[s.back] : null,
    shuffle: SHUFFLE_NAMES[s.shuffle],
    dividend: s.dividend,
    due: s.due === 1,
    pileEmptied: s.pileEmptied === 1,
    cash: Array.from(s.cash.subarray(0, players)),
    byMemory: options.openCash ? [] : ['cash'],
    shares: seats.map((p) => sharesOf(s, p)),
    marks: seats.map((p) => marksOf(s.marks[p])),
    hands: seats.map((p) => handView(s, p, over || p === viewer)),
    airlines: Object.fromEntries(board.airlineIds.map((id, a) => [id, airlineView(s, a)])),
    pile: { size: s.pileSize, top: s.topLeft, fresh: freshCards(s), cards: over ? pileCards(s) : null },
    pool: [...cityCards(s, s.pool, 0), ...powerCards(s.poolPowers)],
    gone: powerCards(s.gonePowers),
    outcome: outcome(s) ?? null,
  };
}

function airlineId(s: State, airline: number): Airline | null {
  return airline === NONE ? null : s.board.airlineIds[airline];
}

function citiesIn(s: State, set: Int32Array, at: number): City[] {
  const cities: City[] = [];
  for (let w = 0; w < CITY_WORDS; w++) {
    for (let rest = set[at + w]; rest !== 0; rest &= rest - 1) {
      cities.push(s.board.cityIds[32 * w + lowest(rest)]);
    }
  }
  return cities;
}

function refusedRoutes(s: State): { airline: Airline; city: City }[] {
  return s.board.airlineIds.flatMap((airline, a) =>
    citiesIn(s, s.refused, a * CITY_WORDS).map((city) => ({ airline, city })),
  );
}

function sharesOf(s: State, seat: Seat): Record<Airline, number> {
  return Object.fromEntries(s.board.airlineIds.map((id, a) => [id, s.shares[seat * MAX_AIRLINES + a]]));
}

function marksOf(bits: number): MarkName[] {
  return MARK_NAMES.flatMap(([name, bit]) => ((bits & bit) === 0 ? [] : [name]));
}

/** City cards of a set, in the order of the board. */
function cityCards(s: State, set: Int32Array, at: number): City[] {
  const cards: City[] = [];
  for (let w = 0; w < CITY_WORDS; w++) {
    for (let rest = set[at * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) {
      const city = 32 * w + lowest(rest);
      for (let n = citiesOf(set, at, city); n > 0; n--) cards.push(s.board.cityIds[city]);
    }
  }
  return cards;
}

/** In the order of the rules. */
function powerCards(bits: number): PowerCard[] {
  return powersIn(bits).map((power) => POWERS[power]);
}

function handView(s: State, seat: Seat, open: boolean): HandView {
  return {
    size: s.handSize[seat],
    cards: open ? [...cityCards(s, s.hand, seat), ...powerCards(s.handPowers[seat])] : null,
    known: cityCards(s, s.known, seat),
    early: s.early[seat],
    older: s.older[seat],
  };
}

function airlineView(s: State, a: number): AirlineView {
  const { board } = s;
  const open = s.status[a] === STATUS.open;
  const [tri, boeing, dc3] = s.supply.subarray(a * TYPES, (a + 1) * TYPES);
  return {
    status: STATUS_NAMES[s.status[a]],
    owner: s.status[a] === STATUS.defunct ? airlineId(s, s.owner[a]) : null,
    ceo: s.ceo[a] === NONE ? null : s.ceo[a],
    space: s.space[a],
    price: board.price[s.space[a]],
    points: s.points[a],
    sold: s.sold[a],
    cities: open ? servedCities(s, a) : [],
    supply: { 'tri-motor': tri, 'boeing-247': boeing, 'dc-3': dc3 },
    markers: Math.max(0, board.acquired[a] - acquiredCount(s, a)),
    cards: cityCards(s, s.cards, a),
    unpaid: s.unpaid[a] === 1,
    qualified: open && isQualified(s, a),
    rate: open ? rateOf(s, a) : 0,
    net: s.net[a] - NET_ZERO,
  };
}

function servedCities(s: State, owner: number): ServedCity[] {
  const served: ServedCity[] = [];
  for (let a = 0; a < s.board.airlineCount; a++) {
    if (s.owner[a] !== owner) continue;
    AIRCRAFT.forEach((aircraft, t) => {
      for (const city of citiesIn(s, s.flown, (a * TYPES + t) * CITY_WORDS)) {
        served.push({ city, aircraft, of: s.board.airlineIds[a] });
      }
    });
  }
  return served;
}

function freshCards(s: State): View['pile']['fresh'] {
  if (s.remade === 0) return null;
  return {
    may: [...cityCards(s, s.fresh, MAY), ...powerCards(s.freshPowers)],
    must: [...cityCards(s, s.fresh, MUST), ...powerCards(s.surePowers)],
  };
}

/** The top first, as in a record. */
function pileCards(s: State): Card[] {
  return Array.from(s.pile.subarray(0, s.pileSize), (kind) => s.board.cardNames[kind]).reverse();
}
