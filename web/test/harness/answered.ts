import type { Locator, Page } from 'playwright-core';

/** What was pressed looks so for a frame; what is read after this is what comes of it. */
export function answered(page: Page): Promise<void> {
  return page.evaluate(async () => {
    while (document.querySelector('[data-pressed]')) await new Promise(requestAnimationFrame);
  });
}

/** Presses it as a keyboard would, which reaches everything without pointing at it. */
export async function press(target: Locator): Promise<void> {
  await target.evaluate((element: HTMLElement) => element.click());
  await answered(target.page());
}
