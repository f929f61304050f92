import { refusalOf } from '../engine/refusal.ts';
import type { OpenTable } from '../play/open-table.ts';
import { toast } from '../ui/toasts.svelte.ts';
import { words } from '../words/words.svelte.ts';
import { engine } from './engine.ts';

/** Copies an address that opens the game at the moment that is drawn; where nothing can be copied, gives it back. */
export async function copyLink(table: Pick<OpenTable, 'info' | 'frame'>): Promise<string | null> {
  try {
    const link = await engine().link(table.info.id, table.frame.step);
    const address = `${location.origin}${location.pathname}#/game/${link}`;
    try {
      await navigator.clipboard.writeText(address);
      toast(words().table.history.linkCopied);
    } catch {
      return address;
    }
  } catch (error) {
    toast(words().table.refused(refusalOf(error)));
  }
  return null;
}
