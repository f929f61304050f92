import type { BrowserContext, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { collectTroubles, type Look, launch } from './browser.ts';
import { HOW_TO_GET_ONE } from './chromium.ts';
import { Profiles } from './profiles.ts';
import { DESKTOP } from './sizes.ts';
import { type Plan, setUp } from './tables.ts';

export { expect } from 'vitest';
export { DESKTOP, PHONE, TABLET } from './sizes.ts';

interface Visit {
  readonly page: Page;
  /** A test that asks for it may change it. */
  readonly context: BrowserContext;
  /** What went wrong so far: a test that provokes it empties the list, otherwise the test fails at its end. */
  readonly troubles: string[];
}

interface Fixtures {
  /** Opens the application in a fresh profile. */
  readonly visit: (look?: Partial<Look> & { at?: string; url?: string }) => Promise<Visit>;
  /** The same at a table that has just been dealt; the first screen is never drawn. */
  readonly sitDown: (plan: Plan, look?: Partial<Look>) => Promise<Visit>;
}

interface WorkerFixtures {
  readonly profiles: Profiles | null;
}

/** Skipped where there is no browser. */
export const test = base.extend<Fixtures & WorkerFixtures>({
  profiles: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures needed from here.
    async ({}, use) => {
      const path = inject('chromium');
      if (path === null) return use(null);
      const browser = await launch(path);
      await use(new Profiles(browser));
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ profiles, task, skip }, use) => {
    if (profiles === null) return skip(HOW_TO_GET_ONE);
    const hasFailed = (): boolean => task.result?.state === 'fail';
    const visits: { visit: Visit; leave(): Promise<void> }[] = [];
    await use(async ({ at = '', url = inject('url'), ...wanted } = {}) => {
      const look = { ...DESKTOP, ...wanted };
      const page = await profiles.open(look, url);
      let changed = look.stores === true || url !== inject('url');
      const visit: Visit = {
        page,
        troubles: [],
        get context() {
          changed = true;
          return page.context();
        },
      };
      // A clock belongs to all pages of a profile: the next test would wait in a time that stands still.
      Object.defineProperty(page, 'clock', { get: () => visit.context.clock });
      collectTroubles(page, visit.troubles);
      const leave = () => (changed || hasFailed() ? page.context().close() : profiles.giveBack(page, look));
      visits.push({ visit, leave });
      await page.goto(url + at);
      return visit;
    });
    const failed = hasFailed();
    for (const [i, { visit, leave }] of visits.entries()) {
      const { page, troubles } = visit;
      if (failed) await page.screenshot({ path: `out/failed/${task.id}-${i}.png` }).catch(() => undefined);
      await leave();
      if (!failed) expect(troubles).toEqual([]);
    }
  },
  sitDown: ({ visit }, use) =>
    use(async (plan, look) => {
      const visited = await visit({ ...look, at: '#/tables' });
      await setUp(visited.page, plan);
      return visited;
    }),
});
