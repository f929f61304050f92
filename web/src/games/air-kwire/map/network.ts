import type { Aircraft, Airline, BoardFile, City, View } from '@tarmac/air-kwire';
import { AIRCRAFT, citiesOf, distance, RANGES } from '@tarmac/air-kwire/aids';

/** Two cities of an airline, one in range of the other. */
type Leg = readonly [City, City];

/** The fewest and shortest lines that show how the cities of an airline hang together (AK-31). */
export function legsOf(view: View, board: BoardFile, airline: Airline): Leg[] {
  const types = new Map(view.airlines[airline]?.cities.map(({ city, aircraft }) => [city, aircraft]));
  const cities = citiesOf(view, board, airline);
  const groups = new Map(cities.map((city) => [city, city]));
  const groupOf = (city: City): City => groups.get(city) ?? city;
  const legs: Leg[] = [];
  for (const { from, to } of pairsOf(board, cities, types)) {
    const [one, other] = [groupOf(from), groupOf(to)];
    if (one === other) continue;
    legs.push([from, to]);
    for (const city of cities) if (groupOf(city) === other) groups.set(city, one);
  }
  return legs;
}

/** All pairs of cities that an aircraft at one of them can span, the nearest first. */
function pairsOf(board: BoardFile, cities: readonly City[], types: ReadonlyMap<City, Aircraft>) {
  const rangeOf = (city: City): number => {
    const type = types.get(city);
    return type === undefined ? 0 : (RANGES[AIRCRAFT.indexOf(type)] ?? 0);
  };
  return cities
    .flatMap((to, i) => cities.slice(0, i).map((from) => ({ from, to, far: distance(board, from, to) })))
    .filter(({ from, to, far }) => far <= Math.max(rangeOf(from), rangeOf(to)))
    .sort((a, b) => a.far - b.far);
}

/** The city of an airline from which a flight to another would come: the nearest, or the home before it is opened. */
export function baseFor(view: View, board: BoardFile, airline: Airline, city: City): City | null {
  const home = board.airlines.find(({ id }) => id === airline)?.home;
  const bases = citiesOf(view, board, airline);
  const [nearest] = bases.toSorted((a, b) => distance(board, a, city) - distance(board, b, city));
  return nearest ?? home ?? null;
}
