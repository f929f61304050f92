import type { AnyMove, GameTypes, Match, Random, Seat, Viewer } from '@tarmac/kernel';
import { CHANCE, chanceMove, noSuchSeat, within } from '@tarmac/kernel';
import { randomOf } from './randomness.ts';
import { noSuchStep, notAgreed, notEndedYet, nothingToEnd, nothingToUndo, over } from './refusals.ts';
import { withLevel } from './seating.ts';
import { Sights } from './sights.ts';
import { Teller } from './telling.ts';
import { Timeline } from './timeline.ts';
import type { Player, Status, TableEntry } from './types.ts';

/**
 * The log of a table, folded: what was played, what is final, who sits where. It knows everything and answers to nobody
 * but the table and its host.
 *
 * What a person does is tentative until something is revealed or the person ends the turn. When such a move would hand
 * the decision to somebody else, the table waits for the person's `end`. What bots and chance do, and what several
 * seats decide at once, counts at once. A move counts for the player who sat there at that entry, so the log keeps its
 * meaning when seats change hands.
 */
export class Ledger {
  readonly timeline: Timeline;
  readonly teller: Teller;
  /** Who sat down first. */
  readonly first: readonly Player[];
  readonly seed: string;
  readonly sights: Sights;
  /** What chance draws from during play. */
  private readonly random: Random;
  private readonly entries: TableEntry[] = [];
  /** For each move of the timeline its seq in the log. */
  private readonly seqs: number[] = [];
  private seated: readonly Player[];
  private standing = 0;
  private ended = false;

  constructor(match: Match<GameTypes>, players: readonly Player[], seed: string) {
    this.timeline = new Timeline(match);
    this.teller = new Teller(this.timeline);
    this.first = players;
    this.seated = players;
    this.seed = seed;
    this.random = randomOf(match, seed);
    this.sights = new Sights(players.length);
  }

  /** Only grows; the seq of an entry is its place. */
  get log(): readonly TableEntry[] {
    return this.entries;
  }
  get players(): readonly Player[] {
    return this.seated;
  }
  /** How many moves were played and not taken back, the tentative ones included. */
  get step(): number {
    return this.timeline.length;
  }
  /** How many moves stand for good; those above are tentative, all of one person. */
  get stands(): number {
    return this.standing;
  }
  /** The person who did what is tentative. */
  get acting(): Seat | null {
    return this.step > this.standing ? (this.timeline.now.step?.seat ?? null) : null;
  }
  /** The acting person, when only others could go on. */
  get waitingFor(): Seat | null {
    const { acting } = this;
    const { deciding } = this.timeline.now;
    return deciding.length === 1 && deciding[0] === acting ? null : acting;
  }

  stepsSeenBy(viewer: Viewer): number {
    return viewer !== null && viewer === this.acting ? this.step : this.standing;
  }

  /** After this many moves; only the acting seat knows what is tentative. */
  statusAt(step: number): Status {
    const { deciding } = this.timeline.at(step);
    const now = step === this.step;
    const waitingFor = now ? this.waitingFor : null;
    const closed = now && this.ended;
    const asked = closed || waitingFor !== null ? [] : deciding.filter((seat) => seat !== CHANCE);
    return {
      deciding: asked,
      waitingFor,
      undoable: now ? step - this.standing : 0,
      outcome: this.timeline.game.outcome(this.timeline.stateAt(step)) ?? null,
      ...(closed && { ended: 'agreed' }),
    };
  }

