import type { AnyGame } from '@tarmac/games';
import { findBoardFile, findGame } from '@tarmac/games';
import type { AnyMove, GameTypes, MatchRecord, Options, Seat, Told, Viewer } from '@tarmac/kernel';
import {
  checkBoardLimits,
  checkPlayerName,
  createMatch,
  noSuchSeat,
  RECORD_FORMAT,
  TarmacError,
  within,
} from '@tarmac/kernel';
import { loadedBoard } from './boards.ts';
import { Host } from './host.ts';
import { Ledger } from './ledger.ts';
import { startOf } from './opening.ts';
import { noSuchNews, noSuchStep, notEndedYet, nothingToEnd, stale } from './refusals.ts';
import { playerNamed, withLevels } from './seating.ts';
import type { Frame, News, Player, SavedTable, TablePlan, ToldStep } from './types.ts';

/** How many moves at once are shown one by one; of more, only the last is shown. */
const MOST_SHOWN = 24;

/**
 * One table, with a door for each viewer. Every member either names the viewer it answers to, or says what everybody
 * at the table was told before the deal; what knows more is behind `host` (a test keeps the list).
 */
export class Table {
  /** For hosts: stores, servers, runners of bots. */
  readonly host: Host;
  private readonly ledger: Ledger;

  private constructor(ledger: Ledger) {
    this.ledger = ledger;
    this.host = new Host(ledger);
  }

  /** A door: input here must keep to the limits. Stored tables open without them. */
  static deal(plan: TablePlan): Table {
    const game = findGame(plan.game);
    for (const [place, { name }] of plan.players.entries()) checkPlayerName(name, `players[${place}].name`);
    const board = boardOf(game, plan.board);
    const players = withLevels(game, plan.players);
    const { options, seed } = plan;
    const { match, order } = createMatch(game, { board, options, names: players.map(nameOf), seed });
    const seated = order.flatMap((place) => players[place] ?? []);
    return new Table(new Ledger(match, seated, seed));
  }

  /** Folds the log. Any error is refused with its place, for the log `log[seq]`. */
  static open(saved: SavedTable): Table {
    const { game, rulesVersion, board, options, setup, players, seed } = saved;
    const seats = players.map(nameOf);
    const match = startOf({
      format: RECORD_FORMAT,
      game,
      rulesVersion,
      board,
      options,
      seats,
      setup,
      moves: [],
    });
    const ledger = new Ledger(match, withLevels(match.game, players), seed);
    for (const [seq, entry] of saved.log.entries()) within(`log[${seq}]`, () => ledger.enter(entry));
    ledger.settleChance();
    return new Table(ledger);
  }

  /** The moves of a record all stand. Names are persons unless `players` says otherwise or a bot is called so. */
  static ofRecord(record: MatchRecord, players?: readonly Player[], seed = ''): Table {
    const match = startOf({ ...record, ...(players && { seats: players.map(nameOf) }) });
    const { game } = match;
    const seated = players ? withLevels(game, players) : record.seats.map((name) => playerNamed(game, name));
    const ledger = new Ledger(match, seated, seed);
    const settle = (): void => {
      if (ledger.acting !== null) ledger.enter({ end: ledger.acting });
    };
    for (const [i, entry] of record.moves.entries()) {
      within(`moves[${i}]`, () => ledger.enter(entry), i + 1);
      if (ledger.waitingFor !== null) settle();
    }
    settle();
    ledger.settleChance();
    return new Table(ledger);
  }

  /** Another table with the same deal and the first `step` moves, which count there for good. For hosts. */
  static fork(table: Table, step: number): Table {
    const { result: _, ...record } = table.host.recordAt(step);
    return Table.ofRecord(record, table.players, table.host.seed);
  }

  get game(): AnyGame {
    return this.ledger.timeline.game;
  }
  /** What moves are coded by (`game.search`). Tables on equal boards share one. */
  get board(): GameTypes['Board'] {
    return this.ledger.timeline.match.board;
  }
  /** As it is in records. */
  get boardFile(): unknown {
    return this.game.boardFile(this.board);
  }
  get options(): Options {
    return this.ledger.timeline.match.options;
  }
  /** Who sits where now. */
  get players(): readonly Player[] {
    return this.ledger.players;
  }

