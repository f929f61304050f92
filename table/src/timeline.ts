import type { AnyGame } from '@tarmac/games';
import type { AnyEvent, AnyMove, GameTypes, Match, Seat } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';

type State = GameTypes['State'];

/** How a moment came about. */
export interface Step {
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly events: readonly AnyEvent[];
  /** Others could decide at the same time. */
  readonly together: boolean;
}

/** The match after some of its moves. `step` is null before the first. */
interface Moment {
  readonly step: Step | null;
  readonly deciding: readonly Seat[];
}

/** Every so many moves a state is kept; those between are played again from the one before. */
const KEPT_EVERY = 32;
/** The last ones asked for are kept too: a viewer who is shown a turn is shown its moves one after the other. */
const MOST_RECENT = 4;

/**
 * A match with every moment it went through. A server holds hundreds of tables, and a state takes more memory than the
 * rest of a move; so most states are replayed when somebody looks at them, which takes microseconds.
 */
export class Timeline {
  readonly match: Match<GameTypes>;
  private readonly moments: Moment[];
  /** By the number of moves, in order. */
  private readonly kept: State[];
  private readonly recent = new Map<number, State>();

  /** Takes a match before its first move. */
  constructor(match: Match<GameTypes>) {
    this.match = match;
    this.moments = [momentOf(match, null)];
    this.kept = [match.game.copy(match.state)];
  }

  get game(): AnyGame {
    return this.match.game;
  }

  /** How many moves were played. */
  get length(): number {
    return this.moments.length - 1;
  }

  get now(): Moment {
    return this.at(this.length);
  }

  at(length: number): Moment {
    const moment = this.moments[length];
    if (!moment) throw new RangeError(`at(${length}): ${this.length} moves were played`);
    return moment;
  }

  /** Read-only, and valid only until the next move: don't change it or keep it. */
  stateAt(length: number): State {
    if (length === this.length) return this.match.state;
    const known =
      this.recent.get(length) ?? (length % KEPT_EVERY === 0 ? this.kept[length / KEPT_EVERY] : null);
    const state = known ?? this.playedTo(length);
    this.remember(length, state);
    return state;
  }

  /** Throws and changes nothing if the rules refuse. */
  play(seat: Seat, move: AnyMove): Step {
    const together = this.now.deciding.length > 1;
    const step = { seat, move, events: this.match.apply(seat, move), together };
    this.moments.push(momentOf(this.match, step));
    if (this.length % KEPT_EVERY === 0) this.kept.push(this.game.copy(this.match.state));
    return step;
  }

  /** Goes back to the first `length` moves and forgets the others. */
  rewind(length: number): void {
    this.match.rewind(length, this.stateAt(length));
    this.moments.length = length + 1;
    this.kept.length = Math.floor(length / KEPT_EVERY) + 1;
    for (const place of this.recent.keys()) if (place > length) this.recent.delete(place);
  }

  private playedTo(length: number): State {
    let place = length - (length % KEPT_EVERY);
    let before = this.kept[place / KEPT_EVERY] as State;
    for (const [near, state] of this.recent)
      if (near > place && near < length) [place, before] = [near, state];
    const { game, match } = this;
    const state = game.copy(before);
    for (; place < length; place++) {
      const { step } = this.at(place + 1);
      if (!step) continue;
      // Once played, a move is known to be allowed.
      if (step.seat === CHANCE) game.apply(state, step.seat, step.move);
      else game.search.play(state, step.seat, game.search.encode(match.board, step.move));
    }
    return state;
  }

  private remember(length: number, state: State): void {
    this.recent.delete(length);
    this.recent.set(length, state);
    for (const oldest of this.recent.keys()) if (this.recent.size > MOST_RECENT) this.recent.delete(oldest);
  }
}

function momentOf({ game, state }: Match<GameTypes>, step: Step | null): Moment {
  return { step, deciding: game.active(state).slice() };
}
