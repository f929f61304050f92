import { pageHidden } from '../ui/page-hidden.svelte.ts';
import { anyPanel } from '../ui/panels.ts';
import type { OpenTable } from './open-table.ts';
import { settings } from './settings.svelte.ts';

/** How long a turn that is done can still be taken back, in milliseconds. */
export const BEFORE_END = 3000;

let counting = $state(false);

/** Whether the turn is about to end by itself. A page has one table at a time. */
export function endsBySelf(): boolean {
  return counting;
}

/**
 * Ends turns that are done, where the person wants it. Somebody who looks elsewhere (a panel, another tab) must not
 * miss anything, and on a screen that several people share nothing may vanish behind the curtain by itself.
 */
export function endTurnsBySelf(table: () => OpenTable): void {
  const alone = $derived(table().info.here.length === 1);
  const due = $derived(settings.autoEnd && alone && table().mayEnd && !anyPanel() && !pageHidden());
  $effect(() => {
    if (!due) return;
    counting = true;
    const timer = setTimeout(() => void table().end(), BEFORE_END);
    return () => {
      clearTimeout(timer);
      counting = false;
    };
  });
}
