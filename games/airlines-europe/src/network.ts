import type { Sink } from '@tarmac/kernel';
import { CITY_WORDS, MAX_CIRCLES } from './board.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { AIRLINES, AIRLINE_COUNT, NONE } from './types.ts';

/** Licences sold on a route. */
export function sold(s: State, route: number): number {
  const circles = s.circles[route];
  return circles === 0 ? 0 : circles < 0x10 ? 1 : circles < 0x100 ? 2 : 3;
}

/** AE-43: the cheapest free licence. */
export function nextPrice(s: State, route: number): number {
  return s.setting.board.price[route * MAX_CIRCLES + sold(s, route)];
}

/** AE-100: licences per route before the next scoring. */
function licenceCap(s: State): number {
  return s.setting.options.routePhases ? s.scorings + 1 : MAX_CIRCLES;
}

/** The rank beyond all prices: AE-100 holds the route back until the next scoring. */
export function cappedRank(s: State): number {
  return s.setting.board.prices.length;
}

/** The rank of a route's next price, or NONE when it is full. */
function rankAfter(s: State, route: number, licences: number): number {
  const { board } = s.setting;
  if (licences >= board.circles[route]) return NONE;
  return licences >= licenceCap(s) ? cappedRank(s) : board.rank[route * MAX_CIRCLES + licences];
}

export function serves(s: State, airline: number, city: number): boolean {
  return (s.network[airline * CITY_WORDS + (city >>> 5)] & (1 << (city & 31))) !== 0;
}

export function owns(s: State, airline: number, route: number): boolean {
  return (s.owned[airline * s.setting.board.routeWords + (route >>> 5)] & (1 << (route & 31))) !== 0;
}

/** AE-42 and AE-44 in one bit: cash and AE-100 aside. */
export function inFrontier(s: State, airline: number, route: number): boolean {
  return (s.frontier[airline * s.setting.board.routeWords + (route >>> 5)] & (1 << (route & 31))) !== 0;
}

/** AE-48, AE-81: nobody could buy anything, whatever the cash and AE-100. */
export function allBlocked(s: State): boolean {
  const offersAt = s.offersAt;
  for (let rank = 0; rank < offersAt.length; rank++) if (offersAt[rank] !== 0) return false;
  return true;
}

/** AE-40 to AE-46: one licence changes hands. */
export function buyLicence(s: State, seat: number, airline: number, route: number, sink?: Sink<Event>): void {
  const { board } = s.setting;
  const licences = sold(s, route);
  const price = board.price[route * MAX_CIRCLES + licences];
  s.cash[seat] -= price;
  s.bank += price;
  s.track[airline] += price;
  s.planes[airline]--;
  s.circles[route] |= (airline + 1) << (4 * licences);
  s.owned[airline * board.routeWords + (route >>> 5)] |= 1 << (route & 31);

  const rank = rankAfter(s, route, licences);
  withdraw(s, airline, route, rank);
  reprice(s, route, rank, rankAfter(s, route, licences + 1));
  join(s, airline, board.ends[2 * route]);
  join(s, airline, board.ends[2 * route + 1]);
  if (s.planes[airline] === 0) ground(s, airline);
  if (sink) {
    const track = s.track[airline];
    sink({ type: 'licensed', seat, airline: AIRLINES[airline], route: board.routeIds[route], price, track });
  }
  connect(s, airline, sink);
}

/** One route leaves an airline's frontier. */
function withdraw(s: State, airline: number, route: number, rank: number): void {
  s.frontier[airline * s.setting.board.routeWords + (route >>> 5)] &= ~(1 << (route & 31));
  s.offers[airline * s.offersAt.length + rank]--;
  s.offersAt[rank]--;
}

