/** What scrolls and holds nothing to press can be reached by the keyboard, as long as it scrolls. */
export function reachScroll(list: HTMLElement): () => void {
  const look = (): void => {
    if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  };
  const sized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  sized.observe(list);
  changed.observe(list, { childList: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