  /** The table as the viewer sees it now. */
  frame(viewer: Viewer): Frame {
    const step = this.stepsSeenBy(viewer);
    const status = this.ledger.statusAt(step);
    const state = this.ledger.timeline.stateAt(step);
    const mayMove = viewer !== null && status.deciding.includes(viewer);
    const legal = mayMove ? this.game.legal(state, viewer) : [];
    return { step, viewer, view: this.game.view(state, viewer), legal, status };
  }

  /** The table as the viewer saw it after the first `step` moves. */
  frameAt(step: number, viewer: Viewer): Frame {
    const seen = this.stepsSeenBy(viewer);
    if (!(Number.isInteger(step) && step >= 0 && step <= seen)) throw noSuchStep(step, seen);
    const view = this.game.view(this.ledger.timeline.stateAt(step), viewer);
    const status = { ...this.ledger.statusAt(step), waitingFor: null, undoable: 0 };
    return { step, viewer, view, legal: [], status };
  }

  /** The moves after the first `after`, as the viewer saw them. */
  told(viewer: Viewer, after = 0): Told[] {
    return this.ledger.teller.tell(viewer, after, this.stepsSeenBy(viewer));
  }

  /** How many things the viewer has seen happen here; only grows. */
  seen(viewer: Viewer): number {
    this.checkViewer(viewer);
    return this.ledger.sights.count(viewer);
  }

  /** What happened after the first `at` things the viewer saw. */
  news(viewer: Viewer, at: number): News {
    const now = this.seen(viewer);
    if (!(Number.isInteger(at) && at >= 0 && at <= now)) throw noSuchNews(at, now);
    const keep = this.ledger.sights.kept(viewer, at);
    const frame = this.frame(viewer);
    const told = this.told(viewer, keep);
    const steps = told.map((each): ToldStep => {
      if (each.step === frame.step) return { told: each, frame };
      return told.length > MOST_SHOWN
        ? { told: each }
        : { told: each, frame: this.frameAt(each.step, viewer) };
    });
    return { at: now, keep, steps, frame, players: this.players };
  }

  /**
   * Throws and changes nothing if the rules or the table refuse; so do `undo` and `end`. `at`: how much the seat had
   * seen when it chose; what others decided at the same time does not count.
   */
  move(seat: Seat, move: AnyMove, at?: number): void {
    this.checkMay(seat, at);
    const refusal = this.why(seat, move);
    if (refusal) throw refusal;
    this.ledger.enter({ seat, move });
    this.ledger.settleChance();
  }

  /** Takes back the seat's last move while it is tentative. */
  undo(seat: Seat, at?: number): void {
    this.checkMay(seat, at);
    this.ledger.enter({ undo: this.ledger.lastOf(seat) });
  }

  /** What the seat did stands, and the next may decide. */
  end(seat: Seat, at?: number): void {
    this.checkMay(seat, at);
    if (this.ledger.waitingFor !== seat) throw nothingToEnd();
    this.ledger.enter({ end: seat });
  }

  /** Why this move of the seat would be refused now; null if it would not. Judged by what the seat has seen. */
  why(seat: Seat, move: AnyMove): TarmacError | null {
    const { ledger, game } = this;
    try {
      ledger.checkRuns();
      ledger.checkSeat(seat);
      if (ledger.waitingFor === seat) throw notEndedYet(seat);
      const state = ledger.timeline.stateAt(ledger.stepsSeenBy(seat));
      game.apply(game.copy(state), seat, move);
      return null;
    } catch (error) {
      if (error instanceof TarmacError) return error;
      throw error;
    }
  }

  private checkMay(seat: Seat, at: number | undefined): void {
    this.ledger.checkRuns();
    this.ledger.checkSeat(seat);
    if (at === undefined) return;
    const now = this.seen(seat);
    if (!(Number.isInteger(at) && at >= 0 && at <= now)) throw noSuchNews(at, now);
    if (!this.ledger.sights.isFresh(seat, at)) throw stale();
  }

  private stepsSeenBy(viewer: Viewer): number {
    this.checkViewer(viewer);
    return this.ledger.stepsSeenBy(viewer);
  }

  private checkViewer(viewer: Viewer): void {
    if (viewer !== null && !this.players[viewer]) throw noSuchSeat(viewer, this.players.length);
  }
}

function nameOf({ name }: Player): string {
  return name;
}

function boardOf(game: AnyGame, wanted: TablePlan['board']): GameTypes['Board'] {
  if (typeof wanted === 'object') {
    checkBoardLimits(wanted, 'board');
    return within('board', () => loadedBoard(game, wanted));
  }
  return loadedBoard(game, findBoardFile(game, wanted));
}
