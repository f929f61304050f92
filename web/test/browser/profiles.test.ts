import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import { DESKTOP, expect, test } from '../harness/test.ts';

/** Runs in the page. */
async function keepSomething(): Promise<void> {
  localStorage.setItem('kept', 'yes');
  await caches.open('kept');
  await new Promise((opened) => {
    indexedDB.open('kept').onsuccess = opened;
  });
}

const keptIn = (page: Page) =>
  page.evaluate(async () => [
    localStorage.getItem('kept'),
    await caches.has('kept'),
    (await indexedDB.databases()).some(({ name }) => name === 'kept'),
  ]);

test('a profile that is used again has kept nothing', async ({ profiles, skip }) => {
  if (profiles === null) return skip();
  const url = inject('url');
  const look = { ...DESKTOP, theme: 'dark', speed: 3 } as const; // no other test has it
  const page = await profiles.open(look, url);
  await page.goto(url);
  await page.evaluate(keepSomething);
  expect(await keptIn(page)).toEqual(['yes', true, true]);
  await profiles.giveBack(page, look);

  const again = await profiles.open(look, url);
  expect(again.context()).toBe(page.context());
  await again.goto(url);
  expect(await keptIn(again)).toEqual([null, false, false]);
  await again.context().close();
});

describe('a clock that a test has set', () => {
  const look = { ...DESKTOP, theme: 'dark', speed: 2 } as const; // no other test has it
  const yearIn = (page: Page) => page.evaluate(() => new Date().getFullYear());

  test('is seen by its pages', async ({ visit }) => {
    const { page } = await visit(look);
    await page.clock.install({ time: 0 });
    expect(await yearIn(page)).toBe(1970);
  });

  test('is not there in the next one', async ({ visit }) => {
    const { page } = await visit(look);
    expect(await yearIn(page)).toBeGreaterThan(2000);
  });
});
