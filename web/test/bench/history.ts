import type { Figure } from '@tarmac/testkit/figures';
import type { Browser } from 'playwright-core';
import { table } from '../../src/words/en/index.ts';
import { ANSWERS, type PlayedGame } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { openHistory, setUp } from '../harness/tables.ts';
import { slowPage } from './slow-page.ts';

/** Steps a second through a whole game, each drawn before the next is asked for; the better of two walks. */
export async function historySpeed(browser: Browser, url: string, game: PlayedGame): Promise<Figure[]> {
  const { page, context } = await slowPage(browser);
  await page.goto(url);
  await setUp(page, { game, players: 5, people: [], seed: 'bench' });
  const { step: steps } = await new Player(page, handsOf(page, 'mouse'), diceOf(1), ANSWERS[game]).play();
  await openHistory(page);
  const walks: number[] = [];
  for (let i = 0; i < 2; i++) {
    await page.getByRole('button', { name: table.history.first }).click();
    await page.locator('[data-testid=table][data-step="0"]').waitFor();
    walks.push(await page.evaluate(walk, table.history.forth));
  }
  const seconds = Math.min(...walks);
  await context.close();
  return [{ name: `history, ${steps} moves`, value: steps / seconds, unit: 'steps/s', least: 30 }];
}

/** Runs in the page: presses the button for the next move as soon as the last one is painted. */
function walk(name: string): Promise<number> {
  const root = document.querySelector<HTMLElement>('[data-testid=table]');
  const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  if (!root || !button) throw new Error('There is no history to walk through.');
  const begun = performance.now();
  return new Promise((resolve) => {
    let shown = root.dataset.step;
    const look = (): void => {
      if (button.disabled) {
        resolve((performance.now() - begun) / 1000);
        return;
      }
      if (root.dataset.step !== shown) {
        shown = root.dataset.step;
        button.click();
      }
      requestAnimationFrame(look);
    };
    button.click();
    requestAnimationFrame(look);
  });
}
