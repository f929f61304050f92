import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { answered } from '../harness/answered.ts';
import { ANSWERS, PLAYED_GAMES, TURN_BEGINS } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { setUp } from '../harness/tables.ts';
import { expect, test } from '../harness/test.ts';

/** What the page shows in the frame after the next press. */
function inNextFrame(page: Page): Promise<{ look(): Promise<{ pressed: string[]; tray: string }> }> {
  return page
    .evaluateHandle(() => {
      const frame = new Promise<{ pressed: string[]; tray: string }>((resolve) =>
        addEventListener(
          'click',
          () =>
            requestAnimationFrame(() =>
              resolve({
                pressed: [...document.querySelectorAll('[data-pressed]')].map(
                  (button) => getComputedStyle(button).outlineStyle,
                ),
                tray: document.querySelector<HTMLElement>('[data-conversation]')?.innerText ?? '',
              }),
            ),
          { once: true, capture: true },
        ),
      );
      return { frame };
    })
    .then((handle) => ({ look: () => handle.evaluate(({ frame }) => frame) }));
}

describe('a press', () => {
  test.for(PLAYED_GAMES)('is seen in the next frame, and answered after it: %s', async (game, { visit }) => {
    const { page } = await visit();
    await setUp(page, { game, players: 3, seed: 'press' });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(2), ANSWERS[game]);
    await player.play((now) => now.asks === TURN_BEGINS[game] && !now.ceremony);
    const tray = page.locator('[data-conversation]');
    const before = await tray.innerText();
    const next = await inNextFrame(page);
    const first = page.locator('nav.tickets button[aria-disabled=false], .pick button[aria-disabled=false]');
    await first.first().click();
    expect(await next.look()).toEqual({ pressed: ['solid'], tray: before });
    await expect.poll(() => tray.innerText()).not.toBe(before);
  });

  test('that comes before another was answered is not lost', async ({ visit }) => {
    const { page } = await visit();
    await setUp(page, { players: 3, seed: 'press' });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(2));
    await player.play(({ asks }) => asks === 'keep');
    const cards = page.locator('[data-place="hand"] button[aria-pressed]');
    await cards.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons.slice(0, 3)) button.click();
      buttons[1]?.click();
    });
    await answered(page);
    expect(await cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.ariaPressed))).toEqual([
      'true',
      'false',
      'true',
      'false',
    ]);
  });
});
