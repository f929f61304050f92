import type { Playout } from './playout.ts';
import type { Random, RandomStream } from './random.ts';

/** A seat at the table, counted from 0; seat 0 moves first, seat n + 1 sits clockwise after n. */
export type Seat = number;

/** In whose name chance enters during play (a pile is reshuffled). Not -1, which means nobody in `Search`. */
export const CHANCE: Seat = -2;

/** Who is looking: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** The small integer that names a move in search. */
export type Code = number;

/** Receives what happens; absent in search. */
export type Sink<Event> = ((event: Event) => void) | undefined;

/** How a match ended. `scores` by seat; several winners share the victory. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** One choice the host has before a match. The first value is the default. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
  /** The number of the rule that describes it. */
  readonly rule: string;
}

export type Options = Readonly<Record<string, string | number | boolean>>;

/** What every move has; the rest differs from game to game. */
export interface AnyMove {
  readonly type: string;
}

/** What every event has: typed facts, never sentences. */
export interface AnyEvent {
  readonly type: string;
}

/** The types a game fills in, bundled so that the contract stays readable. */
export interface GameTypes {
  /** A board made ready for play. */
  Board: { readonly id: string };
  Options: Options;
  /** The dealt cards, as they are in a record: plain JSON. */
  Setup: unknown;
  State: object;
  Move: AnyMove;
  /** What a viewer with perfect memory knows: plain JSON. */
  View: unknown;
  Event: AnyEvent;
}

/** All that was left to chance in a match: the deal, and the moves of chance in the order of the log. */
export interface Dealt<G extends GameTypes> {
  readonly setup: G['Setup'];
  readonly chance: readonly G['Move'][];
}

/**
 * The contract of a game. Its laws are checked by `testkit` in every state of many random games:
 * `legal` is never empty while the match runs; `apply` accepts exactly what `legal` offers; the same log gives the
 * same state everywhere; cards and money are conserved; views say nothing the viewer cannot know; samples agree
 * with the view; what nobody has seen can be dealt again unnoticed; every match ends.
 */
export interface Game<G extends GameTypes> {
  readonly id: string;
  /** What the game calls itself, in every language. */
  readonly title: string;
  /** Rises only when a legal set or an outcome changes. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** The board files that come with the game; the first is the default. */
  readonly boardFiles: readonly { readonly id: string }[];
  /** The closed list of `Outcome.reason`. */
  readonly endReasons: readonly string[];

  /** Checks a board file and makes it ready; throws `bad-board` with the JSON path. */
  loadBoard(file: unknown): G['Board'];
  /** The file a board was made from. */
  boardFile(board: G['Board']): unknown;

  /** Deals by the seed. */
  deal(board: G['Board'], options: G['Options'], players: number, random: Random): G['Setup'];
  /** The first state; throws `bad-setup` when the dealt cards are not a possible deal. */
  setup(board: G['Board'], options: G['Options'], setup: G['Setup']): G['State'];

  /** How many play. */
  seats(state: G['State']): number;
  /** The seats that may move now; several while a decision is simultaneous, `[CHANCE]` alone, none at the end. */
  active(state: G['State']): readonly Seat[];
  /** All moves of this seat; empty if it may not move now. */
  legal(state: G['State'], seat: Seat): G['Move'][];
  /** Checks and plays; throws a `TarmacError` with the rule that refuses, and then changes nothing. */
  apply(state: G['State'], seat: Seat, move: G['Move']): G['Event'][];
  /** What chance does when `active` is `[CHANCE]`; a game without chance during play leaves it out. */
  chance?(state: G['State'], stream: RandomStream): G['Move'];
  /**
   * Deals again what no seat has seen up to this state of the match, in which no chance is pending. To all seats
   * together, everything so far looks as it did; and each order that the rules allow is as likely as in the deal.
   */
  redeal(state: G['State'], dealt: Dealt<G>, stream: RandomStream): Dealt<G>;
  outcome(state: G['State']): Outcome | undefined;
  copy(state: G['State']): G['State'];

  view(state: G['State'], viewer: Viewer): G['View'];
  /** An event as this viewer may know it. */
  seen(event: G['Event'], viewer: Viewer): G['Event'];
  /** Whether the event told somebody something new, so that nothing before it can be taken back. */
  reveals(event: G['Event']): boolean;
  /** Prepares a view once, for many samples. */
  sampler(board: G['Board'], view: G['View']): Sampler<G>;

  /** Reads a typed line such as `licence red london-paris`; throws `bad-notation`. */
  parseMove(board: G['Board'], text: string): G['Move'];
  makeMove(move: G['Move']): string;

  readonly search: Search<G>;
}

/** Worlds behind a view. */
export interface Sampler<G extends GameTypes> {
  /** A state that the viewer cannot tell from the true one; written over `into` if that is given. */
  sample(random: Playout, into?: G['State']): G['State'];
}

/** The same rules for programs that play millions of moves: integers in, nothing checked, nothing allocated. */
export interface Search<G extends GameTypes> {
  encode(board: G['Board'], move: G['Move']): Code;
  decode(board: G['Board'], code: Code): G['Move'];
  /** A seat that may move now, CHANCE, or -1 at the end. */
  toMove(state: G['State']): Seat;
  /** How many moves the seat has, and the i-th of them. */
  count(state: G['State'], seat: Seat): number;
  nth(state: G['State'], seat: Seat, index: number): Code;
  /** No seat ever has more moves than this, so an `out` of this length always suffices. */
  most(board: G['Board']): number;
  /** Writes all codes into `out` and returns their number. */
  list(state: G['State'], seat: Seat, out: Int32Array): number;
  /** Whether the code is one of them, without listing. */
  allows(state: G['State'], seat: Seat, code: Code): boolean;
  play(state: G['State'], seat: Seat, code: Code, sink?: Sink<G['Event']>): void;
  /** Plays chance when it is its turn; like `Game.chance`, only in games that have it. */
  chance?(state: G['State'], random: Playout, sink?: Sink<G['Event']>): void;
  /** Writes what each seat has so far, as `Outcome.scores` counts it. */
  scores(state: G['State'], out: Int32Array): void;
  /** Who has won, as bits by seat; 0 while the match runs. */
  winners(state: G['State']): number;
  /** A number for what the viewer knows: the same in all worlds that look alike, otherwise another. */
  key(state: G['State'], viewer: Viewer): number;
  /** Overwrites `into` with `from`; both must come from the same board, options and number of players. */
  copyInto(into: G['State'], from: G['State']): void;
}
