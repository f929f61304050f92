import { innerHeight } from 'svelte/reactivity/window';
import { layout } from './layout.svelte.ts';

/** What has happened, with a line or two for each of three players; the rest scrolls. */
const NEWS = 158;
/** Bar, tray, what is between the panels, and the news, which a broad window has elsewhere. */
const AROUND = { wide: 228 + NEWS, broad: 80 };

/**
 * A panel beside the map that can be folded up. Until the person has chosen, it is open where the news below it keep their
 * room.
 */
export class Fold {
  #chosen = $state.raw<boolean | null>(null);

  /** `needed`: the height of this panel and those above it, in pixels, while it is open. */
  isOpen(needed: number): boolean {
    const kind = layout();
    if (kind !== 'wide' && kind !== 'broad') return true;
    return this.#chosen ?? (innerHeight.current ?? 900) - AROUND[kind] >= needed;
  }
  set open(is: boolean) {
    this.#chosen = is;
  }
}
