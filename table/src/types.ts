import type { AnyEvent, AnyMove, Options, Outcome, RecordMove, Seat, Viewer } from '@tarmac/kernel';

/**
 * Who plays a seat. A bot is found by its spec (`greedy-1`). An empty name is nobody's own: whoever shows the table
 * gives one.
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
  /** Clockwise. Who begins the options or the seed decide; seat 0 is whoever begins. */
  readonly players: readonly Player[];
  readonly seed: string;
}

/** One entry of a table's log. `seq` of an entry is its place, counted from 0; the log only grows. */
export type TableEntry =
  | RecordMove
  /** Takes back the entry with this seq (a move), which then no longer counts. */
  | { readonly undo: number }
  /** What the seat did so far stands, and its turn, if done, is over. */
  | { readonly end: Seat };

export const TABLE_FORMAT = 'tarmac-table/1';

/** A table as it is stored: plain JSON, complete, whatever happens to boards and bots later. */
export interface SavedTable {
  readonly format: typeof TABLE_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly board: unknown;
  readonly options: Options;
  /** By seat, so whoever begins comes first. */
  readonly players: readonly Player[];
  readonly setup: unknown;
  /**
   * From which bots draw their chance; also shown to people who want to play the same deal again. Empty where
   * nobody knows it, because the deal came with a record.
   */
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
}

/** A moment of a match for one viewer: what is drawn. */
export interface Frame<View = unknown, Move extends AnyMove = AnyMove> {
  /** How many moves of the match lie behind this moment. */
  readonly step: number;
  readonly viewer: Viewer;
  readonly view: View;
  /** The viewer's moves; empty when somebody else decides, and in history. */
  readonly legal: readonly Move[];
  readonly status: Status;
}

/** One move that happened, as a viewer saw it. */
export interface Told<Move extends AnyMove = AnyMove, Event extends AnyEvent = AnyEvent> {
  /** Counted from 1; `Frame.step` after it. */
  readonly step: number;
  readonly seat: Seat | 'chance';
  /** Null where the viewer may not know it; `events` then tell what everybody saw. */
  readonly move: Move | null;
  readonly events: readonly Event[];
}
