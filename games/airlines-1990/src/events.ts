import type { Seat } from '@tarmac/kernel';
import type { Company, EndReason, FlightCard, PileCard } from './types.ts';

/**
 * Typed facts, in the order in which they happen at the table. `null` in place of a card or an order means: not for this
 * viewer's eyes (A90-95).
 */
export type Event =
  | { readonly type: 'swapped'; readonly seat: Seat; readonly card: FlightCard }
  | { readonly type: 'refreshed'; readonly seat: Seat; readonly share: Company }
  | {
      readonly type: 'founded';
      readonly seat: Seat;
      readonly company: Company;
      readonly shares: number;
      readonly card: FlightCard;
      readonly route: string;
      readonly circle: number;
    }
  | {
      readonly type: 'flew';
      readonly seat: Seat;
      readonly company: Company;
      readonly card: FlightCard;
      readonly route: string;
      readonly circle: number;
    }
  /** A flight card comes into a hand. */
  | { readonly type: 'drew-flight'; readonly seat: Seat; readonly card: FlightCard | null }
  /** A90-42: there is none. */
  | { readonly type: 'no-flight'; readonly seat: Seat }
  /** A90-21: nothing is flown and no share taken; `idle`: nothing else happened in the turn either (A90-81). */
  | { readonly type: 'kept'; readonly seat: Seat; readonly idle: boolean }
  | { readonly type: 'took'; readonly seat: Seat; readonly share: Company }
  | { readonly type: 'drew'; readonly seat: Seat; readonly share: Company | null }
  | { readonly type: 'refilled'; readonly slot: number; readonly share: Company }
  | { readonly type: 'played'; readonly seat: Seat; readonly company: Company; readonly shares: number }
  | {
      readonly type: 'sabotaged';
      readonly seat: Seat;
      readonly company: Company;
      readonly route: string;
      readonly circle: number;
    }
  | { readonly type: 'inactive'; readonly company: Company }
  /** A90-52: worthless shares leave the market. */
  | { readonly type: 'removed'; readonly shares: readonly Company[] }
  /** `back`: it came too early and is put back (A90-70). */
  | { readonly type: 'scoring-card'; readonly back: boolean }
  | {
      readonly type: 'scored';
      /** 1 to 3 by scoring cards, 4 the final one. */
      readonly scoring: number;
      readonly company: Company;
      readonly markers: number;
      /** By seat; with two players and the third of A90-82 one more. */
      readonly holdings: readonly number[];
      readonly points: readonly number[];
    }
  /** A90-92: the scoring cards go into the pile. */
  | { readonly type: 'scoring-cards-in' }
  | { readonly type: 'shuffled'; readonly pile: 'shares'; readonly order: readonly PileCard[] | null }
  | { readonly type: 'shuffled'; readonly pile: 'flights'; readonly order: readonly FlightCard[] | null }
  /** A90-91: the last share is gone; everybody has one more turn. */
  | { readonly type: 'last-round'; readonly taker: Seat }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** A90-90 */
  | { readonly type: 'bonus'; readonly points: readonly number[] }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly scores: readonly number[] };

/** A90-95: what another player learns of an event. Nobody sees the order of a pile. */
export function seen(event: Event, viewer: Seat | null): Event {
  switch (event.type) {
    case 'drew-flight':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'drew':
      return event.seat === viewer ? event : { ...event, share: null };
    case 'shuffled':
      return { ...event, order: null };
    default:
      return event;
  }
}

/** What cannot be unseen: a card turned over, a pile in a new order, points given for all to see. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'drew-flight':
    case 'drew':
    case 'refilled':
    case 'scoring-card':
    case 'scored':
    case 'shuffled':
    case 'ended':
      return true;
    default:
      return false;
  }
}
