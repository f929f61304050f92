/** Whether nobody can see the page: another tab is in front, or the window is away. */
export function isPageHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}

/** Runs whenever the page is hidden, until the function it returns is called. */
export function whenPageHides(run: () => void): () => void {
  const look = (): void => {
    if (isPageHidden()) run();
  };
  globalThis.document?.addEventListener?.('visibilitychange', look);
  return () => globalThis.document?.removeEventListener?.('visibilitychange', look);
}
