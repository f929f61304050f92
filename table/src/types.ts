import type { AnyEvent, AnyMove, Options, Outcome, RecordMove, Seat, Told, Viewer } from '@tarmac/kernel';

/**
 * Who plays a seat. A bot is found by its spec (`greedy-1`). An empty name is nobody's own: the screen that shows the
 * table gives one.
 */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** What is agreed before the cards are dealt. */
export interface TablePlan {
  readonly game: string;
  /** One of the game's boards by id, or a whole board file; the game's first board if absent. */
  readonly board?: string | object;
  readonly options?: Options;
  /** Clockwise. The options or the seed decide who begins; that player gets seat 0. */
  readonly players: readonly Player[];
  readonly seed: string;
}

/** One entry of a table's log. `seq` of an entry is its place, counted from 0; the log only grows. */
export type TableEntry =
  | RecordMove
  /** Takes back the entry with this seq (a move), which then no longer counts. */
  | { readonly undo: number }
  /** What the seat did so far stands, and its turn, if done, is over. */
  | { readonly end: Seat }
  /** From here on this player sits there: a bot sits in, its owner returns, a guest is replaced. */
  | { readonly seat: Seat; readonly player: Player }
  /**
   * Back to this many first moves; every person at the table agreed. `absent` are persons who had been away
   * for so long that nobody waited for their word.
   */
  | { readonly rewind: number; readonly agreed: readonly Seat[]; readonly absent?: readonly Seat[] }
  /** Over without a result, because every person at the table agreed who was not absent. */
  | { readonly ended: 'agreed'; readonly absent?: readonly Seat[] };

export const TABLE_FORMAT = 'tarmac-table/2';

/** A table as it is stored: plain JSON, complete, whatever happens to boards and bots later. */
export interface SavedTable {
  readonly format: typeof TABLE_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly board: unknown;
  readonly options: Options;
  /** Who sat down first, by seat; the log says who came later. Seat 0 begins. */
  readonly players: readonly Player[];
  readonly setup: unknown;
  /** Bots and chance draw from it. Empty where nobody knows it, because the deal came with a record. */
  readonly seed: string;
  readonly log: readonly TableEntry[];
}

/** What the table waits for. */
export interface Status {
  /** The seats that may move now. Empty while `waitingFor` is a seat, and at the end. */
  readonly deciding: readonly Seat[];
  /** The seat that has done its turn and may still take it back, or end it. */
  readonly waitingFor: Seat | null;
  /** How many moves the seat concerned (the one deciding or waited for) may take back now. */
  readonly undoable: number;
  readonly outcome: Outcome | null;
  /** Present when everybody agreed to end without a result. */
  readonly ended?: 'agreed';
}

/** A moment of a match for one viewer: what is drawn. */
export interface Frame<View = unknown, Move extends AnyMove = AnyMove> {
  /** How many moves of the match came before this moment. */
  readonly step: number;
  readonly viewer: Viewer;
  readonly view: View;
  /** The viewer's moves; empty when somebody else decides, and in history. */
  readonly legal: readonly Move[];
  readonly status: Status;
}

/** A move as a viewer is told of it, with the table after it where it is to be shown. */
export interface ToldStep<Move extends AnyMove = AnyMove, Event extends AnyEvent = AnyEvent> {
  readonly told: Told<Move, Event>;
  /** Absent when so much happened that nobody would watch it all. */
  readonly frame?: Frame;
}

/**
 * What a viewer has missed: everything after the first `at` things this viewer saw happen. Numbers count what this
 * viewer saw and nothing else, so somebody else's tentative moves and undos leave no trace in them.
 */
export interface News {
  /** How much the viewer has seen with this; only grows. */
  readonly at: number;
  /** How many of the moves told before still stand: fewer after an undo or a rewind. */
  readonly keep: number;
  /** The moves after those. */
  readonly steps: readonly ToldStep[];
  /** The table now. */
  readonly frame: Frame;
  readonly players: readonly Player[];
}
