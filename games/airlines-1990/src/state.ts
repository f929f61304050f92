import { inOneBuffer } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { CARD_WORDS, CITY_WORDS, MAX_CIRCLES } from './board.ts';
import type { Airlines1990Options } from './options.ts';
import {
  KINDS,
  MARKET_SIZE,
  MAX_COMPANIES,
  MAX_PLAYERS,
  PATTERN_COUNT,
  SCORING_CARDS,
  VALUES,
} from './types.ts';

/** The phases in which somebody decides, in the order of the rules' sequence of play. */
export const PHASE = { start: 0, expand: 1, take: 2, sabotage: 3, shuffle: 4, end: 5 } as const;
export const PHASE_NAMES = ['start', 'expand', 'take', 'sabotage', 'shuffle', 'end'] as const;
/** What is decided now. The table of phases in the rules says by which moves; in `shuffle` chance does. */
export type PhaseName = (typeof PHASE_NAMES)[number];

export const SHUFFLE = { swap: 1, expand: 2, founder: 3, refresh: 4, take: 5, late: 6 } as const;
/**
 * What a shuffle interrupts, and what continues after it; '' if nothing is to be shuffled. The first three are of
 * flight cards, the rest of shares.
 */
export const SHUFFLE_NAMES = ['', 'swap', 'expand', 'founder', 'refresh', 'take', 'late'] as const;
export type ShuffleName = (typeof SHUFFLE_NAMES)[number];

/** Scorings of a match: one per scoring card and the final one (A90-73). */
export const SCORINGS = SCORING_CARDS + 1;

/** What does not change during a match. */
export interface Setting {
  readonly board: Board;
  readonly options: Airlines1990Options;
  readonly players: number;
}

/** Single numbers, in one small array; each has a name below. */
const SCALARS = 17;

/**
 * The whole match in typed arrays over one buffer: copying a state is one `set`. Per company `c`, per player `p`;
 * shares of a player at `p * MAX_COMPANIES + c`; sets of routes have a word per pattern (board.ts), at `c *
 * PATTERN_COUNT + pattern` per company; sets of flight cards have CARD_WORDS words. Fields marked derived follow from
 * the rest and are kept up to date, so that legal moves need no search; a test recomputes them. Fields are only
 * declared: one that began as undefined would cost every access a type check.
 */
export class State {
  declare readonly setting: Setting;
  declare readonly board: Board;
  declare readonly bytes: Uint8Array;

  /** Derived: the cities of a company's network, none before its founding, as bits at `c * CITY_WORDS`. */
  declare readonly network: Int32Array;
  /** Derived: routes a company may still fly one day: pattern, markers and A90-51 allow it, and it has none there. */
  declare readonly open: Int32Array;
  /** Derived: of these the ones that touch its network. Whether a circle is free is in `within`. */
  declare readonly frontier: Int32Array;
  /** Derived: routes whose lowest free circle is at most this value, at `pattern * VALUES + value`. */
  declare readonly within: Int32Array;
  /** Derived: routes on which this circle can be sabotaged (A90-60), at `circle * PATTERN_COUNT + pattern`. */
  declare readonly targets: Int32Array;
  declare readonly flightHand: Int32Array;
  declare readonly discards: Int32Array;
  /** Flight cards that left the game (A90-43). */
  declare readonly goneFlights: Int32Array;
  /** A90-43: cards that came by a swap in this turn. */
  declare readonly fresh: Int32Array;
  /** Derived: the cards that are unusable (A90-43), wherever they are. */
  declare readonly unusable: Int32Array;

