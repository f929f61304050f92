import type { Seat } from '@tarmac/kernel';
import type { Who } from '../../../words/en/ceremony.ts';
import { words } from '../../../words/words.svelte.ts';
import type { EuropeTable } from '../types.ts';
import { BANK, type Holder } from './standings.ts';

/** The seat that is called "you": nobody when several people look at the same screen. */
export function yourSeat(table: EuropeTable): Seat | null {
  const people = table.info.players.filter(({ kind }) => kind === 'person').length;
  return people > 1 ? null : table.viewer;
}

export function whoIs(table: EuropeTable, holder: Holder): Who {
  if (holder === BANK) return { name: words().ceremony.bank, is: 'bank' };
  if (holder === yourSeat(table)) return { name: words().table.you, is: 'you' };
  return { name: table.name(holder), is: 'player' };
}
