import type { Code } from '@tarmac/kernel';

/** The first move of a plan, and what the whole plan is worth compared with doing nothing. */
export interface Plan {
  readonly code: Code;
  readonly worth: number;
}

export const NO_PLAN: Plan = { code: -1, worth: Number.NEGATIVE_INFINITY };

export function best(plans: readonly Plan[]): Plan {
  return plans.reduce((chosen, plan) => (plan.worth > chosen.worth ? plan : chosen), NO_PLAN);
}
