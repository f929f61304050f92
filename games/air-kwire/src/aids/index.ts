/*
 * What a screen tells a player besides the rules: worked out from a view and the board file, that is, from what the
 * viewer may know, and small enough for a page whose engine runs in a worker. What a route or a merger would do is in
 * foresight.ts, which plays it by the rules and can be loaded later. Nothing here gives away the cash of others
 * (AK-81). The numbers of the rules that a screen shows are here too.
 */

export { rateFor } from '../rate.ts';
export {
  AIRCRAFT,
  DIVIDEND_SPACES,
  FEE,
  HAND_SIZE,
  HOME_POINTS,
  IDLE_ROUNDS,
  IMMUNE_POINTS,
  MOST_ROUNDS,
  OPENING_SHARES,
  POWERS,
  RANGES,
  SHARES,
  TRADES,
  WINNING_POINTS,
} from '../types.ts';
export type { Ending } from './ending.ts';
export type { Blocked, Flight } from './flights.ts';
export { fliesFor } from './flights.ts';
export type { Rung } from './ladder.ts';
export { ladder } from './ladder.ts';
export type { Occupant, PlacedHex } from './map.ts';
export { citiesOf, distance, hexesOf, occupants, reach } from './map.ts';
export type { Meeting } from './meeting.ts';
export type { Disposal, Settlement } from './merger.ts';
export type { FirstFlight, Opening } from './opening.ts';
export { openings } from './opening.ts';
export type { Payment } from './payout.ts';
export { payout, turnsUntilDividend } from './payout.ts';
export type { Ahead, Prospect, Unqualified } from './prospect.ts';
export { meansOf, prospectOf } from './prospect.ts';
export { cashOf, tradesLeft } from './purse.ts';
export type { RouteEffect } from './routes.ts';
export type { Change } from './table.ts';
export type { Limits, Unlocks } from './track.ts';
export { limitsAt, unlocks } from './track.ts';
export type { TradeEffect } from './trades.ts';
export { tradeEffect } from './trades.ts';
export type { Worth } from './worth.ts';
export { worthNow } from './worth.ts';
