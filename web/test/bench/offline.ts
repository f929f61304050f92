import { type Figure, quantile } from '@tarmac/testkit/figures';
import type { Browser } from 'playwright-core';
import { shell } from '../../src/words/en/index.ts';
import { openContext } from '../harness/browser.ts';
import { nextMoment } from '../harness/moment.ts';
import { serve } from '../harness/processes.ts';

const ROUNDS = 5;

/** From a reload to a page one can use, with the server gone. */
export async function offlineStart(browser: Browser): Promise<Figure[]> {
  const server = await serve();
  const context = await openContext(browser, { width: 1440, height: 900, stores: true });
  const start: number[] = [];
  const table: number[] = [];
  try {
    const page = await context.newPage();
    const play = page.getByRole('button', { name: shell.start.playNow });
    const now = (): Promise<number> => page.evaluate(() => performance.now());
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await server.stop();
    for (let round = 0; round < ROUNDS; round++) {
      await page.reload({ waitUntil: 'commit' });
      await play.waitFor();
      start.push(await now());
    }
    await play.click();
    for (let round = 0; round < ROUNDS; round++) {
      await nextMoment(page, null);
      await page.reload({ waitUntil: 'commit' });
      await nextMoment(page, null);
      table.push(await now());
    }
  } finally {
    await context.close();
  }
  const figure = (name: string, values: readonly number[]): Figure => ({
    name: `without network: ${name}`,
    value: quantile(values, 0.5),
    unit: 'ms',
    most: 1000,
  });
  return [figure('first screen', start), figure('table', table)];
}
