import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import * as common from '../../src/words/en/common/index.ts';
import { airlines1990, airlinesEurope, rulebook, shell } from '../../src/words/en/index.ts';
import { book as book1990 } from '../../src/words/en/rules/airlines-1990.ts';
import { book } from '../../src/words/en/rules/airlines-europe.ts';
import { GAME, openMenu, playNow } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

const { entries, sections } = book;

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: rulebook.title });
const heading = (drawer: Locator, name: string): Locator =>
  drawer.getByRole('heading', { name, exact: true });

/** A heading that one came to: for the keyboard, and for the eyes. */
async function expectArrival(found: Locator): Promise<void> {
  const page = found.page();
  await found.and(page.locator(':focus')).waitFor();
  const box = await found.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
}

describe.each([DESKTOP, PHONE])('the rules at $width px', (look) => {
  test('are read, searched and left by Back', async ({ visit }) => {
    const { page } = await visit(look);
    await playNow(page);
    await (await openMenu(page)).getByRole('button', { name: common.panels.bar.rules }).click();
    const drawer = drawerOf(page);
    await heading(drawer, entries.aim.title).waitFor();

    const search = drawer.getByRole('searchbox', { name: rulebook.search });
    await search.fill('ae43');
    await drawer.getByText(rulebook.found(1)).waitFor();
    expect(await drawer.locator('mark').allTextContents()).toEqual(['AE-43']);
    await search.fill('licence zeppelin');
    await drawer.getByText(rulebook.none).waitFor();
    await drawer.getByRole('button', { name: rulebook.clear }).click();

    const contents = drawer.getByRole('navigation', { name: rulebook.contents });
    if (look === PHONE) await contents.getByRole('button', { name: rulebook.contents }).click();
    await contents.getByRole('button', { name: sections.scoring }).click();
    await expectArrival(heading(drawer, sections.scoring));

    await page.goBack();
    await drawer.waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/#\/table\//);
  });

  test('open where a refusal points, and lead on', async ({ visit }) => {
    const { page } = await visit(look);
    await playNow(page);
    await page.locator('[data-conversation="keep"]').getByRole('button', { name: 'AE-17' }).click();
    const drawer = drawerOf(page);
    await expectArrival(heading(drawer, entries.firstPortfolio.title));
    await drawer.getByRole('button', { name: rulebook.toRule('AE-40') }).click();
    await expectArrival(heading(drawer, entries.buying.title));
  });

  test('are there before a table is', async ({ visit }) => {
    const { page } = await visit({ ...look, at: `#/new/${GAME}` });
    await page.getByRole('button', { name: shell.setup.rule('AE-101') }).click();
    const drawer = drawerOf(page);
    await expectArrival(heading(drawer, airlinesEurope.options.splitHoldings.name));
    expect(await page.locator('#fin-red').count()).toBe(1);
    await drawer.getByRole('searchbox').press('Enter');
    expect(page.url()).toContain(`#/new/${GAME}`);
  });

  test('of the other game lead from rule to rule as well', async ({ visit }) => {
    const { page } = await visit({ ...look, at: '#/new/airlines-1990' });
    await page.getByRole('button', { name: shell.setup.rule('A90-91') }).click();
    const drawer = drawerOf(page);
    await expectArrival(heading(drawer, airlines1990.options.lastRound.name));
    await drawer.getByRole('button', { name: rulebook.toRule('A90-81') }).click();
    await expectArrival(heading(drawer, book1990.entries.stalemate.title));
    await drawer.getByRole('searchbox', { name: rulebook.search }).fill('a9060');
    await drawer.getByText(rulebook.found(2)).waitFor();
    expect(new Set(await drawer.locator('mark').allTextContents())).toEqual(new Set(['A90-60']));
    await heading(drawer, book1990.entries.sabotage.title).scrollIntoViewIfNeeded();
    await drawer.getByRole('img').locator('canvas').first().waitFor();
    expect(await page.locator('#mark-boi').count()).toBe(1);
  });
});
