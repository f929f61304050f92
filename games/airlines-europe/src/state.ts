import { inOneBuffer } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { CITY_WORDS, RANKS, ROUTE_WORDS } from './board.ts';
import type { AirlinesEuropeOptions } from './options.ts';
import {
  ABACUS_SHARES,
  AIRLINE_COUNT,
  FLEET,
  HAND_DEALT,
  MARKET_SIZE,
  MAX_PLAYERS,
  OUT_OF_PLAY,
  SCORING_CARDS,
  SHARE_KINDS,
} from './types.ts';

/** The phases in which somebody decides, in the order of the rules' sequence of play. */
export const PHASE = { keep: 0, turn: 1, second: 2, share: 3, discard: 4, pick: 5, end: 6 } as const;
export const PHASE_NAMES = ['keep', 'turn', 'second', 'share', 'discard', 'pick', 'end'] as const;
/** What is decided now. The table of phases in the rules says who decides, and by which moves. */
export type PhaseName = (typeof PHASE_NAMES)[number];

/** What does not change during a match. */
export interface Setting {
  readonly board: Board;
  readonly options: AirlinesEuropeOptions;
  readonly players: number;
  /** AE-10: the airlines in play, as bits. */
  readonly inPlay: number;
}

export function makeSetting(board: Board, options: AirlinesEuropeOptions, players: number): Setting {
  return { board, options, players, inPlay: ((1 << AIRLINE_COUNT) - 1) & ~OUT_OF_PLAY[players] };
}

export function isInPlay(setting: Setting, airline: number): boolean {
  return (setting.inPlay & (1 << airline)) !== 0;
}

/** Shares that exist of a kind, ABACUS included. */
export function sharesInGame(setting: Setting, share: number): number {
  if (share >= AIRLINE_COUNT) return ABACUS_SHARES;
  return isInPlay(setting, share) ? FLEET[share] : 0;
}

const ALL_SHARES = FLEET.reduce((sum, n) => sum + n, 0);

/** The longest deck: all shares of five players' airlines less hands and market, and the scoring cards. */
const DECK_PLACES = ALL_SHARES - MARKET_SIZE - MAX_PLAYERS * HAND_DEALT + SCORING_CARDS;

/**
 * Two bytes each (memory.ts). A share comes into a hand once and leaves it once, at most; the dealt ones come
 * together.
 */
const MOVEMENTS = MAX_PLAYERS + ALL_SHARES - MAX_PLAYERS * HAND_DEALT + ALL_SHARES;

/** Single numbers, in one small array; each has a name below. */
const SCALARS = 15;

/**
 * The whole match in typed arrays over one buffer: copying a state is one `set`. Per airline `a`, per player `p`,
 * shares of a player at `p * SHARE_KINDS + share`. Fields marked derived follow from the rest and are kept up to date,
 * so that legal moves need no search; a test recomputes them. Fields are only declared: one that began as undefined
 * would cost every access a type check.
 */
export class State {
  declare readonly setting: Setting;
  /** Of the setting, here because every purchase asks for them. */
  declare readonly board: Board;
  declare readonly routePhases: boolean;
  declare readonly bytes: Uint8Array;

  /** Derived: cities joined to its home, as bits at `a * CITY_WORDS`. */
  declare readonly network: Int32Array;
  /** Derived: routes on which it could buy, cash and AE-100 aside (AE-42, AE-44), as bits at `a * ROUTE_WORDS`. */
  declare readonly frontier: Int32Array;
  /** Derived: routes whose next (or, when full, last) price has at most this rank, as bits at `rank * ROUTE_WORDS`. */
  declare readonly within: Int32Array;

  declare readonly track: Uint16Array;
  declare readonly vp: Uint16Array;
  /** Derived: the kinds of shares in a hand and in a portfolio, as bits. */
  declare readonly handKinds: Uint16Array;
  declare readonly portfolioKinds: Uint16Array;
  /** Who flies a route: four bits a circle, airline + 1, cheapest circle lowest. */
  declare readonly circles: Uint16Array;

  declare readonly cash: Uint8Array;
  declare readonly hand: Uint8Array;
  declare readonly portfolio: Uint8Array;
  /** Derived: sums of the two above. */
  declare readonly handSize: Uint8Array;
  declare readonly portfolioSize: Uint8Array;
  /** Airlines of the five places, NONE where empty. */
  declare readonly market: Uint8Array;
  declare readonly marketBits: Uint16Array;
  declare readonly deck: Uint8Array;
  /** Airplanes left in the supply. */
  declare readonly planes: Uint8Array;
  /** AE-14: the value of the bonus marker still on the board, 0 without one. */
  declare readonly bonus: Uint8Array;
  /** AE-17: what a seat has kept, first airline * 16 + second; NONE while it has not chosen. */
  declare readonly kept: Uint8Array;
  /** Derived: the rank of a route's next price (board.ts), NONE when it is full. */
  declare readonly nextRank: Uint8Array;
  /** Derived: how many licences, over all airlines, are to be had at a price of this rank. */
  declare readonly offers: Uint16Array;
  /** Points by scoring and player at `scoring * MAX_PLAYERS + p`. */
  declare readonly awards: Uint16Array;