  /** Derived: how many routes a card of this kind can fly, over all companies, at `pattern * VALUES + value`. */
  declare readonly offers: Uint16Array;
  /** Derived: how many routes at its headquarters a card could fly for a company, at `c * KINDS + kind`. */
  declare readonly foundOffers: Uint8Array;
  /** Per route five bits a circle: company + 1, and 16 for a sabotage marker; the first circle lowest. */
  declare readonly circles: Uint16Array;
  declare readonly scores: Uint16Array;
  /** Points by scoring and player at `scoring * MAX_PLAYERS + p`. */
  declare readonly awards: Uint16Array;
  /** Derived: the companies of the shares in a hand, as bits. */
  declare readonly handKinds: Uint16Array;
  /** Sets of companies as bits, and counts beyond a byte; each has a name below. */
  declare readonly standing: Uint16Array;

  declare readonly hand: Uint8Array;
  /** Shares laid down, face up. */
  declare readonly laid: Uint8Array;
  /** Shares that are certainly in a hand, because everybody saw them taken. */
  declare readonly known: Uint8Array;
  /** Companies of the five places, NONE where empty. */
  declare readonly market: Uint8Array;
  /** The pile of shares and scoring cards; the last is on top. */
  declare readonly pile: Uint8Array;
  declare readonly flightPile: Uint8Array;
  /** Markers left in the supply, and markers on the board that score (A90-71). */
  declare readonly markers: Uint8Array;
  declare readonly worth: Uint8Array;
  /** Shares that left the game (A90-51). */
  declare readonly gone: Uint8Array;
  /** Derived: no card of this pattern below this value can be used (A90-43); 15: none at all. */
  declare readonly least: Uint8Array;
  /** Derived: the number of a route's lowest free circle, 15 when it is full. */
  declare readonly value: Uint8Array;
  /** What everybody saw go into the hands of flight cards and out of them: see memory.ts. */
  declare readonly moved: Uint8Array;

  declare readonly scalars: Uint8Array;

