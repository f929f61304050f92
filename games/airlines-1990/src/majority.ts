/*
 * A90-72: who gets how many points for one company. Holders are the players and, with two players at the end, the
 * fictitious third (A90-82) after them.
 */

/** Writes the points of the first `holders` holdings into `points`. */
export function sharePoints(
  markers: number,
  holdings: Uint8Array,
  holders: number,
  points: Uint8Array,
): void {
  let most = 0;
  for (let p = 0; p < holders; p++) if (holdings[p] > most) most = holdings[p];
  let second = 0;
  let firsts = 0;
  for (let p = 0; p < holders; p++) {
    if (holdings[p] === most) firsts++;
    else if (holdings[p] > second) second = holdings[p];
  }
  let seconds = 0;
  for (let p = 0; p < holders; p++) if (holdings[p] === second) seconds++;

  const half = markers >> 1;
  const alone = firsts === 1 && second === 0;
  const forFirst = firsts > 1 ? Math.floor((markers + half) / firsts) : alone ? markers + half : markers;
  const forSecond = firsts > 1 || second === 0 ? 0 : Math.floor(half / seconds);
  for (let p = 0; p < holders; p++) {
    const held = holdings[p];
    points[p] = held === 0 ? 0 : held === most ? forFirst : held === second ? forSecond : 0;
  }
}
