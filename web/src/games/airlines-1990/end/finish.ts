import type { View } from '@tarmac/airlines-1990';
import { type Finish, scoringsIn } from '../../common/scoring/finish.ts';
import { isScored } from '../scoring/scored.ts';
import type { Told } from '../types.ts';

/** The numbers of the scorings that took place. */
export function scoringsOf(told: readonly Told[]): number[] {
  return scoringsIn(told.flatMap(({ events }) => events.filter(isScored)));
}

/** A90-80: only points decide, and ties are shared. */
export function finishOf(view: View, told: readonly Told[]): Finish {
  const { scores } = view;
  return {
    scores,
    awards: scoringsOf(told).map((scoring) => view.awards[scoring - 1] ?? []),
    brought: told.flatMap(({ events }) =>
      events.filter(isScored).map(({ company, points }) => ({ item: company, points })),
    ),
    standing: (seat) => scores[seat] ?? 0,
  };
}
