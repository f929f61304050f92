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
  DECOMMISSION,
  DISCARD,
  DISPOSE,
  DONE,
  DRAW_NONE,
  DRAW_PILE,
  DRAW_POOL,
  decommissionedCity,
  FORFEIT,
  flownCity,
  flownType,
  flyingAirline,
  KEEP,
  PASS,
  POWER_CARD,
  REFUSE,
  REHOME,
  ROUTE,
  routeCode,
  SELL,
  SETTLE,
  settledCity,
  settledWith,
  VOTE_NO,
  VOTE_YES,
} from './codes.ts';
export { isQualified, rateOf } from './dividends.ts';
export type { Event } from './events.ts';
export { wealthOf } from './flow.ts';
export type { AirKwireTypes } from './game.ts';
export { airKwire } from './game.ts';
export { feeFor, priceOf, standsStill } from './market.ts';
export { mostExchanges } from './merger.ts';
export { cityCount, highestType } from './network.ts';
export { makeMove } from './notation.ts';
export type { RefusalReason } from './refusal-reason.ts';
export type { State } from './state.ts';
export { CARD_WORDS, NET_ZERO, PHASE, POWERED, STATUS } from './state.ts';
export type { Aircraft, Airline, Card, City, Move, PowerCard } from './types.ts';
export {
  AIRCRAFT,
  DIVIDEND_SPACES,
  FEE,
  FIRST_POWER,
  HAND_SIZE,
  HOME_POINTS,
  IMMUNE_POINTS,
  LAST_PRICE,
  MAX_AIRLINES,
  MAX_CITIES,
  MAX_PLAYERS,
  MIN_PLAYERS,
  NONE,
  OPENING_SHARES,
  POWER,
  POWERS,
  RANGES,
  SHARES,
  TRADES,
  TYPES,
  WINNING_POINTS,
} from './types.ts';
export type { View } from './view.ts';
