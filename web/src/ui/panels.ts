/*
 * Panels and the Back button. Every open panel has an entry of its own in the browser's history, so that Back
 * closes the topmost panel and leaves the page where it is.
 */

/** By the number in the panel's entry; later panels have higher numbers, also after a reload. */
const open = new Map<number, () => void>();
let latest = 0;

export interface PanelEntry {
  /** Closes it, as Back would. */
  dismiss(): void;
  /** It is gone by other means, for example because its page is. */
  forget(): void;
}

/** Registers an open panel; `close` is called when Back, or `dismiss`, closes it. */
export function openPanel(close: () => void): PanelEntry {
  latest = Math.max(latest + 1, Date.now());
  const id = latest;
  open.set(id, close);
  history.pushState({ panel: id }, '');
  return {
    dismiss() {
      if (!open.has(id)) return;
      if (panelOfEntry() === id) history.back();
      else closeAbove(id - 1);
    },
    forget() {
      open.delete(id);
    },
  };
}

/** The panel the current entry of the history belongs to; a new address takes the place of such an entry. */
export function panelOfEntry(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('panel' in state)) return undefined;
  return Number(state.panel);
}

/** Called once. The entry of a panel that a reload has closed becomes an ordinary one. */
export function watchBack(): void {
  if (panelOfEntry() !== undefined) history.replaceState(null, '');
  addEventListener('popstate', () => {
    const id = panelOfEntry();
    closeAbove(id ?? 0);
    // Nothing is to be seen at the entry of a panel that is gone: one more step back.
    if (id !== undefined && !open.has(id)) history.back();
  });
}

function closeAbove(limit: number): void {
  for (const [id, close] of [...open].reverse()) {
    if (id <= limit) continue;
    open.delete(id);
    close();
  }
}
