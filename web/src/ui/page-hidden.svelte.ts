import { createSubscriber } from 'svelte/reactivity';
import { isPageHidden } from './page-hidden.ts';

const watch = createSubscriber((update) => {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
});

/** Whether nobody can see the page, as it changes. */
export function pageHidden(): boolean {
  watch();
  return isPageHidden();
}
