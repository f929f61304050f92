import type { Airline, Share } from '../types.ts';
import { ABACUS, ABACUS_SHARES, AIRLINES, FLEET, OUT_OF_PLAY, SHARES } from '../types.ts';
import type { View } from '../view.ts';

/** AE-10: the airlines that play, in the order of AE-1. */
export function airlinesInPlay(table: View | number): Airline[] {
  const out = OUT_OF_PLAY[typeof table === 'number' ? table : playersOf(table)];
  return AIRLINES.filter((_, a) => (out & (1 << a)) === 0);
}

/** What the lists of shares go through: the airlines in play, then ABACUS. */
export function sharesInPlay(view: View): Share[] {
  return [...airlinesInPlay(view), SHARES[ABACUS]];
}

/** AE-1, AE-3: how many shares exist of a kind that is in play. */
export function sharesOf(share: Share): number {
  return FLEET[SHARES.indexOf(share)] ?? ABACUS_SHARES;
}

export function playersOf(view: View): number {
  return view.cash.length;
}
