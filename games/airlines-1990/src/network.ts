import type { Sink } from '@tarmac/kernel';
import { lowest, popcount } from './bits.ts';
import * as sizes from './board.ts';
import { removeWorthless } from './cards.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import * as types from './types.ts';

const { CARD_WORDS, CITY_WORDS, MAX_CIRCLES } = sizes;
const { KINDS, MARKERS_TO_FOUND, MAX_COMPANIES, MAX_VALUE, NONE, PATTERN_COUNT, VALUES } = types;

/** The value of a route that is full. */
const FULL = VALUES - 1;
/** Five bits a circle: four for company + 1, and the sabotage side. */
const CIRCLE_BITS = 5;
const WHOSE = 15;
export const SABOTAGED = 16;
const COMPANY_WORDS = MAX_COMPANIES * PATTERN_COUNT;

/** What is on a circle: 0, or company + 1, plus SABOTAGED. */
export function markerOn(s: State, route: number, circle: number): number {
  return (s.circles[route] >>> (CIRCLE_BITS * circle)) & (WHOSE | SABOTAGED);
}

/** A90-40: the lowest free circle; the number of circles when there is none. */
export function freeCircle(s: State, route: number): number {
  const circles = s.board.circles[route];
  let circle = 0;
  while (circle < circles && markerOn(s, route, circle) !== 0) circle++;
  return circle;
}

export function isFounded(s: State, company: number): boolean {
  return ((s.founded >>> company) & 1) === 1;
}

export function isInactive(s: State, company: number): boolean {
  return ((s.inactive >>> company) & 1) === 1;
}

export function serves(s: State, company: number, city: number): boolean {
  return ((s.network[company * CITY_WORDS + (city >>> 5)] >>> (city & 31)) & 1) === 1;
}

/** A90-40: whether the company has its own marker on the route; sabotage markers do not count. */
export function flies(s: State, company: number, route: number): boolean {
  for (let circle = 0; circle < MAX_CIRCLES; circle++)
    if (markerOn(s, route, circle) === company + 1) return true;
  return false;
}

/** A90-20: the headquarters and the first route. */
export function foundCompany(s: State, company: number, route: number, sink?: Sink<Event>): void {
  s.founded |= 1 << company;
  takeMarker(s, company);
  s.worth[company]++;
  reach(s, company, s.board.headquarters[company]);
  extend(s, company, route, sink);
}

/** A90-40: a marker on the lowest free circle of a route at the network. */
export function extend(s: State, company: number, route: number, sink?: Sink<Event>): void {
  const { board } = s;
  const pattern = board.pattern[route];
  const own = company * PATTERN_COUNT + pattern;
  const circle = freeCircle(s, route);
  const value = s.value[route];
  takeMarker(s, company);
  s.worth[company]++;
  s.frontier[own] ^= 1 << board.bit[route];
  s.open[own] ^= 1 << board.bit[route];
  offer(s, pattern, value, -1);
  reach(s, company, board.ends[2 * route]);
  reach(s, company, board.ends[2 * route + 1]);
  cover(s, route, circle, company + 1);
  if (s.markers[company] === 0) ground(s, company);
  else if (value === s.least[pattern]) raiseLeast(s, pattern);
  if (s.value[route] === FULL) findInactive(s, sink);
}

/** A90-60 */
export function sabotage(s: State, company: number, route: number, circle: number, sink?: Sink<Event>): void {
  const pattern = s.board.pattern[route];
  const value = s.value[route];
  takeMarker(s, company);
  cover(s, route, circle, company + 1 + SABOTAGED);
  for (let other = 0; other < MAX_CIRCLES; other++) missTarget(s, route, other);
  if (s.markers[company] === 0 && isFounded(s, company)) ground(s, company);
  else if (value === s.least[pattern]) raiseLeast(s, pattern);
  findInactive(s, sink);
}

function takeMarker(s: State, company: number): void {
  const left = s.markers[company] - 1;
  s.markers[company] = left;
  if (left === 0) s.supplied &= ~(1 << company);
}

