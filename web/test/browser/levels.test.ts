import { LEVELS, type Level } from '@tarmac/bots';
import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { shell, table } from '../../src/words/en/index.ts';
import { PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { violations } from '../harness/axe.ts';
import { boxFaults } from '../harness/boxes.ts';
import { leaveDealt } from '../harness/dealt.ts';
import { GAME, openMenu, playNow } from '../harness/tables.ts';
import { expect, PHONE, test } from '../harness/test.ts';

const { setup, levels, strength } = shell;
const called = (level: Level): string => levels[level].name;
const strengthOf = (level: Level): string => strength(LEVELS.indexOf(level) + 1, LEVELS.length);

const pickerOf = (page: Page): Locator => page.getByRole('group', { name: setup.allBots });
const pilot = (page: Page, level: Level): Locator =>
  pickerOf(page).getByRole('radio', { name: `${called(level)} ${strengthOf(level)}` });
const seat = (page: Page, n: number): Locator => page.getByLabel(setup.who(n), { exact: true });
const seats = (page: Page): Promise<string[]> =>
  page
    .getByRole('combobox', { name: /^Who plays seat/ })
    .evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));

const open = (page: Page, game: PlayedGame = GAME): Promise<unknown> =>
  page.goto(`${page.url().split('#')[0]}#/new/${game}`);
async function deal(page: Page): Promise<void> {
  await page.getByRole('button', { name: setup.start }).click();
  await page.getByTestId('table').waitFor();
}

