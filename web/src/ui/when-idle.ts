/** How long the table has the line and the processor for itself, in milliseconds. */
const SETTLED = 2500;
/** And how long it may be busy: a page that draws in every frame is never idle on a slow device. */
const BUSY = 5000;

/** Loads something once the page has come to rest. If it is needed earlier, ask for it; a failure waits until then. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => {
    const begin = (): void => void load().catch(() => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: BUSY });
    else begin();
  }, SETTLED);
  return () => clearTimeout(timer);
}
