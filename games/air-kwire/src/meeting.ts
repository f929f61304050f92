import type { Sink } from '@tarmac/kernel';
import { CITY_WORDS } from './board.ts';
import type { Event } from './events.ts';
import { afterRoute } from './flow.ts';
import { priceOf } from './market.ts';
import { beginMerger } from './merger.ts';
import { inRange, occupies, typesFor } from './network.ts';
import type { State } from './state.ts';
import { IMMUNE_POINTS, NONE, TYPES } from './types.ts';

/* AK-40 to AK-42: whether two airlines that meet in a city merge, and which of them goes. */

/** AK-40, AK-41: a new route; a merger begins, or the turn continues. */
export function meet(s: State, mover: number, city: number, sink?: Sink<Event>): void {
  const verdict = judge(s, mover, city);
  if (verdict === null) {
    afterRoute(s, sink);
    return;
  }
  const { higher, lower, why } = verdict;
  const { airlineIds, cityIds } = s.board;
  if (why !== null) {
    const [one, two] = [airlineIds[higher], airlineIds[lower]];
    if (sink) sink({ type: 'apart', city: cityIds[city], higher: one, lower: two, why });
    afterRoute(s, sink);
    return;
  }
  if (sink) {
    const [acquirer, defunct] = [airlineIds[higher], airlineIds[lower]];
    sink({ type: 'merger', city: cityIds[city], acquirer, defunct });
  }
  beginMerger(s, higher, lower, sink);
}

/** The mover and the one it meets, by value; of equal ones the mover is named as the lower. */
interface Verdict {
  readonly higher: number;
  readonly lower: number;
  /** Why they stay apart; null: they merge. */
  readonly why: 'immune' | 'equal' | 'no-aircraft' | null;
}

/** What comes of a new route to a city; null if nobody else is there. */
export function judge(s: State, mover: number, city: number): Verdict | null {
  const other = partnerOf(s, mover, city);
  if (other === NONE) return null;
  const moverIsHigher = compareValue(s, mover, other) > 0;
  const higher = moverIsHigher ? mover : other;
  const lower = moverIsHigher ? other : mover;
  return { higher, lower, why: whyApart(s, higher, lower) };
}

/** AK-40: by price in dollars, then by city points. */
function compareValue(s: State, one: number, other: number): number {
  return priceOf(s, one) - priceOf(s, other) || s.points[one] - s.points[other];
}

/** AK-41: of the others in the city the lowest valued; of equal ones not the one at home, then the first. */
function partnerOf(s: State, mover: number, city: number): number {
  let chosen = NONE;
  for (let a = 0; a < s.board.airlineCount; a++) {
    if (a === mover || !occupies(s, a, city)) continue;
    if (chosen === NONE) {
      chosen = a;
      continue;
    }
    const value = compareValue(s, a, chosen);
    if (value < 0 || (value === 0 && s.board.homeOf[city] === chosen)) chosen = a;
  }
  return chosen;
}

function whyApart(s: State, higher: number, lower: number): Verdict['why'] {
  if (compareValue(s, higher, lower) === 0) return 'equal';
  if (s.points[lower] >= IMMUNE_POINTS) return 'immune';
  return needsAircraft(s, higher, lower) && rehomeTypes(s, higher, lower) === 0 ? 'no-aircraft' : null;
}

export function needsAircraft(s: State, acquirer: number, defunct: number): boolean {
  return !occupies(s, acquirer, s.board.home[defunct]);
}

/** AK-42: the types that can take the place of the home marker, as bits. */
export function rehomeTypes(s: State, acquirer: number, defunct: number): number {
  const { network } = s;
  const low = network[acquirer * CITY_WORDS] | network[defunct * CITY_WORDS];
  const high = network[acquirer * CITY_WORDS + 1] | network[defunct * CITY_WORDS + 1];
  const allowed = typesFor(s, acquirer);
  let types = 0;
  for (let t = 0; t < TYPES; t++) {
    if (((allowed >>> t) & 1) === 1 && inRange(s, t, s.board.home[defunct], low, high)) types |= 1 << t;
  }
  return types;
}
