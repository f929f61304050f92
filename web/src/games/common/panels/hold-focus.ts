import { oncePainted } from '../../../ui/once-painted.ts';

/**
 * The keyboard never stands nowhere. A pressed button may be gone after its press, and a panel may close over
 * something that is no more; the conversation of the turn then has the focus, where what comes next is asked.
 */
export function holdFocus(table: HTMLElement): () => void {
  let moving = false;
  const hold = (): void => {
    if (moving || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    const conversation = table.querySelector<HTMLElement>('[data-conversation]');
    (conversation ?? table).focus({ preventScroll: true });
  };
  /** Tab may lead out of the page, and on from its beginning. */
  const onkeyup = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') hold();
  };
  /** On its way from one thing to the next the focus is nowhere, and what looked at the first may change then. */
  const onblur = ({ relatedTarget }: FocusEvent): void => {
    moving = relatedTarget !== null;
  };
  const onfocus = (): void => {
    moving = false;
  };
  // To focus something lays the page out at once; after the frame that has to be done anyway, it costs nothing.
  let forget: (() => void) | null = null;
  const observer = new MutationObserver(() => {
    forget ??= oncePainted(() => {
      forget = null;
      hold();
    });
  });
  observer.observe(table, { subtree: true, childList: true });
  addEventListener('keyup', onkeyup);
  addEventListener('blur', onblur, true);
  addEventListener('focus', onfocus, true);
  hold();
  return () => {
    observer.disconnect();
    forget?.();
    removeEventListener('keyup', onkeyup);
    removeEventListener('blur', onblur, true);
    removeEventListener('focus', onfocus, true);
  };
}
