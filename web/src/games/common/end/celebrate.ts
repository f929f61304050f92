import type { OpenTable } from '../../../play/open-table.ts';
import { reducedMotion, settings } from '../../../play/settings.svelte.ts';

/** Tables whose winner has been celebrated since the page was loaded. */
const celebrated = new Set<string>();

/** Whether the winner is celebrated now: once, by those who played, and where movement is wanted. */
export function celebrates({ info, history }: Pick<OpenTable, 'info' | 'history'>): boolean {
  if (!info.playable || history !== null || celebrated.has(info.id)) return false;
  celebrated.add(info.id);
  return settings.speed > 0 && settings.ceremonies > 0 && !reducedMotion();
}
