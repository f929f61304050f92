/** What may be done: who decides, which moves there are, which licences can be bought, who is blocked. */

import type { Move, Route, State } from './state.ts';
import {
  airlinesInPlay,
  airplanesLeft,
  airplanesOn,
  countOf,
  kindsOf,
  leftNeighbour,
  licencesOf,
  must,
  ORDER,
  player,
} from './state.ts';

/** The seats that may move now. */
export function active(state: State): number[] {
  const seats = state.players.map((_, seat) => seat);
  if (state.phase === 'end') return [];
  if (state.phase === 'keep') return seats.filter((seat) => player(state, seat).kept === undefined);
  if (state.phase === 'pick') return [state.picker];
  return [state.turn];
}

export function legalMoves(state: State, seat: number): Move[] {
  if (!active(state).includes(seat)) return [];
  switch (state.phase) {
    case 'keep':
      return keepMoves(state, seat);
    case 'turn':
      return [
        ...licenceMoves(state, seat),
        ...playMoves(state, seat),
        ...exchangeMoves(state, seat),
        { type: 'cash' }, // AE-60: always possible (AE-30)
      ];
    case 'second':
      return [...licenceMoves(state, seat), ...marketMoves(state), ...deckMoves(state)];
    case 'share':
      return [...marketMoves(state), ...deckMoves(state)];
    case 'discard':
      return discardMoves(state, seat);
    case 'pick':
      return marketMoves(state);
    case 'end':
      return [];
  }
}

/** All pairs of different things, each pair in the order of the list. */
function pairs(list: string[]): [string, string][] {
  return list.flatMap((one, i) => list.slice(i + 1).map((other): [string, string] => [one, other]));
}

/** AE-17: two shares of different airlines. */
function keepMoves(state: State, seat: number): Move[] {
  return pairs(kindsOf(player(state, seat).hand)).map((shares) => ({ type: 'keep', shares }));
}

/** AE-50: any number of one airline, or exactly one of each of two. */
function playMoves(state: State, seat: number): Move[] {
  const hand = player(state, seat).hand;
  const moves: Move[] = [];
  for (const airline of kindsOf(hand)) {
    for (let n = 1; n <= countOf(hand, airline); n++) moves.push({ type: 'play', shares: { [airline]: n } });
  }
  for (const [one, other] of pairs(kindsOf(hand))) {
    moves.push({ type: 'play', shares: { [one]: 1, [other]: 1 } });
  }
  return moves;
}

/** AE-55: one share is discarded for one ABACUS share, three for two. */
export function discardsFor(take: number): number {
  return take === 1 ? 1 : 3;
}

/** AE-55, AE-56: enough shares to discard, enough ABACUS shares to take. */
function exchangeMoves(state: State, seat: number): Move[] {
  const { hand, portfolio } = player(state, seat);
  const owned = hand.length + portfolio.length;
  const takes: (1 | 2)[] = [1, 2];
  return takes
    .filter((take) => state.abacusSupply >= take && owned >= discardsFor(take))
    .map((take) => ({ type: 'exchange', take }));
}

/** The fixed order of discards: hand before portfolio, airlines as in AE-1, abacus last. */
const DISCARD_ORDER: { from: 'hand' | 'portfolio'; share: string }[] = [
  ...ORDER.map((share) => ({ from: 'hand' as const, share })),
  ...ORDER.map((share) => ({ from: 'portfolio' as const, share })),
];

export function discardPlace(from: 'hand' | 'portfolio', share: string): number {
  return DISCARD_ORDER.findIndex((place) => place.from === from && place.share === share);
}

/** AE-55: never backwards, and only what still allows the rest. */
function discardMoves(state: State, seat: number): Move[] {
  const has = DISCARD_ORDER.map(({ from, share }) => countOf(player(state, seat)[from], share));
  const moves: Move[] = [];
  DISCARD_ORDER.forEach(({ from, share }, place) => {
    const fromHereOn = has.slice(place).reduce((sum, n) => sum + n, 0);
    if (place < state.exchange.last) return;
    if (has[place] === 0) return;
    if (fromHereOn < state.exchange.owed) return;
    moves.push({ type: 'discard', from, share });
  });
  return moves;
}

/** AE-49, AE-71 */
function marketMoves(state: State): Move[] {
  return kindsOf(state.market).map((share) => ({ type: 'take', from: 'market', share }));
}

/** AE-49 */
function deckMoves(state: State): Move[] {
  return state.deck.length > 0 ? [{ type: 'take', from: 'deck' }] : [];
}

/** AE-41: for any airline, on any route. */
function licenceMoves(state: State, seat: number): Move[] {
  const moves: Move[] = [];
  for (const airline of airlinesInPlay(state)) {
    for (const route of licencesToBuy(state, airline)) {
      if (overPhaseCap(state, route)) continue;
      if (priceOf(state, route) > player(state, seat).cash) continue;
      moves.push({ type: 'licence', airline, route: route.id });
    }
  }
  return moves;
}

/** AE-42, AE-44: the routes of which there is a licence to buy for the airline, whatever the cash. */
function licencesToBuy(state: State, airline: string): Route[] {
  if (airplanesLeft(state, airline) === 0) return [];
  const cities = network(state, airline);
  return state.board.routes.filter((route) => {
    const airplanes = airplanesOn(state, route);
    if (airplanes.length >= route.licences.length) return false;
    if (airplanes.includes(airline)) return false;
    return cities.has(route.from) || cities.has(route.to);
  });
}

/** AE-43: the cheapest free licence; they are bought in ascending order. */
export function priceOf(state: State, route: Route): number {
  return must(route.licences[airplanesOn(state, route).length], `free licence on ${route.id}`);
}

/** AE-100: one airplane per route before the first scoring, two before the second, three before the third. */
function overPhaseCap(state: State, route: Route): boolean {
  return state.options.routePhases && airplanesOn(state, route).length >= state.scoringsMade + 1;
}

/** AE-42: the home airport and all cities that the airline's licences connect with it. */
export function network(state: State, airline: string): Set<string> {
  const cities = new Set([homeOf(state, airline)]);
  const licences = licencesOf(state, airline);
  for (;;) {
    const before = cities.size;
    for (const route of licences) {
      if (cities.has(route.from)) cities.add(route.to);
      if (cities.has(route.to)) cities.add(route.from);
    }
    if (cities.size === before) return cities;
  }
}

function homeOf(state: State, airline: string): string {
  return must(
    state.board.airlines.find(({ id }) => id === airline),
    `airline ${airline} on the board`,
  ).home;
}

/** AE-48; the cap of AE-100 does not count. */
function blocked(state: State, airline: string): boolean {
  return licencesToBuy(state, airline).length === 0;
}

/** AE-81 */
export function allBlocked(state: State): boolean {
  return airlinesInPlay(state).every((airline) => blocked(state, airline));
}

/** AE-71: the seats that take from the market, from the left neighbour of the player whose turn it is. */
export function nextPicker(state: State): number | undefined {
  const next = leftNeighbour(state, state.picker);
  return state.picker === state.turn || state.market.length === 0 ? undefined : next;
}
