/** The vocabulary of Air-Kwire: read this file first. */

/** AK-1: the types of aircraft, each with its range in hexes. A later type is a higher one (AK-3). */
export const AIRCRAFT = ['tri-motor', 'boeing-247', 'dc-3'] as const;
export type Aircraft = (typeof AIRCRAFT)[number];
export const TYPES = AIRCRAFT.length;
export const RANGES = [1, 2, 3] as const;

/** AK-71 to AK-79, in the order of the rules; there is one of each, of `reverse` two. */
export const POWERS = [
  'block-trade',
  'fees-waived',
  'decommission-route',
  'double-routes',
  'free-discard',
  'pay-dividends',
  'reset-marker',
  'reshuffle',
  'reverse',
] as const;
export type PowerCard = (typeof POWERS)[number];
export const POWER_CARDS: readonly PowerCard[] = [...POWERS, 'reverse'];
export const POWER = {
  blockTrade: 0,
  feesWaived: 1,
  decommissionRoute: 2,
  doubleRoutes: 3,
  freeDiscard: 4,
  payDividends: 5,
  resetMarker: 6,
  reshuffle: 7,
  reverse: 8,
} as const;

/** The id of an airline and of a city, as the board file has them. */
export type Airline = string;
export type City = string;
/** The id of a city, or a power card. */
export type Card = string;

/** Airlines as numbers: 0 … 6 in the order of the board; cities 0 … 63; nothing is 255. */
export const MAX_AIRLINES = 7;
export const MAX_CITIES = 64;
export const NONE = 255;
/** The kind of a card as a number: a city, or this and a power card. */
export const FIRST_POWER = 64;

export const [MIN_PLAYERS, MAX_PLAYERS] = [3, 6];
/** AK-1 */
export const SHARES = 20;
/** AK-3, AK-85: of the first and the last space of the stock track. */
export const [FIRST_PRICE, LAST_PRICE] = [100, 2000];
/** AK-2: the worth of a home. */
export const HOME_POINTS = 3;
/** AK-4 */
export const DIVIDEND_SPACES = 7;
/** AK-10 */
export const STARTING_CASH = 12_000;
export const FIRST_PLAYER_LESS = 200;
/** AK-11 */
export const HAND_SIZE = 5;
/** AK-20 */
export const TRADES = 3;
export const FEE = 50;
/** AK-21 */
export const OPENING_SHARES = 2;
/** AK-40 */
export const IMMUNE_POINTS = 15;
/** AK-60 */
export const WINNING_POINTS = 40;
/** AK-62, times the number of players. */
export const IDLE_ROUNDS = 5;
export const MOST_ROUNDS = 100;

export type Move =
  | { readonly type: 'buy'; readonly airline: Airline }
  | { readonly type: 'sell'; readonly airline: Airline }
  | { readonly type: 'done' }
  | {
      readonly type: 'route';
      readonly airline: Airline;
      readonly city: City;
      readonly aircraft: Aircraft;
    }
  | { readonly type: 'approve' }
  | { readonly type: 'refuse' }
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'pass' }
  | { readonly type: 'draw'; readonly from: 'pile' | 'none' }
  | { readonly type: 'draw'; readonly from: 'pool'; readonly card: City }
  | { readonly type: 'rehome'; readonly aircraft: Aircraft }
  | { readonly type: 'dispose'; readonly exchange: number }
  | {
      readonly type: 'settle';
      readonly city: City;
      readonly with: 'aircraft';
      readonly aircraft: Aircraft;
    }
  | { readonly type: 'settle'; readonly city: City; readonly with: 'forfeit' }
  | { readonly type: 'power'; readonly card: PowerCard }
  | { readonly type: 'decommission'; readonly airline: Airline; readonly city: City }
  | { readonly type: 'keep'; readonly airline: Airline }
  | { readonly type: 'end-vote'; readonly agree: boolean }
  | Shuffle;

/** What chance does: `order` is the whole new pile, the top first. */
export interface Shuffle {
  readonly type: 'shuffle';
  readonly order: readonly Card[];
}

/** The dealt cards as they are in a record; the first card of the pile is drawn next. */
export interface Setup {
  /** By seat. */
  readonly cash: readonly number[];
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
}

/** `forty-points`: AK-60; `agreed`: AK-61; `exhausted`, `round-limit`: AK-62. */
export const END_REASONS = ['forty-points', 'agreed', 'exhausted', 'round-limit'] as const;
export type EndReason = (typeof END_REASONS)[number];
