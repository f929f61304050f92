/*
 * AE-72, AE-73, AE-101: who gets how many points for one airline. Holders are the players and, for two players in
 * the third scoring, the fictitious third (AE-92) after them.
 */

/** The points of the places `from` … `from + ties - 1`; places after the fifth pay nothing. */
function placesTogether(row: readonly number[], from: number, ties: number): number {
  let sum = 0;
  for (let place = from; place < from + ties && place < row.length; place++) sum += row[place];
  return sum;
}

/** AE-73. Writes the points of the first `holders` holdings into `points`. */
export function sharePoints(
  row: readonly number[],
  holdings: Uint8Array,
  holders: number,
  points: Uint8Array,
): void {
  for (let p = 0; p < holders; p++) {
    points[p] = 0;
    const shares = holdings[p];
    if (shares === 0) continue;
    let ahead = 0;
    let ties = 0;
    for (let q = 0; q < holders; q++) {
      if (holdings[q] > shares) ahead++;
      else if (holdings[q] === shares) ties++;
    }
    points[p] = Math.ceil(placesTogether(row, ahead, ties) / ties);
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
  sharePoints(row, holdings, holders, points);
  const leader = clearLeader(holdings, holders);
  if (leader < 0 || leader >= players) return;
  const parts = new Uint8Array(holders + 1);
  const paid = new Uint8Array(holders + 1);
  let best = points[leader];
  let leastForOthers = Number.POSITIVE_INFINITY;
  // From the most even split on, so that a later one must be better to be taken.
  for (let larger = Math.ceil(holdings[leader] / 2); larger < holdings[leader]; larger++) {
    parts.set(holdings.subarray(0, holders));
    parts[leader] = larger;
    parts[holders] = holdings[leader] - larger;
    sharePoints(row, parts, holders + 1, paid);
    const own = larger === parts[holders] ? pairInOneTie(row, parts, larger) : paid[leader] + paid[holders];
    let others = 0;
    for (let p = 0; p < players; p++) if (p !== leader) others += paid[p];
    if (own > best || (own === best && others < leastForOthers && leastForOthers !== Number.POSITIVE_INFINITY)) {
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
  return holdings[leader] > 1 ? leader : -1;
}

/** Both halves stand in one tie: their two parts of it are rounded up once, together. */
function pairInOneTie(row: readonly number[], parts: Uint8Array, shares: number): number {
  let ahead = 0;
  let ties = 0;
  for (const held of parts) {
    if (held > shares) ahead++;
    else if (held === shares) ties++;
  }
  return Math.ceil((2 * placesTogether(row, ahead, ties)) / ties);
}
