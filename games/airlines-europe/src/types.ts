/** The vocabulary of Airlines Europe: read this file first. */

/** AE-1. The order is the order of the rules; ABACUS comes last wherever it counts as an airline. */
export const AIRLINES = [
  'yellow',
  'blue',
  'violet',
  'red',
  'black',
  'brown',
  'green',
  'orange',
  'gray',
  'white',
] as const;
export type Airline = (typeof AIRLINES)[number];

export const SHARES = [...AIRLINES, 'abacus'] as const;
/** What a share card can show. */
export type Share = (typeof SHARES)[number];
/** What lies in the deck. */
export type DeckCard = Airline | 'scoring';

/** AE-1: as many shares as airplanes. */
export const FLEET: readonly number[] = [16, 15, 14, 13, 11, 10, 9, 9, 8, 7];
/** AE-10: the airlines out of the game by number of players, as bits in the order of AE-1. */
export const OUT_OF_PLAY: Readonly<Record<number, number>> = { 2: 0b111, 3: 0b101, 4: 0b001, 5: 0 };
/** AE-3 */
export const ABACUS_SHARES = 20;
export const SCORING_CARDS = 3;

/** Airlines as numbers: 0 … 9, ABACUS 10; scoring cards in the deck are 11; an empty place is 255. */
export const AIRLINE_COUNT = AIRLINES.length;
export const ABACUS = SHARES.indexOf('abacus');
export const SHARE_KINDS = SHARES.length;
export const SCORING = 11;
export const NONE = 255;

export const MAX_PLAYERS = 5;
export const MARKET_SIZE = 5;
export const HAND_DEALT = 8;

/** AE-12 */
export const MONEY_PER_PLAYER = 30;
export const STARTING_CASH = 8;
/** AE-50 */
export const DIVIDEND = 2;
/** AE-55: one share for one of ABACUS, or three for two. */
export function discardsFor(take: number): number {
  return take === 1 ? 1 : 3;
}
/** AE-60 */
export const CASH_ACTION = 8;
/** AE-65 */
export const CASH_KEPT_IN_BANKRUPTCY = 8;

/** AE-74, by scoring. */
export const ABACUS_ROWS: readonly (readonly number[])[] = [
  [4, 2, 1, 0, 0],
  [8, 4, 2, 1, 0],
  [16, 8, 4, 2, 1],
];

export type Move =
  | { readonly type: 'keep'; readonly shares: readonly [Airline, Airline] }
  | { readonly type: 'licence'; readonly airline: Airline; readonly route: string }
  | { readonly type: 'take'; readonly from: 'market'; readonly share: Airline }
  | { readonly type: 'take'; readonly from: 'deck' }
  | { readonly type: 'play'; readonly shares: SharesPlayed }
  | { readonly type: 'exchange'; readonly take: 1 | 2 }
  | { readonly type: 'discard'; readonly from: 'hand' | 'portfolio'; readonly share: Share }
  | { readonly type: 'cash' };

/** How many of each kind; kinds that are not played are absent. */
type SharesPlayed = Readonly<Partial<Record<Share, number>>>;

/** The dealt cards as they are in a record; `deck[0]` is drawn next. */
export interface Setup {
  readonly market: readonly Airline[];
  readonly hands: readonly (readonly Airline[])[];
  readonly deck: readonly DeckCard[];
}

/** `third-scoring`: AE-80; `all-blocked`: AE-81. */
export const END_REASONS = ['third-scoring', 'all-blocked'] as const;
export type EndReason = (typeof END_REASONS)[number];
