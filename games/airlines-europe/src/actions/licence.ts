import type { Code, Sink } from '@tarmac/kernel';
import { popcount, select } from '../bits.ts';
import { LICENCE, licenceCode } from '../codes.ts';
import type { Event } from '../events.ts';
import { finalScoring } from '../flow.ts';
import { allBlocked, buyLicence } from '../network.ts';
import type { State } from '../state.ts';
import { PHASE } from '../state.ts';

/** Action A, AE-40 to AE-47: a licence for any airline, whoever holds its shares (AE-41). */
export function count(s: State, seat: number): number {
  const ranks = s.setting.board.ranksWithin[s.cash[seat]];
  const offersAt = s.offersAt;
  let total = 0;
  for (let rank = 0; rank < ranks; rank++) total += offersAt[rank];
  return total;
}

/** Ordered by price, then airline, then route. */
export function nth(s: State, _seat: number, i: number): Code {
  const { offers, offersAt, frontier, priced } = s;
  const { routeWords } = s.setting.board;
  const ranks = offersAt.length;
  let left = i;
  let rank = 0;
  while (left >= offersAt[rank]) left -= offersAt[rank++];
  let airline = 0;
  while (left >= offers[airline * ranks + rank]) left -= offers[airline++ * ranks + rank];
  for (let word = 0; ; word++) {
    const routes = frontier[airline * routeWords + word] & priced[rank * routeWords + word];
    const here = popcount(routes);
    if (left < here) return licenceCode(airline, (word << 5) + select(routes, left));
    left -= here;
  }
}

export function list(s: State, seat: number, out: Int32Array, start: number): number {
  const { frontier, priced } = s;
  const { routeWords, ranksWithin } = s.setting.board;
  const ranks = ranksWithin[s.cash[seat]];
  let end = start;
  for (let rank = 0; rank < ranks; rank++) {
    if (s.offersAt[rank] === 0) continue;
    for (let airline = 0; airline * routeWords < frontier.length; airline++) {
      for (let word = 0; word < routeWords; word++) {
        let routes = frontier[airline * routeWords + word] & priced[rank * routeWords + word];
        while (routes !== 0) {
          const bit = routes & -routes;
          routes ^= bit;
          out[end++] = licenceCode(airline, (word << 5) + 31 - Math.clz32(bit));
        }
      }
    }
  }
  return end;
}

export function allows(s: State, seat: number, code: Code): boolean {
  const { routeWords, ranksWithin } = s.setting.board;
  const airline = (code - LICENCE) >> 7;
  const route = (code - LICENCE) & 127;
  const word = route >>> 5;
  const bit = 1 << (route & 31);
  if ((s.frontier[airline * routeWords + word] & bit) === 0) return false;
  for (let rank = ranksWithin[s.cash[seat]] - 1; rank >= 0; rank--) {
    if ((s.priced[rank * routeWords + word] & bit) !== 0) return true;
  }
  return false;
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  buyLicence(s, seat, (code - LICENCE) >> 7, (code - LICENCE) & 127, sink);
  if (allBlocked(s)) finalScoring(s, sink);
  else s.phase = s.phase === PHASE.turn ? PHASE.second : PHASE.share;
}
