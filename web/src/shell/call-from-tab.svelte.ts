import { pageHidden } from '../ui/page-hidden.svelte.ts';
import { words } from '../words/words.svelte.ts';
import { callByIcon } from './tab-icon.svelte.ts';

/**
 * A page without a table: while another tab is in front, its tab says that a table waits for this person. Called while a
 * component is set up.
 */
export function callFromTab(isTurn: () => boolean): void {
  callByIcon(isTurn);
  const calls = $derived(isTurn() && pageHidden());
  $effect(() => {
    if (!calls) return;
    const { title } = document;
    document.title = words().table.tab.yourTurn;
    return () => {
      document.title = title;
    };
  });
}
