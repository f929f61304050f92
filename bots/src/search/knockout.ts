/** The fewest tries per candidate, on average, that make a comparison worthwhile. */
const LEAST_TRIES = 4;

/** How many of the most promising candidates this budget can compare. */
export function fieldOf(budget: number, most: number): number {
  return Math.min(most, Math.ceil(budget / LEAST_TRIES));
}

/**
 * Finds the best of several candidates with a fixed number of tries (sequential halving): all are tried equally often,
 * the worse half is dropped, and what is left of the budget goes to the others. Every candidate meets the same worlds,
 * numbered from 0, so that the tries measure the candidates and not the luck of the deal. Needs at least one candidate.
 */
export function knockOut(
  candidates: readonly number[],
  budget: number,
  attempt: (candidate: number, world: number) => void,
  score: (candidate: number) => number,
): number {
  let left = [...candidates];
  let unspent = budget;
  let world = 0;
  for (let rounds = roundsFor(left.length); rounds > 0; rounds--) {
    const tries = Math.max(1, Math.floor(unspent / (rounds * left.length)));
    unspent -= tries * left.length;
    for (const end = world + tries; world < end; world++) {
      for (const candidate of left) attempt(candidate, world);
    }
    left = left.sort((one, other) => score(other) - score(one)).slice(0, Math.ceil(left.length / 2));
  }
  return left[0];
}

/** A single candidate is tried too: other trees may vote. */
function roundsFor(candidates: number): number {
  let rounds = 1;
  while (1 << rounds < candidates) rounds++;
  return rounds;
}
