import type { Sink } from '@tarmac/kernel';
import { CITY_WORDS } from './board.ts';
import { addToPool, citiesOf, removeCity } from './cards.ts';
import * as codes from './codes.ts';
import type { Event } from './events.ts';
import { enter } from './flow.ts';
import {
  acquiredCount,
  aircraftIn,
  deriveNetwork,
  inRange,
  standsWithout,
  station,
  withdraw,
} from './network.ts';
import type { State } from './state.ts';
import { PHASE } from './state.ts';
import { AIRCRAFT, MAX_CITIES, NONE, TYPES } from './types.ts';

/*
 * AK-47: too few acquired markers. `taken` are the cities that came from the airline taken over and are still there; those
 * that already got an own aircraft of the acquirer need no marker.
 */

export function markTaken(s: State, city: number): void {
  s.taken[city >>> 5] |= 1 << (city & 31);
}

function isTaken(s: State, city: number): boolean {
  return ((s.taken[city >>> 5] >>> (city & 31)) & 1) === 1;
}

/** Whether a city still has the aircraft of the airline taken over. */
function needsMarker(s: State, city: number): boolean {
  return isTaken(s, city) && Math.floor(aircraftIn(s, s.airline, city) / TYPES) !== s.airline;
}

/** How many acquired markers are missing. */
export function shortOf(s: State): number {
  return acquiredCount(s, s.airline) - s.board.acquired[s.airline];
}

/** While markers are missing; happens at once if there is no choice. */
export function nextSettlement(s: State, sink?: Sink<Event>): boolean {
  while (shortOf(s) > 0) {
    if (listSettlements(s, choices) > 1) {
      enter(s, PHASE.settle, s.ceo[s.airline]);
      return true;
    }
    settle(s, choices[0], sink);
  }
  s.taken.fill(0);
  return false;
}

const choices = new Int32Array(MAX_CITIES * (TYPES + 1));

/** The codes of all choices, by city; if none is legal, any city may be forfeited. */
export function listSettlements(s: State, out: Int32Array): number {
  const { cityCount } = s.board;
  let end = 0;
  for (let city = 0; city < cityCount; city++) {
    if (!needsMarker(s, city)) continue;
    for (let t = 0; t < TYPES; t++) if (canReplace(s, city, t)) out[end++] = codes.settleCode(city, t);
    if (canForfeit(s, city)) out[end++] = codes.settleCode(city, codes.FORFEIT);
  }
  if (end > 0) return end;
  for (let city = 0; city < cityCount; city++) {
    if (needsMarker(s, city)) out[end++] = codes.settleCode(city, codes.FORFEIT);
  }
  return end;
}

export function canReplace(s: State, city: number, type: number): boolean {
  const at = s.airline * CITY_WORDS;
  return s.supply[s.airline * TYPES + type] > 0 && inRange(s, type, city, s.network[at], s.network[at + 1]);
}

/** AK-35 must hold for the other cities, the old home included. */
function canForfeit(s: State, city: number): boolean {
  for (let other = 0; other < s.board.cityCount; other++) {
    const matters = isTaken(s, other) || other === s.board.home[s.defunct];
    if (other !== city && matters && !standsWithout(s, s.airline, other, city)) return false;
  }
  return true;
}

export function settle(s: State, code: number, sink?: Sink<Event>): void {
  const city = codes.settledCity(code);
  const type = codes.settledWith(code);
  if (type !== codes.FORFEIT) {
    withdraw(s, s.airline, city);
    station(s, s.airline, city, type);
    const { airlineIds, cityIds } = s.board;
    const names = { airline: airlineIds[s.airline], city: cityIds[city] };
    if (sink) sink({ type: 'replaced', ...names, aircraft: AIRCRAFT[type] });
    return;
  }
  forfeit(s, city, sink);
}

/**
 * The city goes, and with it any city that is then out of range, until all are in range or the markers suffice. Where a
 * forfeit was legal nothing else is out of range.
 */
function forfeit(s: State, city: number, sink?: Sink<Event>): void {
  const { airlineIds, cityIds } = s.board;
  const lost: string[] | undefined = sink && [cityIds[city]];
  giveUp(s, city);
  do {
    if (!findStranded(s)) break;
    for (let other = 0; other < s.board.cityCount; other++) {
      if (((stranded[other >>> 5] >>> (other & 31)) & 1) === 0) continue;
      giveUp(s, other);
      lost?.push(cityIds[other]);
    }
  } while (shortOf(s) > 0);
  if (sink && lost) sink({ type: 'forfeited', airline: airlineIds[s.airline], cities: lost });
}

const stranded = new Int32Array(CITY_WORDS);

/** Writes the cities taken over that are out of range now into `stranded`; says whether there are any. */
function findStranded(s: State): boolean {
  stranded.fill(0);
  for (let city = 0; city < s.board.cityCount; city++) {
    if (isTaken(s, city) && !standsWithout(s, s.airline, city, NONE))
      stranded[city >>> 5] |= 1 << (city & 31);
  }
  return (stranded[0] | stranded[1]) !== 0;
}

function giveUp(s: State, city: number): void {
  withdraw(s, s.airline, city);
  for (let n = citiesOf(s.cards, s.airline, city); n > 0; n--) {
    removeCity(s.cards, s.airline, city);
    addToPool(s, city);
  }
  s.taken[city >>> 5] &= ~(1 << (city & 31));
  deriveNetwork(s, s.airline);
}
