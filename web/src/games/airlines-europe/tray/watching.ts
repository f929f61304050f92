import type { Seat } from '@tarmac/kernel';
import type { Rich } from '../../../words/rich.ts';
import { words } from '../../../words/words.svelte.ts';
import { narrate, narrateTurn } from '../narrate.ts';
import { nameOf } from '../panels/people.ts';
import type { EuropeTable } from '../types.ts';

/** What the one who plays now has done in this turn; before the first move, who comes after. */
export function doneSoFar(table: EuropeTable): Rich {
  const { telling, told, frame } = table;
  if (telling?.events.some(({ type }) => type === 'scored')) return narrate(telling, table);
  const seat = telling?.seat ?? table.thinking ?? frame.view.turn;
  const begun = told.findLastIndex((before) => before.seat !== seat || endsTurn(before)) + 1;
  const moves = [...told.slice(begun), ...(telling ? [telling] : [])];
  const text = narrateTurn(moves, table);
  return text.length > 0 ? text : [whoFollows(table, seat)];
}

function endsTurn({ events }: EuropeTable['told'][number]): boolean {
  return events.some(({ type }) => type === 'turn' || type === 'revealed');
}

/** Those between the one who plays and the viewer. */
function whoFollows(table: EuropeTable, seat: Seat | 'chance' | null): string {
  const { phase, cash } = table.frame.view;
  if (typeof seat !== 'number' || phase === 'keep' || phase === 'pick') return '';
  const after = cash.map((_, i) => (seat + 1 + i) % cash.length).slice(0, -1);
  const you = table.viewer === null ? -1 : after.indexOf(table.viewer);
  const others = (you < 0 ? after : after.slice(0, you)).map((other) => nameOf(table, other));
  return words().screen.step.followedBy(others, you >= 0);
}
