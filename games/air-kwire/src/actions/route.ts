import type { Code, Sink } from '@tarmac/kernel';
import * as sets from '../bits.ts';
import * as sizes from '../board.ts';
import { addCity } from '../cards.ts';
import { flownCity, flownType, flyingAirline, routeCode } from '../codes.ts';
import type { Event } from '../events.ts';
import { enter } from '../flow.ts';
import { meet } from '../meeting.ts';
import { removeFromHand, show } from '../memory.ts';
import { cityCount, station, typesFor } from '../network.ts';
import type { State } from '../state.ts';
import * as states from '../state.ts';
import * as types from '../types.ts';

const { lowest, popcount, select } = sets;
const { CITY_WORDS } = sizes;
const { CARD_WORDS, PHASE } = states;
const { AIRCRAFT, DIVIDEND_SPACES, MAX_AIRLINES, NONE, TYPES } = types;

/* AK-30 to AK-33: a city card for an airline of which the player holds stock. */

export function count(s: State, seat: number): number {
  let total = 0;
  for (let airlines = candidates(s, seat); airlines !== 0; airlines &= airlines - 1) {
    const a = lowest(airlines);
    for (let types = typesFor(s, a); types !== 0; types &= types - 1) {
      const t = lowest(types);
      total += popcount(cities(s, seat, a, t, 0)) + popcount(cities(s, seat, a, t, 1));
    }
  }
  return total;
}

/** Ordered by airline, type, city. */
export function nth(s: State, seat: number, index: number): Code {
  let left = index;
  for (let airlines = candidates(s, seat); airlines !== 0; airlines &= airlines - 1) {
    const a = lowest(airlines);
    for (let types = typesFor(s, a); types !== 0; types &= types - 1) {
      const t = lowest(types);
      for (let w = 0; w < CITY_WORDS; w++) {
        const here = cities(s, seat, a, t, w);
        const size = popcount(here);
        if (left < size) return routeCode(a, 32 * w + select(here, left), t);
        left -= size;
      }
    }
  }
  return NONE;
}

/** In the order of `nth`. */
export function list(s: State, seat: number, out: Int32Array, start: number): number {
  let end = start;
  for (let airlines = candidates(s, seat); airlines !== 0; airlines &= airlines - 1) {
    const a = lowest(airlines);
    for (let types = typesFor(s, a); types !== 0; types &= types - 1) {
      const t = lowest(types);
      for (let w = 0; w < CITY_WORDS; w++) {
        let here = cities(s, seat, a, t, w);
        for (; here !== 0; here &= here - 1) out[end++] = routeCode(a, 32 * w + lowest(here), t);
      }
    }
  }
  return end;
}

export function allows(s: State, seat: number, code: Code): boolean {
  const [airline, city, type] = [flyingAirline(code), flownCity(code), flownType(code)];
  if (type >= TYPES || ((candidates(s, seat) >>> airline) & 1) === 0) return false;
  if (((typesFor(s, airline) >>> type) & 1) === 0) return false;
  return ((cities(s, seat, airline, type, city >>> 5) >>> (city & 31)) & 1) === 1;
}

/** Airlines the player may fly for: stock, city limit, and an airline opened in this turn first (AK-27). */
function candidates(s: State, seat: number): number {
  if (s.opened !== NONE) return 1 << s.opened;
  let airlines = 0;
  const { airlineCount, limit } = s.board;
  for (let a = 0; a < airlineCount; a++) {
    if (s.shares[seat * MAX_AIRLINES + a] > 0 && cityCount(s, a) < limit[s.space[a]]) airlines |= 1 << a;
  }
  return airlines;
}

/** A word of the cities that a type can reach for an airline with a card of the hand. */
function cities(s: State, seat: number, airline: number, type: number, word: number): number {
  const reach = s.reach[(airline * TYPES + type) * CITY_WORDS + word];
  return s.hand[seat * CARD_WORDS + word] & reach & ~s.refused[airline * CITY_WORDS + word];
}

/** AK-32: the CEO is asked, unless the player is it. */
export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  s.airline = flyingAirline(code);
  s.city = flownCity(code);
  s.aircraft = flownType(code);
  const ceo = s.ceo[s.airline];
  if (ceo === seat) {
    place(s, sink);
    return;
  }
  show(s, seat, s.city);
  enter(s, PHASE.consent, ceo);
  if (!sink) return;
  const names = namesOf(s);
  sink({ type: 'asked', seat, ceo, ...names, aircraft: AIRCRAFT[s.aircraft] });
}

function namesOf(s: State): { airline: string; city: string } {
  return { airline: s.board.airlineIds[s.airline], city: s.board.cityIds[s.city] };
}

export function approve(s: State, seat: number, sink?: Sink<Event>): void {
  if (sink) sink({ type: 'approved', seat, ...namesOf(s) });
  place(s, sink);
}

/** The card is withdrawn, and may not be tried again for that airline in this turn. */
export function refuse(s: State, seat: number, sink?: Sink<Event>): void {
  if (sink) sink({ type: 'refused', seat, ...namesOf(s) });
  s.refused[s.airline * CITY_WORDS + (s.city >>> 5)] |= 1 << (s.city & 31);
  forgetRoute(s);
  enter(s, s.routes === 0 ? PHASE.card : PHASE.second, s.turn);
}

function forgetRoute(s: State): void {
  s.airline = NONE;
  s.city = NONE;
  s.aircraft = 0;
}

/** AK-33, then AK-40. */
function place(s: State, sink?: Sink<Event>): void {
  const { airline, city, aircraft, turn: seat } = s;
  removeFromHand(s, seat, city);
  addCity(s.cards, airline, city);
  station(s, airline, city, aircraft);
  s.routes++;
  s.opened = NONE;
  if (s.routes === 1) moveDividendMarker(s);
  if (sink) {
    const [points, dividend] = [s.points[airline], s.dividend];
    sink({ type: 'flew', seat, ...namesOf(s), aircraft: AIRCRAFT[aircraft], points, dividend });
  }
  forgetRoute(s);
  meet(s, airline, city, sink);
}

/** AK-50: when it has gone round, dividends are due. */
export function moveDividendMarker(s: State): void {
  s.dividend++;
  if (s.dividend < DIVIDEND_SPACES) return;
  s.dividend = 0;
  s.due = 1;
}
