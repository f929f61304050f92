import type { Box } from './place-card.ts';

/** Around what is lit. */
const AROUND = 5;

/** The part of an element that can be seen, with a little room around it; null where nothing of it is. */
export function visibleBox(element: Element): Box | null {
  const inner = element.getBoundingClientRect();
  const outer = scrolledBy(element).getBoundingClientRect();
  const box = {
    left: Math.max(2, Math.max(inner.left, outer.left) - AROUND),
    top: Math.max(2, Math.max(inner.top, outer.top) - AROUND),
    right: Math.min(innerWidth - 2, Math.min(inner.right, outer.right) + AROUND),
    bottom: Math.min(innerHeight - 2, Math.min(inner.bottom, outer.bottom) + AROUND),
  };
  return box.right > box.left && box.bottom > box.top ? box : null;
}

const frames = new WeakMap<Element, Element>();

/** The nearest thing around it that scrolls, or else the page. */
function scrolledBy(inner: Element): Element {
  const known = frames.get(inner);
  if (known?.isConnected) return known;
  let outer = inner.parentElement;
  while (outer && !/auto|scroll/.test(getComputedStyle(outer).overflowY)) outer = outer.parentElement;
  const found = outer ?? document.documentElement;
  frames.set(inner, found);
  return found;
}

/** What fits these selectors and can be seen. */
export function visibleBoxes(selectors: readonly string[]): Box[] {
  if (selectors.length === 0) return [];
  return [...document.querySelectorAll(selectors.join(', '))].flatMap((element) =>
    element.checkVisibility({ visibilityProperty: true }) ? (visibleBox(element) ?? []) : [],
  );
}
