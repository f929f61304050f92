/*
 * A second engine, written from RULES.md alone: plain objects, lists of words, everything searched for when it is
 * asked. Slow, and nothing in common with src/ but the rules.
 */

export interface Card {
  pattern: string;
  value: number;
}

export interface BoardFile {
  companies: { id: string; headquarters: string; shares: number; markers: number; patterns: string[] }[];
  routes: { id: string; from: string; to: string; pattern: string; circles: number[] }[];
}

export interface Options {
  seatBonus: boolean;
  lastRound: boolean;
  lateScoring: boolean;
}

export interface Setup {
  market: string[];
  hands: string[][];
  flights: Card[][];
  pile: string[];
  flightPile: Card[];
}

export type Move =
  | { type: 'swap'; card: Card }
  | { type: 'refresh'; share: string }
  | { type: 'found'; company: string; shares: number; card: Card; route: string }
  | { type: 'draw' | 'keep' | 'done' }
  | { type: 'fly'; company: string; card: Card; route: string }
  | { type: 'take'; from: 'market'; share: string }
  | { type: 'take'; from: 'pile' }
  | { type: 'play'; company: string; shares: number }
  | { type: 'sabotage'; company: string; route: string; circle: number }
  | { type: 'shuffle'; pile: 'shares'; order: string[] }
  | { type: 'shuffle'; pile: 'flights'; order: Card[] };

interface Player {
  hand: string[];
  laid: string[];
  flights: Card[];
  points: number;
}

/** A circle with something on it. */
interface Marker {
  company: string;
  route: string;
  circle: number;
  sabotage: boolean;
}

/** What goes on after a shuffle. */
export type Then =
  | 'replace swapped card'
  | 'draw for EXPAND'
  | 'card for the founder'
  | 'go on with start'
  | 'after the take'
  | 'begin the turn';

export interface State {
  board: BoardFile;
  options: Options;
  phase: 'start' | 'expand' | 'take' | 'sabotage' | 'shuffle' | 'end';
  /** What a shuffle is about, in that phase. */
  shuffling: 'shares' | 'flights' | undefined;
  afterwards: Then | undefined;
  turn: number;
  turnsPlayed: number;
  players: Player[];
  market: string[];
  pile: string[];
  flightPile: Card[];
  discards: Card[];
  removedCards: Card[];
  removedShares: string[];
  markers: Marker[];
  founded: string[];
  inactive: string[];
  scoringCardsUsed: number;
  scoringCardsAside: number;
  /** Of this turn. */
  foundingNow: boolean;
  refreshedNow: boolean;
  swappedNow: number;
  cardsBySwap: Card[];
  drewForExpand: boolean;
  /** Idle turns in a row. */
  idleTurns: number;
  /** A90-91: who took the last share, and how many turns of the last round were begun. */
  lastTaker: number | undefined;
  lastRoundTurns: number;
  reason: 'shares-gone' | 'third-scoring' | 'stalemate' | undefined;
}

export function start(board: BoardFile, options: Options, setup: Setup): State {
  return {
    board,
    options,
    phase: 'start',
    shuffling: undefined,
    afterwards: undefined,
    turn: 0,
    turnsPlayed: 0,
    players: setup.hands.map((hand, p) => ({ hand, laid: [], flights: setup.flights[p], points: 0 })),
    market: setup.market,
    pile: setup.pile,
    flightPile: setup.flightPile,
    discards: [],
    removedCards: [],
    removedShares: [],
    markers: [],
    founded: [],
    inactive: [],
    scoringCardsUsed: 0,
    scoringCardsAside: options.lateScoring ? 3 : 0,
    foundingNow: false,
    refreshedNow: false,
    swappedNow: 0,
    cardsBySwap: [],
    drewForExpand: false,
    idleTurns: 0,
    lastTaker: undefined,
    lastRoundTurns: 0,
    reason: undefined,
  };
}

export const sameCard = (a: Card, b: Card): boolean => a.pattern === b.pattern && a.value === b.value;

export function count<T>(list: readonly T[], item: T): number {
  return list.filter((each) => each === item).length;
}

/** Takes the first one out, which must be there. */
export function remove<T>(list: T[], is: (item: T) => boolean): T {
  const at = list.findIndex(is);
  if (at < 0) throw new Error('naive: it is not there');
  return list.splice(at, 1)[0];
}

export function unique<T>(list: readonly T[], same: (a: T, b: T) => boolean): T[] {
  return list.filter((item, i) => list.findIndex((other) => same(item, other)) === i);
}

function route(s: State, id: string): BoardFile['routes'][number] {
  const found = s.board.routes.find((each) => each.id === id);
  if (!found) throw new Error(`naive: no route ${id}`);
  return found;
}

export function company(s: State, id: string): BoardFile['companies'][number] {
  const found = s.board.companies.find((each) => each.id === id);
  if (!found) throw new Error(`naive: no company ${id}`);
  return found;
}

/** A90-1, A90-20, A90-60: the supply less circles, sabotage and headquarters. */
export function markersLeft(s: State, id: string): number {
  const used = s.markers.filter((marker) => marker.company === id).length;
  return company(s, id).markers - used - (s.founded.includes(id) ? 1 : 0);
}

export function freeCircles(s: State, id: string): number[] {
  const taken = s.markers.filter((marker) => marker.route === id).map(({ circle }) => circle);
  return route(s, id).circles.filter((circle) => !taken.includes(circle));
}

export function hasFlown(s: State, id: string, where: string): boolean {
  return s.markers.some((marker) => marker.company === id && marker.route === where && !marker.sabotage);
}

/** The headquarters and all cities of flown routes: flown routes are connected by A90-40. */
export function network(s: State, id: string): string[] {
  const cities = [company(s, id).headquarters];
  for (const marker of s.markers) {
    if (marker.company !== id || marker.sabotage) continue;
    cities.push(route(s, marker.route).from, route(s, marker.route).to);
  }
  return cities;
}
