export { lowest, popcount } from './bits.ts';
export type { Board } from './board.ts';
export { CITY_WORDS } from './board.ts';
export { checkBoard } from './board-check.ts';
export type { BoardFile } from './board-file.ts';
export { readBoard } from './board-file.ts';
export { citiesOf } from './cards.ts';
export {
  APPROVE,
  BUY,
  DISCARD,
  DISPOSE,
  DONE,
  DRAW_NONE,
  DRAW_PILE,
  DRAW_POOL,
  KEEP,
  POWER_CARD,
  ROUTE,
  SELL,
  SETTLE,
  VOTE_NO,
  VOTE_YES,
} from './codes.ts';
export { isQualified, rateOf } from './dividends.ts';
export type { Event } from './events.ts';
export { wealthOf } from './flow.ts';
export type { AirKwireTypes } from './game.ts';
export { airKwire } from './game.ts';
export { priceOf } from './market.ts';
export { mostExchanges } from './merger.ts';
export { cityCount, highestType } from './network.ts';
export { makeMove } from './notation.ts';
export type { RefusalReason } from './refusal-reason.ts';
export type { State } from './state.ts';
export { CARD_WORDS, PHASE, STATUS } from './state.ts';
export type { Aircraft, Airline, Card, City, Move, PowerCard } from './types.ts';
export {
  AIRCRAFT,
  DIVIDEND_SPACES,
  FIRST_POWER,
  HAND_SIZE,
  IMMUNE_POINTS,
  MAX_AIRLINES,
  MAX_CITIES,
  MAX_PLAYERS,
  NONE,
  POWER,
  POWERS,
  RANGES,
  SHARES,
  TRADES,
  TYPES,
  WINNING_POINTS,
} from './types.ts';
export type { View } from './view.ts';
