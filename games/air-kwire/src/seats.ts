import type { State } from './state.ts';

/** The seat after this one in the direction of play (AK-79). */
export function after(s: State, seat: number): number {
  const { players } = s.setting;
  if (s.direction === 0) return seat + 1 === players ? 0 : seat + 1;
  return seat === 0 ? players - 1 : seat - 1;
}
