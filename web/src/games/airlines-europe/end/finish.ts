import type { View } from '@tarmac/airlines-europe';
import type { Seat } from '@tarmac/kernel';
import type { Finish } from '../../common/scoring/finish.ts';
import { isScored, numbersOfScorings } from '../../common/scoring/scored.ts';
import type { Told } from '../types.ts';

/** AE-80: equal points are decided by ABACUS shares. */
export function finishOf(view: View, told: readonly Told[]): Finish {
  const scored = told.flatMap(({ events }) => events.filter(isScored));
  const scores = view.outcome?.scores ?? view.vp;
  return {
    scores,
    awards: numbersOfScorings(told).map((scoring) => view.awards[scoring - 1] ?? []),
    brought: scored.map(({ share, points }) => ({ item: share, points })),
    standing: (seat) => (scores[seat] ?? 0) * 100 + abacusOf(view, seat),
  };
}

/** ABACUS shares in the portfolio. */
export function abacusOf(view: View, seat: Seat | undefined): number {
  return seat === undefined ? 0 : (view.portfolios[seat]?.abacus ?? 0);
}
