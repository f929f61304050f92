import type { Sink } from '@tarmac/kernel';
import { lowest } from './bits.ts';
import * as sizes from './board.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import * as types from './types.ts';

const { CITY_WORDS, MAX_CIRCLES, RANKS, RANKS_PER_ROUTE, ROUTE_WORDS } = sizes;
const { AIRLINES, AIRLINE_COUNT, NONE } = types;

/** Length of the frontiers of all airlines. */
const FRONTIERS = AIRLINE_COUNT * ROUTE_WORDS;

/** Licences sold on a route: the number of its circles (four bits each) that are taken. */
export function sold(s: State, route: number): number {
  return (35 - Math.clz32(s.circles[route])) >> 2;
}

/** AE-43: the cheapest free licence. */
export function nextPrice(s: State, route: number): number {
  return s.board.price[route * MAX_CIRCLES + sold(s, route)];
}

/** AE-100 holds the route back until the next scoring: its rank is beyond all prices. */
export function isCapped(s: State, route: number): boolean {
  return s.nextRank[route] === s.board.prices.length;
}

/** The rank of the next price after this many licences, or NONE when the route is full. */
function rankAfter(s: State, route: number, licences: number): number {
  const { board } = s;
  const rank = board.rank[route * RANKS_PER_ROUTE + licences];
  // AE-100: one licence per route before the first scoring, two before the second, three before the third.
  return s.routePhases && rank !== NONE && licences > s.scorings ? board.prices.length : rank;
}

/** 1 if the city belongs to the airline's network, otherwise 0. */
export function serves(s: State, airline: number, city: number): number {
  return (s.network[airline * CITY_WORDS + (city >>> 5)] >>> (city & 31)) & 1;
}

/** AE-44: whether the airline has one of the route's licences. */
export function flies(s: State, airline: number, route: number): boolean {
  for (let fins = s.circles[route]; fins !== 0; fins >>>= 4) if ((fins & 15) === airline + 1) return true;
  return false;
}

/** AE-48, AE-81: nobody could buy anything, cash and AE-100 aside. */
export function allBlocked(s: State): boolean {
  const offers = s.offers;
  for (let rank = 0; rank < RANKS; rank++) if (offers[rank] !== 0) return false;
  return true;
}

/** AE-40 to AE-46: one licence changes hands. */
export function buyLicence(s: State, seat: number, airline: number, route: number, sink?: Sink<Event>): void {
  const { board } = s;
  const licences = sold(s, route);
  const price = board.price[route * MAX_CIRCLES + licences];
  s.cash[seat] -= price;
  s.bank += price;
  s.track[airline] += price;
  const planesLeft = s.planes[airline] - 1;
  s.planes[airline] = planesLeft;
  s.circles[route] |= (airline + 1) << (4 * licences);

  // One end is in the network, so the other may be new. The route's own bit stays until then: it is not new.
  reach(s, airline, board.ends[2 * route + serves(s, airline, board.ends[2 * route])]);
  s.frontier[airline * ROUTE_WORDS + (route >>> 5)] ^= 1 << (route & 31);
  reprice(s, route, rankAfter(s, route, licences + 1), 1);
  if (planesLeft === 0) ground(s, airline);
  if (sink) {
    const track = s.track[airline];
    sink({ type: 'licensed', seat, airline: AIRLINES[airline], route: board.routeIds[route], price, track });
  }
  connect(s, airline, sink);
}

/** AE-42: a city becomes part of the network, and the routes there come within reach. */
function reach(s: State, airline: number, city: number): void {
  if (serves(s, airline, city) === 1) return;
  s.network[airline * CITY_WORDS + (city >>> 5)] |= 1 << (city & 31);
  const { routesAt, firstRouteAt } = s.board;
  const { frontier, nextRank, offers } = s;
  const end = firstRouteAt[city + 1];
  for (let i = firstRouteAt[city]; i < end; i++) {
    const route = routesAt[i];
    const rank = nextRank[route];
    const place = airline * ROUTE_WORDS + (route >>> 5);
    // New unless it was within reach before or is full (only NONE has the highest bit, and its low bits any rank's).
    const isNew = ~(frontier[place] >>> (route & 31)) & ~(rank >>> 7) & 1;
    frontier[place] |= isNew << (route & 31);
    offers[rank & (RANKS - 1)] += isNew;
  }
}

