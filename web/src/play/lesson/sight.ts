import { createSubscriber } from 'svelte/reactivity';

/** What tells the state of a screen: what is there, chosen, open, and where a conversation stands. */
const TELLING = [
  'aria-pressed',
  'aria-selected',
  'class',
  'data-conversation',
  'data-phase',
  'disabled',
  'open',
];

/** In milliseconds. */
const LOOK_AGAIN = 400;

const watchPage = createSubscriber((update) => {
  const observer = new MutationObserver(update);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: TELLING });
  // Maps move, and pages are made smaller, without any of that.
  const timer = setInterval(update, LOOK_AGAIN);
  return () => {
    observer.disconnect();
    clearInterval(timer);
  };
});

/** The first thing on the screen that fits the selector and can be seen. Reactive. */
export function findSeen(selector: string): Element | undefined {
  watchPage();
  return [...document.querySelectorAll(selector)].find((element) => isSeen(element));
}

/** What is scrolled out of sight can be scrolled back; a map shows only what lies in its frame. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const map = element.closest('[data-map]');
  if (!map || map === element) return true;
  const { left, right, top, bottom } = map.getBoundingClientRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return across > left && across < right && down > top && down < bottom;
}
