import type { Aircraft, Airline, State } from './state.ts';
import { AIRCRAFT } from './state.ts';
import { cityOf } from './tools.ts';

/** AK-31: hex distance. */
function distance(s: State, a: string, b: string): number {
  const [from, to] = [cityOf(s, a), cityOf(s, b)];
  const q = from.q - to.q;
  const r = from.r - to.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** AK-1 */
const rangeOf = (aircraft: Aircraft): number => AIRCRAFT.indexOf(aircraft) + 1;

/** Whether an aircraft in this city reaches one of the others. */
export function reaches(s: State, aircraft: Aircraft, city: string, others: readonly string[]): boolean {
  return others.some((other) => other !== city && distance(s, city, other) <= rangeOf(aircraft));
}

/** AK-35: the aircraft on this city has another city of its airline in range. */
export function isInRange(s: State, airline: Airline, city: string): boolean {
  const spot = airline.spots.find((each) => each.city === city);
  if (spot === undefined || spot.is === 'home') return true;
  return reaches(s, spot.aircraft, city, citiesOf(airline));
}

/** All cities that it occupies, home and acquired ones too. */
export const citiesOf = (airline: Airline): string[] => airline.spots.map(({ city }) => city);

export const occupies = (airline: Airline, city: string): boolean => citiesOf(airline).includes(city);

/** AK-5 */
export function pointsOf(s: State, airline: Airline): number {
  return citiesOf(airline).reduce((sum, city) => sum + cityOf(s, city).points, 0);
}

/** AK-30: the home is not counted. */
export const routeCount = (airline: Airline): number =>
  airline.spots.filter(({ is }) => is !== 'home').length;

export const priceOf = (s: State, airline: Airline): number => s.board.track[airline.place].price;

/** AK-3: lower types stay allowed. */
export function isAllowed(s: State, aircraft: Aircraft, place: number): boolean {
  return AIRCRAFT.indexOf(aircraft) <= AIRCRAFT.indexOf(s.board.track[place].aircraft);
}

/** AK-30, AK-31: what it could fly to this city, if its price were on this space of the track. */
export function aircraftFor(s: State, airline: Airline, city: string, place: number): Aircraft[] {
  if (occupies(airline, city) || routeCount(airline) >= s.board.track[place].cities) return [];
  return AIRCRAFT.filter(
    (type) =>
      airline.aircraft[type] > 0 && isAllowed(s, type, place) && reaches(s, type, city, citiesOf(airline)),
  );
}

/** One space up or down, not above the top. AK-55 looks after what falls below the first. */
export function movePrice(s: State, airline: Airline, spaces: number): void {
  airline.place = Math.min(airline.place + spaces, s.board.track.length - 1);
}
