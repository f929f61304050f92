import type { Seat } from '@tarmac/kernel';
import type { Airline, EndReason, Share } from './types.ts';

/**
 * Typed facts, in the order in which they happen at the table. `null` in place of a share means: not for this
 * viewer's eyes (AE-111).
 */
export type Event =
  | { readonly type: 'chosen'; readonly seat: Seat }
  /** AE-17: what everybody kept, by seat. */
  | { readonly type: 'revealed'; readonly kept: readonly (readonly [Airline, Airline])[] }
  | {
      readonly type: 'licensed';
      readonly seat: Seat;
      readonly airline: Airline;
      readonly route: string;
      readonly price: number;
      /** The space of the airline's marker after it. */
      readonly track: number;
    }
  /** AE-14: an airline gets its bonus. */
  | { readonly type: 'connected'; readonly airline: Airline; readonly bonus: number; readonly track: number }
  | { readonly type: 'took'; readonly seat: Seat; readonly share: Airline }
  | { readonly type: 'drew'; readonly seat: Seat; readonly share: Airline | null }
  | { readonly type: 'refilled'; readonly slot: number; readonly share: Airline }
  /** AE-70: to whom it goes. */
  | { readonly type: 'scoring-card'; readonly holder: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly share: Share; readonly count: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly amount: number }
  /** AE-65: money that went back to the bank, by seat. */
  | { readonly type: 'bankrupt'; readonly returned: readonly number[] }
  | { readonly type: 'market-removed'; readonly shares: readonly Airline[] }
  | { readonly type: 'exchanging'; readonly seat: Seat; readonly take: 1 | 2 }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly from: 'hand' | 'portfolio';
      readonly share: Share | null;
    }
  /** AE-55: ABACUS shares that an exchange brought. */
  | { readonly type: 'abacus'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'scored';
      /** 1 to 3. */
      readonly scoring: number;
      readonly share: Share;
      /** Points for the first, the second … */
      readonly row: readonly number[];
      /** By seat; with two players and the third holder of AE-92 one more. */
      readonly holdings: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly scores: readonly number[] };

/** AE-111: what another player learns of an event. */
export function seen(event: Event, viewer: Seat | null): Event {
  switch (event.type) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, share: null };
    case 'discarded':
      // AE-57: the red back of an ABACUS share gives it away; what came from a portfolio was public.
      return event.seat === viewer || event.from === 'portfolio' || event.share === 'abacus'
        ? event
        : { ...event, share: null };
    default:
      return event;
  }
}

/** What cannot be unseen: a card turned over, the first portfolios, points given for all to see. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'drew':
    case 'refilled':
    case 'scoring-card':
    case 'revealed':
    case 'scored':
    case 'ended':
      return true;
    default:
      return false;
  }
}
