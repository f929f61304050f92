import type { Mind, Policy } from '@tarmac/bots';
import { draw, favouriteMove, toChances } from '@tarmac/bots';
import type { Code, Game, GameTypes, Options, Playout, Seat } from '@tarmac/kernel';
import { CHANCE, seededRandom } from '@tarmac/kernel';
import { fraction, playoutOf } from './game-plan.ts';

/** How a game is played. */
export interface Conduct {
  /** The number of the decision, counted from 0, from which everybody plays the pure policy. */
  readonly moment: number;
  /** Before it: how likely a decision is left to chance. */
  readonly deviation: number;
  /** After it: 0 for the policy's favourite, otherwise how freely its moves are drawn. */
  readonly temperature: number;
  /** By seat, 0 where nothing is said: in which of the manners that are known, the policy's own or another. */
  readonly manners?: readonly number[];
}

/** How long games of the pure policy are, on average. */
export interface Course {
  readonly decisions: number;
  readonly quiet: number;
}

const PURE: Conduct = { moment: 0, deviation: 0, temperature: 0 };
const GAMES_OF_A_COURSE = 4;

/** Games of the policy against itself, and against other manners to play, on one board. */
export class SelfPlay<G extends GameTypes> {
  readonly game: Game<G>;
  readonly board: G['Board'];
  readonly mind: Mind<G>;
  private readonly policies: readonly Policy<G>[];
  private readonly codes: Int32Array;
  private readonly likings: Float64Array;
  private readonly courses = new Map<number, Course>();

  constructor(game: Game<G>, board: G['Board'], mind: Mind<G>) {
    this.game = game;
    this.board = board;
    this.mind = mind;
    this.policies = [mind.policy(board), ...(mind.manners?.(board) ?? [])];
    const most = game.search.most(board);
    this.codes = new Int32Array(most);
    this.likings = new Float64Array(most);
  }

  /** Which manner a chance from 0 to 1 stands for, if others are as likely as this. */
  manner(chance: number, others: number): number {
    const more = this.policies.length - 1;
    return more > 0 && chance < others ? 1 + Math.floor((chance / others) * more) : 0;
  }

  deal(options: Options, players: number, seed: string): G['State'] {
    const { game, board } = this;
    const random = seededRandom(game.id, board.id, options, seed);
    return game.setup(board, options, game.deal(board, options, players, random));
  }

  /**
   * Plays to the end and says how many decisions that took. `onQuiet` is called in every quiet position from the moment
   * on, with the number of the decision that comes next.
   */
  play(state: G['State'], conduct: Conduct, random: Playout, onQuiet: (step: number) => void): number {
    const { search } = this.game;
    for (let step = 0; ; ) {
      const seat = search.toMove(state);
      if (seat === CHANCE) {
        search.chance?.(state, random);
        continue;
      }
      if (seat < 0) return step;
      if (step >= conduct.moment && this.mind.features.isQuiet(state)) onQuiet(step);
      search.play(state, seat, this.choose(state, seat, step < conduct.moment, conduct, random));
      step++;
    }
  }

  /** How long games with this number of players are; measured once, with the same result everywhere. */
  course(players: number): Course {
    const known = this.courses.get(players);
    if (known) return known;
    let decisions = 0;
    let quiet = 0;
    for (let n = 1; n <= GAMES_OF_A_COURSE; n++) {
      const seed = `course/${players}/${n}`;
      const options = Object.fromEntries(this.game.options.map(({ name, values }) => [name, values[0]]));
      const state = this.deal(options, players, seed);
      decisions += this.play(state, PURE, playoutOf(seed), () => quiet++);
    }
    const course = { decisions: decisions / GAMES_OF_A_COURSE, quiet: quiet / GAMES_OF_A_COURSE };
    this.courses.set(players, course);
    return course;
  }

  private choose(
    state: G['State'],
    seat: Seat,
    before: boolean,
    { deviation, temperature, manners }: Conduct,
    random: Playout,
  ): Code {
    const { search } = this.game;
    const count = search.count(state, seat);
    if (count === 1) return search.nth(state, seat, 0);
    const policy = this.policies[manners?.[seat] ?? 0];
    if (before && fraction(random) < deviation) {
      // Half of these are any move at all; the others are moves that the policy also likes.
      if (random.below(2) === 0) return search.nth(state, seat, random.below(count));
      return this.drawn(policy, state, seat, 1, random);
    }
    if (temperature > 0) return this.drawn(policy, state, seat, temperature, random);
    return favouriteMove(policy, state, seat, this.codes, this.likings);
  }

  /** A move by the chances that the policy gives them. */
  private drawn(
    policy: Policy<G>,
    state: G['State'],
    seat: Seat,
    temperature: number,
    random: Playout,
  ): Code {
    const { codes, likings } = this;
    const count = policy.rank(state, seat, codes, likings);
    toChances(likings, count, temperature);
    return codes[draw(likings, count, random)];
  }
}
