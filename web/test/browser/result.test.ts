import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import * as scenes from '../../src/words/en/common/scenes.ts';
import { table } from '../../src/words/en/index.ts';
import { PLAYED_GAMES } from '../harness/answers/by-game.ts';
import { openFinished } from '../harness/positions.ts';
import { expect, PHONE, test } from '../harness/test.ts';

const { share, title } = scenes.result;

/** Width and height of a picture in PNG. */
function sizeOf(png: Buffer): readonly [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.for(PLAYED_GAMES)(
  'the result of %s says once who won, and has its figures as tables',
  async (game, { visit }) => {
    const { page } = await visit();
    await openFinished(page, game);
    await page.getByRole('button', { name: table.history.result }).click();
    const result = page.getByTestId('result');
    await result.getByText(title, { exact: true }).waitFor();

    const headline = (await result.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const text = (await result.innerText()).toLowerCase();
    expect(text.split(headline.toLowerCase()).length - 1, 'how often the winner is told').toBe(1);

    const tables = result.getByRole('table');
    expect(await tables.count(), 'the ranking, what it was over time, and what airlines brought').toBe(3);
    const last = await tables.nth(1).locator('tbody tr').last().locator('td').allTextContents();
    const ends = await tables.first().locator('td.total, tr.total td').allTextContents();
    expect(last.toSorted(), 'the chart ends with the scores').toEqual(ends.toSorted());
    const named = await tables.last().locator('thead th').allInnerTexts();
    const signs = await tables.last().locator('thead th').getByRole('img').count();
    expect(signs, 'every airline has its name').toBe(named.length - 1);
  },
);

test.for(PLAYED_GAMES)('the result of %s is saved as a picture', async (game, { visit }) => {
  const { page } = await visit(PHONE);
  await openFinished(page, game, 'Wilhelmina');
  await page.getByRole('button', { name: table.history.result }).click();
  await page.getByRole('button', { name: share.open }).click();
  const sheet = page.getByRole('dialog', { name: share.title });
  await sheet.getByRole('img').waitFor();
  const coming = page.waitForEvent('download');
  await sheet.getByRole('link', { name: share.save }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`tarmac-${game}.png`);
  expect(sizeOf(readFileSync(await download.path()))).toEqual([1200, 1080]);
  // The poster is on it, not only its paper.
  const colours = await sheet.getByRole('img').evaluate((image) => {
    const pen = Object.assign(document.createElement('canvas'), { width: 60, height: 54 }).getContext('2d');
    pen?.drawImage(image as HTMLImageElement, 0, 0, 60, 54);
    const { data } = pen?.getImageData(4, 4, 28, 46) ?? { data: [] };
    return new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 3).join()))
      .size;
  });
  expect(colours).toBeGreaterThan(50);
});

/** How a device that can send files takes them. */
type Answer = 'sent' | 'closed' | 'refused';

/** Runs in the page: a device that sends files, and what it was given. */
function lendDevice(answer: Answer): void {
  const given: { name: string; type: string; size: number; title: string }[] = [];
  Object.assign(window, { given });
  Object.defineProperty(navigator, 'canShare', { value: (data: ShareData) => (data.files ?? []).length > 0 });
  Object.defineProperty(navigator, 'share', {
    value: async ({ files = [], title = '' }: ShareData) => {
      for (const { name, type, size } of files) given.push({ name, type, size, title });
      if (answer === 'closed') throw new DOMException('', 'AbortError');
      if (answer === 'refused') throw new DOMException('', 'NotAllowedError');
    },
  });
}

describe('on a device that sends files', () => {
  const sendOn = async (page: Page, answer: Answer) => {
    await page.evaluate(lendDevice, answer);
    await openFinished(page, 'airlines-1990');
    await page.getByRole('button', { name: table.history.result }).click();
    const headline = await page.getByTestId('result').getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: share.open }).click();
    const sheet = page.getByRole('dialog', { name: share.title });
    await sheet.getByRole('button', { name: share.send }).click();
    return { sheet, headline };
  };

  test.for(['sent', 'closed'] as const)(
    'the picture goes there, and nothing more is said: %s',
    async (answer, { visit }) => {
      const { page } = await visit(PHONE);
      const { sheet, headline } = await sendOn(page, answer);
      const given = await page.evaluate(() => (window as unknown as { given: unknown[] }).given);
      expect(given).toEqual([
        { name: 'tarmac-airlines-1990.png', type: 'image/png', size: expect.any(Number), title: headline },
      ]);
      await sheet.getByRole('link', { name: share.save }).waitFor();
      expect(await page.getByText(share.notSent).count()).toBe(0);
    },
  );

  test('a picture that could not be sent can still be saved', async ({ visit }) => {
    const { page } = await visit(PHONE);
    const { sheet } = await sendOn(page, 'refused');
    await page.getByText(share.notSent).waitFor();
    await sheet.getByRole('link', { name: share.save }).waitFor();
  });
});
