import type { Outcome } from '@tarmac/kernel';
import { wealthOf } from './flow.ts';
import type { State } from './state.ts';
import { END_REASONS } from './types.ts';

/** AK-60: the wealthiest; a tie is a shared victory. */
export function outcome(s: State): Outcome | undefined {
  if (s.ended === 0) return undefined;
  const scores = Array.from({ length: s.setting.players }, (_, p) => wealthOf(s, p));
  const best = Math.max(...scores);
  const winners = scores.flatMap((wealth, p) => (wealth === best ? [p] : []));
  return { scores, winners, reason: END_REASONS[s.ended - 1] };
}
