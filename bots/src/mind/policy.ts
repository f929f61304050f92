import type { Code, GameTypes, Seat } from '@tarmac/kernel';

/**
 * How to play decently, fast enough for search to ask at every step: it reads the state and ranks the moves. It uses
 * what the seat knows and nothing else, so two worlds that look alike to the seat get the same ranking (a law of the
 * contract suite of policies). Nothing is allocated.
 */
export interface Policy<G extends GameTypes> {
  /**
   * Writes every legal move of the seat, in the order of `search.list`, and how much the policy likes each of them: the
   * logarithm of its weight, up to a constant, so `exp` of these numbers, scaled to a sum of 1, is the chance of each
   * move. Returns how many there are.
   */
  rank(state: G['State'], seat: Seat, codes: Int32Array, likings: Float64Array): number;
}

/** How a game makes its policy for a board. */
export type PolicyMaker<G extends GameTypes> = (board: G['Board']) => Policy<G>;

/** What a policy weighs, by name; a list has a value for each part of the game. */
export type PolicyNumbers = Readonly<Record<string, number | readonly number[]>>;

/** The place of the largest of the first `count` numbers; the first of equal ones. */
export function favourite(likings: Float64Array, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (likings[i] > likings[best]) best = i;
  return best;
}

/** The move that a policy likes best. */
export function favouriteMove<G extends GameTypes>(
  policy: Policy<G>,
  state: G['State'],
  seat: Seat,
  codes: Int32Array,
  likings: Float64Array,
): Code {
  return codes[favourite(likings, policy.rank(state, seat, codes, likings))];
}
