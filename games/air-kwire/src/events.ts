import type { Seat } from '@tarmac/kernel';
import type { Aircraft, Airline, Card, City, EndReason, PowerCard } from './types.ts';

/**
 * Typed facts, in the order in which they happen at the table. `null` in place of a card or an order means: not for this
 * viewer's eyes. Money is told to all (AK-81).
 */
export type Event =
  | { readonly type: 'turn'; readonly seat: Seat }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly airline: Airline;
      /** 2 at an opening (AK-21). */
      readonly shares: number;
      readonly price: number;
      readonly fee: number;
      readonly opening: boolean;
    }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly airline: Airline;
      readonly price: number;
      readonly fee: number;
    }
  /** A marker moves on the stock track; spaces count from 0. */
  | {
      readonly type: 'moved';
      readonly airline: Airline;
      readonly from: number;
      readonly to: number;
      readonly price: number;
    }
  | { readonly type: 'ceo'; readonly airline: Airline; readonly seat: Seat }
  /** AK-32: the CEO is asked. */
  | {
      readonly type: 'asked';
      readonly seat: Seat;
      readonly ceo: Seat;
      readonly airline: Airline;
      readonly city: City;
      readonly aircraft: Aircraft;
    }
  | { readonly type: 'approved'; readonly seat: Seat; readonly airline: Airline; readonly city: City }
  | { readonly type: 'refused'; readonly seat: Seat; readonly airline: Airline; readonly city: City }
  | {
      readonly type: 'flew';
      readonly seat: Seat;
      readonly airline: Airline;
      readonly city: City;
      readonly aircraft: Aircraft;
      /** City points of the airline after it. */
      readonly points: number;
      /** Spaces of the dividend marker past the top, after it. */
      readonly dividend: number;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: City }
  | { readonly type: 'drew-none'; readonly seat: Seat }
  | { readonly type: 'power'; readonly seat: Seat; readonly card: PowerCard }
  /** AK-40, AK-42: two airlines meet and stay apart. */
  | {
      readonly type: 'apart';
      readonly city: City;
      readonly higher: Airline;
      readonly lower: Airline;
      readonly why: 'immune' | 'equal' | 'no-aircraft';
    }
  | {
      readonly type: 'merger';
      readonly city: City;
      readonly acquirer: Airline;
      readonly defunct: Airline;
    }
  /** AK-42; no aircraft if the acquirer was there already. */
  | {
      readonly type: 'rehomed';
      readonly acquirer: Airline;
      readonly city: City;
      readonly aircraft: Aircraft | null;
    }
  /** AK-43, by seat. */
  | {
      readonly type: 'bonus';
      readonly airline: Airline;
      readonly rate: number;
      readonly amounts: readonly number[];
    }
  /** AK-44: shares got, shares sold, and what they brought. */
  | {
      readonly type: 'disposed';
      readonly seat: Seat;
      readonly airline: Airline;
      readonly exchanged: number;
      readonly sold: number;
      readonly amount: number;
    }
  /** AK-45: cities that get an acquired marker (as far as there are), and cities where an aircraft leaves. */
  | {
      readonly type: 'taken-over';
      readonly acquirer: Airline;
      readonly defunct: Airline;
      readonly cities: readonly City[];
      readonly shared: readonly City[];
    }
  | {
      readonly type: 'replaced';
      readonly airline: Airline;
      readonly city: City;
      readonly aircraft: Aircraft;
    }
  /** AK-47: several if a range breaks. */
  | { readonly type: 'forfeited'; readonly airline: Airline; readonly cities: readonly City[] }
  | {
      readonly type: 'decommissioned';
      readonly seat: Seat;
      readonly airline: Airline;
      readonly city: City;
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly airline: Airline }
  | {
      readonly type: 'paid';
      readonly airline: Airline;
      /** Per share. */
      readonly rate: number;
      readonly amounts: readonly number[];
    }
  /** AK-52: not qualified; `again`: not for the first time in a row. */
  | { readonly type: 'unpaid'; readonly airline: Airline; readonly again: boolean }
  | { readonly type: 'bankrupt'; readonly airline: Airline }
  | { readonly type: 'voted'; readonly seat: Seat; readonly agree: boolean; readonly proposes: boolean }
  | { readonly type: 'reversed' }
  | { readonly type: 'shuffled'; readonly order: readonly Card[] | null }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly scores: readonly number[] };

/** What another player learns of an event: not what is drawn face down, nor the order of the pile. */
export function seen(event: Event, viewer: Seat | null): Event {
  switch (event.type) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'shuffled':
      return { ...event, order: null };
    default:
      return event;
  }
}

/** What cannot be unseen: a card turned over, a pile in a new order, the end. */
export function reveals(event: Event): boolean {
  return event.type === 'drew' || event.type === 'shuffled' || event.type === 'ended';
}
