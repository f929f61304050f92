/** So long the table has the line and the processor for itself, in milliseconds. */
const SETTLED = 2500;

/** Loads something once the page has come to rest. Whoever needs it earlier asks for it; a failure waits for them. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => {
    const begin = (): void => void load().catch(() => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(begin);
    else begin();
  }, SETTLED);
  return () => clearTimeout(timer);
}