  constructor(setting: Setting) {
    const { board } = setting;
    const shares = board.shares.reduce((sum, n) => sum + n, 0);
    const markers = board.markers.reduce((sum, n) => sum + n, 0);
    this.setting = setting;
    this.board = board;
    const i32 = [
      MAX_COMPANIES * CITY_WORDS,
      MAX_COMPANIES * PATTERN_COUNT,
      MAX_COMPANIES * PATTERN_COUNT,
      PATTERN_COUNT * VALUES,
      MAX_CIRCLES * PATTERN_COUNT,
      MAX_PLAYERS * CARD_WORDS,
      CARD_WORDS,
      CARD_WORDS,
      CARD_WORDS,
      CARD_WORDS,
    ];
    const u16 = [
      PATTERN_COUNT * VALUES,
      board.routeCount,
      MAX_PLAYERS,
      SCORINGS * MAX_PLAYERS,
      MAX_PLAYERS,
      STANDINGS,
    ];
    const u8 = [
      MAX_PLAYERS * MAX_COMPANIES,
      MAX_PLAYERS * MAX_COMPANIES,
      MAX_PLAYERS * MAX_COMPANIES,
      MARKET_SIZE,
      shares + SCORING_CARDS,
      board.cardCount,
      MAX_COMPANIES,
      MAX_COMPANIES,
      MAX_COMPANIES,
      PATTERN_COUNT,
      MAX_COMPANIES * KINDS,
      board.routeCount,
      // A card is drawn from the first pile or after a marker brought it back; it leaves a hand as often, at most.
      2 * 2 * (board.cardCount + markers),
      SCALARS,
    ];
    const arrays = inOneBuffer({ i32, u16, u8 });
    this.bytes = arrays.bytes;
    [
      this.network,
      this.open,
      this.frontier,
      this.within,
      this.targets,
      this.flightHand,
      this.discards,
      this.goneFlights,
      this.fresh,
      this.unusable,
    ] = arrays.i32;
    [this.offers, this.circles, this.scores, this.awards, this.handKinds, this.standing] = arrays.u16;
    [
      this.hand,
      this.laid,
      this.known,
      this.market,
      this.pile,
      this.flightPile,
      this.markers,
      this.worth,
      this.gone,
      this.least,
      this.foundOffers,
      this.value,
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

  /** Companies in play, as bits. */
  get founded(): number {
    return this.standing[0];
  }
  set founded(value: number) {
    this.standing[0] = value;
  }
  /** A90-51, as bits. */
  get inactive(): number {
    return this.standing[1];
  }
  set inactive(value: number) {
    this.standing[1] = value;
  }
  /** Derived: the companies in the market, as bits. */
  get marketKinds(): number {
    return this.standing[2];
  }
  set marketKinds(value: number) {
    this.standing[2] = value;
  }
  /** Entries in `moved`. */
  get movements(): number {
    return this.standing[3];
  }
  set movements(value: number) {
    this.standing[3] = value;
  }
  /** Derived: the companies with a marker left, as bits, and how many circles can be sabotaged (A90-60). */
  get supplied(): number {
    return this.standing[4];
  }
  set supplied(value: number) {
    this.standing[4] = value;
  }
  get targetCount(): number {
    return this.standing[5];
  }
  set targetCount(value: number) {
    this.standing[5] = value;
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
  /** Turns that have ended, which A90-70 and A90-92 need; stops at 255. */
  get turnsEnded(): number {
    return this.scalars[2];
  }
  set turnsEnded(value: number) {
    this.scalars[2] = value;
  }
  get pileSize(): number {
    return this.scalars[3];
  }
  set pileSize(value: number) {
    this.scalars[3] = value;
  }
  get flightPileSize(): number {
    return this.scalars[4];
  }
  set flightPileSize(value: number) {
    this.scalars[4] = value;
  }
  /** Scorings made by scoring cards. */
  get scorings(): number {
    return this.scalars[5];
  }
  set scorings(value: number) {
    this.scalars[5] = value;
  }
  /** A90-92: scoring cards that are not in the pile yet. */
  get scoringWaits(): number {
    return this.scalars[6];
  }
  set scoringWaits(value: number) {
    this.scalars[6] = value;
  }
  /** 1 if the share to be taken follows a founding (A90-20). */
  get founding(): number {
    return this.scalars[7];
  }
  set founding(value: number) {
    this.scalars[7] = value;
  }
  /** A90-24: 1 after the refresh of this turn. */
  get refreshed(): number {
    return this.scalars[8];
  }
  set refreshed(value: number) {
    this.scalars[8] = value;
  }
  /** Cards swapped in this turn. */
  get swaps(): number {
    return this.scalars[9];
  }
  set swaps(value: number) {
    this.scalars[9] = value;
  }
  /** A90-81: 1 if this turn's EXPAND drew a card. */
  get drew(): number {
    return this.scalars[10];
  }
  set drew(value: number) {
    this.scalars[10] = value;
  }
  /** A90-81: idle turns in a row. */
  get idle(): number {
    return this.scalars[11];
  }
  set idle(value: number) {
    this.scalars[11] = value;
  }
  /** A90-91: turns left once the last share is gone, the turn that took it included; 0 before. */
  get turnsLeft(): number {
    return this.scalars[12];
  }
  set turnsLeft(value: number) {
    this.scalars[12] = value;
  }
  /** What the shuffle under way interrupts (SHUFFLE), otherwise 0. */
  get shuffle(): number {
    return this.scalars[13];
  }
  set shuffle(value: number) {
    this.scalars[13] = value;
  }
  /** A90-70: scoring cards put back that wait for the shuffle. */
  get putBack(): number {
    return this.scalars[16];
  }
  set putBack(value: number) {
    this.scalars[16] = value;
  }
  /** 1 if the last entry in `moved` is of this turn (memory.ts). */
  get movedInTurn(): number {
    return this.scalars[14];
  }
  set movedInTurn(value: number) {
    this.scalars[14] = value;
  }
  /** 0 while the match runs, otherwise 1 + the place of the reason in END_REASONS. */
  get ended(): number {
    return this.scalars[15];
  }
  set ended(value: number) {
    this.scalars[15] = value;
  }
}

/** Numbers that may be larger than a byte; each has a name above. */
const STANDINGS = 6;
