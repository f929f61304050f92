/**
 * How a search thinks, and for how long. Fixed numbers, never a clock, so a plan gives the same answer on every
 * machine.
 */
export interface SearchPlan {
  /** Worlds dealt and played out per decision, in each tree. */
  readonly iterations: number;
  /** Independent trees that vote in the end, so that several cores can share the work. */
  readonly trees: number;
  /** How many moves are compared: those that the policy likes best. */
  readonly field: number;
  /** The fewest moves of the policy after the tree ends; it continues to the next quiet position. */
  readonly plies: number;
  /** How much the prior counts, compared with results, below the root. */
  readonly explore: number;
  /** How evenly the prior is spread: 1 follows the policy's likings, more makes moves more alike. */
  readonly spread: number;
  /** How much less an untried move is expected to bring than the average of its node. */
  readonly doubt: number;
  /** How much the margin counts next to the chance to win, from 0 to 1. */
  readonly margin: number;
  /** The assumed probability that another player does not play like the policy. */
  readonly others: number;
  /** How random the policy is in rollouts: 0 plays its favourite, 1 follows its likings. */
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
