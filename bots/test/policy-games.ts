import type { Code, Game, GameTypes, Options, Seat } from '@tarmac/kernel';
import { CHANCE, createMatch, Playout } from '@tarmac/kernel';
import type { PolicyMaker } from '../src/mind/policy.ts';
import { favouriteMove } from '../src/mind/policy.ts';

export interface PolicyGame<G extends GameTypes> {
  readonly board: G['Board'];
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** Of ten decisions this many are left to chance; the others are the policy's. */
  readonly random: number;
}

/** Plays a game and shows every decision before it is made. */
export function playThrough<G extends GameTypes>(
  game: Game<G>,
  policy: PolicyMaker<G>,
  plan: PolicyGame<G>,
  watch: (state: G['State'], seat: Seat) => void,
): G['State'] {
  const { search } = game;
  const { board, options, seed, players } = plan;
  const names = Array.from({ length: players }, (_, p) => `p${p}`);
  const { state } = createMatch(game, { board, options, names, seed }).match;
  const random = new Playout(seed.length + players + seed.charCodeAt(seed.length - 1));
  const ranked = policy(board);
  const codes = new Int32Array(search.most(board));
  const likings = new Float64Array(codes.length);
  const choose = (seat: Seat): Code =>
    random.below(10) < plan.random
      ? search.nth(state, seat, random.below(search.count(state, seat)))
      : favouriteMove(ranked, state, seat, codes, likings);
  for (;;) {
    const seat = search.toMove(state);
    if (seat === CHANCE) search.chance?.(state, random);
    else if (seat < 0) return state;
    else {
      watch(state, seat);
      search.play(state, seat, choose(seat));
    }
  }
}
