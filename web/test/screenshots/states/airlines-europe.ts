import * as europe from '../../../src/words/en/airlines-europe/index.ts';
import * as common from '../../../src/words/en/common/index.ts';
import { airlinesEurope, keyboard, shell, table } from '../../../src/words/en/index.ts';
import { GAME, openMenu } from '../../harness/tables.ts';
import { ONLINE } from './online.ts';
import {
  action,
  asked,
  button,
  closeIt,
  fromMenu,
  handCards,
  historyOf,
  LIST,
  learning,
  pointAtMap,
  RESULT,
  RULES,
  SCORING,
  SHARE,
  type State,
  sitDown,
  tab,
  until,
} from './state.ts';

/** The table of the first game, and everything around the games. */
export const EUROPE: readonly State[] = [
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
      await page.getByRole('heading', { name: shell.setup.title(airlinesEurope.title) }).waitFor();
    },
  },
  learning(GAME),
  {
    name: 'curtain',
    async reach(page) {
      await sitDown(page, { players: 3, people: ['Ada', 'Ben'] });
      await page.getByTestId('curtain').waitFor();
    },
  },
  {
    name: 'keep',
    async reach(page) {
      await sitDown(page, { players: 4 });
      await asked('keep')(page);
    },
  },
  {
    name: 'turn',
    reach: (page) => until(page, (now) => now.asks === 'choose' && now.step > 30 && !now.ceremony),
  },
  action('licence', 0, async (page) => {
    await page.locator(`[aria-label="${europe.step.airlines}"] button[aria-disabled=false]`).first().click();
    await pointAtMap(page);
  }),
  action('play', 1, (page) => handCards(page).first().press('Space')),
  action('exchange', 2, (page) => handCards(page).first().press('Space')),
  LIST,
  { name: 'second', reach: asked('second') },
  { name: 'share', reach: asked('share') },
  { name: 'done', reach: asked('done') },
  {
    name: 'bots',
    async reach(page) {
      const [address, place] = page.url().split('#');
      await page.goto(`${address}?speed=1#${place}`);
      await asked('done')(page);
      await button(page, common.step.buttons.end).click();
      await page.locator('[data-conversation=wait]').waitFor();
      await page.getByRole('button', { name: common.step.buttons.skip }).waitFor();
    },
    async leave(page) {
      await page.goto(page.url().replace('?speed=1', ''));
    },
  },
  tab('shares', europe.panels.tabs.shares),
  tab('since', common.panels.tabs.log),
  fromMenu('log', table.menu.log),
  RULES,
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
  SCORING,
  historyOf(GAME, 40),
  RESULT,
  SHARE,
  {
    name: 'tables',
    async reach(page) {
      await page.goto(`${page.url().split('#')[0]}#/tables`);
      await page.getByRole('heading', { name: shell.saved.title }).waitFor();
    },
  },
  {
    name: 'differences',
    async reach(page) {
      await page.goto(`${page.url().split('#')[0]}#/differences`);
      await page.getByRole('heading', { name: shell.differences }).waitFor();
    },
  },
  ...ONLINE,
];
