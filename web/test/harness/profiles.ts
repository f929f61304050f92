import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Look, openContext } from './browser.ts';

/** All that a page of ours keeps. */
const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,file_systems';

/**
 * Profiles of one browser. One that was used is emptied and used again where it looks the same: what it has loaded and
 * compiled, a third of the work of a visit, is there already.
 */
export class Profiles {
  readonly #browser: Browser;
  readonly #free = new Map<string, BrowserContext[]>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page in a profile with nothing stored in it. */
  async open(look: Look, url: string): Promise<Page> {
    const used = this.#free.get(JSON.stringify(look))?.pop();
    const page = await (used ?? (await openContext(this.#browser, look))).newPage();
    if (!used) return page;
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(url).origin,
      storageTypes: STORAGE,
    });
    await session.detach();
    return page;
  }

  /** For the next one; only if nothing was changed but by the page itself. */
  async giveBack(page: Page, look: Look): Promise<void> {
    await page.close();
    const key = JSON.stringify(look);
    this.#free.set(key, [...(this.#free.get(key) ?? []), page.context()]);
  }
}
