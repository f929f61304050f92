/** Runs when what is decided now has been painted; not at all if the function it returns is called before. */
export function oncePainted(run: () => void): () => void {
  let wanted = true;
  const runIfWanted = (): void => {
    if (wanted) run();
  };
  requestAnimationFrame(() => {
    if (wanted) setTimeout(runIfWanted);
  });
  return () => {
    wanted = false;
  };
}

/** Beyond this a page that is shown would have painted; a hidden one does not. */
const LONGEST = 100;

/** When what is decided now has been painted; at once where nothing is. */
export async function painted(): Promise<void> {
  if (globalThis.document?.visibilityState !== 'visible') return;
  await new Promise<void>((resolve) => {
    oncePainted(resolve);
    setTimeout(resolve, LONGEST);
  });
}
