/** Called once: what the system draws around the page takes the colour of its paper, in any theme. */
export function followPaper(): void {
  const root = document.documentElement;
  const show = (): void => {
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = paper;
    }
  };
  new MutationObserver(show).observe(root, { attributeFilter: ['data-theme'] });
  show();
}
