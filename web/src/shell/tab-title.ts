import type { OpenTable } from '../play/open-table.ts';
import { pageHidden } from '../ui/page-hidden.svelte.ts';
import { words } from '../words/words.svelte.ts';

/** What the browser's tab says, so that one sees from elsewhere whose turn it is. */
export function tabTitle(table: OpenTable): string {
  const { tab } = words().table;
  // Somebody who looks at the past in this tab, and at another tab now, is called too.
  if (table.awaited && pageHidden()) return tab.yourTurn;
  if (table.history) return tab.past;
  const { deciding, waitingFor, outcome } = table.frame.status;
  if (outcome) return tab.over;
  if (table.myMove || table.mayEnd) return tab.yourTurn;
  const seat = table.handTo ?? waitingFor ?? deciding[0];
  return seat === undefined ? words().shell.title : tab.turnOf(table.name(seat));
}
