import { plain } from '../../../words/rich.ts';
import { words } from '../../../words/words.svelte.ts';
import { narrate, narrateTurn } from '../narrate.ts';
import type { EuropeTable, EuropeTold } from '../types.ts';
import { nameOf } from './people.ts';

/** Moves in words for somebody who only hears them: those of one player, one after the other, in one sentence. */
export function newsOf(tolds: readonly EuropeTold[], table: EuropeTable): string {
  const groups: EuropeTold[][] = [];
  for (const told of tolds) {
    const open = groups.at(-1);
    const before = open?.at(-1);
    if (open && before && before.seat === told.seat && !isScoring(before) && !isScoring(told))
      open.push(told);
    else groups.push([told]);
  }
  return groups
    .map((group) => sentenceOf(group, table))
    .filter((text) => text !== '')
    .join(' ');
}

function sentenceOf(group: readonly EuropeTold[], table: EuropeTable): string {
  const [first] = group;
  if (!first) return '';
  const text = plain(group.length === 1 ? narrate(first, table) : narrateTurn(group, table));
  if (text === '') return '';
  const who = typeof first.seat === 'number' ? `${nameOf(table, first.seat)} ` : '';
  return [who + text, ...(first.seat === table.viewer ? newValues(group) : [])].join(' ');
}

/** Where the airlines stand whose licences were bought. */
function newValues(group: readonly EuropeTold[]): string[] {
  const values = new Map<string, number>();
  for (const event of group.flatMap(({ events }) => events)) {
    if (event.type !== 'licensed' && event.type !== 'connected') continue;
    values.set(words().europe.airlines[event.airline].short, event.track);
  }
  return [...values].map(([airline, value]) => words().screen.announce.nowAt(airline, value));
}

function isScoring({ events }: EuropeTold): boolean {
  return events.some(({ type }) => type === 'scored');
}
