import type { Code, Sink } from '@tarmac/kernel';
import { lowest, popcount, select } from '../bits.ts';
import * as sizes from '../board.ts';
import { findCard, kinds, layShares, putAway, readKinds } from '../cards.ts';
import { foundCode, foundedCompany, foundingShares, foundingSlot, foundingValue } from '../codes.ts';
import type { Event } from '../events.ts';
import { beginAction, beginTake } from '../flow.ts';
import { FLEW } from '../memory.ts';
import { foundCompany, freeCircle } from '../network.ts';
import type { State } from '../state.ts';
import * as types from '../types.ts';

const { CARD_WORDS, MAX_CIRCLES, MAX_HEADQUARTERS_ROUTES } = sizes;
const { KINDS, MAX_COMPANIES, NONE, PATTERN_COUNT, VALUE_BITS, VALUES } = types;

/** A90-20: shares of a company nobody has put in play, and a flight card for a route at its headquarters. */
export function count(s: State, seat: number): number {
  let companies = candidates(s, seat);
  if (companies === 0) return 0;
  const cards = readKinds(s, seat);
  let total = 0;
  for (; companies !== 0; companies &= companies - 1) {
    const company = lowest(companies);
    let flights = 0;
    for (let i = 0; i < cards; i++) flights += s.foundOffers[company * KINDS + kinds[i]];
    total += flights * s.hand[seat * MAX_COMPANIES + company];
  }
  return total;
}

/** Ordered by company, card, route, number of shares. */
export function nth(s: State, seat: number, index: number): Code {
  const cards = readKinds(s, seat);
  let left = index;
  for (let companies = candidates(s, seat); ; companies &= companies - 1) {
    const company = lowest(companies);
    const held = s.hand[seat * MAX_COMPANIES + company];
    for (let i = 0; i < cards; i++) {
      const routes = routesFor(s, company, kinds[i]);
      const here = popcount(routes) * held;
      if (left < here) {
        const route = routeOf(s, kinds[i], select(routes, (left / held) | 0));
        return codeOf(s, company, route, kinds[i], 1 + (left % held));
      }
      left -= here;
    }
  }
}

/** In the order of `nth`. */
export function list(s: State, seat: number, out: Int32Array, start: number): number {
  const cards = readKinds(s, seat);
  let end = start;
  for (let companies = candidates(s, seat); companies !== 0; companies &= companies - 1) {
    const company = lowest(companies);
    const held = s.hand[seat * MAX_COMPANIES + company];
    for (let i = 0; i < cards; i++) {
      for (let routes = routesFor(s, company, kinds[i]); routes !== 0; routes &= routes - 1) {
        const route = routeOf(s, kinds[i], lowest(routes));
        for (let shares = 1; shares <= held; shares++)
          out[end++] = codeOf(s, company, route, kinds[i], shares);
      }
    }
  }
  return end;
}

export function allows(s: State, seat: number, code: Code): boolean {
  const company = foundedCompany(code);
  const route = routeAtHeadquarters(s, company, foundingSlot(code));
  const shares = foundingShares(code);
  if (((candidates(s, seat) >>> company) & 1) === 0 || route === NONE) return false;
  const kind = s.board.pattern[route] * VALUES + foundingValue(code);
  return (
    shares > 0 &&
    shares <= s.hand[seat * MAX_COMPANIES + company] &&
    ((routesFor(s, company, kind) >>> s.board.bit[route]) & 1) === 1 &&
    findCard(s, s.flightHand, seat * CARD_WORDS, kind) !== NONE
  );
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const company = foundedCompany(code);
  const route = routeAtHeadquarters(s, company, foundingSlot(code));
  const kind = s.board.pattern[route] * VALUES + foundingValue(code);
  const card = findCard(s, s.flightHand, seat * CARD_WORDS, kind);
  const shares = foundingShares(code);
  beginAction(s);
  s.founding = 1;
  layShares(s, seat, company, shares);
  putAway(s, card, s.discards, FLEW);
  if (sink) {
    const { board } = s;
    sink({
      type: 'founded',
      seat,
      company: board.companyIds[company],
      shares,
      card: board.cards[card],
      route: board.routeIds[route],
      circle: board.number[route * MAX_CIRCLES + freeCircle(s, route)],
    });
  }
  foundCompany(s, company, route, sink);
  beginTake(s, sink);
}

/** Companies of the hand that can be founded. */
function candidates(s: State, seat: number): number {
  return s.handKinds[seat] & ~(s.founded | s.inactive);
}

/** The routes at the headquarters that the card can fly, as bits of its pattern. */
function routesFor(s: State, company: number, kind: number): number {
  const pattern = kind >> VALUE_BITS;
  return s.board.atHeadquarters[company * PATTERN_COUNT + pattern] & s.within[kind];
}

function routeOf(s: State, kind: number, bit: number): number {
  return s.board.routeAt[(kind >> VALUE_BITS) * 32 + bit];
}

function routeAtHeadquarters(s: State, company: number, slot: number): number {
  return s.board.headquartersRoutes[company * MAX_HEADQUARTERS_ROUTES + slot];
}

function codeOf(s: State, company: number, route: number, kind: number, shares: number): Code {
  let slot = 0;
  while (routeAtHeadquarters(s, company, slot) !== route) slot++;
  return foundCode(company, slot, kind & (VALUES - 1), shares);
}
