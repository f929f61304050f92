import { isZero, positive } from './bits.ts';
import * as types from './types.ts';

const { MAX_PLAYERS } = types;

/*
 * AE-72, AE-73, AE-101: who gets how many points for one airline. Holders are the players and, for two players in
 * the third scoring, the fictitious third (AE-92) after them; a split holding (AE-101) counts as one more.
 */

const MAX_HOLDERS = MAX_PLAYERS + 1;

/** What each of `ties` equal holders gets behind `ahead` others, at `ahead * MAX_HOLDERS + ties`. */
export type Payouts = Uint8Array;

export function payoutsOf(row: readonly number[]): Payouts {
  return Uint8Array.from({ length: MAX_HOLDERS * MAX_HOLDERS + 1 }, (_, i) => {
    const ties = i % MAX_HOLDERS || MAX_HOLDERS;
    const ahead = (i - ties) / MAX_HOLDERS;
    return ahead < 0 ? 0 : Math.ceil(placesTogether(row, ahead, ties) / ties);
  });
}

/** The points of the places `from` … `from + ties - 1`; places after the fifth pay nothing. */
function placesTogether(row: readonly number[], from: number, ties: number): number {
  return row.slice(from, from + ties).reduce((sum, points) => sum + points, 0);
}

/** AE-73. Writes the points of the first `holders` holdings into `points`. */
export function sharePoints(
  payouts: Payouts,
  holdings: Uint8Array,
  holders: number,
  points: Uint8Array,
): void {
  for (let p = 0; p < holders; p++) {
    const shares = holdings[p];
    let place = 0;
    for (let q = 0; q < holders; q++) {
      const lead = holdings[q] - shares;
      place += positive(lead) * MAX_HOLDERS + isZero(lead);
    }
    points[p] = payouts[place] * positive(shares);
  }
}

/** A leader by more than one share counts as two holders if that pays more (AE-101). */
export function sharePointsSplit(
  row: readonly number[],
  holdings: Uint8Array,
  holders: number,
  players: number,
  points: Uint8Array,
): void {
  const payouts = payoutsOf(row);
  sharePoints(payouts, holdings, holders, points);
  const leader = clearLeader(holdings, holders);
  if (leader < 0 || leader >= players) return;
  const parts = new Uint8Array(holders + 1);
  const paid = new Uint8Array(holders + 1);
  let best = points[leader];
  let leastForOthers = -1; // of the split taken so far: none yet
  // Begins with the most even split, so that a later one must be better to be chosen.
  for (let larger = Math.ceil(holdings[leader] / 2); larger < holdings[leader]; larger++) {
    parts.set(holdings.subarray(0, holders));
    parts[leader] = larger;
    parts[holders] = holdings[leader] - larger;
    sharePoints(payouts, parts, holders + 1, paid);
    const own = larger === parts[holders] ? pairInOneTie(row, parts, larger) : paid[leader] + paid[holders];
    let others = 0;
    for (let p = 0; p < players; p++) if (p !== leader) others += paid[p];
    if (own > best || (own === best && others < leastForOthers)) {
      best = own;
      leastForOthers = others;
      points.set(paid.subarray(0, holders));
      points[leader] = own;
    }
  }
}

/** The holder who leads by more than one share, or -1. */
function clearLeader(holdings: Uint8Array, holders: number): number {
  let leader = 0;
  for (let p = 1; p < holders; p++) if (holdings[p] > holdings[leader]) leader = p;
  for (let p = 0; p < holders; p++) if (p !== leader && holdings[p] + 1 >= holdings[leader]) return -1;
  return leader;
}

/** Both halves are in one tie: their two parts of it are rounded up once, together. */
function pairInOneTie(row: readonly number[], parts: Uint8Array, shares: number): number {
  const ahead = parts.filter((held) => held > shares).length;
  const ties = parts.filter((held) => held === shares).length;
  return Math.ceil((2 * placesTogether(row, ahead, ties)) / ties);
}
