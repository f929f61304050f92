import type { AnyMove, ErrorCode, Options, Seat, Viewer } from '@tarmac/kernel';
import type { Frame, Player, TablePlan, Told } from '@tarmac/table';

/*
 * What the page may ask of the engine, which runs in a worker: rules, bots, tables, storage. Every call is
 * answered or refused with a `Refusal`; a call that changes a table is answered when it is stored.
 */

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The board file of the game, as it stands in records. */
  readonly board: unknown;
  readonly options: Options;
  /** By seat. */
  readonly players: readonly Player[];
  readonly seed: string;
  /** False for a game that was imported or opened by a link only to be looked at. */
  readonly playable: boolean;
}

/** `memory`: the browser refused to store it; the game goes on, and is lost with the tab. */
export type Stored = 'saved' | 'memory';

export interface Opened {
  readonly info: TableInfo;
  readonly frame: Frame;
  /** All moves so far, as `frame.viewer` saw them. */
  readonly told: readonly Told[];
  readonly stored: Stored;
}

/** A move was played: this move, and behind it what chance did. */
export interface Played {
  readonly steps: readonly PlayedStep[];
  readonly stored: Stored;
}

interface PlayedStep {
  readonly told: Told;
  /** The table after it. */
  readonly frame: Frame;
}

/** A table in the list of saved ones. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  /** The id of its board; tables stored by early versions do not say it. */
  readonly board?: string;
  /** As the board calls itself. */
  readonly boardName: string;
  readonly players: readonly Player[];
  readonly step: number;
  /** Whom the table waits for; empty at the end. */
  readonly deciding: readonly Seat[];
  /** By seat, when it is over. */
  readonly scores: readonly number[] | null;
  readonly winners: readonly Seat[];
  /** As in `TableInfo`. */
  readonly playable: boolean;
  /** Milliseconds since 1970 of the last move. */
  readonly changed: number;
}

/** Why something was refused, in a form that can be sent and translated. */
export interface Refusal {
  readonly code: ErrorCode | 'no-such-table' | 'changed-elsewhere' | 'storage' | 'internal';
  /** A plain English sentence; screens prefer their own words for `reason`. */
  readonly message: string;
  /** Which refusal of the game it is, with what its sentence needs. */
  readonly reason?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly rule?: string;
  readonly step?: number;
  readonly path?: string;
}

interface Tables {
  /** The one that changed last comes first. */
  readonly tables: readonly Summary[];
  /** Ids of stored tables that cannot be read; they are kept as they are, and can be removed. */
  readonly unreadable: readonly string[];
  readonly stored: Stored;
}

export interface Engine {
  tables(): Promise<Tables>;
  create(plan: TablePlan): Promise<Opened>;
  /** `viewer` absent: the only person, or nobody if several share the screen. */
  open(id: string, viewer?: Viewer): Promise<Opened>;
  /** Deletes; `restore` brings it back as long as the page lives. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;

  /** A record file as text; it is checked completely, stored as a new table, and opened. */
  importRecord(text: string): Promise<Opened>;
  exportRecord(id: string): Promise<{ readonly name: string; readonly text: string }>;
  /** What is stored of a table, as it is: for one that cannot be read. */
  exportRaw(id: string): Promise<{ readonly name: string; readonly text: string }>;
  /** The part of an address that opens this game at a step (no board file, no names of people). */
  link(id: string, step: number): Promise<string>;
  /** Only to be looked at, and not stored; `open` knows its id for ever, since the id contains the link. */
  openLink(link: string): Promise<Opened & { readonly step: number }>;
  /** A new table that begins as this one was after `step` moves. */
  fork(id: string, step: number): Promise<Opened>;

  /** The table as it stands, for a viewer who has taken the device. */
  look(id: string, viewer: Viewer): Promise<Opened>;
  /** An earlier moment. */
  at(id: string, step: number, viewer: Viewer): Promise<Frame>;
  move(id: string, seat: Seat, move: AnyMove, viewer: Viewer): Promise<Played>;
  undo(id: string, seat: Seat, viewer: Viewer): Promise<{ readonly frame: Frame; readonly stored: Stored }>;
  end(id: string, seat: Seat, viewer: Viewer): Promise<{ readonly frame: Frame; readonly stored: Stored }>;
  /** One decision of the bot that is to move; null when no bot is. */
  bot(id: string, viewer: Viewer): Promise<Played | null>;
  /** Why the rules would refuse this move now; null when they would not. */
  why(id: string, seat: Seat, move: AnyMove): Promise<Refusal | null>;
  /** For the bench: decisions per second of random play. */
  measure(game: string, milliseconds: number): Promise<number>;
}
