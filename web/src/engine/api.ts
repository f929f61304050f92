import type { ErrorCode, Seat, Viewer } from '@tarmac/kernel';
import type { OnlineCode } from '@tarmac/protocol';
import type { Player, TablePlan } from '@tarmac/table';
import type { Opened, TableSource } from '../play/table-source.ts';

/*
 * What the page may ask of the engine, which runs in a worker: rules, tables, storage. Every call is answered or
 * refused with a `Refusal`; a call that changes a table is answered when it is stored. Bots think in a worker of
 * their own.
 */

/** `memory`: the browser refused to store it; the game goes on, and is lost with the tab. */
export type Stored = 'saved' | 'memory';

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
  /** False for a game that was imported only to be looked at. */
  readonly playable: boolean;
  /** Milliseconds since 1970 of the last move. */
  readonly changed: number;
}

/** What a device refuses by itself. */
export type DeviceCode = ErrorCode | 'no-such-table' | 'changed-elsewhere' | 'storage' | 'internal';

/** Why something was refused, in a form that can be sent and translated. */
export interface Refusal {
  /** `no-answer`: a server was asked for long enough, and did not answer. */
  readonly code: DeviceCode | OnlineCode | 'no-answer';
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

/** The tables of this device, with what their owner may do and a player of an online table may not. */
export interface Engine extends TableSource {
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
  /** What the cards were dealt from; empty where nobody knows it. */
  seed(id: string): Promise<string>;
  /** The part of an address that opens this game at a step (no board file, no names of people). */
  link(id: string, step: number): Promise<string>;
  /** Only to be looked at, and not stored; `open` knows its id for ever, since the id contains the link. */
  openLink(link: string): Promise<Opened & { readonly step: number }>;
  /** A new table that begins as this one was after `step` moves. */
  fork(id: string, step: number): Promise<Opened>;
  /** For the bench: decisions per second of random play. */
  measure(game: string, milliseconds: number): Promise<number>;
}
