import type { Code, Sink } from '@tarmac/kernel';
import { addToPool, citiesOf, removeCity } from '../cards.ts';
import { DECOMMISSION, decommissionCode, decommissionedCity, KEEP } from '../codes.ts';
import type { Event } from '../events.ts';
import { enter, enterReplenish } from '../flow.ts';
import { deriveNetwork, occupies, standsWithout, withdraw } from '../network.ts';
import { after } from '../seats.ts';
import type { State } from '../state.ts';
import { PHASE } from '../state.ts';
import { NONE } from '../types.ts';

/* AK-73: each CEO, for each of his airlines, may remove one city. */

export function beginDecommissioning(s: State): void {
  s.back = s.phase;
  askNext(s, s.turn, 0);
}

/** The next CEO who has a choice, from this seat and airline on; then play goes back to where it was. */
function askNext(s: State, firstSeat: number, firstAirline: number): void {
  let seat = firstSeat;
  let airline = firstAirline;
  do {
    for (; airline < s.board.airlineCount; airline++) {
      if (s.ceo[airline] !== seat || !hasRemovable(s, airline)) continue;
      s.airline = airline;
      enter(s, PHASE.decommission, seat);
      return;
    }
    seat = after(s, seat);
    airline = 0;
  } while (seat !== s.turn);
  const { back } = s;
  s.airline = NONE;
  s.back = 0;
  if (back === PHASE.replenish) enterReplenish(s);
  else enter(s, back, s.turn);
}

function hasRemovable(s: State, airline: number): boolean {
  for (let city = 0; city < s.board.cityCount; city++) if (isRemovable(s, airline, city)) return true;
  return false;
}

/** Not the home, and AK-35 holds for the rest. */
function isRemovable(s: State, airline: number, city: number): boolean {
  if (city === s.board.home[airline] || !occupies(s, airline, city)) return false;
  for (let other = 0; other < s.board.cityCount; other++) {
    if (other === city || !occupies(s, airline, other)) continue;
    if (!standsWithout(s, airline, other, city)) return false;
  }
  return true;
}

/** All cities that may go, in the order of the board, then KEEP. */
export function list(s: State, out: Int32Array): number {
  let end = 0;
  for (let city = 0; city < s.board.cityCount; city++) {
    if (isRemovable(s, s.airline, city)) out[end++] = decommissionCode(s.airline, city);
  }
  out[end++] = KEEP + s.airline;
  return end;
}

export function allows(s: State, code: Code): boolean {
  if (code < DECOMMISSION) return code === KEEP + s.airline;
  const city = decommissionedCity(code);
  return code === decommissionCode(s.airline, city) && isRemovable(s, s.airline, city);
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const { airline, board } = s;
  const name = board.airlineIds[airline];
  if (code < DECOMMISSION) {
    if (sink) sink({ type: 'kept', seat, airline: name });
  } else {
    const city = decommissionedCity(code);
    remove(s, airline, city);
    if (sink) sink({ type: 'decommissioned', seat, airline: name, city: board.cityIds[city] });
  }
  askNext(s, seat, airline + 1);
}

function remove(s: State, airline: number, city: number): void {
  withdraw(s, airline, city);
  for (let n = citiesOf(s.cards, airline, city); n > 0; n--) {
    removeCity(s.cards, airline, city);
    addToPool(s, city);
  }
  deriveNetwork(s, airline);
}
