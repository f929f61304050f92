import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import * as common from '../../src/words/en/common/index.ts';
import * as scenes from '../../src/words/en/common/scenes.ts';
import { offline, shell } from '../../src/words/en/index.ts';
import { shell as italian } from '../../src/words/it/index.ts';
import { nextMoment } from '../harness/moment.ts';
import { expect, test } from '../harness/test.ts';
import { allSaves, oddSaves, type Saves } from '../saves/saves.ts';

type Left = Pick<Saves, 'database' | 'tables'>;

/** Leaves in the browser what a page of an older version has left there, and nothing else. */
async function leave(page: Page, left: Left): Promise<void> {
  const root = page.url().split('#')[0] ?? '';
  const empty = `${root}empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.evaluate(write, left);
  await page.goto(root);
}

/** Runs in a page without Tarmac. */
function write({ database: { name, version }, tables }: Left): Promise<void> {
  return new Promise((resolve, reject) => {
    indexedDB.deleteDatabase(name);
    const opening = indexedDB.open(name, version);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tables', 'readwrite');
      for (const table of tables) transaction.objectStore('tables').put(table);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

describe.for(allSaves())('what version %s has left in the browser', ([, saves]) => {
  const ids = Object.entries(saves.expected.tables);
  const alone = saves.tables.find(({ summary: { scores, players } }) => {
    return scores === null && players.filter(({ kind }) => kind === 'person').length === 1;
  });
  const over = ids.find(([, { scores }]) => scores !== null);

  test('tables go on, results are shown, a link opens', async ({ visit }) => {
    const { page } = await visit();
    const root = page.url();
    await leave(page, saves);
    await page.goto(`${root}#/tables`);
    const rows = page.getByRole('link', { name: shell.saved.open('').trim() });
    await rows.nth(ids.length - 1).waitFor();
    expect(await rows.count()).toBe(ids.length);

    const id = alone?.id ?? '';
    await page.goto(`${root}#/table/${id}`);
    expect((await nextMoment(page, null)).step).toBe(saves.expected.tables[id]?.step);
    await page.goto(`${root}#/table/${over?.[0]}`);
    await page
      .getByText(scenes.result.table, { exact: true })
      .or(page.getByTestId('history'))
      .first()
      .waitFor();
    await page.goto(`${root}#/game/${saves.link}`);
    await page.locator(`[data-testid=table][data-step="${saves.expected.linkStep}"]`).waitFor();
  });

  test('settings hold', async ({ visit }) => {
    const { page } = await visit();
    await page.evaluate((local) => {
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    }, saves.local);
    await page.reload();
    await page.getByRole('button', { name: italian.start.playNow }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});

/** Boards that no door would let in now: nobody knows what their maps would be. */
const NOT_DRAWN = ['odd-poles', 'odd-escapes'];

describe.for(oddSaves())('%s in the browser', ([what, { database, tables, expected }]) => {
  test('hides nothing, opens, and keeps to the window', async ({ visit }) => {
    const { page } = await visit();
    const root = page.url();
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await leave(page, { database, tables });
    const ids = Object.keys(expected.tables);
    await page.goto(`${root}#/tables`);
    const rows = page.getByRole('link', { name: shell.saved.open('').trim() });
    await rows.nth(ids.length - 1).waitFor();
    expect(await rows.count()).toBe(ids.length);
    for (const id of expected.unreadable) await page.getByText(offline.unreadable.table(id)).waitFor();
    expect(await isTooWide()).toBe(false);
    await page.goto(`${root}#/`);
    await page.getByRole('link', { name: shell.start.allTables(ids.length) }).waitFor();
    expect(await isTooWide()).toBe(false);

    for (const id of ids) {
      await page.goto(`${root}#/table/${id}`);
      const ready = page.getByRole('button', { name: /^I am / }).or(page.getByTestId('table'));
      await ready.first().waitFor();
      expect(await isTooWide()).toBe(false);
      const onlyList = page.getByText(common.list.undrawable);
      if (NOT_DRAWN.includes(what)) await onlyList.waitFor();
      else expect(await onlyList.count()).toBe(0);
    }
  });
});

test('a table of a later version is kept, named, and can be saved as a file', async ({ visit }) => {
  const [, saves] = allSaves()[0] ?? [];
  const [row] = saves?.tables ?? [];
  if (!saves || !row) throw new Error('there are no saves');
  const { page } = await visit();
  const root = page.url();
  const later = {
    id: 'later',
    summary: { of: 'tomorrow' },
    saved: { ...row.saved, format: 'tarmac-table/9' },
  };
  await leave(page, { database: saves.database, tables: [row, later as never] });
  await page.goto(`${root}#/tables`);
  const list = page.getByRole('region', { name: offline.unreadable.title });
  await list.getByText(offline.unreadable.table('later')).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: offline.unreadable.export }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tarmac-later.json');
  await list.getByRole('button', { name: shell.saved.delete }).click();
  await list.waitFor({ state: 'detached' });
});
