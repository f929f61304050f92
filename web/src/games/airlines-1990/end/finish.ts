import type { View } from '@tarmac/airlines-1990';
import type { Finish } from '../../common/scoring/finish.ts';
import { isScored, numbersOfScorings } from '../../common/scoring/scored.ts';
import type { Told } from '../types.ts';

/** A90-80: only points decide, and ties are shared. */
export function finishOf(view: View, told: readonly Told[]): Finish {
  const { scores } = view;
  return {
    scores,
    awards: numbersOfScorings(told).map((scoring) => view.awards[scoring - 1] ?? []),
    brought: told.flatMap(({ events }) =>
      events.filter(isScored).map(({ company, points }) => ({ item: company, points })),
    ),
    standing: (seat) => scores[seat] ?? 0,
  };
}
