import { inOneBuffer } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { CITY_WORDS } from './board.ts';
import type { AirKwireOptions } from './options.ts';
import { SCALARS, Scalars, STANDINGS } from './scalars.ts';
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
/** What is decided now. The table of phases in the rules says who decides, and by which moves; in `shuffle` chance does. */
export type PhaseName = (typeof PHASE_NAMES)[number];

export const SHUFFLE = { replenish: 1, fill: 2, power: 3 } as const;
/** What a shuffle interrupts: nothing, a draw of AK-23, a hand that is filled up (AK-75), or the stock step (AK-78). */
export const SHUFFLE_NAMES = ['', 'replenish', 'fill', 'power'] as const;
export type ShuffleName = (typeof SHUFFLE_NAMES)[number];

export const STATUS = { closed: 0, open: 1, defunct: 2 } as const;
/** An airline is closed, open, or has been taken over (AK-45). */
export const STATUS_NAMES = ['closed', 'open', 'defunct'] as const;
export type StatusName = (typeof STATUS_NAMES)[number];

/** AK-70: no power card yet in this turn, one that is replaced, or Free Discard, which is not. */
export const POWERED = { no: 0, replaced: 1, filled: 2 } as const;

/** AK-70: the marks of a seat, by the power card they come from. */
export const MARK = { blockTrade: 1, feesWaived: 2, doubleRoutes: 4, freeDiscard: 8 } as const;
export type MarkName = 'block-trade' | 'fees-waived' | 'double-routes' | 'free-discard';
export const MARK_NAMES: readonly (readonly [MarkName, number])[] = [
  ['block-trade', MARK.blockTrade],
  ['fees-waived', MARK.feesWaived],
  ['double-routes', MARK.doubleRoutes],
  ['free-discard', MARK.freeDiscard],
];

/** A set of city cards, up to two of a city: the words of the first ones, then the words of the second ones. */
export const CARD_WORDS = 2 * CITY_WORDS;
/** `net` may be negative; this value represents 0. */
export const NET_ZERO = 8;

/** What does not change during a match. */
export interface Setting {
  readonly board: Board;
  readonly options: AirKwireOptions;
  readonly players: number;
}

/**
 * The whole match in typed arrays over one buffer: copying a state is one `set`. Per airline `a`, per player `p`, per
 * type `t`; shares of a player at `p * MAX_AIRLINES + a`; sets of cities have CITY_WORDS words, sets of city cards
 * CARD_WORDS. Fields marked derived follow from the rest and are kept up to date, so that legal moves need no search; a
 * test recomputes them. Fields are only declared: one that began as undefined would cost every access a type check.
 */
export class State extends Scalars {
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
  /**
   * AK-24: since the pile was made from the pool, the city cards that may be of it (in the pile or drawn from it unseen),
   * and at CARD_WORDS those of them that must be.
   */
  declare readonly fresh: Int32Array;
  /** AK-47: the cities that came from the airline taken over and are being settled; else none. */
  declare readonly taken: Int32Array;

  /** Power cards in the hands, as bits (cards.ts). */
  declare readonly handPowers: Uint16Array;

  declare readonly shares: Uint8Array;
  /** Derived: shares of an airline that players hold. */
  declare readonly sold: Uint8Array;
  /** NONE while closed. */
  declare readonly ceo: Uint8Array;
  /** The place on the stock track, counted from 0. */
  declare readonly space: Uint8Array;
  declare readonly status: Uint8Array;
  /** Whom the aircraft of an airline fly for: itself, the airline that took it over, NONE. */
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
  /** AK-24: unknown cards of a hand that are certainly older than the pile. */
  declare readonly older: Uint8Array;
  /** AK-70: MARK bits. */
  declare readonly marks: Uint8Array;
  /** Kinds of cards (types.ts); the last is on top. */
  declare readonly pile: Uint8Array;

  constructor(setting: Setting) {
    super();
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
      2 * CARD_WORDS,
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
      this.fresh,
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
      this.older,
      this.marks,
      this.pile,
      this.scalars,
    ] = arrays.u8;
  }

  /** An empty table, on which both a deal and a view are laid out. */
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
}
