/*
 * What a screen tells a player besides the rules: worked out from a view and the board file, that is, from what the
 * viewer may know, and small enough for a page whose engine runs in a worker. The numbers of the rules that a screen
 * shows are here too.
 */

export {
  LATE_ROUNDS,
  LOWEST_SABOTAGE,
  MARKERS_TO_FOUND,
  MARKET_SIZE,
  MAX_VALUE,
  PATTERNS,
  SCORING_CARDS,
} from '../types.ts';
export type { ScoringChances } from './chances.ts';
export { scoringChances } from './chances.ts';
export type { Ahead, Change, Effect, PlayEffect, SabotageEffect } from './effects.ts';
export { effectOf, effectOfPlay, effectOfSabotage } from './effects.ts';
export type { Flights } from './flights.ts';
export { fliesFor, unusable } from './flights.ts';
export type { Rung } from './ladder.ts';
export { ladder } from './ladder.ts';
export type { Network } from './network.ts';
export { networkOf } from './network.ts';
export type { Scoring } from './points.ts';
export { pointsFor, scoreNow } from './points.ts';
export type { Circle } from './routes.ts';
export { nextCircle } from './routes.ts';
