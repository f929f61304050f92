import type { Page } from 'playwright-core';
import * as common from '../../../src/words/en/common/index.ts';
import * as scenes from '../../../src/words/en/common/scenes.ts';
import { table } from '../../../src/words/en/index.ts';
import { ANSWERS, type PlayedGame } from '../../harness/answers/by-game.ts';
import { litPlace } from '../../harness/at-rest.ts';
import { diceOf } from '../../harness/dice.ts';
import { handsOf } from '../../harness/hands.ts';
import { type Moment, momentOf } from '../../harness/moment.ts';
import { Player } from '../../harness/player.ts';
import { openFinished } from '../../harness/positions.ts';
import { GAME, openMenu, setUp } from '../../harness/tables.ts';

/** A state of the page that people should look at. `reach` comes from the state before it in the list. */
export interface State {
  readonly name: string;
  reach(page: Page): Promise<void>;
  /** Puts back what would be in the way of the next one. */
  leave?(page: Page): Promise<void>;
  /** Only where the table has tabs. */
  readonly small?: boolean;
}

/** Dice by which all states come soon. */
const SEED = 5;
const players = new WeakMap<Page, Player>();

/** Sits down at a new table. */
export const sitDown = async (page: Page, plan: Parameters<typeof setUp>[1]): Promise<void> => {
  await setUp(page, { seed: 'screenshots', ...plan });
  players.set(page, new Player(page, handsOf(page, 'mouse'), diceOf(SEED), ANSWERS[plan.game ?? GAME]));
};
export const until = async (page: Page, enough: (now: Moment) => boolean): Promise<void> => {
  const now = await players.get(page)?.play(enough);
  if (!now || !enough(now)) throw new Error(`This never came: ${enough}`);
};
export const asked = (asks: string) => (page: Page) =>
  until(page, (now) => now.asks === asks && !now.ceremony);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const closeIt = (page: Page) => page.keyboard.press('Escape');

/** Chooses an action, by its place, and comes back to the choice afterwards. */
export function action(name: string, place: number, reach: (page: Page) => Promise<void>): State {
  return {
    name,
    async reach(page) {
      await until(page, (now) => now.asks === 'choose' && now.step > 30 && !now.ceremony);
      await page.locator('nav.tickets button').nth(place).click();
      await reach(page);
    },
    async leave(page) {
      for (let steps = 0; steps < 4 && (await momentOf(page)).asks !== 'choose'; steps++) await closeIt(page);
    },
  };
}

/** A line of the menu, and what it opens. */
export function fromMenu(name: string, line: string): State {
  return {
    name,
    async reach(page) {
      const menu = await openMenu(page);
      await menu.getByRole('button', { name: line }).click();
      await page.getByRole('dialog', { name: line }).waitFor();
    },
    async leave(page) {
      await closeIt(page);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  };
}

export const handCards = (page: Page) => page.locator('[data-place="hand"] button:not([aria-disabled=true])');

/** A lit place of the map under the pointer; on small screens it is pressed. */
export async function pointAtMap(page: Page): Promise<void> {
  await page.locator('[data-offer]').first().waitFor({ state: 'attached' });
  const lit = await litPlace(page);
  if (!lit) throw new Error('Nothing is lit.');
  if ((page.viewportSize()?.width ?? 0) >= 820) await page.mouse.move(lit.x, lit.y);
  else await page.mouse.click(lit.x, lit.y);
}

export const LIST: State = {
  name: 'list',
  async reach(page) {
    await button(page, common.list.form.list).click();
    await page.getByRole('region', { name: common.list.title, exact: true }).waitFor();
  },
  leave: (page) => button(page, common.list.form.map).click(),
};

export const tab = (name: string, label: string): State => ({
  name,
  small: true,
  reach: (page) => page.getByRole('tab', { name: label }).click(),
  leave: (page) => page.getByRole('tab', { name: common.panels.tabs.cards }).click(),
});

export const learning = (game: string): State => ({
  name: 'lesson',
  async reach(page) {
    await page.goto(`${page.url().split('#')[0]}#/learn/${game}`);
    await page.getByTestId('coach').waitFor();
  },
});

export const RULES: State = fromMenu('rules', table.menu.rules);
export const SCORING: State = { name: 'scoring', reach: (page) => until(page, (now) => now.ceremony) };

/** In a recorded game that was played to its end; its result comes from there. */
export const historyOf = (game: PlayedGame, step: number): State => ({
  name: 'history',
  async reach(page) {
    await openFinished(page, game);
    await page.getByRole('slider', { name: table.history.slider }).fill(String(step));
    await page.locator(`[data-testid=table][data-step="${step}"]`).waitFor();
  },
});
export const RESULT: State = {
  name: 'result',
  async reach(page) {
    await button(page, table.history.result).click();
    await page.getByTestId('result').waitFor();
  },
};

export const SHARE: State = {
  name: 'share',
  async reach(page) {
    await button(page, scenes.result.share.open).click();
    await page.getByRole('dialog', { name: scenes.result.share.title }).getByRole('img').waitFor();
  },
  leave: closeIt,
};
