import type { AnyGame } from '@tarmac/games';
import type { AnyEvent, AnyMove, GameTypes, Match, Seat } from '@tarmac/kernel';

/** How a moment came about. */
export interface Step {
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly events: readonly AnyEvent[];
  /** Others could decide at the same time. */
  readonly together: boolean;
}

/** The match after some of its moves. `step` is null before the first. */
export interface Moment {
  readonly step: Step | null;
  readonly state: GameTypes['State'];
  readonly deciding: readonly Seat[];
}

/**
 * A match with every moment it went through. A state is a small buffer, so keeping them all costs less than a
 * megabyte, and going to any moment, back or forth, costs nothing.
 */
export class Timeline {
  readonly match: Match<GameTypes>;
  private readonly moments: Moment[];

  /** Takes a match before its first move. */
  constructor(match: Match<GameTypes>) {
    this.match = match;
    this.moments = [momentOf(match, null)];
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

  /** Throws and changes nothing if the rules refuse. */
  play(seat: Seat, move: AnyMove): Step {
    const together = this.now.deciding.length > 1;
    const step = { seat, move, events: this.match.apply(seat, move), together };
    this.moments.push(momentOf(this.match, step));
    return step;
  }

  /** Goes back to the first `length` moves and forgets the others. */
  rewind(length: number): void {
    this.match.rewind(length);
    this.moments.length = length + 1;
  }
}

function momentOf({ game, state }: Match<GameTypes>, step: Step | null): Moment {
  return { step, state: game.copy(state), deciding: game.active(state).slice() };
}
