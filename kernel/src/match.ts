import { TarmacError } from './errors.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { CHANCE } from './game.ts';
import { reading } from './shape.ts';

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

/**
 * A match is a log: the start and the moves that stood. The state is its fold.
 *
 * The log has a floor: entries below it cannot be taken back, those above are all of one seat. It rises when
 * something is revealed, when another seat acts and when somebody else is to decide; it never sinks.
 */
export class Match<G extends GameTypes> implements MatchStart<G> {
  readonly game: Game<G>;
  readonly board: G['Board'];
  readonly options: G['Options'];
  readonly seats: readonly string[];
  readonly setup: G['Setup'];
  /** Changes in place with every move; `game.copy` keeps a moment. */
  readonly state: G['State'];
  private readonly entries: LogEntry<G>[] = [];
  private deciding: readonly Seat[];
  private floor = 0;
  private stateAtFloor: G['State'];
  private spare: G['State'];

  constructor(game: Game<G>, start: MatchStart<G>) {
    checkPlayers(game, start.seats.length);
    this.game = game;
    this.board = start.board;
    this.options = start.options;
    this.seats = start.seats;
    this.setup = start.setup;
    this.state = this.firstState();
    this.stateAtFloor = game.copy(this.state);
    this.spare = game.copy(this.state);
    this.deciding = this.nowDeciding();
  }

  get log(): readonly LogEntry<G>[] {
    return this.entries;
  }

  /** Plays a move and says what happened; throws and changes nothing if the rules refuse. */
  apply(seat: Seat, move: G['Move']): G['Event'][] {
    const { game, state, entries } = this;
    this.checkSeat(seat);
    const onFloor = this.undoable(seat) === 0;
    // Into the spare, because a refused move must leave another seat its undo.
    if (onFloor) game.search.copyInto(this.spare, state);
    const events = game.apply(state, seat, move);
    if (onFloor) {
      [this.stateAtFloor, this.spare] = [this.spare, this.stateAtFloor];
      this.floor = entries.length;
    }
    entries.push({ seat, move });
    const before = this.deciding;
    this.deciding = this.nowDeciding();
    const passed = !sameSeats(before, this.deciding);
    if (passed || seat === CHANCE || events.some((event) => game.reveals(event))) this.floor = entries.length;
    return events;
  }

  /** How many moves the seat may take back now. */
  undoable(seat: Seat): number {
    return this.entries.at(-1)?.seat === seat ? this.entries.length - this.floor : 0;
  }

  /** Takes back the seat's last move; never across a reveal, another seat's action or a change of turn. */
  undo(seat: Seat): void {
    if (this.undoable(seat) === 0) {
      throw new TarmacError(
        'nothing-to-undo',
        'There is nothing to take back: a move cannot be undone after something was revealed, ' +
          'somebody else acted or the turn passed.',
      );
    }
    this.rewind(this.entries.length - 1);
  }

  /** Goes back to the first `length` moves, across everything: for what all seats agreed to. */
  rewind(length: number): void {
    const { game, state, entries } = this;
    if (!Number.isInteger(length) || length < 0 || length > entries.length) {
      throw new RangeError(`rewind(${length}): the log has ${entries.length} moves`);
    }
    if (length === entries.length) return;
    if (length >= this.floor) {
      // Nobody else was to decide at any moment above the floor, so `deciding` stays.
      entries.length = length;
      game.search.copyInto(state, this.stateAtFloor);
      for (const { seat, move } of entries.slice(this.floor)) game.apply(state, seat, move);
      return;
    }
    const kept = entries.splice(0).slice(0, length);
    game.search.copyInto(state, this.firstState());
    this.floor = 0;
    this.deciding = this.nowDeciding();
    for (const { seat, move } of kept) this.apply(seat, move);
  }

  private firstState(): G['State'] {
    return reading('setup', () => {
      const state = this.game.setup(this.board, this.options, this.setup);
      const [dealt, named] = [this.game.seats(state), this.seats.length];
      if (dealt === named) return state;
      throw new TarmacError('bad-setup', `The cards are dealt for ${dealt} players, but there are ${named}.`);
    });
  }

  /** Whose turn it is, the game says, with the number of its rule. */
  private checkSeat(seat: Seat): void {
    const players = this.seats.length;
    if (seat === CHANCE) {
      if (this.deciding.includes(CHANCE)) return;
      throw new TarmacError('not-your-turn', 'Nothing is left to chance now.');
    }
    if (!(Number.isInteger(seat) && seat >= 0 && seat < players)) {
      throw new TarmacError('unknown-seat', `There is no seat ${seat}; the seats are 0 to ${players - 1}.`);
    }
  }

  /** A copy, so that a game may hand out the same list again and again. */
  private nowDeciding(): readonly Seat[] {
    return this.game.active(this.state).slice();
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

function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, i) => seat === b[i]);
}
