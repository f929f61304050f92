import * as bits from './bits.ts';
import * as sizes from './board.ts';
import type { State } from './state.ts';
import * as states from './state.ts';
import * as types from './types.ts';

const { lowest, popcount } = bits;
const { CITY_WORDS } = sizes;
const { STATUS } = states;
const { MAX_AIRLINES, MAX_CITIES, NONE, TYPES } = types;

/** Cities an airline serves, its home not counted (AK-30). */
export function cityCount(s: State, airline: number): number {
  return popcount(s.network[airline * CITY_WORDS]) + popcount(s.network[airline * CITY_WORDS + 1]) - 1;
}

export function occupies(s: State, airline: number, city: number): boolean {
  return ((s.network[airline * CITY_WORDS + (city >>> 5)] >>> (city & 31)) & 1) === 1;
}

/** Whether any airline is there, perhaps except one. */
export function isOccupied(s: State, city: number): boolean {
  for (let a = 0; a < MAX_AIRLINES; a++) if (occupies(s, a, city)) return true;
  return false;
}

/** Whether a city is in range of a type from one of the cities of the set, itself not counted. */
export function inRange(s: State, type: number, city: number, low: number, high: number): boolean {
  const { within } = s.board;
  const at = (type * MAX_CITIES + city) * CITY_WORDS;
  return ((within[at] & low) | (within[at + 1] & high)) !== 0;
}

/** AK-31: the types of aircraft allowed at the price that are in the supply, as bits. */
export function typesFor(s: State, airline: number): number {
  const highest = s.board.type[s.space[airline]];
  let allowed = 0;
  for (let t = 0; t <= highest; t++) if (s.supply[airline * TYPES + t] > 0) allowed |= 1 << t;
  return allowed;
}

/** Whose aircraft is in a city for its owner, and of which type, as `airline * TYPES + type`; NONE: a home marker. */
export function aircraftIn(s: State, owner: number, city: number): number {
  const word = city >>> 5;
  const place = city & 31;
  for (let a = 0; a < MAX_AIRLINES; a++) {
    if (s.owner[a] !== owner) continue;
    for (let t = 0; t < TYPES; t++) {
      if (((s.flown[(a * TYPES + t) * CITY_WORDS + word] >>> place) & 1) === 1) return a * TYPES + t;
    }
  }
  return NONE;
}

/** The home marker is placed (AK-21). */
export function settleHome(s: State, airline: number): void {
  const home = s.board.home[airline];
  s.status[airline] = STATUS.open;
  s.owner[airline] = airline;
  addCityTo(s, airline, home);
}

/** An aircraft from the supply goes on a city. */
export function station(s: State, airline: number, city: number, type: number): void {
  s.supply[airline * TYPES + type]--;
  s.flown[(airline * TYPES + type) * CITY_WORDS + (city >>> 5)] |= 1 << (city & 31);
  if (!occupies(s, airline, city)) addCityTo(s, airline, city);
}

function addCityTo(s: State, airline: number, city: number): void {
  const { board, network, reach } = s;
  network[airline * CITY_WORDS + (city >>> 5)] |= 1 << (city & 31);
  s.points[airline] += board.points[city];
  for (let t = 0; t < TYPES; t++) {
    const from = (t * MAX_CITIES + city) * CITY_WORDS;
    const to = (airline * TYPES + t) * CITY_WORDS;
    for (let w = 0; w < CITY_WORDS; w++) {
      reach[to + w] = (reach[to + w] | board.within[from + w]) & ~network[airline * CITY_WORDS + w];
    }
  }
}

/** The aircraft of an owner leaves a city: to the supply if it is its own, otherwise out of the game. */
export function withdraw(s: State, owner: number, city: number): void {
  const aircraft = aircraftIn(s, owner, city);
  if (aircraft === NONE) return;
  s.flown[aircraft * CITY_WORDS + (city >>> 5)] &= ~(1 << (city & 31));
  if (aircraft >= owner * TYPES && aircraft < (owner + 1) * TYPES) s.supply[aircraft]++;
}

/** All aircraft of an owner leave the map, as above. */
export function withdrawAll(s: State, owner: number): void {
  for (let a = 0; a < MAX_AIRLINES; a++) {
    if (s.owner[a] !== owner) continue;
    for (let t = 0; t < TYPES; t++) {
      const at = (a * TYPES + t) * CITY_WORDS;
      if (a === owner) s.supply[a * TYPES + t] += popcount(s.flown[at]) + popcount(s.flown[at + 1]);
      s.flown[at] = 0;
      s.flown[at + 1] = 0;
    }
    s.owner[a] = NONE;
  }
}

/** Derives network, reach and points of an airline from homes and aircraft. */
export function deriveNetwork(s: State, airline: number): void {
  const at = airline * CITY_WORDS;
  const first = airline * TYPES * CITY_WORDS;
  s.network.fill(0, at, at + CITY_WORDS);
  s.reach.fill(0, first, first + TYPES * CITY_WORDS);
  s.points[airline] = 0;
  if (s.status[airline] !== STATUS.open) return;
  addCityTo(s, airline, s.board.home[airline]);
  for (let a = 0; a < MAX_AIRLINES; a++) {
    if (s.owner[a] !== airline) continue;
    for (let t = 0; t < TYPES; t++) {
      for (let w = 0; w < CITY_WORDS; w++) {
        let cities = s.flown[(a * TYPES + t) * CITY_WORDS + w];
        for (; cities !== 0; cities &= cities - 1) addCityTo(s, airline, 32 * w + lowest(cities));
      }
    }
  }
}

/** AK-51: the highest type an airline flies, -1 if it flies none. */
export function highestType(s: State, airline: number): number {
  for (let t = TYPES - 1; t >= 0; t--) {
    for (let a = 0; a < MAX_AIRLINES; a++) {
      const at = (a * TYPES + t) * CITY_WORDS;
      if (s.owner[a] === airline && (s.flown[at] | s.flown[at + 1]) !== 0) return t;
    }
  }
  return -1;
}

/** Cities of an airline with an acquired marker: aircraft of airlines it took over. */
export function acquiredCount(s: State, airline: number): number {
  let count = 0;
  for (let a = 0; a < MAX_AIRLINES; a++) {
    if (a === airline || s.owner[a] !== airline) continue;
    const first = a * TYPES * CITY_WORDS;
    for (let w = 0; w < TYPES * CITY_WORDS; w++) count += popcount(s.flown[first + w]);
  }
  return count;
}

/** AK-35: whether the aircraft in a city would have another city of its airline in range without a third one. */
export function standsWithout(s: State, owner: number, city: number, without: number): boolean {
  const aircraft = aircraftIn(s, owner, city);
  if (aircraft === NONE) return true;
  let low = s.network[owner * CITY_WORDS];
  let high = s.network[owner * CITY_WORDS + 1];
  if (without !== NONE) {
    if (without < 32) low &= ~(1 << without);
    else high &= ~(1 << (without & 31));
  }
  return inRange(s, aircraft % TYPES, city, low, high);
}
