/**
 * The slow second opinion on Airlines Europe: the plainest picture of the table. What can be counted again by
 * looking at it is not remembered. Rule numbers are those of RULES.md.
 */

export interface BoardFile {
  id: string;
  name: string;
  cities: { id: string; name: string; lat: number; lon: number }[];
  routes: Route[];
  airlines: { id: string; name: string; home: string; start: number }[];
  zones: { from: number; to?: number; points: number[] }[];
  bonuses: { airline: string; target: string; value: number }[];
}

export interface Route {
  id: string;
  from: string;
  to: string;
  licences: number[];
  remote?: boolean;
}

export interface Options {
  cut: 'approximate' | 'exact';
  deck: 'standard' | 'thirds';
  routePhases: boolean;
  splitHoldings: boolean;
  openScores: boolean;
}

export interface Setup {
  market: string[];
  hands: string[][];
  deck: string[];
}

export type Move =
  | { type: 'keep'; shares: string[] }
  | { type: 'licence'; airline: string; route: string }
  | { type: 'take'; from: 'market'; share: string }
  | { type: 'take'; from: 'deck' }
  | { type: 'play'; shares: Record<string, number> }
  | { type: 'exchange'; take: 1 | 2 }
  | { type: 'discard'; from: 'hand' | 'portfolio'; share: string }
  | { type: 'cash' };

export type Phase = 'keep' | 'turn' | 'second' | 'share' | 'discard' | 'pick' | 'end';

export interface Player {
  cash: number;
  vp: number;
  hand: string[];
  portfolio: string[];
  /** The two shares chosen (AE-17); they stay in the hand until all have chosen. */
  kept: string[] | undefined;
}

export interface State {
  board: BoardFile;
  options: Options;
  phase: Phase;
  /** The player whose turn it is. */
  turn: number;
  /** The player who takes from the market now (AE-71), in phase `pick` only. */
  picker: number;
  /** In phase `discard` only: ABACUS shares to come, discards still owed, place of the last discard. */
  exchange: { take: number; owed: number; last: number };
  players: Player[];
  bank: number;
  market: string[];
  /** deck[0] is drawn next; scoring cards are 'scoring'. */
  deck: string[];
  abacusSupply: number;
  /** All shares that left the game (with two players: the discard pile, AE-90). */
  discards: string[];
  /** Which airline sits on which circle of which route, cheapest circle first. */
  circles: Map<string, string[]>;
  scoringsMade: number;
  scoringsPending: number;
  reason: 'third-scoring' | 'all-blocked' | undefined;
}

/** AE-1: shares, and as many airplanes. */
const SHARES: [airline: string, count: number][] = [
  ['yellow', 16],
  ['blue', 15],
  ['violet', 14],
  ['red', 13],
  ['black', 11],
  ['brown', 10],
  ['green', 9],
  ['orange', 9],
  ['gray', 8],
  ['white', 7],
];

/** AE-1, then abacus: the order in which everything is listed. */
export const ORDER: string[] = [...SHARES.map(([airline]) => airline), 'abacus'];

/** AE-10 */
function outOfGame(players: number): string[] {
  if (players === 5) return [];
  if (players === 4) return ['yellow'];
  if (players === 3) return ['yellow', 'violet'];
  if (players === 2) return ['yellow', 'blue', 'violet'];
  throw new Error(`2 to 5 players, not ${players} (AE-4)`);
}

export function airlinesInPlay(state: State): string[] {
  const out = outOfGame(state.players.length);
  return SHARES.map(([airline]) => airline).filter((airline) => !out.includes(airline));
}

export function start(board: BoardFile, options: Options, setup: Setup): State {
  const players = setup.hands.map((hand, seat) => ({
    cash: 8, // AE-12
    vp: seat + 1, // AE-11
    hand: [...hand],
    portfolio: [],
    kept: undefined,
  }));
  outOfGame(players.length);
  return {
    board,
    options,
    phase: 'keep',
    turn: 0,
    picker: 0,
    exchange: { take: 0, owed: 0, last: 0 },
    players,
    bank: 30 * players.length - 8 * players.length, // AE-12
    market: [...setup.market],
    deck: [...setup.deck],
    abacusSupply: 20, // AE-3
    discards: [],
    circles: new Map(board.routes.map((route) => [route.id, []])),
    scoringsMade: 0,
    scoringsPending: 0,
    reason: undefined,
  };
}

export function copyState(state: State): State {
  return {
    ...state,
    exchange: { ...state.exchange },
    players: state.players.map((each) => ({ ...each, hand: [...each.hand], portfolio: [...each.portfolio] })),
    market: [...state.market],
    deck: [...state.deck],
    discards: [...state.discards],
    circles: new Map([...state.circles].map(([route, airplanes]) => [route, [...airplanes]])),
  };
}

/** The thing that has to be there. */
export function must<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`no ${what}`);
  return thing;
}

export function player(state: State, seat: number): Player {
  return must(state.players[seat], `seat ${seat}`);
}

export function leftNeighbour(state: State, seat: number): number {
  return (seat + 1) % state.players.length;
}

export function countOf(cards: string[], airline: string): number {
  return cards.filter((card) => card === airline).length;
}

/** Which airlines are among the cards, each once, in the order of AE-1, abacus last. */
export function kindsOf(cards: string[]): string[] {
  return ORDER.filter((airline) => cards.includes(airline));
}

export function removeOne(cards: string[], airline: string): void {
  const at = cards.indexOf(airline);
  if (at < 0) throw new Error(`no ${airline} there`);
  cards.splice(at, 1);
}

export function airplanesOn(state: State, route: Route): string[] {
  return must(state.circles.get(route.id), `route ${route.id}`);
}

export function licencesOf(state: State, airline: string): Route[] {
  return state.board.routes.filter((route) => airplanesOn(state, route).includes(airline));
}

export function airplanesLeft(state: State, airline: string): number {
  const all = must(
    SHARES.find(([name]) => name === airline),
    airline,
  )[1];
  return all - licencesOf(state, airline).length;
}
