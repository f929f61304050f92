/** How long and how a search thinks. Fixed numbers, never a clock: equal plans think alike on every machine. */
export interface SearchPlan {
  /** Worlds that are dealt and played through for a decision, in every tree. */
  readonly iterations: number;
  /** Trees that know nothing of each other and vote in the end, so that several cores can share the work. */
  readonly trees: number;
  /** How many moves are compared: those that the policy likes best. */
  readonly field: number;
  /** Moves of the policy after the tree is left, at least; it goes on to the next quiet position. */
  readonly plies: number;
  /** How much the prior counts against what was found, further down the tree. */
  readonly explore: number;
  /** How far the prior is spread over the moves: 1 as the policy's likings say, more makes them more alike. */
  readonly spread: number;
  /** How much less a move that was never tried is expected to bring than its node so far. */
  readonly doubt: number;
  /** How much the margin counts next to the chance to win, from 0 to 1. */
  readonly margin: number;
  /** How likely another player is thought to play in another manner than the policy, from 0 to 1. */
  readonly others: number;
  /** How much the policy is left to chance when it plays on: 0 plays its favourite, 1 as its likings say. */
  readonly warmth: number;
}

export const PLAN: SearchPlan = {
  iterations: 300,
  trees: 1,
  field: 16,
  plies: 16,
  explore: 1,
  spread: 6,
  doubt: 0.05,
  margin: 0.3,
  others: 0.5,
  warmth: 0,
};
