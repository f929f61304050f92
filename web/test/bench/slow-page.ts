import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { openContext } from '../harness/browser.ts';

export interface SlowPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly debug: CDPSession;
  /** How many times slower from now on; as slow as such a page is, if nothing is said. */
  slowDown(times?: number): Promise<void>;
}

const SLOWDOWN = 4;

/** A page at a desk whose main thread is four times slower; workers are not. */
export async function slowPage(browser: Browser, speed = 0): Promise<SlowPage> {
  const context = await openContext(browser, { width: 1440, height: 900, speed });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  const slowDown = async (rate = SLOWDOWN): Promise<void> => {
    await debug.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await slowDown();
  return { page, context, debug, slowDown };
}
