import type { Hex } from './board-file.ts';

/** AK-31: steps from hex to hex. */
export function hexDistance(a: Hex, b: Hex): number {
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}