/**
 * The price of the route's next licence has changed, or there is none, for every airline that could buy it. `buyers` (1
 * or 0) have just left the frontier and take their offer with them.
 */
function reprice(s: State, route: number, after: number, buyers: number): void {
  const { frontier, within, offers } = s;
  const word = route >>> 5;
  const before = s.nextRank[route];
  let airlines = 0;
  for (let place = word; place < FRONTIERS; place += ROUTE_WORDS) {
    airlines += (frontier[place] >>> (route & 31)) & 1;
  }
  s.nextRank[route] = after;
  offers[before] -= airlines + buyers;
  if (after === NONE) {
    for (let place = word; place < FRONTIERS; place += ROUTE_WORDS) frontier[place] &= ~(1 << (route & 31));
    return;
  }
  offers[after] += airlines;
  const to = Math.max(before, after);
  for (let rank = Math.min(before, after); rank < to; rank++) {
    within[rank * ROUTE_WORDS + word] ^= 1 << (route & 31);
  }
}

/** AE-44: without airplanes an airline has no frontier. */
function ground(s: State, airline: number): void {
  for (let place = airline * ROUTE_WORDS; place < (airline + 1) * ROUTE_WORDS; place++) {
    for (let routes = s.frontier[place]; routes !== 0; routes &= routes - 1) {
      s.offers[s.nextRank[((place % ROUTE_WORDS) << 5) + lowest(routes)]]--;
    }
    s.frontier[place] = 0;
  }
}

/** AE-46: the chain from home to the target is complete, for the first time. */
function connect(s: State, airline: number, sink?: Sink<Event>): void {
  const bonus = s.bonus[airline];
  if (bonus === 0 || serves(s, airline, s.board.target[airline]) === 0) return;
  s.bonus[airline] = 0;
  s.track[airline] += bonus;
  if (sink) sink({ type: 'connected', airline: AIRLINES[airline], bonus, track: s.track[airline] });
}

/** AE-100: after a scoring another licence is for sale on every route. */
export function liftCap(s: State): void {
  for (let route = 0; route < s.nextRank.length; route++) {
    if (isCapped(s, route)) reprice(s, route, rankAfter(s, route, sold(s, route)), 0);
  }
}

/** Everything derived, from the licences sold: first for the empty map, with every airline at its home (AE-13). */
export function deriveNetworks(s: State): void {
  const { board, inPlay } = s.setting;
  for (let route = 0; route < board.routeCount; route++) {
    const licences = sold(s, route);
    s.nextRank[route] = rankAfter(s, route, licences);
    const rank = s.nextRank[route] === NONE ? rankAfter(s, route, licences - 1) : s.nextRank[route];
    for (let r = rank; r <= board.prices.length; r++) {
      s.within[r * ROUTE_WORDS + (route >>> 5)] |= 1 << (route & 31);
    }
  }
  for (let a = 0; a < AIRLINE_COUNT; a++) if ((inPlay >> a) & 1) reach(s, a, board.home[a]);
  eachLicence(s, (a, route) => {
    reach(s, a, board.ends[2 * route]);
    reach(s, a, board.ends[2 * route + 1]);
  });
  eachLicence(s, (a, route) => {
    if (s.nextRank[route] === NONE) return;
    s.frontier[a * ROUTE_WORDS + (route >>> 5)] ^= 1 << (route & 31);
    s.offers[s.nextRank[route]]--;
  });
  for (let a = 0; a < AIRLINE_COUNT; a++) if (s.planes[a] === 0) ground(s, a);
}

function eachLicence(s: State, tell: (airline: number, route: number) => void): void {
  for (let route = 0; route < s.circles.length; route++) {
    for (let fins = s.circles[route]; fins !== 0; fins >>>= 4) tell((fins & 15) - 1, route);
  }
}