  /** Shares that left the game face up, by kind; and face down from a hand, at `p * AIRLINE_COUNT + a`. */
  declare readonly gone: Uint8Array;
  declare readonly goneSecretly: Uint8Array;
  /** At which draw each scoring card came up. */
  declare readonly scoringAt: Uint8Array;
  /** What everybody saw go into hands and out of them: see memory.ts. */
  declare readonly moved: Uint8Array;

  declare readonly scalars: Uint8Array;

  constructor(setting: Setting) {
    const { routeCount, prices } = setting.board;
    const ranks = prices.length + 1;
    this.setting = setting;
    this.board = setting.board;
    this.routePhases = setting.options.routePhases;
    const i32 = [AIRLINE_COUNT * CITY_WORDS, AIRLINE_COUNT * ROUTE_WORDS, ranks * ROUTE_WORDS];
    const u16 = [
      AIRLINE_COUNT,
      MAX_PLAYERS,
      MAX_PLAYERS,
      MAX_PLAYERS,
      routeCount,
      RANKS,
      SCORING_CARDS * MAX_PLAYERS,
      1,
    ];
    const u8 = [
      MAX_PLAYERS,
      MAX_PLAYERS * SHARE_KINDS,
      MAX_PLAYERS * SHARE_KINDS,
      MAX_PLAYERS,
      MAX_PLAYERS,
      MARKET_SIZE,
      DECK_PLACES,
      AIRLINE_COUNT,
      AIRLINE_COUNT,
      MAX_PLAYERS,
      routeCount,
      SHARE_KINDS,
      MAX_PLAYERS * AIRLINE_COUNT,
      SCORING_CARDS,
      MOVEMENTS * 2,
      SCALARS,
    ];
    const arrays = inOneBuffer({ i32, u16, u8 });
    this.bytes = arrays.bytes;
    [this.network, this.frontier, this.within] = arrays.i32;
    [
      this.track,
      this.vp,
      this.handKinds,
      this.portfolioKinds,
      this.circles,
      this.offers,
      this.awards,
      this.marketBits,
    ] = arrays.u16;
    [
      this.cash,
      this.hand,
      this.portfolio,
      this.handSize,
      this.portfolioSize,
      this.market,
      this.deck,
      this.planes,
      this.bonus,
      this.kept,
      this.nextRank,
      this.gone,
      this.goneSecretly,
      this.scoringAt,
      this.moved,
      this.scalars,
    ] = arrays.u8;
  }

  copyFrom(other: State): void {
    this.bytes.set(other.bytes);
  }

  copy(): State {
    const state = new State(this.setting);
    state.copyFrom(this);
    return state;
  }

  /** Derived: the airlines in the market, as bits. */
  get marketKinds(): number {
    return this.marketBits[0];
  }
  set marketKinds(value: number) {
    this.marketBits[0] = value;
  }
  get phase(): number {
    return this.scalars[0];
  }
  set phase(value: number) {
    this.scalars[0] = value;
  }
  /** The player whose turn it is. */
  get turn(): number {
    return this.scalars[1];
  }
  set turn(value: number) {
    this.scalars[1] = value;
  }
  /** The seat that decides now; while all keep at the same time, the first that has not chosen. */
  get decider(): number {
    return this.scalars[2];
  }
  set decider(value: number) {
    this.scalars[2] = value;
  }
  get bank(): number {
    return this.scalars[3];
  }
  set bank(value: number) {
    this.scalars[3] = value;
  }
  /** ABACUS shares nobody has taken yet. */
  get supply(): number {
    return this.scalars[4];
  }
  set supply(value: number) {
    this.scalars[4] = value;
  }
  get deckSize(): number {
    return this.scalars[5];
  }
  set deckSize(value: number) {
    this.scalars[5] = value;
  }
  /** Cards drawn from the deck so far; `deck[drawn]` is the next. */
  get drawn(): number {
    return this.scalars[6];
  }
  set drawn(value: number) {
    this.scalars[6] = value;
  }
  /** Scorings made. */
  get scorings(): number {
    return this.scalars[7];
  }
  set scorings(value: number) {
    this.scalars[7] = value;
  }
  /** Scoring cards drawn and not yet scored. */
  get pending(): number {
    return this.scalars[8];
  }
  set pending(value: number) {
    this.scalars[8] = value;
  }
  /** AE-71: players who still take a share of the market in this scoring. */
  get picksLeft(): number {
    return this.scalars[9];
  }
  set picksLeft(value: number) {
    this.scalars[9] = value;
  }
  /** AE-55: discards still to make, the first place (see discard.ts) they may come from, and what they earn. */
  get discardsLeft(): number {
    return this.scalars[10];
  }
  set discardsLeft(value: number) {
    this.scalars[10] = value;
  }
  get discardFrom(): number {
    return this.scalars[11];
  }
  set discardFrom(value: number) {
    this.scalars[11] = value;
  }
  get abacusDue(): number {
    return this.scalars[12];
  }
  set abacusDue(value: number) {
    this.scalars[12] = value;
  }
  /** Entries in `moved`. */
  get movements(): number {
    return this.scalars[13];
  }
  set movements(value: number) {
    this.scalars[13] = value;
  }
  /** 0 while the match runs, otherwise 1 + the place of the reason in END_REASONS. */
  get ended(): number {
    return this.scalars[14];
  }
  set ended(value: number) {
    this.scalars[14] = value;
  }
}
