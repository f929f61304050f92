import { oncePainted } from '../../../ui/once-painted.ts';

/** What scrolls and holds nothing to press can be reached by the keyboard, as long as it scrolls. */
export function reachScroll(list: HTMLElement): () => void {
  const look = (): void => {
    if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  };
  const sized = new ResizeObserver(look);
  // Measured when it has been drawn anyway: what is pressed answers first.
  const changed = new MutationObserver(() => oncePainted(look));
  sized.observe(list);
  changed.observe(list, { childList: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
