import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { ANSWERS, PLAYED_GAMES, TURN_BEGINS } from '../harness/answers/by-game.ts';
import { settled } from '../harness/at-rest.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf, press } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { setUp } from '../harness/tables.ts';
import { expect, test } from '../harness/test.ts';

/** Chooses something, and plays nothing. */
const FIRST = ':is(nav.tickets, .pick) button[aria-disabled=false]:not([data-move])';

/** What the whole table looks like when the frame after the next press is painted, and some frames later. */
async function watchNext(page: Page): Promise<() => Promise<{ next: string; later: string }>> {
  const watched = await page.evaluateHandle(() => {
    const FRAMES = 4;
    /** Whether a list can be reached by Tab is not drawn. */
    const table = (): string =>
      document.querySelector('[data-testid=table]')?.outerHTML.replace(/ tabindex="\S+"/g, '') ?? '';
    const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const looks = new Promise<{ next: string; later: string }>((resolve) =>
      addEventListener(
        'click',
        async () => {
          await frame();
          const next = table();
          for (let i = 0; i < FRAMES; i++) await frame();
          resolve({ next, later: table() });
        },
        { once: true, capture: true },
      ),
    );
    return { looks };
  });
  return () => watched.evaluate(({ looks }) => looks);
}

/** What the first table beside the map says in every frame until the panels have followed a move, without repetitions. */
async function watchMove(page: Page): Promise<() => Promise<string[][]>> {
  const watched = await page.evaluateHandle(() => {
    const seen: string[][] = [];
    const begun = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset.step;
    const moved = new Promise<string[][]>((resolve) => {
      const look = (): void => {
        const table = document.querySelector<HTMLElement>('[data-testid=table]');
        const { step = '', settled = '' } = table?.dataset ?? {};
        const now = [step, settled, table?.querySelector('aside')?.textContent ?? ''];
        if (seen.at(-1)?.join() !== now.join()) seen.push(now);
        if (step !== begun && settled === 'true') resolve(seen);
        else requestAnimationFrame(look);
      };
      look();
    });
    return { moved };
  });
  return () => watched.evaluate(({ moved }) => moved);
}

describe('a press', () => {
  test.for(PLAYED_GAMES)(
    'is answered in its own frame, and nothing comes later: %s',
    async (game, { sitDown }) => {
      const { page } = await sitDown({ game, players: 3, seed: 'press' });
      const player = new Player(page, handsOf(page, 'mouse'), diceOf(2), ANSWERS[game]);
      await player.play((now) => now.asks === TURN_BEGINS[game] && !now.ceremony);
      // The ground of the map is painted by a worker, in its own time.
      await page.locator('[data-awaited="0"]').waitFor({ state: 'attached' });
      const tray = page.locator('[data-conversation]');
      const before = await tray.evaluate((asked) => asked.outerHTML);
      const look = await watchNext(page);
      await press(page.locator(FIRST).first());
      const { next, later } = await look();
      expect(next).not.toContain(before);
      expect(later).toBe(next);
    },
  );

  test('that comes with another is answered like that', async ({ sitDown }) => {
    const { page } = await sitDown({ players: 3, seed: 'press' });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(2));
    await player.play(({ asks }) => asks === 'keep');
    const cards = page.locator('[data-place="hand"] button[aria-pressed]');
    await cards.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons.slice(0, 3)) button.click();
      buttons[1]?.click();
    });
    expect(await cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.ariaPressed))).toEqual([
      'true',
      'false',
      'true',
      'false',
    ]);
  });

  test('that plays a move: the map shows it, then all panels together', async ({ sitDown }) => {
    const { page } = await sitDown({ players: 3, seed: 'press' });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(2));
    await player.play(({ asks }) => asks === 'choose');
    await settled(page); // the panels have followed what came before
    const before = await page.getByTestId('table').getAttribute('data-step');
    const moved = await watchMove(page);
    await press(page.locator('nav.tickets button[data-move=cash]'));
    const frames = await moved();
    const texts = frames.map(([, , text]) => text);
    expect(frames.map(([step, settled]) => [step !== before, settled])).toEqual([
      [false, 'true'],
      [true, 'false'],
      [true, 'true'],
    ]);
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).not.toBe(texts[1]);
  });

  test.for(['light', 'dark', 'forced'] as const)('looks held down: %s', async (theme, { visit }) => {
    const { page } = await visit({ theme: theme === 'dark' ? 'dark' : 'light' });
    if (theme === 'forced') await page.emulateMedia({ forcedColors: 'active' });
    await setUp(page, { players: 2, seed: 'press' });
    await new Player(page, handsOf(page, 'mouse'), diceOf(2)).play(({ asks }) => asks === 'choose');
    const button = page.locator(FIRST).first();
    const look = () =>
      button.evaluate((held) => {
        const { outline, translate, outlineColor, backgroundColor } = getComputedStyle(held);
        return { ring: / solid 3px$/.test(outline), translate, isSeen: outlineColor !== backgroundColor };
      });
    expect(await look()).toEqual({ ring: false, translate: 'none', isSeen: true });
    await button.hover();
    await page.mouse.down();
    expect(await look()).toEqual({ ring: true, translate: '0px 1px', isSeen: true });
  });
});
