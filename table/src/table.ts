import type { Bot } from '@tarmac/bots';
import type { AnyGame } from '@tarmac/games';
import { findBoardFile, findGame } from '@tarmac/games';
import type { AnyMove, GameTypes, Match, MatchRecord, Options, Random, Seat, Viewer } from '@tarmac/kernel';
import { CHANCE, chanceMove, createMatch, RECORD_FORMAT, TarmacError, toRecord } from '@tarmac/kernel';
import { startOf, within } from './opening.ts';
import { randomOf } from './randomness.ts';
import { noSuchSeat, noSuchStep, notEndedYet, nothingToEnd, nothingToUndo } from './refusals.ts';
import { chanceOf, makeBots, playerNamed, recordName, withLevels } from './seating.ts';
import { tell } from './telling.ts';
import type { Moment } from './timeline.ts';
import { Timeline } from './timeline.ts';
import type { Frame, Player, SavedTable, Status, TableEntry, TablePlan, Told } from './types.ts';
import { TABLE_FORMAT } from './types.ts';

/**
 * One table: who sits there, what was done, whose move it is, and what each viewer may see of it.
 *
 * What a person does is tentative until something is revealed or the person ends the turn: it can be taken back,
 * and only that person sees it. When such a move would hand the decision to somebody else, the table waits for
 * the person's `end`. What bots and chance do, and what several seats decide at once, stands at once.
 */
export class Table {
  readonly players: readonly Player[];
  /** Empty where nobody knows it, because the deal came with a record. */
  readonly seed: string;
  private readonly timeline: Timeline;
  /** What chance draws from during play. */
  private readonly random: Random;
  private readonly bots: readonly (Bot<GameTypes> | null)[];
  private readonly entries: TableEntry[] = [];
  /** For each move of the timeline its seq in the log. */
  private readonly seqs: number[] = [];
  /** How many moves stand for good; those above are tentative, all of one person. */
  private stands = 0;

  private constructor(match: Match<GameTypes>, players: readonly Player[], seed: string) {
    this.timeline = new Timeline(match);
    this.players = players;
    this.bots = makeBots(match.game, match.board, players);
    this.seed = seed;
    this.random = randomOf(match, seed);
  }

  static deal(plan: TablePlan): Table {
    const game = findGame(plan.game);
    const board = boardOf(game, plan.board);
    const players = withLevels(game, board, plan.players);
    const { options, seed } = plan;
    const { match, order } = createMatch(game, { board, options, names: players.map(nameOf), seed });
    const seated = order.flatMap((place) => players[place] ?? []);
    return new Table(match, seated, seed);
  }

