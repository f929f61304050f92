import { createSubscriber } from 'svelte/reactivity';

/*
 * Panels and the Back button. Every open panel has an entry of its own in the browser's history, so that Back
 * closes the topmost panel and leaves the page where it is.
 */

/** By the number in the panel's entry; later panels have higher numbers, also after a reload. */
const open = new Map<number, { readonly close: () => void; readonly covers: boolean }>();
let latest = 0;
/** While the browser leaves the entry of a panel that is gone, which takes a moment: what waits until it has. */
let leaving: (() => void)[] | null = null;
/** Called whenever a panel has opened or closed. */
const watchers = new Set<() => void>();
const watch = createSubscriber((update) => {
  watchers.add(update);
  return () => watchers.delete(update);
});

export interface PanelEntry {
  /** Closes it, as Back would. */
  dismiss(): void;
  /** It is gone by other means, for example because its page is. */
  forget(): void;
}

/**
 * Registers an open panel; `close` is called when Back, or `dismiss`, closes it. One that covers nothing lets the
 * page behind it go on.
 */
export function openPanel(close: () => void, covers = true): PanelEntry {
  latest = Math.max(latest + 1, Date.now());
  const id = latest;
  open.set(id, { close, covers });
  tellWatchers();
  onceLeft(() => {
    if (open.has(id)) history.pushState({ panel: id }, '');
  });
  return {
    dismiss() {
      if (!open.has(id)) return; // a second press: Back must not be asked for twice
      if (panelOfEntry() === id) leave();
      closeAbove(id - 1);
    },
    forget() {
      if (!open.delete(id)) return;
      tellWatchers();
      if (panelOfEntry() === id) leave();
    },
  };
}

/** Whether something lies over the page; reactive. */
export function anyPanel(): boolean {
  watch();
  return isCovered();
}

function isCovered(): boolean {
  return [...open.values()].some(({ covers }) => covers);
}

/** Resolves when nothing lies over the page any more. */
export function panelsClosed(): Promise<void> {
  if (!isCovered()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (isCovered()) return;
      watchers.delete(look);
      resolve();
    };
    watchers.add(look);
  });
}

function tellWatchers(): void {
  for (const look of [...watchers]) look();
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
    // Nothing is to be seen at the entry of a panel that is gone.
    const empty = id !== undefined && !open.has(id);
    if (!leaving) closeAbove(id ?? 0);
    if (empty) leave();
    else arrive();
  });
}

/** Does something with the current entry: at once, or when the browser has left that of a panel that is gone. */
export function onceLeft(act: () => void): void {
  if (leaving) leaving.push(act);
  else act();
}

function leave(): void {
  leaving ??= [];
  history.back();
}

function arrive(): void {
  const waiting = leaving ?? [];
  leaving = null;
  for (const act of waiting) onceLeft(act);
}

function closeAbove(limit: number): void {
  for (const [id, { close }] of [...open].reverse()) {
    if (id <= limit) continue;
    open.delete(id);
    close();
  }
  tellWatchers();
}
