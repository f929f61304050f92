import { type Figure, quantile } from '@tarmac/testkit/figures';
import type { Browser, Page } from 'playwright-core';
import { shell } from '../../src/words/en/index.ts';
import type { PlayedGame } from '../harness/answers/by-game.ts';
import { nextMoment } from '../harness/moment.ts';
import { slowPage } from './slow-page.ts';

const ROUNDS = 5;
/** Kilobytes, a little above what it weighs: whatever adds to it is to be noticed. */
const MOST: Readonly<Record<PlayedGame, number>> = {
  'airlines-europe': 137,
  'airlines-1990': 145,
  'air-kwire': 158,
};

/** From the address to a table one can play at, with nothing in the cache. */
export async function loading(browser: Browser, url: string, game: PlayedGame): Promise<Figure[]> {
  const start: number[] = [];
  const table: number[] = [];
  const weights: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page, context, debug } = await slowPage(browser);
    await context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
    await context.addInitScript((last) => localStorage.setItem('tarmac.game', last), game);
    const scripts = new Set<string>();
    let bytes = 0;
    await debug.send('Network.enable');
    debug.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    // What a file weighs, without the lines that come before it.
    debug.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(url);
    start.push(await interactive(page));
    await page.getByRole('button', { name: shell.start.playNow }).click();
    await page.getByTestId('table').waitFor();
    weights.push(bytes / 1000);
    const address = page.url();
    await page.goto('about:blank');
    await debug.send('Network.clearBrowserCache');
    await page.goto(address);
    await nextMoment(page, null);
    table.push(await interactive(page));
    await context.close();
  }
  return [
    {
      name: 'script before the table is shown, gzip (without workers)',
      value: Math.max(...weights),
      unit: 'kB',
      most: MOST[game],
    },
    { name: 'first screen interactive', value: quantile(start, 0.5), unit: 'ms', most: 2000 },
    { name: 'table interactive', value: quantile(table, 0.5), unit: 'ms', most: 2000 },
  ];
}

/** Milliseconds from the beginning of the navigation until the main thread answers, and goes on answering. */
function interactive(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let quiet = 0;
        let first = 0;
        const look = (now: number): void => {
          const begun = performance.now();
          setTimeout(() => {
            const late = performance.now() - begun;
            if (late > 50) quiet = 0;
            else if (quiet++ === 0) first = now;
            if (quiet >= 5) resolve(first);
            else requestAnimationFrame(look);
          });
        };
        requestAnimationFrame(look);
      }),
  );
}
