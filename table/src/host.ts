import type { BotJob } from '@tarmac/bots';
import { botSeed } from '@tarmac/bots';
import type { AnyMove, MatchRecord, Seat } from '@tarmac/kernel';
import { checkPlayerName, toRecord } from '@tarmac/kernel';
import type { Ledger } from './ledger.ts';
import { noSuchStep } from './refusals.ts';
import { readLog } from './saved.ts';
import { recordName } from './seating.ts';
import type { Player, SavedTable, Status, TableEntry } from './types.ts';
import { TABLE_FORMAT } from './types.ts';

/**
 * The door for the host of a table, which stores it, runs its bots and seats people. It shows every card: nothing from
 * here may reach a player, except through the table's doors for viewers.
 */
export class Host {
  private readonly ledger: Ledger;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  /** Only grows; the seq of an entry is its place. */
  get log(): readonly TableEntry[] {
    return this.ledger.log;
  }
  /** How many moves were played and not taken back, the tentative ones included. */
  get step(): number {
    return this.ledger.step;
  }
  /** Empty where nobody knows it, because the deal came with a record. */
  get seed(): string {
    return this.ledger.seed;
  }
  /** As known to the seat that may have done something tentative. */
  get status(): Status {
    return this.ledger.statusAt(this.ledger.step);
  }

  /** Somebody else plays this seat from now on. What was tentative there is taken back. */
  sit(seat: Seat, player: Player): void {
    checkPlayerName(player.name, 'player.name');
    this.enter({ seat, player });
  }

  /** Back to the first `step` moves, if every person agreed who is not absent. */
  rewind(step: number, agreed: readonly Seat[], absent: readonly Seat[] = []): void {
    this.enter({ rewind: step, agreed, ...named(absent) });
  }

  /** No more moves and no result, if every person agreed who is not absent. */
  close(agreed: readonly Seat[], absent: readonly Seat[] = []): void {
    this.ledger.checkAgreed(agreed, absent);
    this.enter({ ended: 'agreed', ...named(absent) });
  }

  /** What a bot has to decide now; null while there is nothing. When several decide at once, people go first. */
  job(): BotJob | null {
    const { timeline, players, log, seed, step } = this.ledger;
    const { deciding } = this.status;
    const bots = deciding.flatMap((seat) => {
      const player = players[seat];
      return player?.kind === 'bot' ? [{ seat, bot: player.bot }] : [];
    });
    const [next] = bots;
    if (!next || bots.length < deciding.length) return null;
    const { seat, bot } = next;
    const { game, match } = timeline;
    return {
      game: game.id,
      board: game.boardFile(match.board),
      bot,
      seat,
      step,
      entry: log.length,
      seed: botSeed(seed, seat, step),
      view: game.view(match.state, seat),
    };
  }

  /** Plays what a bot decided if the table has not moved on; returns whether it did. */
  answer({ seat, entry }: Pick<BotJob, 'seat' | 'entry'>, move: AnyMove): boolean {
    if (this.log.length !== entry) return false;
    this.enter({ seat, move });
    return true;
  }

  /** Goes on with entries that were made, with what was left to chance, by another host of this table. */
  follow(entries: readonly unknown[]): void {
    for (const entry of readLog(entries, this.log.length, this.ledger.players.length))
      this.ledger.enter(entry);
  }

  /** The match without what may still be taken back. */
  toRecord(): MatchRecord {
    return this.recordAt(this.ledger.stands);
  }

  /** The match after its first `step` moves, as a record. */
  recordAt(step: number): MatchRecord {
    const { timeline, players } = this.ledger;
    if (!(Number.isInteger(step) && step >= 0 && step <= this.step)) throw noSuchStep(step, this.step);
    const { result, ...record } = toRecord(timeline.match);
    return {
      ...record,
      seats: players.map((player) => recordName(timeline.game, player)),
      moves: record.moves.slice(0, step),
      ...(result && step === this.step && { result }),
    };
  }

  toSaved(): SavedTable {
    const { game, match } = this.ledger.timeline;
    return {
      format: TABLE_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      board: game.boardFile(match.board),
      options: match.options,
      players: this.ledger.first,
      setup: match.setup,
      seed: this.seed,
      log: this.log.slice(),
    };
  }

  private enter(entry: TableEntry): void {
    this.ledger.enter(entry);
    this.ledger.settleChance();
  }
}

function named(absent: readonly Seat[]): { readonly absent?: readonly Seat[] } {
  return absent.length > 0 ? { absent } : {};
}
