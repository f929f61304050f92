import { type Figure, quantile } from '@tarmac/testkit/figures';
import type { Browser, Page } from 'playwright-core';
import { shell } from '../../src/words/en/index.ts';
import { openContext } from '../harness/browser.ts';
import { nextMoment } from '../harness/moment.ts';
import { slowLine } from '../harness/slow-line.ts';
import { allSaves } from '../saves/saves.ts';

const ROUNDS = 3;
const THIRD_GENERATION = { bytesPerSecond: 400_000, latency: 150 };

/** The first visit over a 3G line, with nothing in the cache: until a table can be played. */
export async function firstVisit(browser: Browser, url: string): Promise<Figure[]> {
  const line = await slowLine(url, THIRD_GENERATION);
  const [, saves] = allSaves()[0] ?? [];
  const link = `${line.url}#/game/${saves?.link}`;
  const figures: Figure[] = [];
  try {
    for (const slowdown of [1, 4]) {
      const times = { start: [] as number[], table: [] as number[], link: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        await visitFresh(browser, slowdown, async (page) => {
          await page.goto(line.url, { waitUntil: 'commit' });
          const play = page.getByRole('button', { name: shell.start.playNow });
          await play.waitFor();
          times.start.push(await now(page));
          await play.click();
          await nextMoment(page, null);
          times.table.push(await now(page));
        });
        await visitFresh(browser, slowdown, async (page) => {
          await page.goto(link, { waitUntil: 'commit' });
          await page.locator(`[data-testid=table][data-step="${saves?.expected.linkStep}"]`).waitFor();
          times.link.push(await now(page));
        });
      }
      const where = slowdown === 1 ? '3G' : `3G, main thread ${slowdown} times slower`;
      const figure = (name: string, values: readonly number[]): Figure => ({
        name: `${where}: ${name}`,
        value: quantile(values, 0.5),
        unit: 'ms',
        ...(slowdown === 1 ? { most: 4000 } : {}),
      });
      figures.push(figure('first screen', times.start));
      figures.push(figure('table, by Play now', times.table), figure('table, by a link', times.link));
    }
  } finally {
    await line.stop();
  }
  return figures;
}

async function visitFresh(
  browser: Browser,
  slowdown: number,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await openContext(browser, { width: 1440, height: 900, stores: true });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    const debug = await context.newCDPSession(page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await visit(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds since the navigation began. */
const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());
