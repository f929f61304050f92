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
