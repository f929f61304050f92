import type { Told } from '@tarmac/table';
import { plain, type Rich } from '../../../words/rich.ts';
import { nameOf, type People } from './people.ts';

/** How a game tells its moves. */
export interface Narrator {
  /** Of the move that is being shown, without what a ceremony tells of it. */
  narrate(told: Told, table: People): Rich;
  narrateTurn(tolds: readonly Told[], table: People): Rich;
  /** Told by itself, not together with what its player did before and after. */
  standsAlone(told: Told): boolean;
  /** What else the viewer hears after own moves: where things stand now. */
  after?(tolds: readonly Told[]): readonly string[];
}

/** Moves in words for somebody who only hears them: those of one player, one after the other, in one sentence. */
export function newsOf(tolds: readonly Told[], table: People, narrator: Narrator): string {
  const groups: Told[][] = [];
  for (const told of tolds) {
    const open = groups.at(-1);
    if (open && goesOn(open, told, narrator)) open.push(told);
    else groups.push([told]);
  }
  return groups
    .map((group) => sentenceOf(group, table, narrator))
    .filter((text) => text !== '')
    .join(' ');
}

/** What chance does belongs to the turn in which it happens. */
function goesOn(open: readonly Told[], told: Told, { standsAlone }: Narrator): boolean {
  if (standsAlone(told) || open.some((before) => standsAlone(before))) return false;
  return told.seat === 'chance' || told.seat === open.findLast(({ seat }) => seat !== 'chance')?.seat;
}

function sentenceOf(group: readonly Told[], table: People, narrator: Narrator): string {
  const [first] = group;
  if (!first) return '';
  const text = plain(
    group.length === 1 ? narrator.narrate(first, table) : narrator.narrateTurn(group, table),
  );
  if (text === '') return '';
  const who = typeof first.seat === 'number' ? `${nameOf(table, first.seat)} ` : '';
  const after = first.seat === table.viewer ? (narrator.after?.(group) ?? []) : [];
  return [who + text, ...after].join(' ');
}
