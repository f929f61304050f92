import type { Code, Sink } from '@tarmac/kernel';
import { lowest, popcount, select } from '../bits.ts';
import * as sizes from '../board.ts';
import { findCard, kinds, putAway, readKinds } from '../cards.ts';
import * as codes from '../codes.ts';
import { flownRoute, flownValue, flyCode, flyingCompany } from '../codes.ts';
import type { Event } from '../events.ts';
import { beginTake } from '../flow.ts';
import { FLEW } from '../memory.ts';
import { extend, freeCircle } from '../network.ts';
import type { State } from '../state.ts';
import * as types from '../types.ts';

const { CARD_WORDS, MAX_CIRCLES } = sizes;
const { KEEP } = codes;
const { MAX_COMPANIES, NONE, PATTERN_COUNT, VALUE_BITS, VALUES } = types;

/** A90-21, A90-40: a card of the hand extends any company in play. */
export function count(s: State, seat: number): number {
  const cards = readKinds(s, seat);
  let total = 0;
  for (let i = 0; i < cards; i++) total += s.offers[kinds[i]];
  return total;
}

/** Ordered by card, company, route; after the last one KEEP. */
export function nth(s: State, seat: number, index: number): Code {
  const cards = readKinds(s, seat);
  let left = index;
  for (let i = 0; i < cards; i++) {
    const here = s.offers[kinds[i]];
    if (left < here) return flightWith(s, kinds[i], left);
    left -= here;
  }
  return KEEP;
}

function flightWith(s: State, kind: number, index: number): Code {
  let left = index;
  const pattern = kind >> VALUE_BITS;
  const within = s.within[kind];
  for (let company = 0; ; company++) {
    const routes = s.frontier[company * PATTERN_COUNT + pattern] & within;
    const here = popcount(routes);
    if (left < here) return codeOf(s, company, kind, select(routes, left));
    left -= here;
  }
}

/** In the order of `nth`. */
export function list(s: State, seat: number, out: Int32Array): number {
  const cards = readKinds(s, seat);
  let end = 0;
  for (let i = 0; i < cards; i++) {
    const pattern = kinds[i] >> VALUE_BITS;
    for (let company = 0; company < MAX_COMPANIES; company++) {
      let routes = s.frontier[company * PATTERN_COUNT + pattern] & s.within[kinds[i]];
      for (; routes !== 0; routes &= routes - 1) out[end++] = codeOf(s, company, kinds[i], lowest(routes));
    }
  }
  return end;
}

function codeOf(s: State, company: number, kind: number, bit: number): Code {
  return flyCode(company, s.board.routeAt[(kind >> VALUE_BITS) * 32 + bit], kind & (VALUES - 1));
}

export function allows(s: State, seat: number, code: Code): boolean {
  const { board } = s;
  const route = flownRoute(code);
  const pattern = board.pattern[route];
  const kind = pattern * VALUES + flownValue(code);
  const routes = s.frontier[flyingCompany(code) * PATTERN_COUNT + pattern] & s.within[kind];
  return (
    ((routes >>> board.bit[route]) & 1) === 1 && findCard(s, s.flightHand, seat * CARD_WORDS, kind) !== NONE
  );
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const { board } = s;
  const company = flyingCompany(code);
  const route = flownRoute(code);
  const kind = board.pattern[route] * VALUES + flownValue(code);
  const card = findCard(s, s.flightHand, seat * CARD_WORDS, kind);
  putAway(s, card, s.discards, FLEW);
  if (sink) {
    sink({
      type: 'flew',
      seat,
      company: board.companyIds[company],
      card: board.cards[card],
      route: board.routeIds[route],
      circle: board.number[route * MAX_CIRCLES + freeCircle(s, route)],
    });
  }
  extend(s, company, route, sink);
  beginTake(s, sink);
}
