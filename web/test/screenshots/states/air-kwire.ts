import type { Page } from 'playwright-core';
import { merger } from '../../../src/words/en/air-kwire/merger.ts';
import { panels as kwirePanels } from '../../../src/words/en/air-kwire/panels.ts';
import { step as kwireStep } from '../../../src/words/en/air-kwire/step.ts';
import * as common from '../../../src/words/en/common/index.ts';
import { airKwire, shell } from '../../../src/words/en/index.ts';
import { POWER_CARDS } from '../../harness/answers/air-kwire.ts';
import { momentOf } from '../../harness/moment.ts';
import { openBefore } from '../../harness/positions.ts';
import {
  asked,
  button,
  closeIt,
  historyOf,
  LIST,
  learning,
  pointAtMap,
  RESULT,
  RULES,
  SHARE,
  type State,
  sitDown,
  tab,
  until,
} from './state.ts';

/** Runs in the page: when all that moves has arrived. */
async function atRest(element: Element): Promise<void> {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}

/** Sits down in a recorded game, before moves of these kinds. */
const sitDownBefore = async (page: Page, ...types: string[]): Promise<void> => {
  await openBefore(page, 'air-kwire', types);
  await until(page, ({ curtain }) => !curtain);
};
/** What is chosen for a move is let go again. */
const letGo = async (page: Page): Promise<void> => {
  for (let steps = 0; steps < 4 && (await momentOf(page)).asks !== 'stock'; steps++) await closeIt(page);
};

/** The table of the third game. */
export const AIR_KWIRE: readonly State[] = [
  learning('air-kwire'),
  {
    name: 'setup',
    async reach(page) {
      await page.goto(`${page.url().split('#')[0]}#/new/air-kwire`);
      await page.getByRole('heading', { name: shell.setup.title(airKwire.title) }).waitFor();
    },
  },
  {
    name: 'stock',
    async reach(page) {
      await sitDown(page, { game: 'air-kwire', players: 4, options: { powerCards: true } });
      await asked('stock')(page);
    },
  },
  {
    name: 'open',
    async reach(page) {
      // Those that are closed say that they open.
      await page.locator('.pick button[aria-disabled=false]:has(i)').first().click();
      await pointAtMap(page);
    },
    leave: letGo,
  },
  { name: 'replenish', reach: asked('replenish') },
  {
    name: 'card',
    async reach(page) {
      const pass = page.locator('[data-conversation=card] .pass');
      for (let turns = 0; turns < 8 && (await pass.count()) === 0; turns++) {
        const { step } = await momentOf(page);
        await until(page, (now) => now.asks === 'card' && now.step > step && !now.ceremony);
      }
      const airline = page.locator('.pick button[aria-disabled=false][aria-pressed=false]').first();
      if (await airline.isVisible()) await airline.click();
      await pointAtMap(page);
    },
    async leave(page) {
      for (let steps = 0; steps < 3; steps++) await closeIt(page);
    },
  },
  LIST,
  RULES,
  {
    name: 'trade',
    async reach(page) {
      await until(page, ({ asks, step, ceremony }) => asks === 'stock' && step > 30 && !ceremony);
      const airline = page.locator('.pick button[aria-disabled=false]').filter({ hasNot: page.locator('i') });
      await airline.first().click();
      await page.locator('.trade button[data-move]').first().waitFor();
    },
    leave: closeIt,
  },
  tab('airlines', kwirePanels.tabs.airlines),
  tab('market', kwirePanels.tabs.market),
  tab('since', common.panels.tabs.log),
  { name: 'done', reach: asked('done') },
  { name: 'payout', reach: (page) => until(page, ({ scoring }) => scoring === merger.payout.title) },
  { name: 'consent', reach: (page) => sitDownBefore(page, 'approve') },
  {
    name: 'scoring',
    async reach(page) {
      await sitDownBefore(page, 'approve', 'rehome');
      await page.locator('.primary[data-move=approve]').click();
      await page.getByTestId('ceremony').evaluate(atRest);
    },
  },
  { name: 'rehome', reach: (page) => sitDownBefore(page, 'rehome') },
  { name: 'dispose', reach: (page) => sitDownBefore(page, 'dispose') },
  { name: 'exchange', reach: (page) => page.locator('.disposal .way').last().click() },
  {
    name: 'vote',
    async reach(page) {
      await sitDownBefore(page, 'end-vote');
      await button(page, kwireStep.parts.propose).click();
      await page.locator('[data-conversation=done]').waitFor();
      await until(page, (now) => now.asks === 'vote' && !now.curtain);
    },
  },
  { name: 'decommission', reach: (page) => sitDownBefore(page, 'decommission') },
  {
    name: 'power',
    async reach(page) {
      await sitDownBefore(page, 'power');
      await page.locator(POWER_CARDS).first().press('Space');
      await page.locator('.primary[data-move^="power "]').waitFor();
    },
  },
  historyOf('air-kwire', 60),
  RESULT,
  SHARE,
];
