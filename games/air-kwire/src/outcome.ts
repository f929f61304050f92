import type { Outcome } from '@tarmac/kernel';
import { leaders, seatsOf } from '@tarmac/kernel';
import { wealthOf } from './flow.ts';
import type { State } from './state.ts';
import { END_REASONS } from './types.ts';

/** AK-60: the wealthiest; a tie is a shared victory. */
export function outcome(s: State): Outcome | undefined {
  if (s.ended === 0) return undefined;
  const scores = Array.from({ length: s.setting.players }, (_, p) => wealthOf(s, p));
  return { scores, winners: seatsOf(winners(s)), reason: END_REASONS[s.ended - 1] };
}

export function scores(s: State, out: Int32Array): void {
  for (let p = 0; p < s.setting.players; p++) out[p] = wealthOf(s, p);
}

export function winners(s: State): number {
  return s.ended === 0 ? 0 : leaders(s, s.setting.players, wealthOf);
}
