import type { Outcome, Seat } from '@tarmac/kernel';
import { leaders, seatsOf } from '@tarmac/kernel';
import type { State } from './state.ts';
import { ABACUS, END_REASONS, SHARE_KINDS } from './types.ts';

/** AE-80: most points; tied, most ABACUS shares in the portfolio; still tied, a shared victory. */
export function outcome(s: State): Outcome | undefined {
  if (s.ended === 0) return undefined;
  const scores = Array.from(s.vp.subarray(0, s.setting.players));
  return { scores, winners: seatsOf(winners(s)), reason: END_REASONS[s.ended - 1] };
}

export function scores(s: State, out: Int32Array): void {
  for (let p = 0; p < s.setting.players; p++) out[p] = s.vp[p];
}

export function winners(s: State): number {
  return s.ended === 0 ? 0 : leaders(s, s.setting.players, standing);
}

/** ABACUS shares number at most twenty, so they only decide between equal points. */
function standing(s: State, seat: Seat): number {
  return s.vp[seat] * 100 + s.portfolio[seat * SHARE_KINDS + ABACUS];
}