/** The circle can no longer be sabotaged, if it could be. */
function missTarget(s: State, route: number, circle: number): void {
  const place = circle * PATTERN_COUNT + s.board.pattern[route];
  const bit = s.board.bit[route];
  s.targetCount -= (s.targets[place] >>> bit) & 1;
  s.targets[place] &= ~(1 << bit);
}

function cover(s: State, route: number, circle: number, marker: number): void {
  const { board } = s;
  s.circles[route] |= marker << (CIRCLE_BITS * circle);
  missTarget(s, route, circle);
  const free = freeCircle(s, route);
  const after = free < board.circles[route] ? board.number[route * MAX_CIRCLES + free] : FULL;
  revalue(s, route, after);
}

/** The route's lowest free circle has changed for every company that could fly it. */
function revalue(s: State, route: number, after: number): void {
  const { frontier, within, offers, board } = s;
  const before = s.value[route];
  const pattern = board.pattern[route];
  const bit = board.bit[route];
  let companies = 0;
  for (let place = pattern; place < COMPANY_WORDS; place += PATTERN_COUNT)
    companies += (frontier[place] >>> bit) & 1;
  s.value[route] = after;
  for (let kind = pattern * VALUES + before; kind < pattern * VALUES + after; kind++) {
    offers[kind] -= companies;
    within[kind] &= ~(1 << bit);
  }
  for (let end = 0; end < 2; end++) {
    const founder = board.founders[2 * route + end];
    if (founder === NONE) continue;
    const first = founder * KINDS + pattern * VALUES;
    for (let value = before; value < after; value++) s.foundOffers[first + value]--;
  }
}

/** One more company, or one fewer, could fly a route of this pattern whose lowest free circle has this value. */
function offer(s: State, pattern: number, value: number, change: number): void {
  for (let kind = pattern * VALUES + value; kind < pattern * VALUES + FULL; kind++) s.offers[kind] += change;
}

/** A city becomes part of the network, and the routes there come within reach. */
function reach(s: State, company: number, city: number): void {
  const place = company * CITY_WORDS + (city >>> 5);
  if (((s.network[place] >>> (city & 31)) & 1) === 1) return;
  s.network[place] |= 1 << (city & 31);
  const { frontier, open, value, board } = s;
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) {
    const own = company * PATTERN_COUNT + pattern;
    const routes = board.routesAt[city * PATTERN_COUNT + pattern] & open[own] & ~frontier[own];
    frontier[own] |= routes;
    for (let rest = routes; rest !== 0; rest &= rest - 1) {
      offer(s, pattern, value[board.routeAt[pattern * 32 + lowest(rest)]], 1);
    }
  }
}

/** A90-40, A90-51: a company without markers, or an inactive one, flies nowhere any more. */
function ground(s: State, company: number): void {
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) {
    const own = company * PATTERN_COUNT + pattern;
    for (let rest = s.frontier[own]; rest !== 0; rest &= rest - 1) {
      offer(s, pattern, s.value[s.board.routeAt[pattern * 32 + lowest(rest)]], -1);
    }
    s.frontier[own] = 0;
    s.open[own] = 0;
  }
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) raiseLeast(s, pattern);
}

/** A90-43: the cards of a pattern that nobody can use any more. Their number only grows. */
function raiseLeast(s: State, pattern: number): void {
  const { open, within, unusable } = s;
  let routes = 0;
  for (let place = pattern; place < COMPANY_WORDS; place += PATTERN_COUNT) routes |= open[place];
  const before = s.least[pattern];
  let least = before;
  while (least < FULL && (within[pattern * VALUES + least] & routes) === 0) least++;
  if (least === before) return;
  s.least[pattern] = least;
  const below = (pattern * VALUES + least) * CARD_WORDS;
  for (let word = 0; word < CARD_WORDS; word++) unusable[word] |= s.board.cardsBelow[below + word];
}

/** A90-51, A90-52: companies that cannot be founded any more. */
function findInactive(s: State, sink?: Sink<Event>): void {
  const { companyCount, companyIds } = s.board;
  const before = s.inactive;
  const settled = s.founded | before;
  if (settled === (1 << companyCount) - 1) return;
  for (let company = 0; company < companyCount; company++) {
    if (((settled >>> company) & 1) === 1 || canBeFounded(s, company)) continue;
    s.inactive |= 1 << company;
    ground(s, company);
    if (sink) sink({ type: 'inactive', company: companyIds[company] });
  }
  if (s.inactive !== before) removeWorthless(s, sink);
}

