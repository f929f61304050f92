export type { Board } from './board.ts';
export { CARD_WORDS, CITY_WORDS, MAX_CIRCLES, MAX_HEADQUARTERS_ROUTES } from './board.ts';
export { checkBoard } from './board-check.ts';
export type { BoardFile } from './board-file.ts';
export { readBoard } from './board-file.ts';
export {
  DONE,
  DRAW,
  FLY,
  FOUND,
  flownRoute,
  flownValue,
  flyCode,
  flyingCompany,
  foundCode,
  foundedCompany,
  foundingShares,
  foundingSlot,
  foundingValue,
  KEEP,
  PLAY,
  playCode,
  playedCompany,
  playedShares,
  REFRESH,
  SABOTAGE,
  SWAP,
  sabotageCode,
  sabotagedCircle,
  sabotagedRoute,
  saboteurOf,
  TAKE_MARKET,
  TAKE_PILE,
} from './codes.ts';
export type { Event } from './events.ts';
export type { Airlines1990Types } from './game.ts';
export { airlines1990 } from './game.ts';
export { sharePoints } from './majority.ts';
export { freeCircle, markerOn, serves } from './network.ts';
export { makeMove } from './notation.ts';
export type { RefusalReason } from './refusal-reason.ts';
export type { State } from './state.ts';
export { PHASE } from './state.ts';
export { mapOfView } from './table-of-view.ts';
export type { Company, FlightCard, Move, Pattern } from './types.ts';
export {
  LATE_ROUNDS,
  LOWEST_SABOTAGE,
  MARKERS_TO_FOUND,
  MARKET_SIZE,
  MAX_COMPANIES,
  MAX_PLAYERS,
  MAX_VALUE,
  NONE,
  PATTERN_COUNT,
  PATTERNS,
  SCORING_CARDS,
  VALUES,
} from './types.ts';
export type { View } from './view.ts';
