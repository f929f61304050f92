import type { Outcome } from '@tarmac/kernel';
import type { State } from './state.ts';
import { END_REASONS } from './types.ts';

/** A90-80: most points; a tie is a shared victory. */
export function outcome(s: State): Outcome | undefined {
  if (s.ended === 0) return undefined;
  const scores = Array.from(s.scores.subarray(0, s.setting.players));
  const best = Math.max(...scores);
  const winners = scores.flatMap((points, p) => (points === best ? [p] : []));
  return { scores, winners, reason: END_REASONS[s.ended - 1] };
}
