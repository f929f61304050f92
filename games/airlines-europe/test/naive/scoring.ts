/** Scoring: AE-72 to AE-74, AE-80, AE-92 and AE-101. */

import { network } from './legal.ts';
import type { State } from './state.ts';
import { airlinesInPlay, airplanesOn, countOf, licencesOf, must } from './state.ts';

/** A holding in one airline. A split holder (AE-101) has two with the same owner. */
interface Holding {
  owner: number;
  shares: number;
}

/** AE-74: first, second, third scoring. */
const ABACUS_ROWS = [
  [4, 2, 1, 0, 0],
  [8, 4, 2, 1, 0],
  [16, 8, 4, 2, 1],
];

/** Gives all players the points of this scoring: 1, 2 or 3. */
export function scoreAll(state: State, scoring: number): void {
  for (const airline of scoringOrder(state)) scoreOne(state, airline, rowOf(state, airline), scoring);
  scoreOne(state, 'abacus', must(ABACUS_ROWS[scoring - 1], `scoring ${scoring}`), scoring);
}

function scoreOne(state: State, airline: string, row: number[], scoring: number): void {
  const counts = state.players.map(({ portfolio }) => countOf(portfolio, airline)); // AE-72: only portfolios
  const points =
    state.players.length === 2 && scoring === 3
      ? pointsFor(row, [...counts, countOf(portfolioOfThird(state), airline)], state.options.splitHoldings, 2)
      : pointsFor(row, counts, state.options.splitHoldings);
  state.players.forEach((each, seat) => {
    each.vp += must(points[seat], `points of seat ${seat}`);
  });
}

/** AE-72: from the farthest marker to the last; equal ones in the order of AE-1 (the sort is stable). */
function scoringOrder(state: State): string[] {
  return airlinesInPlay(state).sort((a, b) => trackOf(state, b) - trackOf(state, a));
}

/** AE-45, AE-46: the start, the cost of all its licences, the bonus if the chain is there. */
export function trackOf(state: State, airline: string): number {
  let space = must(
    state.board.airlines.find(({ id }) => id === airline),
    airline,
  ).start;
  for (const route of licencesOf(state, airline)) {
    space += must(route.licences[airplanesOn(state, route).indexOf(airline)], `circle on ${route.id}`);
  }
  for (const bonus of state.board.bonuses) {
    if (bonus.airline === airline && network(state, airline).has(bonus.target)) space += bonus.value;
  }
  return space;
}

/** AE-46: the airlines whose bonus marker is still on the board. */
export function bonusesLeft(state: State): string[] {
  const reached = (airline: string, target: string): boolean => network(state, airline).has(target);
  return airlinesInPlay(state).filter((airline) =>
    state.board.bonuses.some((bonus) => bonus.airline === airline && !reached(airline, bonus.target)),
  );
}

/** AE-72: the row of the zone where the marker stands; past the last zone the last row (AE-45). */
function rowOf(state: State, airline: string): number[] {
  const space = trackOf(state, airline);
  const zone = state.board.zones.findLast(({ from }) => from <= space); // no gaps, the last has no `to`
  return must(zone, `zone for space ${space}`).points;
}

/** AE-92: ABACUS supply, market, deck and discard pile. */
function portfolioOfThird(state: State): string[] {
  const abacus = Array.from({ length: state.abacusSupply }, () => 'abacus');
  return [...abacus, ...state.market, ...state.deck, ...state.discards];
}

/**
 * The points of one airline for each holder, by the numbers of shares. `third` is the index of the third of
 * AE-92, who holds places and ties like anybody but never splits; what is there is given to nobody.
 */
function pointsFor(row: number[], counts: number[], split: boolean, third?: number): number[] {
  const whole = counts.map((shares, owner) => ({ owner, shares }));
  const unsplit = award(row, whole, counts.length);
  const leader = split ? splitter(counts, third) : undefined;
  if (leader === undefined) return unsplit;

  const own = (points: number[]): number => must(points[leader], 'leader');
  const others = (points: number[]): number =>
    points.reduce((sum, n, owner) => (owner === leader || owner === third ? sum : sum + n), 0);

  let best = unsplit;
  const all = must(counts[leader], 'leader');
  // AE-101: the most even split comes first, so among splits that are equal in all else it stays.
  for (let small = Math.floor(all / 2); small >= 1; small--) {
    const parts = [all - small, small].map((shares) => ({ owner: leader, shares }));
    const points = award(row, [...whole.filter(({ owner }) => owner !== leader), ...parts], counts.length);
    const more = own(points) > own(best);
    const asMany = best !== unsplit && own(points) === own(best);
    if (more || (asMany && others(points) < others(best))) best = points;
  }
  return best;
}

/** AE-101: the player who leads by more than one share, if there is one. Never the third of AE-92. */
function splitter(counts: number[], third: number | undefined): number | undefined {
  const leaders = counts.flatMap((shares, owner) => {
    const others = counts.filter((_, other) => other !== owner);
    return shares - Math.max(...others) > 1 ? [owner] : [];
  });
  return leaders.find((owner) => owner !== third);
}

/** AE-73: points by places; ties add and share, rounded up (AE-101: once for two holdings of one owner). */
function award(row: number[], holdings: Holding[], owners: number): number[] {
  const points = Array.from({ length: owners }, () => 0);
  const holders = holdings.filter(({ shares }) => shares > 0);
  const sizes = [...new Set(holders.map(({ shares }) => shares))].sort((a, b) => b - a);
  let placesTaken = 0;
  for (const size of sizes) {
    const tied = holders.filter(({ shares }) => shares === size);
    const pot = row.slice(placesTaken, placesTaken + tied.length).reduce((sum, n) => sum + n, 0);
    placesTaken += tied.length;
    for (let owner = 0; owner < owners; owner++) {
      const his = tied.filter((holding) => holding.owner === owner).length;
      points[owner] = (points[owner] ?? 0) + Math.ceil((pot * his) / tied.length);
    }
  }
  return points;
}

/** AE-80: most VP, then most ABACUS shares in the portfolio, then shared. */
export function winners(state: State): number[] {
  const mostVp = Math.max(...state.players.map(({ vp }) => vp));
  const tied = state.players.filter(({ vp }) => vp === mostVp);
  const mostAbacus = Math.max(...tied.map(({ portfolio }) => countOf(portfolio, 'abacus')));
  return state.players.flatMap(({ vp, portfolio }, seat) =>
    vp === mostVp && countOf(portfolio, 'abacus') === mostAbacus ? [seat] : [],
  );
}
