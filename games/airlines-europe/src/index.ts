export { popcount } from './bits.ts';
export type { Board } from './board.ts';
export { CITY_WORDS, ROUTE_WORDS, zoneOf } from './board.ts';
export { checkBoard } from './board-check.ts';
export type { BoardFile } from './board-file.ts';
export { readBoard } from './board-file.ts';
export {
  CASH,
  DISCARD_HAND,
  DISCARD_PORTFOLIO,
  EXCHANGE,
  KEEP,
  LICENCE,
  licenceCode,
  licensedAirline,
  licensedRoute,
  PLAY,
  PLAY_TWO,
  playCode,
  playedCount,
  playedShare,
  TAKE_DECK,
  TAKE_MARKET,
} from './codes.ts';
export { deckShapes } from './deck-shape.ts';
export type { Event } from './events.ts';
export type { AirlinesEuropeTypes } from './game.ts';
export { airlinesEurope } from './game.ts';
export { payoutsOf, sharePoints } from './majority.ts';
export { recallCertain } from './memory.ts';
export { flies, isCapped, nextPrice, serves } from './network.ts';
export { makeMove } from './notation.ts';
export type { RefusalReason } from './refusal-reason.ts';
export type { Setting, State } from './state.ts';
export { PHASE, sharesInGame } from './state.ts';
export { mapOfView } from './table-of-view.ts';
export type { Airline, Move, Share } from './types.ts';
export {
  ABACUS,
  ABACUS_ROWS,
  ABACUS_SHARES,
  AIRLINE_COUNT,
  AIRLINES,
  CASH_ACTION,
  CASH_KEPT_IN_BANKRUPTCY,
  DIVIDEND,
  discardsFor,
  FLEET,
  MARKET_SIZE,
  MAX_PLAYERS,
  NONE,
  SCORING_CARDS,
  SHARE_KINDS,
  SHARES,
} from './types.ts';
export type { View } from './view.ts';