/** The route's next licence has another price, or there is none: for everybody who could buy it. */
function reprice(s: State, route: number, before: number, after: number): void {
  const { routeWords } = s.setting.board;
  const { frontier, offers, offersAt, priced } = s;
  const ranks = offersAt.length;
  const word = route >>> 5;
  const bit = 1 << (route & 31);
  priced[before * routeWords + word] &= ~bit;
  if (after !== NONE) priced[after * routeWords + word] |= bit;
  for (let a = 0; a < AIRLINE_COUNT; a++) {
    const place = a * routeWords + word;
    if ((frontier[place] & bit) === 0) continue;
    offers[a * ranks + before]--;
    offersAt[before]--;
    if (after === NONE) {
      frontier[place] &= ~bit;
    } else {
      offers[a * ranks + after]++;
      offersAt[after]++;
    }
  }
}

/** AE-44: without airplanes an airline has no frontier. */
function ground(s: State, airline: number): void {
  const { routeWords } = s.setting.board;
  const ranks = s.offersAt.length;
  for (let word = 0; word < routeWords; word++) s.frontier[airline * routeWords + word] = 0;
  for (let rank = 0; rank < ranks; rank++) {
    s.offersAt[rank] -= s.offers[airline * ranks + rank];
    s.offers[airline * ranks + rank] = 0;
  }
}

/** AE-42: a city becomes part of the network, and the routes there come within reach. */
function join(s: State, airline: number, city: number): void {
  const place = airline * CITY_WORDS + (city >>> 5);
  const bit = 1 << (city & 31);
  if ((s.network[place] & bit) !== 0) return;
  s.network[place] |= bit;
  const { routesAt, routeWords } = s.setting.board;
  const { frontier, owned, offers, offersAt } = s;
  const ranks = offersAt.length;
  for (let word = 0; word < routeWords; word++) {
    const at = airline * routeWords + word;
    let fresh = routesAt[city * routeWords + word] & ~owned[at] & ~frontier[at];
    while (fresh !== 0) {
      const lowest = fresh & -fresh;
      fresh ^= lowest;
      const route = (word << 5) + 31 - Math.clz32(lowest);
      const rank = rankAfter(s, route, sold(s, route));
      if (rank === NONE) continue;
      frontier[at] |= lowest;
      offers[airline * ranks + rank]++;
      offersAt[rank]++;
    }
  }
}

/** AE-46: the chain from home to the target is complete, for the first time. */
function connect(s: State, airline: number, sink?: Sink<Event>): void {
  const bonus = s.bonus[airline];
  if (bonus === 0 || !serves(s, airline, s.setting.board.target[airline])) return;
  s.bonus[airline] = 0;
  s.track[airline] += bonus;
  if (sink) sink({ type: 'connected', airline: AIRLINES[airline], bonus, track: s.track[airline] });
}

/** AE-100: after a scoring another licence is for sale on every route. */
export function liftCap(s: State): void {
  const { board } = s.setting;
  const capped = cappedRank(s);
  for (let route = 0; route < board.routeCount; route++) {
    const word = capped * board.routeWords + (route >>> 5);
    if ((s.priced[word] & (1 << (route & 31))) !== 0) reprice(s, route, capped, rankAfter(s, route, sold(s, route)));
  }
}

/** Everything derived, from the licences sold: first for the empty map, with every airline at its home (AE-13). */
export function deriveNetworks(s: State): void {
  const { board, inPlay } = s.setting;
  const { ends, routeWords } = board;
  for (let route = 0; route < board.routeCount; route++) {
    const bit = 1 << (route & 31);
    const rank = rankAfter(s, route, sold(s, route));
    if (rank !== NONE) s.priced[rank * routeWords + (route >>> 5)] |= bit;
    for (let fins = s.circles[route]; fins !== 0; fins >>>= 4) {
      s.owned[((fins & 15) - 1) * routeWords + (route >>> 5)] |= bit;
    }
  }
  for (let a = 0; a < AIRLINE_COUNT; a++) {
    if ((inPlay & (1 << a)) === 0) continue;
    join(s, a, board.home[a]);
    for (let route = 0; route < board.routeCount; route++) {
      if (!owns(s, a, route)) continue;
      join(s, a, ends[2 * route]);
      join(s, a, ends[2 * route + 1]);
    }
    if (s.planes[a] === 0) ground(s, a);
  }
}
