import type { Code, Game, GameTypes, Match, Seat, Viewer } from '@tarmac/kernel';
import { CHANCE, Playout } from '@tarmac/kernel';
import type { GameKit } from './game-kit.ts';

/** The move that led to a moment. */
export interface LastMove<G extends GameTypes> {
  readonly seat: Seat;
  readonly move: G['Move'];
  readonly events: readonly G['Event'][];
  /** The state in which it was chosen. */
  readonly before: G['State'];
}

/** One state of a match under test. Laws look at it and leave it as it was. */
export interface Moment<G extends GameTypes> {
  readonly game: Game<G>;
  readonly kit: GameKit<G>;
  readonly match: Match<G>;
  readonly board: G['Board'];
  readonly state: G['State'];
  readonly players: number;
  /** Moves played so far. */
  readonly step: number;
  readonly last: LastMove<G> | undefined;
  /** A state of the same match from a few moves ago. */
  readonly earlier: G['State'];
  /** All moves there can be on this board, as far as they are known: what is not legal must be refused. */
  readonly codes: readonly Code[];
  /** For what a law tries at random; a failure repeats with the same seed. */
  readonly random: Playout;
}

/** A law of the contract. `check` throws what it found. */
export interface Law {
  readonly name: string;
  check<G extends GameTypes>(at: Moment<G>): void;
}

/** Every seat and somebody who only watches. */
export function viewers(players: number): readonly Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), null];
}

/** One of them in each state, everybody in turn: what holds for all is seen often enough this way. */
export function inTurn(players: number, step: number): Viewer {
  return viewers(players)[step % (players + 1)];
}

export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/** The seats that decide, chance not among them. */
export function deciding<G extends GameTypes>(game: Game<G>, state: G['State']): readonly Seat[] {
  return game.active(state).filter((seat) => seat >= 0);
}

const MOST_MOVES = 16384;
const out = new Int32Array(MOST_MOVES);

/**
 * The codes of all legal moves of a seat, ascending: a choice among them does not depend on the game's order.
 */
export function listed<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): Code[] {
  return Array.from(out.subarray(0, game.search.list(state, seat, out)).sort());
}

export function show<G extends GameTypes>(game: Game<G>, seat: Seat, move: G['Move']): string {
  return `${seat === CHANCE ? 'chance' : `seat ${seat}`}: ${game.makeMove(move)}`;
}

export function draw<T>(random: Playout, items: readonly T[]): T {
  return items[random.below(items.length)];
}

/** A number for `Playout` from a text, so that every seed of a run is a text. */
export function playoutOf(seed: string): Playout {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return new Playout(hash);
}