  /** The seats where persons sit. */
  persons(): Seat[] {
    return this.seated.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Does what an entry of a log says. Throws and changes nothing if the rules or the table refuse. */
  enter(entry: TableEntry): void {
    this.checkRuns();
    if ('undo' in entry) this.undo(entry.undo);
    else if ('end' in entry) this.end(entry.end);
    else if ('rewind' in entry) this.rewind(entry);
    else if ('ended' in entry) this.close(entry);
    else if ('player' in entry) this.sit(entry.seat, entry.player);
    else this.play(entry.seat === 'chance' ? CHANCE : entry.seat, entry.move);
  }

  /** What is left to chance happens at once. */
  settleChance(): void {
    for (;;) {
      const move = this.ended ? undefined : chanceMove(this.timeline.match, this.random);
      if (move === undefined) return;
      this.play(CHANCE, move);
    }
  }

  /** What the seat did last, if it can still be taken back. */
  lastOf(seat: Seat): number {
    const seq = this.acting === seat ? this.seqs.at(-1) : undefined;
    if (seq === undefined) throw nothingToUndo();
    return seq;
  }

  private play(seat: Seat, move: AnyMove): void {
    const { waitingFor } = this;
    if (waitingFor !== null) throw notEndedYet(waitingFor);
    if (seat !== CHANCE) this.checkSeat(seat);
    const { events, together } = within('move', () => this.timeline.play(seat, move));
    this.seqs.push(this.entries.length);
    this.entries.push({ seat: seat === CHANCE ? 'chance' : seat, move });
    const { deciding } = this.timeline.now;
    const final =
      this.seated[seat]?.kind !== 'person' ||
      together ||
      deciding.length === 0 ||
      deciding.includes(CHANCE) ||
      events.some((event) => this.timeline.game.reveals(event));
    if (final) this.standing = this.step;
    this.note([], (viewer) => !together || viewer === seat);
  }

  private undo(seq: number): void {
    if (this.acting === null || seq !== this.seqs.at(-1)) throw nothingToUndo();
    this.goBack(this.step - 1);
    this.entries.push({ undo: seq });
    this.note([]);
  }

  /** Also within a turn: a table that began from a record may have begun there. */
  private end(seat: Seat): void {
    if (seat !== this.acting) throw nothingToEnd();
    this.entries.push({ end: seat });
    this.standing = this.step;
    this.note([seat]);
  }

  /** What somebody had done and not ended is taken back: nobody else has seen it. */
  private sit(seat: Seat, player: Player): void {
    this.checkSeat(seat);
    const { game } = this.timeline;
    const seated = within('player.bot', () => withLevel(game, player));
    if (seat === this.acting) this.goBack(this.standing);
    this.seated = this.seated.with(seat, seated);
    this.entries.push({ seat, player: seated });
    this.note('all', (viewer) => viewer === seat);
  }

  private rewind(entry: Extract<TableEntry, { readonly rewind: number }>): void {
    const { rewind: step, agreed, absent } = entry;
    if (!(Number.isInteger(step) && step >= 0 && step <= this.standing))
      throw noSuchStep(step, this.standing);
    this.checkAgreed(agreed, absent);
    this.goBack(step);
    this.standing = step;
    this.entries.push(entry);
    this.note('all');
  }

  private close(entry: Extract<TableEntry, { readonly ended: 'agreed' }>): void {
    this.goBack(this.standing);
    this.ended = true;
    this.entries.push(entry);
    this.note('all');
  }

  checkAgreed(agreed: readonly Seat[], absent: readonly Seat[] = []): void {
    const missing = this.persons().find((seat) => !agreed.includes(seat) && !absent.includes(seat));
    if (missing !== undefined) throw notAgreed(missing);
  }

  /** Nothing happens at a table that is over. */
  checkRuns(): void {
    if (this.ended) throw over();
  }

  checkSeat(seat: Seat): void {
    if (!this.seated[seat]) throw noSuchSeat(seat, this.seated.length);
  }

  private goBack(step: number): void {
    this.timeline.rewind(step);
    this.seqs.length = step;
  }

  private note(concerned: readonly Viewer[] | 'all', binds: (viewer: Viewer) => boolean = () => true): void {
    const concerns = (viewer: Viewer): boolean => concerned === 'all' || concerned.includes(viewer);
    this.sights.note((viewer) => this.stepsSeenBy(viewer), concerns, binds);
  }
}
