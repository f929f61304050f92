import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { collectTroubles, type Look, launch, openContext } from './browser.ts';
import { HOW_TO_GET_ONE } from './chromium.ts';
import { DESKTOP } from './sizes.ts';
import { GAME, type Plan, setUp } from './tables.ts';

export { expect } from 'vitest';
export { DESKTOP, PHONE, TABLET } from './sizes.ts';

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong so far: a test that provokes it empties the list, else the test fails at its end. */
  readonly troubles: string[];
}

interface Fixtures {
  /** Opens the application in a fresh profile. */
  readonly visit: (look?: Partial<Look> & { at?: string; url?: string }) => Promise<Visit>;
  /** The same at a table that has just been dealt; the first screen is never drawn. */
  readonly sitDown: (plan: Plan, look?: Partial<Look>) => Promise<Visit>;
}

interface WorkerFixtures {
  readonly browser: Browser | null;
}

/** Skipped where there is no browser. */
export const test = base.extend<Fixtures & WorkerFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures needed from here.
    async ({}, use) => {
      const path = inject('chromium');
      const browser = path === null ? null : await launch(path);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, task, skip }, use) => {
    if (browser === null) return skip(HOW_TO_GET_ONE);
    const visits: Visit[] = [];
    await use(async ({ at = '', url = inject('url'), ...look } = {}) => {
      const context = await openContext(browser, { ...DESKTOP, ...look });
      const page = await context.newPage();
      const visit = { page, context, troubles: [] };
      collectTroubles(page, visit.troubles);
      visits.push(visit);
      await page.goto(url + at);
      return visit;
    });
    const failed = task.result?.state === 'fail';
    for (const [i, { page, context, troubles }] of visits.entries()) {
      if (failed) await page.screenshot({ path: `out/failed/${task.id}-${i}.png` }).catch(() => undefined);
      await context.close();
      if (!failed) expect(troubles).toEqual([]);
    }
  },
  sitDown: ({ visit }, use) =>
    use(async (plan, look) => {
      const visited = await visit({ ...look, at: `#/new/${plan.game ?? GAME}` });
      await setUp(visited.page, plan);
      return visited;
    }),
});
