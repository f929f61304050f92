import type { Code, Game, GameTypes, Playout, Seat } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';
import { draw, toChances } from '../mind/chances.ts';
import type { Features } from '../mind/features.ts';
import type { Mind } from '../mind/minds.ts';
import type { Policy } from '../mind/policy.ts';
import { favourite } from '../mind/policy.ts';

/** The longest rollout, even if no quiet position comes. */
const MOST_PLIES = 400;

const MOST_SEATS = 8;
const FINE = 1 << 16;

/** Plays on in a world: each player in their own manner, and chance. */
export class PolicyPlayer<G extends GameTypes> {
  readonly #game: Game<G>;
  /** Ways to play; the first is the best we have. */
  readonly #manners: readonly Policy<G>[];
  /** By seat. */
  readonly #mannerOf = new Uint8Array(MOST_SEATS);
  readonly #features: Features<G>;
  readonly codes: Int32Array;
  readonly likings: Float64Array;

  constructor(game: Game<G>, board: G['Board'], mind: Mind<G>) {
    this.#game = game;
    this.#manners = [mind.policy(board), ...(mind.manners?.(board) ?? [])];
    this.#features = mind.features;
    const most = game.search.most(board);
    this.codes = new Int32Array(most);
    this.likings = new Float64Array(most);
  }

  /**
   * Before a world is played: nobody knows how the others think, so each gets a random manner, with this probability
   * one other than the policy's own.
   */
  meet(me: Seat, players: number, others: number, random: Playout): void {
    const more = this.#manners.length - 1;
    for (let seat = 0; seat < players; seat++) {
      const differs = more > 0 && seat !== me && random.below(FINE) < others * FINE;
      this.#mannerOf[seat] = differs ? 1 + random.below(more) : 0;
    }
  }

  /** Writes the moves of a seat into `codes` and the chance of each into `likings`; returns how many there are. */
  chances(world: G['State'], seat: Seat, warmth: number): number {
    const count = this.#rank(world, seat);
    toChances(this.likings, count, warmth);
    return count;
  }

  /** The next seat that has a choice; chance and forced moves are played. -1 at the end. */
  next(world: G['State'], random: Playout): Seat {
    const { search } = this.#game;
    for (;;) {
      const seat = search.toMove(world);
      if (seat === CHANCE && search.chance) search.chance(world, random);
      else if (seat < 0) return -1;
      else if (search.count(world, seat) > 1) return seat;
      else search.play(world, seat, search.nth(world, seat, 0));
    }
  }

  /** Plays this many decisions or more, up to a quiet position or the end. */
  playOn(world: G['State'], from: Seat, plies: number, warmth: number, random: Playout): void {
    let seat = from;
    for (let ply = 0; seat >= 0 && ply < MOST_PLIES; ply++) {
      if (ply >= plies && this.#features.isQuiet(world)) return;
      this.#game.search.play(world, seat, this.#move(world, seat, warmth, random));
      seat = this.next(world, random);
    }
  }

  #move(world: G['State'], seat: Seat, warmth: number, random: Playout): Code {
    const count = this.#rank(world, seat);
    if (warmth === 0) return this.codes[favourite(this.likings, count)];
    toChances(this.likings, count, warmth);
    return this.codes[draw(this.likings, count, random)];
  }

  #rank(world: G['State'], seat: Seat): number {
    return this.#manners[this.#mannerOf[seat]].rank(world, seat, this.codes, this.likings);
  }
}
