import type { BoardFile } from '../board-file.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { AIRCRAFT, IMMUNE_POINTS } from '../types.ts';
import type { View } from '../view.ts';
import { withRoute } from './after.ts';
import { citiesOf, isInRange, occupants } from './map.ts';
import { airlineIn, airlineOn, cityOn, holdingsOf, sumOf } from './table.ts';
import { limitsAt } from './track.ts';

/** What follows when a new route leads to a city where others are. */
export interface Meeting {
  /** AK-41: everybody else in the city, in the order of the board. */
  readonly others: readonly Airline[];
  /** AK-40, AK-41: the mover and the one it meets, by value; of equals the mover is named as the lower. */
  readonly pair: { readonly higher: Airline; readonly lower: Airline };
  /** AK-40, AK-42: a merger, or why they stay apart. */
  readonly verdict: 'merger' | 'immune' | 'equal' | 'no-aircraft';
  readonly acquirer: Airline | null;
  readonly defunct: Airline | null;
  /**
   * AK-42: the types that may take the place of the home marker; none if no merger, or the acquirer is there already.
   */
  readonly rehome: readonly Aircraft[];
  /** AK-43: the rate of the defunct airline, and the bonuses by seat; 0 without a merger. */
  readonly rate: number;
  readonly bonuses: readonly number[];
  /** AK-45: cities where an aircraft leaves, and cities that go to the acquirer; the old home is in neither list. */
  readonly sharedCities: readonly City[];
  readonly takenCities: readonly City[];
  /** AK-47: for this many of these the acquirer has no marker. */
  readonly markersShort: number;
  /** City points of the acquirer after it, if it forfeits none; without a merger 0. */
  readonly points: number;
}

/**
 * AK-40 to AK-43: what a route of an airline to a city would start, whether or not it may be created; null if nobody
 * is there. `aircraft`: what it flies with, which may be missing for the home later; the lowest type that reaches, if
 * not told.
 */
export function meetingAt(
  view: View,
  board: BoardFile,
  mover: Airline,
  city: City,
  aircraft?: Aircraft,
): Meeting | null {
  return meetingIn(withRoute(view, board, mover, city, aircraft), board, mover, city);
}

/** The same after the route. */
export function meetingIn(view: View, board: BoardFile, mover: Airline, city: City): Meeting | null {
  const others = occupants(view, board, city).filter(({ airline }) => airline !== mover);
  if (others.length === 0) return null;
  // AK-41: the lowest; of equal ones not the one at home, then the first.
  const [partner] = others.toSorted(
    (a, b) => compareValue(view, a.airline, b.airline) || Number(a.home) - Number(b.home),
  );
  const other = partner?.airline ?? mover;
  const isHigher = compareValue(view, mover, other) > 0;
  const pair = isHigher ? { higher: mover, lower: other } : { higher: other, lower: mover };
  const verdict = verdictOn(view, board, pair.higher, pair.lower);
  return {
    others: others.map(({ airline }) => airline),
    pair,
    verdict,
    ...(verdict === 'merger' ? takeover(view, board, pair.higher, pair.lower) : apart(view)),
  };
}

/** AK-40: by price in dollars, then by city points. */
function compareValue(view: View, one: Airline, other: Airline): number {
  const [a, b] = [airlineIn(view, one), airlineIn(view, other)];
  return a.price - b.price || a.points - b.points;
}

function verdictOn(view: View, board: BoardFile, higher: Airline, lower: Airline): Meeting['verdict'] {
  if (compareValue(view, higher, lower) === 0) return 'equal';
  if (airlineIn(view, lower).points >= IMMUNE_POINTS) return 'immune';
  const lacks =
    needsAircraft(view, board, higher, lower) && rehomeTypes(view, board, higher, lower).length === 0;
  return lacks ? 'no-aircraft' : 'merger';
}

type Takeover = Omit<Meeting, 'others' | 'pair' | 'verdict'>;

function apart(view: View): Takeover {
  return {
    acquirer: null,
    defunct: null,
    rehome: [],
    rate: 0,
    bonuses: view.shares.map(() => 0),
    sharedCities: [],
    takenCities: [],
    markersShort: 0,
    points: 0,
  };
}

function takeover(view: View, board: BoardFile, acquirer: Airline, defunct: Airline): Takeover {
  const { markers, points } = airlineIn(view, acquirer);
  const { rate, cities } = airlineIn(view, defunct);
  const { home } = airlineOn(board, defunct);
  const own = citiesOf(view, board, acquirer);
  const inOrder = board.cities.flatMap(({ id }) => (cities.some(({ city }) => city === id) ? [id] : []));
  const takenCities = inOrder.filter((city) => !own.includes(city));
  const needs = needsAircraft(view, board, acquirer, defunct);
  const gained = needs ? [home, ...takenCities] : takenCities;
  return {
    acquirer,
    defunct,
    rehome: needs ? rehomeTypes(view, board, acquirer, defunct) : [],
    rate,
    bonuses: bonusesFor(rate, holdingsOf(view, defunct)),
    sharedCities: inOrder.filter((city) => own.includes(city)),
    takenCities,
    markersShort: Math.max(0, takenCities.length - markers),
    points: points + sumOf(gained.map((city) => cityOn(board, city).points)),
  };
}

function needsAircraft(view: View, board: BoardFile, acquirer: Airline, defunct: Airline): boolean {
  return !citiesOf(view, board, acquirer).includes(airlineOn(board, defunct).home);
}

/** AK-42: in the supply, allowed at the price of the acquirer, and in range of a city of either. */
export function rehomeTypes(
  view: View,
  board: BoardFile,
  acquirer: Airline,
  defunct: Airline,
): readonly Aircraft[] {
  const { space, supply } = airlineIn(view, acquirer);
  const { types } = limitsAt(board, space);
  const { home } = airlineOn(board, defunct);
  const either = [...citiesOf(view, board, acquirer), ...citiesOf(view, board, defunct)];
  return AIRCRAFT.filter(
    (type) => supply[type] > 0 && types.includes(type) && isInRange(board, type, home, either),
  );
}

/** AK-43: 20 times the rate for the first, 10 times for the second; ties share, rounded down to tens. */
export function bonusesFor(rate: number, holdings: readonly number[]): readonly number[] {
  const first = Math.max(...holdings);
  const second = Math.max(0, ...holdings.filter((held) => held < first));
  const count = (shares: number): number => holdings.filter((held) => held === shares).length;
  const shared = count(first) > 1 || second === 0;
  const tens = (amount: number): number => 10 * Math.floor(amount / 10);
  const toFirst = tens(((shared ? 30 : 20) * rate) / count(first));
  const toSecond = shared ? 0 : tens((10 * rate) / count(second));
  return holdings.map((held) => (held === first ? toFirst : held === second ? toSecond : 0));
}
