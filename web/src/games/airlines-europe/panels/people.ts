import type { Seat } from '@tarmac/kernel';
import { words } from '../../../words/words.svelte.ts';
import { yourSeat } from '../scoring/people.ts';
import type { EuropeTable } from '../types.ts';

/** Whoever looks alone is “You”. */
export function nameOf(table: EuropeTable, seat: Seat): string {
  return seat === yourSeat(table) ? words().table.you : table.name(seat);
}

/** As short as a name can be in a column of figures. */
export function shortNameOf(table: EuropeTable, seat: Seat): string {
  if (seat === yourSeat(table)) return words().table.you;
  return shortNames(table.info.players.map((_, other) => nameOf(table, other)))[seat] ?? '';
}

/** More letters than these do not fit into the column. */
const MOST_LETTERS = 3;

/** The first letters that tell each name from all others; where they do not, the first and the seat's number. */
export function shortNames(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const letters = [...name];
    for (let length = 1; length <= Math.min(MOST_LETTERS, letters.length); length++) {
      const start = letters.slice(0, length).join('');
      if (!names.some((other, i) => i !== seat && other.startsWith(start))) return start;
    }
    return `${letters[0] ?? ''}${seat + 1}`;
  });
}

/** A row of payouts without the places that get nothing. */
export function paidPlaces(row: readonly number[]): number[] {
  return row.filter((points) => points > 0);
}
