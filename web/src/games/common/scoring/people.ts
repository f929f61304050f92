import type { Seat } from '@tarmac/kernel';
import type { Who } from '../../../words/who.ts';
import { words } from '../../../words/words.svelte.ts';
import { type People, yourSeat } from '../panels/people.ts';

/** Somebody at the table, in a sentence. */
export function whoIs(table: People, seat: Seat): Who {
  if (seat === yourSeat(table)) return { name: words().table.you, is: 'you' };
  return { name: table.name(seat), is: 'player' };
}
