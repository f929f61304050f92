import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { list, screen } from '../../src/words/en/index.ts';
import { stumblesIn } from '../harness/aria.ts';
import { diceOf } from '../harness/dice.ts';
import { heardIn, listenTo } from '../harness/listener.ts';
import { check } from '../harness/processes.ts';
import { type Question, Reader } from '../harness/reader.ts';
import { exportRecord, setUp } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

const YOUR_TURN = `${screen.step.choose.lead} ${screen.step.choose.rest}`;

/** A table of five with the map as a list, and somebody who writes down what is said. */
async function sitDown(page: Page, seed: number): Promise<Reader> {
  await listenTo(page);
  await page.reload();
  await setUp(page, { players: 5, seed: 'list' });
  const reader = new Reader(page, diceOf(seed));
  await reader.toList();
  return reader;
}

async function stumbles(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  const top = (await dialog.count()) > 0 ? dialog : page.getByRole('main');
  return stumblesIn(await top.ariaSnapshot());
}

describe('the list view', () => {
  test('a whole game by roles and names alone', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    const reader = await sitDown(page, 5);
    const seen = new Set<Question>();
    await reader.play(async (question) => {
      if (!seen.has(question))
        expect({ question, stumbles: await stumbles(page) }).toEqual({ question, stumbles: [] });
      seen.add(question);
      return true;
    });
    expect(reader.lost).toEqual([]);
    expect(await check(await exportRecord(page))).toMatch(/^ok .* \(finished, \d+ steps\)/);

    const { log, alerts } = await heardIn(page);
    expect(alerts.filter((text) => text === YOUR_TURN).length).toBe(reader.answered.choose);
    // What follows within a moment is one announcement, so two licences may be one sentence.
    const bought = log.flatMap((text) => text.match(/You bought .+?\. .*? now at \d+\./g) ?? []);
    expect(bought.flatMap((text) => text.match(/ for \d+/g) ?? [])).toHaveLength(reader.licences);
    expect(log.filter((text) => !text.startsWith('You ')).length).toBeGreaterThan(
      reader.answered.choose ?? 0,
    );
    expect(log.filter((text, i) => text === log[i - 1])).toEqual([]);
  });

  test('the first turns at 390 px', async ({ visit }) => {
    const { page } = await visit(PHONE);
    const reader = await sitDown(page, 4);
    await reader.play(async (question) => {
      expect({ question, stumbles: await stumbles(page) }).toEqual({ question, stumbles: [] });
      return question !== 'choose' || reader.licences < 2;
    });
    expect(reader.lost).toEqual([]);
  });

  test('a refusal is said with its rule, and stands at its route', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    const reader = await sitDown(page, 3);
    await reader.play(async (question) => question !== 'choose');
    const reason = await reader.askWhyNot();
    const { alerts } = await heardIn(page);
    expect(alerts.at(-1)).toMatch(/Rule AE-\d+\.$/);
    expect(alerts.at(-1)).toContain(reason);

    const rule = page.getByRole('region', { name: list.title }).getByRole('button', { name: /^Rule AE-/ });
    await rule.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await rule.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('axe finds nothing in a refusal at 390 px', async ({ visit }) => {
    const { page } = await visit({ ...PHONE, theme: 'dark' });
    const reader = await sitDown(page, 6);
    await reader.play(async (question) => question !== 'choose');
    await reader.askWhyNot();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`))).toEqual([]);
  });

  test('filters by airline and city, and is remembered', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    const reader = await sitDown(page, 2);
    await reader.play(async (question) => question !== 'choose');
    const routes = page.getByRole('region', { name: list.routes }).getByRole('row');
    const all = await routes.count();
    const city = page.getByRole('searchbox', { name: list.city });
    await city.fill('pari');
    expect(await routes.count()).toBeLessThan(all / 3);
    await city.fill('');
    await page.getByRole('combobox', { name: list.airline }).selectOption('red');
    await page.getByRole('combobox', { name: list.show }).selectOption('open');
    const open = await routes.filter({ has: page.getByRole('button') }).all();
    expect(open.length).toBeGreaterThan(0);
    for (const row of open)
      expect(await row.getByRole('img', { name: 'Wonders' }).count()).toBeGreaterThan(0);
    await page.reload();
    await page.getByRole('region', { name: list.title }).waitFor();
  });
});