describe('the level of the bots', () => {
  test.for(PLAYED_GAMES)('at %s: five, the middle one unless another is chosen', async (game, { visit }) => {
    const { page } = await visit({ at: `#/new/${game}` });
    for (const level of LEVELS) {
      expect(await pilot(page, level).isChecked()).toBe(level === 'first-officer');
      // Hidden or not, every pilot is described.
      expect(await pilot(page, level).getAttribute('aria-describedby')).not.toBe(null);
    }
    const offered = await seat(page, 2)
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.textContent));
    expect(offered).toEqual([
      setup.person,
      ...LEVELS.map((level, i) => setup.bot(called(level), i + 1, LEVELS.length)),
    ]);
  });

  test('by mouse for all, then for one seat', async ({ visit }) => {
    const { page } = await visit({ at: `#/new/${GAME}` });
    await pickerOf(page).getByText(called('captain'), { exact: true }).click();
    expect(await seats(page)).toEqual(['', 'captain', 'captain', 'captain']);
    await page.getByText(levels.captain.says).waitFor();
    await seat(page, 3).selectOption('cadet');
    await page.getByText(setup.mixed).waitFor();
    expect(await pickerOf(page).getByRole('radio', { checked: true }).count()).toBe(0);
    expect([...(await violations(page)), ...(await boxFaults(page, false))]).toEqual([]);
    await deal(page);
    const menu = await openMenu(page);
    for (const level of ['captain', 'cadet'] as const)
      await menu
        .getByText(`${called(level)} ${strengthOf(level)}`)
        .first()
        .waitFor();
  });

  test('by touch: every pilot is as large as a thumb', async ({ visit }) => {
    const { page } = await visit({ ...PHONE, at: `#/new/${GAME}` });
    for (const level of LEVELS) {
      const card = pickerOf(page).locator(`label:has(input[value="${level}"])`);
      const box = await card.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await card.tap();
      expect(await seats(page)).toEqual(['', level, level, level]);
    }
    expect([...(await violations(page)), ...(await boxFaults(page, true))]).toEqual([]);
  });

  test('by keys: one stop, and arrows go from pilot to pilot', async ({ visit }) => {
    const { page } = await visit({ at: `#/new/${GAME}` });
    await page.getByRole('radio', { name: '4', exact: true }).focus();
    await page.keyboard.press('Tab');
    expect(await pilot(page, 'first-officer').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await seats(page)).toEqual(['', 'chief-pilot', 'chief-pilot', 'chief-pilot']);
    await page.keyboard.press('Tab');
    expect(await seat(page, 1).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('is kept for the next table of the game, also for the one that is a single click away', async ({
    visit,
  }) => {
    const { page } = await visit({ at: `#/new/${GAME}` });
    await pilot(page, 'second-officer').press('Space');
    await deal(page);
    await open(page);
    expect(await pilot(page, 'second-officer').isChecked()).toBe(true);
    await open(page, 'air-kwire');
    expect(await pilot(page, 'first-officer').isChecked()).toBe(true);
    await page.goto(`${page.url().split('#')[0]}#/`);
    await playNow(page);
    const menu = await openMenu(page);
    const named = menu.getByText(`${called('second-officer')} ${strengthOf('second-officer')}`);
    await expect.poll(() => named.count()).toBe(3);
  });

  test('is not asked where nobody is a bot', async ({ visit }) => {
    const { page } = await visit({ at: `#/new/${GAME}` });
    await page.getByRole('radio', { name: '2', exact: true }).press('Space');
    await pickerOf(page).waitFor();
    await seat(page, 2).selectOption('');
    await pickerOf(page).waitFor({ state: 'detached' });
  });
});

test('all five at a table: each name with its strips, there and in the list of tables', async ({ visit }) => {
  const { page } = await visit({ at: '#/tables' });
  const bots = LEVELS.map((bot, i) => ({ kind: 'bot', bot, name: shell.names.botNames[i] ?? '' }) as const);
  const players = [{ kind: 'person', name: '' } as const, ...bots];
  const id = await leaveDealt(page, { game: 'airlines-1990', players, seed: 'five' });
  await page.goto(`${page.url().split('#')[0]}#/table/${id}`);
  const heads = page.getByTestId('table').getByRole('columnheader');
  for (const [i, level] of LEVELS.entries())
    await heads
      .filter({ hasText: bots[i]?.name ?? '' })
      .filter({ hasText: strengthOf(level) })
      .first()
      .waitFor();
  await page.goto(`${page.url().split('#')[0]}#/tables`);
  const row = page.getByRole('listitem').first();
  for (const level of LEVELS) await row.getByText(`${called(level)}, ${strengthOf(level)}`).waitFor();
});

test('tables of bots that are no longer offered open, and are named as before', async ({ visit }) => {
  const { page } = await visit({ at: '#/tables' });
  const players = [
    { kind: 'person', name: '' },
    { kind: 'bot', bot: 'greedy:cash=0.3', name: 'Bruno' },
    { kind: 'bot', bot: 'random', name: 'Chiara' },
  ] as const;
  const id = await leaveDealt(page, { game: GAME, players, seed: 'old' });
  await page.goto(`${page.url().split('#')[0]}#/table/${id}`);
  await page.getByTestId('table').waitFor();
  await page.goto(`${page.url().split('#')[0]}#/tables`);
  await page.getByText(shell.names.withBot('Chiara', 'random')).waitFor();
});

/** Runs in the engine before it: twice its bots have not got what they have learned. */
const UNABLE = `{
  const Able = Worker;
  let left = 2;
  self.Worker = class extends Able {
    postMessage(asked) {
      if (left-- <= 0) return super.postMessage(asked);
      const data = { call: asked.call, refusal: { code: 'missing-net', message: 'gone' } };
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
  };
}`;

test('a bot that cannot be loaded: the table says so and waits until it is asked again', async ({
  visit,
}) => {
  const { page, context } = await visit({ at: '#/tables' });
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${UNABLE}\n${await answer.text()}` });
  });
  await page.reload();
  const bot = { kind: 'bot', bot: 'captain' } as const;
  const players = [
    { ...bot, name: 'Bruno' },
    { ...bot, name: 'Chiara' },
  ];
  const id = await leaveDealt(page, { game: GAME, players, seed: 'missing' });
  await page.goto(`${page.url().split('#')[0]}#/table/${id}`);
  const says = page.getByText(table.notice.missing(called('captain')));
  const again = page.getByRole('button', { name: table.broken.again });
  await says.waitFor();
  expect(await page.getByTestId('table').getAttribute('data-step')).toBe('0');
  expect([...(await violations(page)), ...(await boxFaults(page, false))]).toEqual([]);
  // The first try is in vain too. Looked for and pressed in one step: a try that succeeds takes the button away.
  const step = async (): Promise<string | null> => {
    await again.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    return page.getByTestId('table').getAttribute('data-step');
  };
  await expect.poll(step).not.toBe('0');
  expect(await says.count()).toBe(0);
});
