import type { Code, Sink } from '@tarmac/kernel';
import { lowest, popcount, popcount2, select } from '../bits.ts';
import * as sizes from '../board.ts';
import { licenceCode, licensedAirline, licensedRoute } from '../codes.ts';
import type { Event } from '../events.ts';
import { finalScoring } from '../flow.ts';
import { allBlocked, buyLicence } from '../network.ts';
import type { State } from '../state.ts';
import * as types from '../types.ts';

const { ROUTE_WORDS } = sizes;
const { AIRLINE_COUNT } = types;

/** Action A, AE-40 to AE-47: a licence for any airline, even if you hold none of its shares (AE-41). */
export function count(s: State, seat: number): number {
  const offers = s.offers;
  const ranks = s.board.ranksWithin[s.cash[seat]];
  let total = 0;
  for (let rank = 0; rank < ranks; rank++) total += offers[rank];
  return total;
}

/** Ordered by airline, then route. */
export function nth(s: State, seat: number, i: number): Code {
  const { frontier, within } = s;
  const affordable = (s.board.ranksWithin[s.cash[seat]] - 1) * ROUTE_WORDS;
  const within0 = within[affordable];
  const within1 = within[affordable + 1];
  const within2 = within[affordable + 2];
  const within3 = within[affordable + 3];
  let left = i;
  let place = 0;
  for (; ; place += ROUTE_WORDS) {
    let here = popcount2(frontier[place] & within0, frontier[place + 1] & within1);
    if (within2 !== 0) here += popcount(frontier[place + 2] & within2);
    if (within3 !== 0) here += popcount(frontier[place + 3] & within3);
    if (left < here) break;
    left -= here;
  }
  for (let word = 0; ; word++) {
    const routes = frontier[place + word] & within[affordable + word];
    const here = popcount(routes);
    if (left < here) return licenceCode(place / ROUTE_WORDS, (word << 5) + select(routes, left));
    left -= here;
  }
}

/** In the order of `nth`. */
export function list(s: State, seat: number, out: Int32Array): number {
  const { frontier, within } = s;
  const affordable = (s.board.ranksWithin[s.cash[seat]] - 1) * ROUTE_WORDS;
  let end = 0;
  if (affordable < 0) return end;
  for (let airline = 0; airline < AIRLINE_COUNT; airline++) {
    for (let word = 0; word < ROUTE_WORDS; word++) {
      let routes = frontier[airline * ROUTE_WORDS + word] & within[affordable + word];
      for (; routes !== 0; routes &= routes - 1)
        out[end++] = licenceCode(airline, (word << 5) + lowest(routes));
    }
  }
  return end;
}

export function allows(s: State, seat: number, code: Code): boolean {
  const route = licensedRoute(code);
  const place = licensedAirline(code) * ROUTE_WORDS + (route >>> 5);
  return (
    (s.frontier[place] & (1 << (route & 31))) !== 0 && s.nextRank[route] < s.board.ranksWithin[s.cash[seat]]
  );
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  buyLicence(s, seat, licensedAirline(code), licensedRoute(code), sink);
  if (allBlocked(s)) finalScoring(s, sink);
  else s.phase += 1; // turn, second, share follow each other
}
