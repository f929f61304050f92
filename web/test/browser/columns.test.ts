import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { merger } from '../../src/words/en/air-kwire/merger.ts';
import * as common from '../../src/words/en/common/index.ts';
import { ANSWERS } from '../harness/answers/by-game.ts';
import { arrived } from '../harness/at-rest.ts';
import { boxFaults } from '../harness/boxes.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { setUp } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

const SIZES = [DESKTOP, { width: 1366, height: 768 }, PHONE, { width: 844, height: 390, touch: true }];
const BOTS = { players: 5, people: [], bot: 'greedy-1', seed: 'pic' };

/** Runs in the page: the figures of columns, and how high these are. */
function columnsOf(list: Element): { figure: number; height: number }[] {
  return [...list.querySelectorAll('li:has(.figure)')].map((column) => ({
    figure: Number(column.querySelector('.figure')?.textContent?.replace(/\D/g, '') ?? 0),
    height: column.querySelector('.bar')?.getBoundingClientRect().height ?? 0,
  }));
}

/** Heights against figures, where the columns stand now. */
async function measure(page: Page, columns: string): Promise<number> {
  await arrived(page);
  const found = await page.locator(`${columns}:has(.foot)`).evaluate(columnsOf);
  const highest = Math.max(...found.map(({ height }) => height));
  const most = Math.max(...found.map(({ figure }) => figure));
  expect(highest).toBeGreaterThan(20);
  for (const { figure, height } of found)
    expect(height / highest, `${figure} of ${most}`).toBeCloseTo(figure / most, 2);
  expect(await boxFaults(page, page.viewportSize()?.width === PHONE.width)).toEqual([]);
  return found.length;
}

const PODIUM = `ol[aria-label="${common.ceremony.podium}"]`;

describe.for(SIZES)('columns are as high as what they show at $width × $height', (size) => {
  test.for(['airlines-europe', 'airlines-1990'] as const)('in a scoring of %s', async (game, { visit }) => {
    const { page } = await visit({ ...size, at: '#/tables' });
    await setUp(page, { ...BOTS, game });
    const airlines = page.getByRole('list', { name: common.ceremony.strip }).getByRole('button');
    await airlines.first().waitFor();
    let columns = 0;
    for (let i = 0; i < (await airlines.count()); i++) {
      await airlines.nth(i).click();
      columns += await measure(page, PODIUM);
    }
    expect(columns).toBeGreaterThan(2);
  });

  test('in a merger of Air-Kwire', async ({ visit }) => {
    const { page } = await visit({ ...size, at: '#/tables' });
    await setUp(page, { ...BOTS, game: 'air-kwire' });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(1), ANSWERS['air-kwire']);
    const isMerger = new RegExp(merger.title('', '').trim());
    await player.play(({ ceremony, scoring }) => ceremony && isMerger.test(scoring));
    const steps = page.getByRole('list', { name: merger.progress }).getByRole('button');
    await steps.first().click();
    expect(await measure(page, '[data-testid=ceremony] ol')).toBe(2);
    await steps.nth(2).click();
    expect(await measure(page, PODIUM)).toBeGreaterThan(0);
  });
});
