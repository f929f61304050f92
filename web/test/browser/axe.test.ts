import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { shell } from '../../src/words/en/index.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { openHistory, openMenu, setUp } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
  expect(told).toEqual([]);
}

describe('axe finds nothing', () => {
  test.for([
    { theme: 'light', look: DESKTOP },
    { theme: 'dark', look: DESKTOP },
    { theme: 'light', look: PHONE },
    { theme: 'dark', look: PHONE },
  ] as const)('$theme, $look.width px', async ({ theme, look }, { visit }) => {
    const { page } = await visit({ ...look, theme });
    await page.getByRole('button', { name: shell.start.playNow }).waitFor();
    await expectAccessible(page, 'start');
    await page.getByRole('link', { name: shell.start.setUp }).first().click();
    await page.getByRole('heading', { name: shell.setup.title }).waitFor();
    await expectAccessible(page, 'setup');

    await setUp(page, { players: 4 });
    const player = new Player(page, handsOf(page, look === PHONE ? 'touch' : 'mouse'), diceOf(2));
    for (const asks of ['keep', 'choose', 'licence', 'second', 'done']) {
      await player.play((now) => now.asks === asks && !now.ceremony);
      await expectAccessible(page, `table, ${asks}`);
    }
    const menu = await openMenu(page);
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });

    await setUp(page, { players: 2, people: [] });
    await player.play(({ ceremony }) => ceremony);
    await expectAccessible(page, 'scoring');
    await player.play();
    await expectAccessible(page, 'result');
    await openHistory(page);
    await expectAccessible(page, 'history');
  });
});
