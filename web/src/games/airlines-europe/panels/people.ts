import type { Seat } from '@tarmac/kernel';
import { words } from '../../../words/words.svelte.ts';
import { yourSeat } from '../scoring/people.ts';
import type { EuropeTable } from '../types.ts';

/** Whoever looks alone is “You”. */
export function nameOf(table: EuropeTable, seat: Seat): string {
  return seat === yourSeat(table) ? words().table.you : table.name(seat);
}

/** As short as a name can be in a column of figures. */
export function initialOf(table: EuropeTable, seat: Seat): string {
  return seat === yourSeat(table) ? words().table.you : [...table.name(seat)].slice(0, 1).join('');
}

/** A row of payouts without the places that get nothing. */
export function paidPlaces(row: readonly number[]): number[] {
  return row.filter((points) => points > 0);
}
