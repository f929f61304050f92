import type { Page } from 'playwright-core';
import { merger } from '../../src/words/en/air-kwire/merger.ts';
import { panels as kwirePanels } from '../../src/words/en/air-kwire/panels.ts';
import { step as kwireStep } from '../../src/words/en/air-kwire/step.ts';
import { panels } from '../../src/words/en/airlines-1990/panels.ts';
import * as europe from '../../src/words/en/airlines-europe/index.ts';
import * as common from '../../src/words/en/common/index.ts';
import * as scenes from '../../src/words/en/common/scenes.ts';
import { airKwire, airlinesEurope, keyboard, shell, table } from '../../src/words/en/index.ts';
import { POWER_CARDS } from '../harness/answers/air-kwire.ts';
import { ANSWERS, type PlayedGame } from '../harness/answers/by-game.ts';
import { litPlace } from '../harness/at-rest.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { type Moment, momentOf } from '../harness/moment.ts';
import { Player } from '../harness/player.ts';
import { openBefore, openFinished } from '../harness/positions.ts';
import { GAME, openMenu, setUp } from '../harness/tables.ts';
import { ONLINE } from './online-states.ts';

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
const sitDown = async (page: Page, plan: Parameters<typeof setUp>[1]): Promise<void> => {
  await setUp(page, { seed: 'screenshots', ...plan });
  players.set(page, new Player(page, handsOf(page, 'mouse'), diceOf(SEED), ANSWERS[plan.game ?? GAME]));
};
const until = async (page: Page, enough: (now: Moment) => boolean): Promise<void> => {
  const now = await players.get(page)?.play(enough);
  if (!now || !enough(now)) throw new Error(`This never came: ${enough}`);
};
const asked = (asks: string) => (page: Page) => until(page, (now) => now.asks === asks && !now.ceremony);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const closeIt = (page: Page) => page.keyboard.press('Escape');

/** Chooses an action, by its place, and comes back to the choice afterwards. */
function action(name: string, place: number, reach: (page: Page) => Promise<void>): State {
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

/** A lit place of the map under the pointer; on small screens it is pressed. */
async function pointAtMap(page: Page): Promise<void> {
  await page.locator('[data-offer]').first().waitFor({ state: 'attached' });
  const lit = await litPlace(page);
  if (!lit) throw new Error('Nothing is lit.');
  if ((page.viewportSize()?.width ?? 0) >= 820) await page.mouse.move(lit.x, lit.y);
  else await page.mouse.click(lit.x, lit.y);
}

const LIST: State = {
  name: 'list',
  async reach(page) {
    await button(page, common.list.form.list).click();
    await page.getByRole('region', { name: common.list.title, exact: true }).waitFor();
  },
  leave: (page) => button(page, common.list.form.map).click(),
};

const tab = (name: string, label: string): State => ({
  name,
  small: true,
  reach: (page) => page.getByRole('tab', { name: label }).click(),
  leave: (page) => page.getByRole('tab', { name: common.panels.tabs.cards }).click(),
});

const learning = (game: string): State => ({
  name: 'lesson',
  async reach(page) {
    await page.goto(`${page.url().split('#')[0]}#/learn/${game}`);
    await page.getByTestId('coach').waitFor();
  },
});

const RULES: State = fromMenu('rules', table.menu.rules);
const SCORING: State = { name: 'scoring', reach: (page) => until(page, (now) => now.ceremony) };

/** In a recorded game that was played to its end; its result comes from there. */
const historyOf = (game: PlayedGame, step: number): State => ({
  name: 'history',
  async reach(page) {
    await openFinished(page, game);
    await page.getByRole('slider', { name: table.history.slider }).fill(String(step));
    await page.locator(`[data-testid=table][data-step="${step}"]`).waitFor();
  },
});
const RESULT: State = {
  name: 'result',
  async reach(page) {
    await button(page, table.history.result).click();
    await page.getByTestId('result').waitFor();
  },
};

const SHARE: State = {
  name: 'share',
  async reach(page) {
    await button(page, scenes.result.share.open).click();
    await page.getByRole('dialog', { name: scenes.result.share.title }).getByRole('img').waitFor();
  },
  leave: closeIt,
};

const EUROPE: readonly State[] = [
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

/** The table of the second game; what the shell draws around it is the same. */
const AIRLINES_1990: readonly State[] = [
  learning('airlines-1990'),
  {
    name: 'turn',
    async reach(page) {
      await sitDown(page, { game: 'airlines-1990', players: 6 });
      await asked('choose')(page);
    },
  },
  {
    name: 'found',
    async reach(page) {
      const may = page.locator('nav.tickets button:first-child[aria-disabled=false]');
      for (let turns = 0; turns < 12 && (await may.count()) === 0; turns++) {
        const { step } = await momentOf(page);
        await until(page, (now) => now.asks === 'choose' && now.step > step && !now.ceremony);
      }
      await may.click();
      await page.locator('.pick button[aria-disabled=false]').first().click();
      await pointAtMap(page);
    },
    async leave(page) {
      for (let steps = 0; steps < 4 && (await momentOf(page)).asks !== 'choose'; steps++) await closeIt(page);
    },
  },
  LIST,
  { name: 'take', reach: asked('take') },
  {
    name: 'fly',
    async reach(page) {
      await until(page, (now) => now.asks === 'fly' && now.step > 60 && !now.ceremony);
      await pointAtMap(page);
    },
  },
  action('play', 2, (page) => handCards(page).first().press('Space')),
  tab('companies', panels.tabs.companies),
  tab('since', common.panels.tabs.log),
  { name: 'sabotage', reach: asked('sabotage') },
  { name: 'done', reach: asked('done') },
  RULES,
  SCORING,
  historyOf('airlines-1990', 60),
  RESULT,
  SHARE,
];

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
const AIR_KWIRE: readonly State[] = [
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

const TOURS: Readonly<Record<PlayedGame, readonly State[]>> = {
  'airlines-europe': EUROPE,
  'airlines-1990': AIRLINES_1990,
  'air-kwire': AIR_KWIRE,
};

/** In the order in which one leads to the other. */
export function statesOf(tour: PlayedGame): readonly State[] {
  return TOURS[tour];
}

/** Whether there is such a state at a size: tabs only where the table has them. */
export function isAt({ name, small }: State, { width, height }: { width: number; height: number }): boolean {
  if (!small || width < 820 || height < 600) return true;
  /** Map and sheet side by side; the stock market is under the map there. */
  const desk = width >= 1024 && (width < 1180 || (width < 1480 && height < 750));
  return desk && name !== 'market';
}
