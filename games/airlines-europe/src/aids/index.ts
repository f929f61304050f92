/*
 * What a screen tells a player besides the rules: worked out from a view and the board file, that is, from what the
 * viewer may know, and small enough for a page whose engine runs in a worker.
 */
export type { ScoringChances } from './chances.ts';
export { scoringChances } from './chances.ts';
export type { Ahead, Change, Feed } from './feed.ts';
export { feed, feedPlay } from './feed.ts';
export { airlinesInPlay, sharesInPlay, sharesOf } from './in-play.ts';
export type { Rung } from './ladder.ts';
export { ladder } from './ladder.ts';
export type { Licence, Network } from './network.ts';
export { networkOf, nextLicence } from './network.ts';
export type { PayoutRules, Scoring, Threshold } from './points.ts';
export { nextThreshold, payouts, rowAt, rowOf, scoreNow } from './points.ts';
