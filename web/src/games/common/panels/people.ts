import { strengthOf } from '@tarmac/bots';
import type { Seat } from '@tarmac/kernel';
import type { OpenTable } from '../../../play/open-table.ts';
import type { Who } from '../../../words/who.ts';
import { words } from '../../../words/words.svelte.ts';

/** As much of a table as the names of its people need. */
export type People = Pick<OpenTable, 'info' | 'viewer' | 'name'>;

/** The seat that is called "you": nobody when several people look at the same screen. */
export function yourSeat({ info, viewer }: People): Seat | null {
  const people = info.players.filter(({ kind }) => kind === 'person').length;
  return people > 1 ? null : viewer;
}

/** A person who looks alone is “You”. */
export function nameOf(table: People, seat: Seat): string {
  return seat === yourSeat(table) ? words().table.you : table.name(seat);
}

/** Somebody at the table, in a sentence. */
export function whoIs(table: People, seat: Seat): Who {
  return { name: nameOf(table, seat), is: seat === yourSeat(table) ? 'you' : 'player' };
}

/** From 1 to 5, where one of the levels plays. */
export function strengthAt({ info }: People, seat: Seat): number | undefined {
  const player = info.players[seat];
  return player?.kind === 'bot' ? strengthOf(player.bot) : undefined;
}

/** As short as a name can be in a column of figures. */
export function shortNameOf(table: People, seat: Seat): string {
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
