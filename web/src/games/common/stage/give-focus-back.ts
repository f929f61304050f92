import { tick } from 'svelte';

/** For what goes while its dialog stays: if it had the focus, the way on gets it. */
export function giveFocusBack(node: Element): () => void {
  const dialog = node.closest('dialog');
  return () =>
    void tick().then(() => {
      if (!dialog?.isConnected || document.activeElement !== document.body) return;
      dialog.querySelector<HTMLElement>('[autofocus]')?.focus({ preventScroll: true });
    });
}
