import { inOneBuffer } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { CITY_WORDS } from './board.ts';
import type { AirKwireOptions } from './options.ts';
import { MAX_AIRLINES, MAX_PLAYERS, NONE, POWER_CARDS, TYPES } from './types.ts';

/** The phases in which somebody decides, in the order of the rules' sequence of play (AK-90). */
export const PHASE = {
  freeDiscard: 0,
  stock: 1,
  vote: 2,
  decommission: 3,
  card: 4,
  consent: 5,
  rehome: 6,
  dispose: 7,
  settle: 8,
  second: 9,
  replenish: 10,
  shuffle: 11,
  end: 12,
} as const;
export const PHASE_NAMES = [
  'free-discard',
  'stock',
  'vote',
  'decommission',
  'card',
  'consent',
  'rehome',
  'dispose',
  'settle',
  'second',
  'replenish',
  'shuffle',
  'end',
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** What a shuffle interrupts: a draw of AK-23, a hand that is filled up (AK-75), or the stock step (AK-78). */
export const SHUFFLE = { replenish: 1, fill: 2, power: 3 } as const;
export const SHUFFLE_NAMES = ['', 'replenish', 'fill', 'power'] as const;
export type ShuffleName = (typeof SHUFFLE_NAMES)[number];

/** An airline is closed, open, or has been taken over (AK-45). */
export const STATUS = { closed: 0, open: 1, defunct: 2 } as const;
export const STATUS_NAMES = ['closed', 'open', 'defunct'] as const;
export type StatusName = (typeof STATUS_NAMES)[number];

/** AK-70: no power card yet in this turn, one that is replaced, or Free Discard, which is not. */
export const POWERED = { no: 0, replaced: 1, filled: 2 } as const;

/** AK-70: the marks of a seat, by the power card they come from. */
export const MARK = { blockTrade: 1, feesWaived: 2, doubleRoutes: 4, freeDiscard: 8 } as const;

/** A set of city cards, up to two of a city: the words of the first ones, then the words of the second ones. */
export const CARD_WORDS = 2 * CITY_WORDS;
/** `net` may be negative; this stands for 0. */
export const NET_ZERO = 8;

/** What does not change during a match. */
export interface Setting {
  readonly board: Board;
  readonly options: AirKwireOptions;
  readonly players: number;
}

/** Numbers that stand alone, in two small arrays; each has a name below. */
const SCALARS = 25;
const STANDINGS = 3;

/**
 * The whole match in typed arrays over one buffer: copying a state is one `set`. Per airline `a`, per player `p`, per
 * type `t`; shares of a player at `p * MAX_AIRLINES + a`; sets of cities have CITY_WORDS words, sets of city cards
 * CARD_WORDS. What is marked derived follows from the rest and is kept so that no legal move is ever searched for; a test
 * recomputes it. The fields are declared only: a field that began as undefined would cost every access a type check.
 */
export class State {
  declare readonly setting: Setting;
  declare readonly board: Board;
  declare readonly bytes: Uint8Array;

  declare readonly cash: Int32Array;
  /** Cities with an aircraft of an airline, at `(a * TYPES + t) * CITY_WORDS`: also after it was taken over. */
  declare readonly flown: Int32Array;
  /** Derived: the cities an airline occupies: home, routes, acquired cities. */
  declare readonly network: Int32Array;
  /** Derived: cities in range of these with an aircraft of a type, its own not, as `flown`. */
  declare readonly reach: Int32Array;
  /** AK-32: cities refused for an airline in this turn. */
  declare readonly refused: Int32Array;
  /** City cards on the airlines, in the hands, and of these the ones everybody knows of (AK-80). */
  declare readonly cards: Int32Array;
  declare readonly hand: Int32Array;
  declare readonly known: Int32Array;
  /** City cards of the pool. */
  declare readonly pool: Int32Array;
  /** AK-47: the cities that came from the airline taken over and are being settled; else none. */
  declare readonly taken: Int32Array;

  /** Power cards in the hands, as bits (cards.ts). */
  declare readonly handPowers: Uint16Array;
  /** Counts beyond a byte; each has a name below. */
  declare readonly standing: Uint16Array;

  declare readonly shares: Uint8Array;
  /** Derived: shares of an airline that players hold. */
  declare readonly sold: Uint8Array;
  /** NONE while closed. */
  declare readonly ceo: Uint8Array;
  /** The place on the stock track, counted from 0. */
  declare readonly space: Uint8Array;
  declare readonly status: Uint8Array;
  /** Whom the aircraft of an airline fly for: itself, whoever took it over, NONE. */
  declare readonly owner: Uint8Array;
  /** Derived: AK-5. */
  declare readonly points: Uint8Array;
  /** Aircraft in the supply, at `a * TYPES + t`. */
  declare readonly supply: Uint8Array;
  /** AK-52: 1 if it did not pay at the last payout. */
  declare readonly unpaid: Uint8Array;
  /** AK-71: purchases less sales since prices stand still, and NET_ZERO. */
  declare readonly net: Uint8Array;
  /** Derived: cards in a hand. */
  declare readonly handSize: Uint8Array;
  /** AK-80: unknown cards of a hand that are certainly of the top half, so neither 3-point nor power cards. */
  declare readonly early: Uint8Array;
  /** AK-70: MARK bits. */
  declare readonly marks: Uint8Array;
  /** Kinds of cards (types.ts); the last is on top. */
  declare readonly pile: Uint8Array;
  declare readonly scalars: Uint8Array;

  constructor(setting: Setting) {
    const { board } = setting;
    this.setting = setting;
    this.board = board;
    const i32 = [
      MAX_PLAYERS,
      MAX_AIRLINES * TYPES * CITY_WORDS,
      MAX_AIRLINES * CITY_WORDS,
      MAX_AIRLINES * TYPES * CITY_WORDS,
      MAX_AIRLINES * CITY_WORDS,
      MAX_AIRLINES * CARD_WORDS,
      MAX_PLAYERS * CARD_WORDS,
      MAX_PLAYERS * CARD_WORDS,
      CARD_WORDS,
      CITY_WORDS,
    ];
    const u16 = [MAX_PLAYERS, STANDINGS];
    const u8 = [
      MAX_PLAYERS * MAX_AIRLINES,
      MAX_AIRLINES,
      MAX_AIRLINES,
      MAX_AIRLINES,
      MAX_AIRLINES,
      MAX_AIRLINES,
      MAX_AIRLINES,
      MAX_AIRLINES * TYPES,
      MAX_AIRLINES,
      MAX_AIRLINES,
      MAX_PLAYERS,
      MAX_PLAYERS,
      MAX_PLAYERS,
      board.ordinaryCards + board.homeCards + POWER_CARDS.length,
      SCALARS,
    ];
    const arrays = inOneBuffer({ i32, u16, u8 });
    this.bytes = arrays.bytes;
    [
      this.cash,
      this.flown,
      this.network,
      this.reach,
      this.refused,
      this.cards,
      this.hand,
      this.known,
      this.pool,
      this.taken,
    ] = arrays.i32;
    [this.handPowers, this.standing] = arrays.u16;
    [
      this.shares,
      this.sold,
      this.ceo,
      this.space,
      this.status,
      this.owner,
      this.points,
      this.supply,
      this.unpaid,
      this.net,
      this.handSize,
      this.early,
      this.marks,
      this.pile,
      this.scalars,
    ] = arrays.u8;
  }

  /** Nothing is open, nobody has anything: what both a deal and a view are laid out on. */
  static empty(setting: Setting): State {
    const s = new State(setting);
    s.ceo.fill(NONE);
    s.owner.fill(NONE);
    s.net.fill(NET_ZERO);
    s.supply.set(setting.board.aircraft);
    s.opened = NONE;
    s.airline = NONE;
    s.defunct = NONE;
    s.city = NONE;
    return s;
  }

  copyFrom(other: State): void {
    this.bytes.set(other.bytes);
  }

  copy(): State {
    const state = new State(this.setting);
    state.copyFrom(this);
    return state;
  }

  get phase(): number {
    return this.scalars[0];
  }
  set phase(value: number) {
    this.scalars[0] = value;
  }
  /** The player: whose turn it is. */
  get turn(): number {
    return this.scalars[1];
  }
  set turn(value: number) {
    this.scalars[1] = value;
  }
  /** Who decides now; while something is shuffled or after the end, who did. */
  get decider(): number {
    return this.scalars[2];
  }
  set decider(value: number) {
    this.scalars[2] = value;
  }
  /** AK-79: 0 clockwise, 1 the other way round. */
  get direction(): number {
    return this.scalars[3];
  }
  set direction(value: number) {
    this.scalars[3] = value;
  }
  get pileSize(): number {
    return this.scalars[4];
  }
  set pileSize(value: number) {
    this.scalars[4] = value;
  }
  /** AK-80: cards of the pile that are still of the top half. */
  get topLeft(): number {
    return this.scalars[5];
  }
  set topLeft(value: number) {
    this.scalars[5] = value;
  }
  /** AK-61: 1 once the pile has been empty. */
  get pileEmptied(): number {
    return this.scalars[6];
  }
  set pileEmptied(value: number) {
    this.scalars[6] = value;
  }
  /** AK-4: how many spaces the dividend marker stands past the top. */
  get dividend(): number {
    return this.scalars[7];
  }
  set dividend(value: number) {
    this.scalars[7] = value;
  }
  /** AK-50, AK-76: 1 if dividends are paid at the end of this turn. */
  get due(): number {
    return this.scalars[8];
  }
  set due(value: number) {
    this.scalars[8] = value;
  }
  /** AK-20: transactions of this turn. */
  get trades(): number {
    return this.scalars[9];
  }
  set trades(value: number) {
    this.scalars[9] = value;
  }
  /** AK-27: the airline opened in this turn that has no route yet, else NONE. */
  get opened(): number {
    return this.scalars[10];
  }
  set opened(value: number) {
    this.scalars[10] = value;
  }
  /** Routes created in this turn. */
  get routes(): number {
    return this.scalars[11];
  }
  set routes(value: number) {
    this.scalars[11] = value;
  }
  /** The power card of this turn and what it gives back: POWERED. */
  get powered(): number {
    return this.scalars[12];
  }
  set powered(value: number) {
    this.scalars[12] = value;
  }
  /** AK-23: draws of this turn, and how many of them were from the pool. */
  get drawn(): number {
    return this.scalars[13];
  }
  set drawn(value: number) {
    this.scalars[13] = value;
  }
  get poolDrawn(): number {
    return this.scalars[14];
  }
  set poolDrawn(value: number) {
    this.scalars[14] = value;
  }
  /** AK-61: 1 after the proposal of this turn. */
  get voted(): number {
    return this.scalars[15];
  }
  set voted(value: number) {
    this.scalars[15] = value;
  }
  /** AK-79: 1 if the direction changes at the end of this turn. */
  get reversing(): number {
    return this.scalars[16];
  }
  set reversing(value: number) {
    this.scalars[16] = value;
  }
  /** AK-62: turns in a row without a route. */
  get idle(): number {
    return this.scalars[17];
  }
  set idle(value: number) {
    this.scalars[17] = value;
  }
  /** The airline a phase is about: that of the route asked for, the one to lose a city, the acquirer. */
  get airline(): number {
    return this.scalars[18];
  }
  set airline(value: number) {
    this.scalars[18] = value;
  }
  /** AK-40: the airline that is taken over, else NONE. */
  get defunct(): number {
    return this.scalars[19];
  }
  set defunct(value: number) {
    this.scalars[19] = value;
  }
  /** AK-32: where the route asked for leads, else NONE. */
  get city(): number {
    return this.scalars[20];
  }
  set city(value: number) {
    this.scalars[20] = value;
  }
  /** And the type of its aircraft. */
  get aircraft(): number {
    return this.scalars[21];
  }
  set aircraft(value: number) {
    this.scalars[21] = value;
  }
  /** AK-73: the phase in which the card was played. */
  get back(): number {
    return this.scalars[22];
  }
  set back(value: number) {
    this.scalars[22] = value;
  }
  /** What the shuffle under way interrupts (SHUFFLE), else 0. */
  get shuffle(): number {
    return this.scalars[23];
  }
  set shuffle(value: number) {
    this.scalars[23] = value;
  }
  /** 0 while the match runs, else 1 + the place of the reason in END_REASONS. */
  get ended(): number {
    return this.scalars[24];
  }
  set ended(value: number) {
    this.scalars[24] = value;
  }
  /** AK-62: turns that have ended. */
  get turns(): number {
    return this.standing[0];
  }
  set turns(value: number) {
    this.standing[0] = value;
  }
  /** Power cards in the pool and out of the game, as bits (cards.ts). */
  get poolPowers(): number {
    return this.standing[1];
  }
  set poolPowers(value: number) {
    this.standing[1] = value;
  }
  get gonePowers(): number {
    return this.standing[2];
  }
  set gonePowers(value: number) {
    this.standing[2] = value;
  }
}
