import type { Outcome, Seat } from '@tarmac/kernel';
import { leaders, seatsOf } from '@tarmac/kernel';
import type { State } from './state.ts';
import { END_REASONS } from './types.ts';

/** A90-80: most points; a tie is a shared victory. */
export function outcome(s: State): Outcome | undefined {
  if (s.ended === 0) return undefined;
  const scores = Array.from(s.scores.subarray(0, s.setting.players));
  return { scores, winners: seatsOf(winners(s)), reason: END_REASONS[s.ended - 1] };
}

export function scores(s: State, out: Int32Array): void {
  for (let p = 0; p < s.setting.players; p++) out[p] = s.scores[p];
}

export function winners(s: State): number {
  return s.ended === 0 ? 0 : leaders(s, s.setting.players, pointsOf);
}

function pointsOf(s: State, seat: Seat): number {
  return s.scores[seat];
}
