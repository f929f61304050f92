import type { Page } from 'playwright-core';
import { keyboard, list, screen, shell, table } from '../../src/words/en/index.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { type Moment, momentOf } from '../harness/moment.ts';
import { Player } from '../harness/player.ts';
import { backToTable, GAME, openMenu, setUp } from '../harness/tables.ts';

/** A state of the page that people should look at. `reach` comes from the state before it in the list. */
export interface State {
  readonly name: string;
  reach(page: Page): Promise<void>;
  /** Puts back what would be in the way of the next one. */
  leave?(page: Page): Promise<void>;
  /** Only where the table has tabs. */
  readonly small?: boolean;
  /** Its texts load on their own, after the language of the page has changed. */
  readonly lazy?: boolean;
}

/** Dice by which all states come soon. */
const SEED = 5;
const players = new WeakMap<Page, Player>();

const until = async (page: Page, enough: (now: Moment) => boolean): Promise<void> => {
  const player = players.get(page) ?? new Player(page, handsOf(page, 'mouse'), diceOf(SEED));
  players.set(page, player);
  await player.play(enough);
};
const asked = (asks: string) => (page: Page) => until(page, (now) => now.asks === asks && !now.ceremony);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const closeIt = (page: Page) => page.keyboard.press('Escape');

const ACTIONS = ['licence', 'play', 'exchange', 'cash'];

/** Chooses an action and comes back to the choice afterwards. */
function action(name: string, reach: (page: Page) => Promise<void>): State {
  return {
    name,
    async reach(page) {
      await until(page, (now) => now.asks === 'choose' && now.step > 30 && !now.ceremony);
      await page.locator('nav.tickets button').nth(ACTIONS.indexOf(name)).click();
      await reach(page);
    },
    async leave(page) {
      for (let steps = 0; steps < 4 && (await momentOf(page)).asks !== 'choose'; steps++) await closeIt(page);
    },
  };
}

/** A line of the menu, and what it opens. */
function fromMenu(name: string, line: string): State {
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

const handCards = (page: Page) => page.locator('[data-place="hand"] button:not([aria-disabled=true])');

const STATES: readonly State[] = [
  {
    name: 'start',
    reach: (page) =>
      button(page, shell.start.playNow).or(page.getByText(shell.start.playNow)).first().waitFor(),
  },
  {
    name: 'settings',
    async reach(page) {
      await page.getByRole('button', { name: table.menu.settings }).click();
      await page.getByRole('dialog', { name: table.menu.settings }).waitFor();
    },
    leave: closeIt,
  },
  {
    name: 'setup',
    async reach(page) {
      await page.getByRole('link', { name: shell.start.setUp }).first().click();
      await page.getByRole('heading', { name: shell.setup.title }).waitFor();
    },
  },
  {
    name: 'lesson',
    lazy: true,
    async reach(page) {
      await page.goto(`${page.url().split('#')[0]}#/learn/${GAME}`);
      await page.getByTestId('coach').waitFor();
    },
  },
  {
    name: 'curtain',
    async reach(page) {
      await setUp(page, { players: 3, people: ['Ada', 'Ben'], seed: 'screenshots' });
      await page.getByTestId('curtain').waitFor();
    },
  },
  {
    name: 'keep',
    async reach(page) {
      await setUp(page, { players: 4, seed: 'screenshots' });
      await asked('keep')(page);
    },
  },
  {
    name: 'turn',
    reach: (page) => until(page, (now) => now.asks === 'choose' && now.step > 30 && !now.ceremony),
  },
  action('licence', async (page) => {
    await page.locator(`[aria-label="${screen.step.airlines}"] button[aria-disabled=false]`).first().click();
    const { x, y, width, height } = (await page.locator('[data-offer]').first().boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    if ((page.viewportSize()?.width ?? 0) >= 820) await page.mouse.move(x + width / 2, y + height / 2);
    else await page.mouse.click(x + width / 2, y + height / 2);
  }),
  action('play', (page) => handCards(page).first().press('Space')),
  action('exchange', (page) => handCards(page).first().press('Space')),
  {
    name: 'list',
    async reach(page) {
      await button(page, list.form.list).click();
      await page.getByRole('region', { name: list.title, exact: true }).waitFor();
    },
    leave: (page) => button(page, list.form.map).click(),
  },
  { name: 'second', reach: asked('second') },
  { name: 'share', reach: asked('share') },
  { name: 'done', reach: asked('done') },
  {
    name: 'bots',
    async reach(page) {
      const [address, place] = page.url().split('#');
      await page.goto(`${address}?speed=1#${place}`);
      await asked('done')(page);
      await button(page, screen.buttons.end).click();
      await page.locator('[data-conversation=wait]').waitFor();
      await page.getByRole('button', { name: screen.buttons.skip }).waitFor();
    },
    async leave(page) {
      await page.goto(page.url().replace('?speed=1', ''));
    },
  },
  {
    name: 'shares',
    small: true,
    reach: (page) => page.getByRole('tab', { name: screen.tabs.shares }).click(),
  },
  {
    name: 'since',
    small: true,
    reach: (page) => page.getByRole('tab', { name: screen.tabs.log }).click(),
    leave: (page) => page.getByRole('tab', { name: screen.tabs.cards }).click(),
  },
  fromMenu('log', table.menu.log),
  { ...fromMenu('rules', table.menu.rules), lazy: true },
  fromMenu('keys', keyboard.keys),
  {
    name: 'command-line',
    async reach(page) {
      await page.keyboard.press('/');
      await page.getByTestId('command-line').waitFor();
    },
    leave: closeIt,
  },
  { name: 'menu', reach: async (page) => void (await openMenu(page)), leave: closeIt },
  { name: 'pick', reach: asked('pick') },
  { name: 'scoring', reach: (page) => until(page, (now) => now.ceremony) },
  {
    name: 'result',
    async reach(page) {
      await setUp(page, { players: 3, people: [], seed: 'screenshots' });
      await until(page, () => false);
    },
  },
  {
    name: 'history',
    async reach(page) {
      await backToTable(page);
      await page.goto(`${page.url()}?step=40`);
      await page.getByTestId('history').waitFor();
    },
  },
  {
    name: 'tables',
    async reach(page) {
      await page.goto(`${page.url().split('#')[0]}#/tables`);
      await page.getByRole('heading', { name: shell.saved.title }).waitFor();
    },
  },
];

/** Those that there are at a size: tabs only on small screens. */
export function statesAt({ width, height }: { width: number; height: number }): readonly State[] {
  return STATES.filter(({ small }) => !small || width < 820 || height < 600);
}
