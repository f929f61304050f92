import { setTimeout } from 'node:timers/promises';
import type { Figure } from '@tarmac/testkit/figures';
import type { Browser, Page } from 'playwright-core';
import type { PlayedGame } from '../harness/answers/by-game.ts';
import { setUp } from '../harness/tables.ts';
import { slowPage } from './slow-page.ts';

/** Asks now and then, and little: what watches every change of the page would be measured with it. */
async function reachStep(page: Page, step: number): Promise<void> {
  const stepNow = (): number =>
    Number(document.querySelector<HTMLElement>('[data-testid="table"]')?.dataset.step ?? -1);
  while ((await page.evaluate(stepNow)) < step) await setTimeout(250);
}

/** The longest task of the main thread while bots of the strongest level play and everything they do is shown. */
export async function thinking(browser: Browser, url: string, game: PlayedGame): Promise<Figure[]> {
  const { page, context } = await slowPage(browser, 4);
  await page.goto(url);
  await setUp(page, { game, players: 5, people: [], bot: 'chief-pilot', seed: 'bench' });
  await reachStep(page, 8);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await reachStep(page, 40);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await context.close();
  return [
    {
      name: 'longest main-thread task while bots play (0: none over 50)',
      value: Math.max(0, ...tasks),
      unit: 'ms',
      most: 50,
    },
  ];
}
