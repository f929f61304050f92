import { TarmacError } from './errors.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { CHANCE } from './game.ts';
import { isSeat, noSuchSeat } from './seat.ts';
import { within } from './shape.ts';

export interface LogEntry<G extends GameTypes> {
  readonly seat: Seat;
  readonly move: G['Move'];
}

/** What is settled before the first move. `seats` are the names, the first to move first. */
export interface MatchStart<G extends GameTypes> {
  readonly board: G['Board'];
  readonly options: G['Options'];
  readonly seats: readonly string[];
  readonly setup: G['Setup'];
}

/** A match is a log: the start and the moves that stood. The state is its fold. */
export class Match<G extends GameTypes> implements MatchStart<G> {
  readonly game: Game<G>;
  readonly board: G['Board'];
  readonly options: G['Options'];
  readonly seats: readonly string[];
  readonly setup: G['Setup'];
  /** Changes in place with every move; `game.copy` keeps a moment. */
  readonly state: G['State'];
  private readonly entries: LogEntry<G>[] = [];

  constructor(game: Game<G>, start: MatchStart<G>) {
    checkPlayers(game, start.seats.length);
    this.game = game;
    this.board = start.board;
    this.options = start.options;
    this.seats = start.seats;
    this.setup = start.setup;
    this.state = this.firstState();
  }

  get log(): readonly LogEntry<G>[] {
    return this.entries;
  }

  /** Plays a move and says what happened; throws and changes nothing if the rules refuse. */
  apply(seat: Seat, move: G['Move']): G['Event'][] {
    this.checkSeat(seat);
    const events = this.game.apply(this.state, seat, move);
    this.entries.push({ seat, move });
    return events;
  }

  /** Goes back to the first `length` moves. `state` is what they lead to: the caller has kept it. */
  rewind(length: number, state: G['State']): void {
    if (!Number.isInteger(length) || length < 0 || length > this.entries.length) {
      throw new RangeError(`rewind(${length}): the log has ${this.entries.length} moves`);
    }
    this.entries.length = length;
    this.game.search.copyInto(this.state, state);
  }

  private firstState(): G['State'] {
    return within('setup', () => {
      const state = this.game.setup(this.board, this.options, this.setup);
      const [dealt, named] = [this.game.seats(state), this.seats.length];
      if (dealt === named) return state;
      throw new TarmacError('bad-setup', `The cards are dealt for ${dealt} players, but there are ${named}.`);
    });
  }

  /** The game says whose turn it is, with the number of its rule. */
  private checkSeat(seat: Seat): void {
    if (seat === CHANCE) {
      if (this.game.active(this.state).includes(CHANCE)) return;
      throw new TarmacError('not-your-turn', 'Nothing is left to chance now.');
    }
    const players = this.seats.length;
    if (!isSeat(seat, players)) throw noSuchSeat(seat, players);
  }
}

export function checkPlayers<G extends GameTypes>(game: Game<G>, players: number): void {
  const { min, max } = game.players;
  if (players >= min && players <= max) return;
  const wanted = min === max ? `${min}` : `${min} to ${max}`;
  throw new TarmacError('bad-players', `This game is for ${wanted} players, not ${players}.`, {
    path: 'seats',
  });
}
