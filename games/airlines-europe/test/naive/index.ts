/** The naive engine: everything another engine is compared with. */

import { active } from './legal.ts';
import { bonusesLeft, trackOf, winners } from './scoring.ts';
import type { Phase, State } from './state.ts';
import { airlinesInPlay, airplanesLeft, countOf, kindsOf } from './state.ts';

export { play } from './apply.ts';
export { active, legalMoves } from './legal.ts';
export type { BoardFile, Move, Options, Setup, State } from './state.ts';
export { start } from './state.ts';

export interface Result {
  scores: number[];
  winners: number[];
  reason: 'third-scoring' | 'all-blocked';
}

export type Counts = Record<string, number>;

export interface Facts {
  phase: Phase;
  turn: number;
  deciding: number[];
  cash: number[];
  bank: number;
  vp: number[];
  hands: Counts[];
  portfolios: Counts[];
  /** In alphabetical order. */
  market: string[];
  deckLeft: number;
  abacusSupply: number;
  track: Counts;
  planesLeft: Counts;
  routes: Record<string, string[]>;
  bonusesLeft: string[];
  scorings: number;
  discardPile: Counts;
  scoringsPending: number;
}

/** AE-80; undefined while the game runs. */
export function result(state: State): Result | undefined {
  if (state.reason === undefined) return undefined;
  return { scores: state.players.map(({ vp }) => vp), winners: winners(state), reason: state.reason };
}

/** How many of each airline, in the order of AE-1, abacus last, without zeros. */
function countsOf(cards: string[]): Counts {
  return Object.fromEntries(kindsOf(cards).map((airline) => [airline, countOf(cards, airline)]));
}

/** Everything there is on the table, as plain JSON. Airlines out of the game (AE-10) do not appear. */
export function facts(state: State): Facts {
  const airlines = airlinesInPlay(state);
  return {
    phase: state.phase,
    turn: state.turn,
    deciding: active(state),
    cash: state.players.map(({ cash }) => cash),
    bank: state.bank,
    vp: state.players.map(({ vp }) => vp),
    hands: state.players.map(({ hand }) => countsOf(hand)),
    portfolios: state.players.map(({ portfolio }) => countsOf(portfolio)),
    market: [...state.market].sort(),
    deckLeft: state.deck.length,
    abacusSupply: state.abacusSupply,
    track: Object.fromEntries(airlines.map((airline) => [airline, trackOf(state, airline)])),
    planesLeft: Object.fromEntries(airlines.map((airline) => [airline, airplanesLeft(state, airline)])),
    routes: Object.fromEntries(state.board.routes.map(({ id }) => [id, [...(state.circles.get(id) ?? [])]])),
    bonusesLeft: bonusesLeft(state),
    scorings: state.scoringsMade,
    discardPile: countsOf(state.discards),
    scoringsPending: state.scoringsPending,
  };
}
