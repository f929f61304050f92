import type { Page } from 'playwright-core';

/** What a screen reader would have said, in order. */
export interface Heard {
  /** Politely: what happened. */
  readonly log: readonly string[];
  /** At once: what is asked, what is refused. */
  readonly alerts: readonly string[];
}

declare global {
  interface Window {
    heard?: { log: string[]; alerts: string[] };
  }
}

/** Runs in the page: writes down every text that appears in a log or an alert. */
function write(): void {
  const heard = { log: [] as string[], alerts: [] as string[] };
  window.heard = heard;
  const listen = (node: Node): void => {
    const text = node.textContent?.trim();
    const region = (node instanceof Element ? node : node.parentElement)?.closest('[role=log], [role=alert]');
    if (!text || !region) return;
    (region.getAttribute('role') === 'log' ? heard.log : heard.alerts).push(text);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) listen(node);
  }).observe(document, { subtree: true, childList: true });
}

/** From now on, until the page is loaded again. */
export async function listenTo(page: Page): Promise<void> {
  await page.evaluate(write);
}

export async function heardIn(page: Page): Promise<Heard> {
  return page.evaluate(() => window.heard ?? { log: [], alerts: [] });
}
