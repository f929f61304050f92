import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { HANG } from './hang.ts';
import type { Size } from './sizes.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--font-render-hinting=none', // otherwise letters in the headless shell are wider than in a window
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(path: string, flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: [...FLAGS, ...flags] });
}

type Theme = 'light' | 'dark';

export interface Look extends Size {
  readonly theme?: Theme;
  /** Of movements: 1 as people see them, 0 none. */
  readonly speed?: number;
  /** Of scorings, payouts and mergers; by default that of movements. */
  readonly ceremonies?: number;
  /** Whether the page may store itself; without it every request goes to the server. */
  readonly stores?: boolean;
}

/** A profile of its own, with nothing stored in it but the speeds. */
export async function openContext(browser: Browser, look: Look): Promise<BrowserContext> {
  const { width, height, theme = 'light', touch = false, speed = 0, stores = false } = look;
  const { ceremonies = speed } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: ceremonies === 0 ? 'reduce' : 'no-preference',
    acceptDownloads: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: stores ? 'allow' : 'block',
  });
  await context.addInitScript(settle, { speed, ceremonies });
  context.setDefaultTimeout(HANG);
  return context;
}

/** Runs in the page before it: the settings a person would have chosen. */
function settle(speeds: { speed: number; ceremonies: number }): void {
  // Tests ask what was loaded, and a table online soon fills the list that browsers keep by themselves.
  performance.setResourceTimingBufferSize(10_000);
  try {
    if (localStorage.getItem('tarmac.settings') === null) {
      localStorage.setItem('tarmac.settings', JSON.stringify(speeds));
    }
  } catch {
    // A page without storage plays at its own speed.
  }
}

/** Everything that must not happen in a page, in words. */
export function collectTroubles(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => troubles.push(`page error: ${error.stack ?? error.message}`));
  page.on('crash', () => troubles.push('the page crashed'));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') troubles.push(`request failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`request refused: ${response.status()} ${response.url()}`);
  });
}
