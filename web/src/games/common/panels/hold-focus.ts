/**
 * The keyboard never stands nowhere. A pressed button may be gone after its press, and a panel may close over
 * something that is no more; the conversation of the turn then has the focus, where what comes next is asked.
 */
export function holdFocus(table: HTMLElement): () => void {
  const hold = (): void => {
    if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    const conversation = table.querySelector<HTMLElement>('[data-conversation]');
    (conversation ?? table).focus({ preventScroll: true });
  };
  /** Tab may lead out of the page, and on from its beginning. */
  const onkeyup = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') hold();
  };
  const observer = new MutationObserver(hold);
  observer.observe(table, { subtree: true, childList: true });
  addEventListener('keyup', onkeyup);
  hold();
  return () => {
    observer.disconnect();
    removeEventListener('keyup', onkeyup);
  };
}
