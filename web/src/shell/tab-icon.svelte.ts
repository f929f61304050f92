import { pageHidden } from '../ui/page-hidden.svelte.ts';

const ICON = './icon.svg';
const TURN = './icon-turn.svg';

/** The icon of the browser's tab, too, says that it is somebody's turn, while another tab is in front. Called while a component is set up. */
export function callByIcon(isTurn: () => boolean): void {
  const calls = $derived(isTurn() && pageHidden());
  $effect(() => {
    setIcon(calls ? TURN : ICON);
    return () => setIcon(ICON);
  });
}

function setIcon(to: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link && link.getAttribute('href') !== to) link.href = to;
}
