import { findGame } from '@tarmac/games';
import type { AnyMove, Seat } from '@tarmac/kernel';
import { Playout, TarmacError } from '@tarmac/kernel';
import { redealt } from '@tarmac/testkit';
import type { SavedTable } from '../src/index.ts';
import { Table } from '../src/index.ts';

/** Kinds of moves whose cards nobody else sees. */
const SECRET = ['keep', 'discard'];

/**
 * Two tables of the same game that differ only in what one viewer cannot know: the others hold some other cards. Both
 * are played alike; in the second one, seats also try things out and take them back.
 */
export class TwoWorlds {
  readonly one: Table;
  readonly other: Table;
  readonly viewer: Seat;
  /** Moves that somebody might ask about. */
  probes: readonly AnyMove[] = [];
  /** Somebody is trying something out in the other world. */
  trying = false;
  private readonly random: Playout;

  constructor(game: string, seed: number) {
    this.random = new Playout(seed + 1);
    const { min, max } = findGame(game).players;
    const seats = Math.min(max, Math.max(min, 2 + (seed % 3)));
    this.viewer = seed % seats;
    const players = Array.from(
      { length: seats },
      (_, seat) => ({ kind: 'person', name: `P${seat}` }) as const,
    );
    this.one = Table.deal({ game, players, seed: `worlds ${seed}` });
    const saved = this.one.host.toSaved();
    const isPossible = (setup: unknown): boolean => opened({ ...saved, setup }) !== null;
    this.other = Table.open({ ...saved, setup: redealt(saved.setup, this.viewer, isPossible) });
  }

  /** Whether the worlds are really different now. */
  get differ(): boolean {
    const views = (table: Table) =>
      JSON.stringify(table.players.map((_, seat) => (seat === this.viewer ? 0 : table.frame(seat).view)));
    return views(this.one) !== views(this.other);
  }

  /** One thing happens in both. False at the end, and where the viewer can tell the worlds apart from now on. */
  act(): boolean {
    if (this.trying) return this.giveUp();
    const { deciding, waitingFor, undoable, outcome } = this.one.host.status;
    if (outcome) return false;
    const seat = waitingFor ?? deciding[this.random.below(deciding.length)];
    this.probe(deciding);
    if (undoable > 0 && this.random.below(4) === 0) return this.both((table) => table.undo(seat));
    if (waitingFor !== null) return this.both((table) => table.end(seat));
    if (seat !== this.viewer && undoable === 0 && this.random.below(3) === 0 && this.tryOut(seat))
      return true;
    return this.play(seat);
  }

  /** What is possible in both worlds; where nothing is, two secret moves that look alike. */
  private play(seat: Seat): boolean {
    const there = new Map(this.other.frame(seat).legal.map((move) => [JSON.stringify(move), move]));
    const { legal } = this.one.frame(seat);
    const common = legal.filter((move) => there.has(JSON.stringify(move)));
    const secret = [legal, [...there.values()]].map((moves) =>
      moves.find(({ type }) => SECRET.includes(type)),
    );
    const move = common.length > 0 ? common[this.random.below(common.length)] : secret[0];
    const twin = common.length > 0 ? move : secret[1];
    if (!move || !twin) return false;
    this.one.move(seat, move);
    this.other.move(seat, twin);
    return this.alike();
  }

  /** In the other world the seat plays something that it can take back. */
  private tryOut(seat: Seat): boolean {
    const { legal } = this.other.frame(seat);
    const move = legal[this.random.below(legal.length)];
    const fork = Table.fork(this.other, this.other.host.step);
    fork.move(seat, move);
    if (fork.host.status.undoable === 0) return false;
    this.other.move(seat, move);
    this.trying = true;
    return true;
  }

  private giveUp(): boolean {
    const { waitingFor, deciding } = this.other.host.status;
    this.other.undo(waitingFor ?? deciding[0]);
    this.trying = this.other.host.status.undoable > 0;
    return true;
  }

  private both(act: (table: Table) => void): boolean {
    act(this.one);
    act(this.other);
    return this.alike();
  }

  private alike(): boolean {
    const [here, there] = [this.one, this.other].map((table) =>
      JSON.stringify(table.frame(this.viewer).view),
    );
    return here === there;
  }

  /** Also the moves of others, which name cards of their hands. */
  private probe(deciding: readonly Seat[]): void {
    const moves = deciding.flatMap((seat) => {
      const { legal } = this.one.frame(seat);
      return [legal[0], legal[this.random.below(legal.length)], legal.at(-1)];
    });
    this.probes = [
      ...moves.filter((move) => move !== undefined),
      { type: 'nonsense' },
      ...this.probes.slice(0, 3),
    ];
  }
}

function opened(saved: SavedTable): Table | null {
  try {
    return Table.open(saved);
  } catch (error) {
    if (error instanceof TarmacError && error.code === 'bad-setup') return null;
    throw error;
  }
}
