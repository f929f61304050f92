import type { Page } from 'playwright-core';
import { table } from '../../src/words/en/index.ts';
import { PLAYED_GAMES } from '../harness/answers/by-game.ts';
import { momentOf, nextMoment } from '../harness/moment.ts';
import { openPlayed } from '../harness/positions.ts';
import { expect, test } from '../harness/test.ts';

const say = table.history;

async function pressed(page: Page, name: string): Promise<number> {
  const before = await momentOf(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator(`[data-testid=table]:not([data-step="${before.step}"])`).waitFor();
  return (await momentOf(page)).step;
}

/** The figures beside the map, and what lies on it and in the market; names do not travel with a link. */
function positionOn(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(`[data-testid=table] ${selector}`)];
    return {
      figures: all('table').map(({ textContent }) => textContent?.match(/\d+/g)),
      planes: all('[data-place^="slot:"] use, [data-place^="piece:"] use').map((use) =>
        use.getAttribute('href'),
      ),
      market: all('[data-place^="market:"], [data-place^="pool:"], [data-place=pile]').map((share) =>
        share.getAttribute('aria-label'),
      ),
    };
  });
}

test.for(process.env.TARMAC_LONG ? PLAYED_GAMES : (['air-kwire'] as const))(
  'step, jump, link, continue: %s',
  async (game, { visit }) => {
    const { page, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const moves = await openPlayed(page, game);
    if (game === 'airlines-1990') expect(moves.some(({ seat }) => seat === 'chance')).toBe(true); // a link carries shuffles too
    const end = moves.length;
    expect(await pressed(page, say.back)).toBe(end - 1);
    expect(await pressed(page, say.back)).toBe(end - 2);
    expect(await pressed(page, say.forth)).toBe(end - 1);

    await page.getByRole('button', { name: say.link }).click();
    await page.getByText(say.linkCopied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const stranger = await visit();
    await stranger.page.goto(link);
    const there = await momentOf(stranger.page);
    expect(there.step).toBe(end - 1);
    await stranger.page.getByTestId('history').waitFor();
    expect(await positionOn(stranger.page)).toEqual(await positionOn(page));

    expect(await pressed(page, say.first)).toBe(0);
    expect((await momentOf(page)).mine).toBe(false);

    await page.getByTestId('history').locator('.slider').getByRole('button').first().click();
    await page.locator('[data-testid=table]:not([data-step="0"])').waitFor();
    const { step } = await momentOf(page);
    expect(step).toBeGreaterThan(10);

    const from = page.url();
    await page.getByRole('button', { name: say.fork }).click();
    await page.waitForURL((url) => url.href !== from);
    await page.getByTestId('curtain').getByRole('button').click(); // all seats are people now
    await page.getByTestId('table').waitFor();
    expect((await nextMoment(page, null)).step).toBe(step);
  },
);
