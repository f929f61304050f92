export { discardsFor } from './actions/exchange.ts';
export type { Board } from './board.ts';
export { zoneOf } from './board.ts';
export { checkBoard } from './board-check.ts';
export { readBoard } from './board-file.ts';
export {
  CASH,
  DISCARD_HAND,
  DISCARD_PORTFOLIO,
  EXCHANGE,
  KEEP,
  licenceCode,
  PLAY_TWO,
  playCode,
  TAKE_DECK,
  TAKE_MARKET,
} from './codes.ts';
export type { AirlinesEuropeTypes } from './game.ts';
export { airlinesEurope } from './game.ts';
export { serves } from './network.ts';
export { ABACUS_ROWS } from './scoring.ts';
export type { State } from './state.ts';
export { sharesInGame } from './state.ts';
export { tableOfView } from './table-of-view.ts';
export {
  ABACUS,
  AIRLINE_COUNT,
  CASH_ACTION,
  CASH_KEPT_IN_BANKRUPTCY,
  DIVIDEND,
  NONE,
  SCORING_CARDS,
  SHARE_KINDS,
} from './types.ts';
export type { View } from './view.ts';
