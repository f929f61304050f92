import type { Outcome } from '@tarmac/kernel';
import type { State } from './state.ts';
import { ABACUS, END_REASONS, SHARE_KINDS } from './types.ts';

/** AE-80: most points; tied, most ABACUS shares in the portfolio; still tied, a shared victory. */
export function outcome(s: State): Outcome | undefined {
  if (s.ended === 0) return undefined;
  const scores = Array.from(s.vp.subarray(0, s.setting.players));
  // ABACUS shares number at most twenty, so they only decide between equal points.
  const standing = scores.map((points, p) => points * 100 + s.portfolio[p * SHARE_KINDS + ABACUS]);
  const best = Math.max(...standing);
  const winners = standing.flatMap((value, p) => (value === best ? [p] : []));
  return { scores, winners, reason: END_REASONS[s.ended - 1] };
}
