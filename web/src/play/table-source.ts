import type { AnyMove, Options, Seat, Told, Viewer } from '@tarmac/kernel';
import type { Frame, News, Player } from '@tarmac/table';
import type { Refusal, Stored } from '../engine/api.ts';

/*
 * Where a table lives. A session follows a source and does not know which: a worker of this page (solo, one screen,
 * offline) or a server. Everything is numbered by what the viewer has seen (`at`).
 */

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The board file of the game, as it is in records. */
  readonly board: unknown;
  /** The id of a board that comes with Tarmac, if this board has it and is another. */
  readonly borrowedId?: string;
  readonly options: Options;
  /** By seat. */
  readonly players: readonly Player[];
  /** The seats of the people at this device; empty for a game that is only looked at. */
  readonly here: readonly Seat[];
  /** False for a game that was imported or opened by a link only to be looked at. */
  readonly playable: boolean;
  /** This device holds the whole table, so its owner may export it, send a link, or play the same deal again. */
  readonly owned: boolean;
}

export interface Opened {
  readonly info: TableInfo;
  readonly frame: Frame;
  /** All moves so far, as `frame.viewer` saw them. */
  readonly told: readonly Told[];
  /** How many things `frame.viewer` has seen happen. */
  readonly at: number;
  readonly stored: Stored;
}

export interface HeardNews extends News {
  readonly stored: Stored;
}

export interface Listener {
  /** What the viewer sees happen: everything, once, in order. */
  hear(news: HeardNews): void;
  /** The table cannot go on by itself, because a bot (`values.bot`) does not answer. */
  stuck(refusal: Refusal): void;
}

/** Somebody looks at a table. */
export interface Following {
  readonly opened: Opened;
  /** Tells how much has been shown. A table without other people does not run far ahead of that. */
  shown(at: number): void;
  stop(): void;
}

export interface TableSource {
  /** Opens a table for a viewer; absent: the only person at this device, or nobody if several share it. */
  follow(id: string, viewer: Viewer | undefined, listener: Listener): Promise<Following>;
  /** Tells followers what happened where this source could not see it, for example in another tab. */
  refresh(id: string): Promise<void>;
  /** An earlier moment. */
  frameAt(id: string, step: number, viewer: Viewer): Promise<Frame>;
  /*
   * What a seat does. Resolves when it is stored and the seat's followers have heard of it. `at`: how much the seat had
   * seen when it chose.
   */
  move(id: string, seat: Seat, move: AnyMove, at: number): Promise<void>;
  undo(id: string, seat: Seat, at: number): Promise<void>;
  end(id: string, seat: Seat, at: number): Promise<void>;
  /** Why the rules would refuse this move now; null when they would not. */
  why(id: string, seat: Seat, move: AnyMove): Promise<Refusal | null>;
}
