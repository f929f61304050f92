import { type Figure, quantile } from '@tarmac/testkit/figures';
import type { Browser } from 'playwright-core';
import { ANSWERS, type PlayedGame, TURN_BEGINS } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { setUp } from '../harness/tables.ts';
import { slowPage } from './slow-page.ts';

const TURNS = 40;

declare global {
  /** From the end of a turn to the next decision of the same person, in milliseconds. */
  var waits: number[];
}

/**
 * How long a person waits for three bots of the strongest level. Nothing moves on the screen at this speed, so all of it
 * is thinking and drawing; scorings, which people watch as long as they like, do not count.
 */
export async function waiting(browser: Browser, url: string, game: PlayedGame): Promise<Figure[]> {
  const { page, context } = await slowPage(browser);
  await page.goto(url);
  await setUp(page, { game, players: 4, bot: 'chief-pilot', seed: 'bench' });
  await page.getByTestId('table').waitFor();
  await page.evaluate(noteWaits);
  let turns = 0;
  await new Player(page, handsOf(page, 'mouse'), diceOf(5), ANSWERS[game]).play(({ asks }) => {
    if (asks === TURN_BEGINS[game]) turns++;
    return turns > TURNS;
  });
  const waits = await page.evaluate(() => globalThis.waits);
  await context.close();
  const name = `until three chief pilots have moved: p95 of ${waits.length}`;
  return [{ name, value: quantile(waits, 0.95), unit: 'ms', most: 2000 }];
}

/** Runs in the page. */
function noteWaits(): void {
  globalThis.waits = [];
  let since: number | null = null;
  const look = (): void => {
    const table = document.querySelector<HTMLElement>('[data-testid=table]');
    if (!table) return;
    if (document.querySelector('[data-testid=ceremony]')) since = null;
    else if (table.dataset.mine !== 'true') since ??= performance.now();
    else if (since !== null) {
      globalThis.waits.push(performance.now() - since);
      since = null;
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-mine'],
  });
}
