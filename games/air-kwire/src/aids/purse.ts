import type { Seat } from '@tarmac/kernel';
import { FEE, TRADES } from '../types.ts';
import type { View } from '../view.ts';

/** The viewer's own; a spectator has none. */
export function cashOf(view: View): number {
  return view.viewer === null ? 0 : (view.cash[view.viewer] ?? 0);
}

/** AK-20: transactions the viewer has left in this turn, or will have in the next one. */
export function tradesLeft(view: View): number {
  return TRADES - (view.turn === view.viewer ? view.trades : 0);
}

/** AK-20, AK-72 */
export function feeOf(view: View, seat: Seat): number {
  return view.marks[seat]?.includes('fees-waived') ? 0 : FEE;
}

/** AK-71 */
export function standsStill(view: View, seat: Seat): boolean {
  return view.marks[seat]?.includes('block-trade') ?? false;
}
