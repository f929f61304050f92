import type { Player } from '@tarmac/table';
import { words } from '../words/words.svelte.ts';

export const LONGEST_SEED = 64;
export const LONGEST_NAME = 24;

const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new seed that can be read aloud: two groups of four, without letters that look alike. */
export function newSeed(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => {
    return SEED_LETTERS[byte % SEED_LETTERS.length] ?? '';
  });
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** What is chosen for one seat. */
export type SeatChoice =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** The players of a table: people under their names, bots under first names, each name once. */
export function seatPlayers(seats: readonly SeatChoice[]): Player[] {
  const alone = seats.filter((seat) => seat.kind === 'person').length === 1;
  const { you, playerNumber, botNames } = words().shell.names;
  const names = seats.map((seat, i) => {
    if (seat.kind === 'bot') return '';
    return seat.name.trim() || (alone ? you : playerNumber(i + 1));
  });
  const free = botNames.filter((name) => !names.includes(name));
  return seats.map((seat, i) => {
    if (seat.kind === 'person') return { kind: 'person', name: names[i] ?? '' };
    return { kind: 'bot', name: free.shift() ?? playerNumber(i + 1), bot: seat.bot };
  });
}

const NAME_KEY = 'tarmac.name';

/** The name the person at this browser gave last; storage may be refused. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(NAME_KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name.trim());
  } catch {
    // Then it is asked again next time.
  }
}
