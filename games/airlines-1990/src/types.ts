/** The vocabulary of Airlines (1990): read this file first. */

/** A90-1 */
export const PATTERNS = ['solid', 'dashed', 'dotted', 'double', 'wavy'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A90-1 */
export interface FlightCard {
  readonly pattern: Pattern;
  /** 1 to 14. */
  readonly value: number;
}

/** The id of a company, as the board file has it. */
export type Company = string;
/** What lies in the pile of shares. */
export type PileCard = Company | 'scoring';

export const PATTERN_COUNT = PATTERNS.length;
/** A90-1: values of flight cards and numbers of circles. */
export const MAX_VALUE = 14;
/** Places in a list by value, 0 unused. A kind of card is `pattern * VALUES + value`, so four bits are the value. */
export const VALUES = 16;
export const VALUE_BITS = 4;
export const KINDS = PATTERN_COUNT * VALUES;
/** Companies as numbers: 0 … 8 in the order of the board; scoring cards in the pile are 15; an empty place is 255. */
export const MAX_COMPANIES = 9;
export const SCORING = 15;
export const NONE = 255;

export const MAX_PLAYERS = 6;
export const MARKET_SIZE = 5;
/** A90-10 */
export const SHARES_DEALT = 5;
export const FLIGHTS_DEALT = 3;
export const SCORING_CARDS = 3;
/** A90-20, A90-41: the circle and the headquarters. */
export const MARKERS_TO_FOUND = 2;
/** A90-60 */
export const LOWEST_SABOTAGE = 5;
/** A90-92: rounds before the scoring cards come, by number of players. */
export const LATE_ROUNDS: Readonly<Record<number, number>> = { 2: 5, 3: 4, 4: 3, 5: 2, 6: 2 };

export type Move =
  | { readonly type: 'swap'; readonly card: FlightCard }
  | { readonly type: 'refresh'; readonly share: Company }
  | {
      readonly type: 'found';
      readonly company: Company;
      readonly shares: number;
      readonly card: FlightCard;
      readonly route: string;
    }
  | { readonly type: 'draw' }
  | { readonly type: 'fly'; readonly company: Company; readonly card: FlightCard; readonly route: string }
  | { readonly type: 'keep' }
  | { readonly type: 'take'; readonly from: 'market'; readonly share: Company }
  | { readonly type: 'take'; readonly from: 'pile' }
  | { readonly type: 'play'; readonly company: Company; readonly shares: number }
  | { readonly type: 'sabotage'; readonly company: Company; readonly route: string; readonly circle: number }
  | { readonly type: 'done' }
  | Shuffle;

/** What chance does: `order` is the whole pile, the top first. */
export type Shuffle =
  | { readonly type: 'shuffle'; readonly pile: 'shares'; readonly order: readonly PileCard[] }
  | { readonly type: 'shuffle'; readonly pile: 'flights'; readonly order: readonly FlightCard[] };

/** The dealt cards as they are in a record; the first card of a pile is drawn next. */
export interface Setup {
  readonly market: readonly Company[];
  /** Shares by seat. */
  readonly hands: readonly (readonly Company[])[];
  /** Flight cards by seat. */
  readonly flights: readonly (readonly FlightCard[])[];
  readonly pile: readonly PileCard[];
  readonly flightPile: readonly FlightCard[];
}

/** `shares-gone`: A90-80; `third-scoring`: A90-82; `stalemate`: A90-81. */
export const END_REASONS = ['shares-gone', 'third-scoring', 'stalemate'] as const;
export type EndReason = (typeof END_REASONS)[number];