  /** Folds the log. Whatever is wrong is refused with its place, in the log `log[seq]`. */
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
    const table = new Table(match, players, seed);
    for (const [seq, entry] of saved.log.entries()) {
      within(`log[${seq}]`, () => table.enter(entry));
    }
    table.settleChance();
    return table;
  }

  /** The moves of a record all stand. Names are persons unless `players` says otherwise or a bot is called so. */
  static ofRecord(record: MatchRecord, players?: readonly Player[], seed = ''): Table {
    const match = startOf({ ...record, ...(players && { seats: players.map(nameOf) }) });
    const { game, board } = match;
    const table = new Table(
      match,
      players ?? record.seats.map((name) => playerNamed(game, board, name)),
      seed,
    );
    for (const [i, entry] of record.moves.entries()) {
      within(`moves[${i}]`, () => table.enter(entry), i + 1);
      if (table.waitingFor() !== null) table.settle();
    }
    table.settle();
    table.settleChance();
    return table;
  }

  get game(): AnyGame {
    return this.timeline.game;
  }

  /** As it stands in records. */
  get boardFile(): unknown {
    return this.game.boardFile(this.timeline.match.board);
  }

  get options(): Options {
    return this.timeline.match.options;
  }

  /** Only grows; the seq of an entry is its place. */
  get log(): readonly TableEntry[] {
    return this.entries;
  }

  /** How many moves were played and not taken back, the tentative ones included. */
  get step(): number {
    return this.timeline.length;
  }

  /** As the seat knows it that may have done something tentative. */
  status(): Status {
    const { now } = this.timeline;
    const waitingFor = this.waitingFor();
    return {
      deciding: waitingFor === null ? now.deciding : [],
      waitingFor,
      undoable: this.step - this.stands,
      outcome: this.game.outcome(now.state) ?? null,
    };
  }

  /** The table as the viewer sees it now. */
  frame(viewer: Viewer): Frame {
    const step = this.stepsSeenBy(viewer);
    const moment = this.timeline.at(step);
    const status = step === this.step ? this.status() : this.statusAt(moment);
    const mayMove = viewer !== null && status.deciding.includes(viewer);
    return {
      step,
      viewer,
      view: this.game.view(moment.state, viewer),
      legal: mayMove ? this.game.legal(moment.state, viewer) : [],
      status,
    };
  }

  /** The table as the viewer saw it after the first `step` moves. */
  frameAt(step: number, viewer: Viewer): Frame {
    const moment = this.timeline.at(this.checkStep(step, this.stepsSeenBy(viewer)));
    const view = this.game.view(moment.state, viewer);
    return { step, viewer, view, legal: [], status: this.statusAt(moment) };
  }

  /** The moves after the first `after`, as the viewer saw them. */
  told(viewer: Viewer, after = 0): Told[] {
    const told: Told[] = [];
    const seen = this.stepsSeenBy(viewer);
    for (let place = after + 1; place <= seen; place++) {
      const { step } = this.timeline.at(place);
      if (step) told.push(tell(this.game, step, place, viewer));
    }
    return told;
  }

  /** Throws and changes nothing if the rules or the table refuse; so do `undo` and `end`. */
  move(seat: Seat, move: AnyMove): void {
    this.act(seat, move);
    this.settleChance();
  }

  private act(seat: Seat, move: AnyMove): void {
    this.checkMayMove(seat);
    const { events, together } = this.timeline.play(seat, move);
    this.seqs.push(this.entries.length);
    this.entries.push({ seat: seat === CHANCE ? 'chance' : seat, move });
    const final =
      this.players[seat]?.kind !== 'person' ||
      together ||
      this.timeline.now.deciding.length === 0 ||
      this.timeline.now.deciding.includes(CHANCE) ||
      events.some((event) => this.game.reveals(event));
    if (final) this.stands = this.step;
  }

  /** What is left to chance happens at once. */
  private settleChance(): void {
    for (;;) {
      const move = chanceMove(this.timeline.match, this.random);
      if (move === undefined) return;
      this.act(CHANCE, move);
    }
  }

  /** Takes back the seat's last move while it is tentative. */
  undo(seat: Seat): void {
    const undone = this.actingSeat() === seat ? this.seqs.at(-1) : undefined;
    if (undone === undefined) throw nothingToUndo();
    this.timeline.rewind(this.step - 1);
    this.seqs.pop();
    this.entries.push({ undo: undone });
  }

  /** What the seat did stands, and the next may decide. */
  end(seat: Seat): void {
    if (this.waitingFor() !== seat) throw nothingToEnd();
    this.settle();
  }

  /** A bot that may decide now. */
  botToMove(): Seat | null {
    return this.status().deciding.find((seat) => this.players[seat]?.kind === 'bot') ?? null;
  }

  /** What the bot of this seat, which may decide now, decides. Equal tables give equal choices. */
  chooseForBot(seat: Seat): AnyMove {
    this.checkMayMove(seat);
    const bot = this.bots[seat];
    if (!bot) throw new TarmacError('unknown-bot', `No bot plays seat ${seat}.`);
    const { state, deciding } = this.timeline.now;
    if (!deciding.includes(seat)) throw new TarmacError('not-your-turn', `Seat ${seat} may not move now.`);
    const code = bot.choose(this.game.view(state, seat), seat, chanceOf(this.seed, seat, this.step));
    return this.game.search.decode(this.timeline.match.board, code);
  }

  /** Why this move would be refused now; null if it would not. */
  why(seat: Seat, move: AnyMove): TarmacError | null {
    try {
      this.checkMayMove(seat);
      this.game.apply(this.game.copy(this.timeline.now.state), seat, move);
      return null;
    } catch (error) {
      if (error instanceof TarmacError) return error;
      throw error;
    }
  }

  /** Another table with the same deal and the first `step` moves, which stand there. */
  fork(step: number): Table {
    const all = toRecord(this.timeline.match);
    const { result: _, ...record } = all;
    const moves = all.moves.slice(0, this.checkStep(step, this.step));
    return Table.ofRecord({ ...record, moves }, this.players, this.seed);
  }

  /** The match as far as it stands: a record holds nothing that may still be taken back. */
  toRecord(): MatchRecord {
    const { match } = this.timeline;
    const record = toRecord(match);
    const seats = this.players.map((player) => recordName(match.game, match.board, player));
    return { ...record, seats, moves: record.moves.slice(0, this.stands) };
  }

  toSaved(): SavedTable {
    const { match } = this.timeline;
    return {
      format: TABLE_FORMAT,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      board: this.boardFile,
      options: match.options,
      players: this.players,
      setup: match.setup,
      seed: this.seed,
      log: this.entries.slice(),
    };
  }

  /** Does what an entry of a log says. */
  private enter(entry: TableEntry): void {
    if ('undo' in entry) {
      const seat = this.actingSeat();
      if (seat === null || entry.undo !== this.seqs.at(-1)) throw nothingToUndo();
      this.undo(seat);
    } else if ('end' in entry) {
      // Also within a turn: a table that began from a record may have begun there.
      if (entry.end !== this.actingSeat()) throw nothingToEnd();
      this.settle();
    } else {
      const { seat, move } = entry;
      within('move', () => this.act(seat === 'chance' ? CHANCE : seat, move));
    }
  }

  /** Whatever is tentative stands from now on. */
  private settle(): void {
    const seat = this.actingSeat();
    if (seat === null) return;
    this.entries.push({ end: seat });
    this.stands = this.step;
  }

  /** The person who did what is tentative. */
  private actingSeat(): Seat | null {
    return this.step > this.stands ? (this.timeline.now.step?.seat ?? null) : null;
  }

  /** The acting person, when only others could go on. */
  private waitingFor(): Seat | null {
    const seat = this.actingSeat();
    const { deciding } = this.timeline.now;
    return deciding.length === 1 && deciding[0] === seat ? null : seat;
  }

  private stepsSeenBy(viewer: Viewer): number {
    return viewer !== null && viewer === this.actingSeat() ? this.step : this.stands;
  }

  /** For those who see nothing tentative. */
  private statusAt({ state, deciding }: Moment): Status {
    const seats = deciding.filter((seat) => seat !== CHANCE);
    return { deciding: seats, waitingFor: null, undoable: 0, outcome: this.game.outcome(state) ?? null };
  }

  private checkMayMove(seat: Seat): void {
    const waitingFor = this.waitingFor();
    if (waitingFor !== null) throw notEndedYet(waitingFor);
    if (seat !== CHANCE && !this.players[seat]) throw noSuchSeat(seat, this.players.length);
  }

  private checkStep(step: number, last: number): number {
    if (Number.isInteger(step) && step >= 0 && step <= last) return step;
    throw noSuchStep(step, last);
  }
}

function nameOf({ name }: Player): string {
  return name;
}

function boardOf(game: AnyGame, wanted: TablePlan['board']): GameTypes['Board'] {
  if (typeof wanted === 'object') return within('board', () => game.loadBoard(wanted));
  return game.loadBoard(findBoardFile(game, wanted));
}
