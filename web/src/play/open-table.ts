import type { AnyEvent, AnyMove, Seat, Viewer } from '@tarmac/kernel';
import type { Frame, Player, Told } from '@tarmac/table';
import type { Component } from 'svelte';
import type { Refusal, Stored } from '../engine/api.ts';
import type { Language } from '../words/languages.ts';
import type { Rich } from '../words/rich.ts';
import type { CommandBook } from './commands/command.ts';
import type { Cue } from './sound/recipes.ts';
import type { TableInfo } from './table-source.ts';

/** The next match: with other cards, with the same, or with other cards against better bots. */
export type Again = 'other-deal' | 'same-deal' | 'harder';

/** A game in the past, while the live table waits. */
export interface History {
  readonly step: number;
  readonly steps: number;
  /** Whether it runs by itself. */
  readonly playing: boolean;
  /** Whether the game has been played to its end. */
  readonly over: boolean;
}

/**
 * What the screen of a game gets: the table as it is drawn now, and what can be done. All fields are reactive
 * (Svelte runes). Implemented by `session.svelte.ts`.
 */
export interface OpenTable<
  View = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
> {
  readonly info: TableInfo;
  /** What is drawn: live, in history, or the moment before the move that is being shown. */
  readonly frame: Frame<View, Move>;
  /** The move that is being shown right now: text first, then movement, then `frame` changes. */
  readonly telling: Told<Move, Event> | null;
  /** All moves up to what is drawn, as the viewer saw them. */
  readonly told: readonly Told<Move, Event>[];
  /** All moves of the table, in history also those that came later. */
  readonly log: readonly Told<Move, Event>[];
  /** Moves with a step above this one happened since the viewer's last own turn. */
  readonly since: number;
  readonly viewer: Viewer;
  /** Whether the viewer is to decide now: live, nothing being shown. */
  readonly myMove: boolean;
  /** The viewer's turn is done and can be ended or taken back. */
  readonly mayEnd: boolean;
  readonly mayUndo: boolean;
  /** The table waits for the viewer, whatever is on the screen. */
  readonly awaited: boolean;
  /** The bot that is choosing, if any. */
  readonly thinking: Seat | null;
  /** Hot-seat: the person who must take the device before anything is shown. */
  readonly handTo: Seat | null;
  readonly history: History | null;
  readonly refusal: Refusal | null;
  readonly stored: Stored;
  /** Why the table cannot go on by itself: a bot could not be asked. */
  readonly stuck: Refusal | null;

  player(seat: Seat): Player;
  /** The name to show; the words take care of "you". */
  name(seat: Seat): string;
  /** With the bot that plays there, if one does: for a tooltip. */
  fullName(seat: Seat): string;

  play(move: Move): Promise<void>;
  /** Asks again a bot that could not be asked. */
  retry(): Promise<void>;
  undo(): Promise<void>;
  end(): Promise<void>;
  why(move: Move): Promise<Refusal | null>;
  /** Shows a refusal beside the thing that was tapped, until the next action. */
  refuse(refusal: Refusal | null): void;
  /** Finishes what is being animated at once. */
  skip(): void;
  /** Hot-seat: the person has the device. */
  take(): Promise<void>;

  /** Another match of the same people, board and options. */
  again(how: Again): Promise<void>;
  /** A new table that begins at the moment that is drawn. */
  fork(): Promise<void>;

  goTo(step: number): Promise<void>;
  backToLive(): Promise<void>;
  replay(playing: boolean): void;
}

/** How long the parts of a movement take, from the settings; 0 everywhere when motion is off. */
export interface Pace {
  /** Scales a duration given in milliseconds at speed 1. */
  ms(duration: number): number;
  /** Waits; returns at once when the person skips. */
  pause(duration: number): Promise<void>;
  /** Until a frame has been painted, so that none has to draw everything; at once where nothing is to be seen. */
  painted(): Promise<void>;
  /** Runs a Web Animation to its end, or to its end at once when the person skips. */
  run(animation: Animation): Promise<void>;
  /** How many times as fast as written ceremonies go; 0: they are shown at their end. */
  readonly ceremonies: number;
  /** Fades instead of movements. */
  readonly reduced: boolean;
  readonly skipped: boolean;
}

/** A line of the log: what one seat did in its turn, or what concerns everybody. */
interface LogLine {
  /** The first and the last move of it. */
  readonly from: number;
  readonly to: number;
  /** Null: everybody. */
  readonly seat: Seat | null;
  /** Where a part of the game ends, for example a scoring. */
  readonly heading: string | null;
  /** Without the name of the seat. */
  readonly text: Rich;
}

/** What the screen of a game brings, loaded when a table of it is opened. */
export interface GameScreen {
  /** Draws a sign inside text. */
  readonly Sign: Component<{ sign: string; name: string }>;
  /** One move in words, without the name of the player ("bought … for 4"). Empty when there is nothing to say. */
  narrate(told: Told, table: OpenTable): Rich;
  /** All moves, by turns. */
  log(told: readonly Told[], table: OpenTable): readonly LogLine[];
  /** Shows a move; `before` is drawn, `after` will be drawn when this resolves. Null if there is nothing to show. */
  animate(told: Told, before: Frame, after: Frame, pace: Pace, table: OpenTable): Promise<void> | null;
  /** What a move sounds like when it has been shown. */
  sounds(told: Told, table: OpenTable): readonly Cue[];
  /** Loads what the table cannot be drawn without when it is opened at this moment; where it is absent, nothing. */
  prepare?(frame: Frame): Promise<void>;
  /** Steps a history wants to jump to (scorings), with a short label. */
  landmarks(told: readonly Told[]): { step: number; label: string }[];
  /** How its moves are typed in a language. */
  commands(language: Language): Promise<CommandBook>;
}