function canBeFounded(s: State, company: number): boolean {
  if (s.markers[company] < MARKERS_TO_FOUND) return false;
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) {
    const here = s.board.atHeadquarters[company * PATTERN_COUNT + pattern];
    if ((here & s.within[pattern * VALUES + MAX_VALUE]) !== 0) return true;
  }
  return false;
}

/** Everything derived of the map, from circles, markers, founded and inactive companies. */
export function deriveNetworks(s: State): void {
  const { board } = s;
  s.targets.set(board.sabotageable);
  for (let route = 0; route < board.routeCount; route++) deriveRoute(s, route);
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) deriveOffers(s, pattern);
  s.targetCount = 0;
  for (const routes of s.targets) s.targetCount += popcount(routes);
  s.supplied = 0;
  for (let company = 0; company < board.companyCount; company++) {
    if (s.markers[company] > 0) s.supplied |= 1 << company;
    deriveOpen(s, company);
  }
  eachMarker(s, (company, route) => {
    s.open[company * PATTERN_COUNT + board.pattern[route]] &= ~(1 << board.bit[route]);
  });
  for (let company = 0; company < board.companyCount; company++) {
    if (isFounded(s, company)) reach(s, company, board.headquarters[company]);
  }
  eachMarker(s, (company, route) => {
    reach(s, company, board.ends[2 * route]);
    reach(s, company, board.ends[2 * route + 1]);
  });
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) {
    s.least[pattern] = 0;
    raiseLeast(s, pattern);
  }
}

function deriveRoute(s: State, route: number): void {
  const { board } = s;
  const pattern = board.pattern[route];
  const bit = 1 << board.bit[route];
  const free = freeCircle(s, route);
  s.value[route] = free < board.circles[route] ? board.number[route * MAX_CIRCLES + free] : FULL;
  if (s.value[route] < FULL) s.within[pattern * VALUES + s.value[route]] |= bit;
  if (s.circles[route] === 0) return;
  for (let circle = 0; circle < MAX_CIRCLES; circle++) {
    const marker = markerOn(s, route, circle);
    if (marker > 0) s.targets[circle * PATTERN_COUNT + pattern] &= ~bit;
    if (marker < SABOTAGED) continue;
    for (let other = 0; other < MAX_CIRCLES; other++) s.targets[other * PATTERN_COUNT + pattern] &= ~bit;
  }
}

/** What is within a value is within every higher one, too; and the routes of it at the headquarters. */
function deriveOffers(s: State, pattern: number): void {
  const { board, within } = s;
  const [first, end] = [pattern * VALUES, pattern * VALUES + FULL];
  for (let kind = first + 1; kind < end; kind++) within[kind] |= within[kind - 1];
  for (let company = 0; company < board.companyCount; company++) {
    const here = board.atHeadquarters[company * PATTERN_COUNT + pattern];
    if (here === 0) continue;
    for (let kind = first; kind < end; kind++)
      s.foundOffers[company * KINDS + kind] = popcount(here & within[kind]);
  }
}

/** A90-40, A90-41, A90-51: the routes that a company may fly some day, those included on which it has a marker. */
function deriveOpen(s: State, company: number): void {
  if (isInactive(s, company) || s.markers[company] < (isFounded(s, company) ? 1 : MARKERS_TO_FOUND)) return;
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) {
    s.open[company * PATTERN_COUNT + pattern] = s.board.mayFly[company * PATTERN_COUNT + pattern];
  }
}

/** The markers by which companies fly; sabotage markers do not count. */
function eachMarker(s: State, tell: (company: number, route: number) => void): void {
  for (let route = 0; route < s.board.routeCount; route++) {
    for (let rest = s.circles[route]; rest !== 0; rest >>>= CIRCLE_BITS) {
      const marker = rest & (WHOSE | SABOTAGED);
      if (marker > 0 && marker < SABOTAGED) tell(marker - 1, route);
    }
  }
}
