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

/** A visible page has painted by then; one that was hidden in the meantime never will. */
const LONGEST = 100;

/** Waits until what is decided now has been painted; a hidden page paints nothing and does not wait. */
export async function painted(): Promise<void> {
  if (globalThis.document?.visibilityState !== 'visible') return;
  await new Promise<void>((resolve) => {
    oncePainted(resolve);
    setTimeout(resolve, LONGEST);
  });
}
