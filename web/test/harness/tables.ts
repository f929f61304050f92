import { strengthOf } from '@tarmac/bots';
import type { Player } from '@tarmac/table';
import type { Locator, Page } from 'playwright-core';
import * as common from '../../src/words/en/common/index.ts';
import * as scenes from '../../src/words/en/common/scenes.ts';
import { airKwire, airlines1990, airlinesEurope, shell, table } from '../../src/words/en/index.ts';
import type { PlayedGame } from './answers/by-game.ts';
import { leaveDealt } from './dealt.ts';
import { OUT } from './processes.ts';

export const GAME = 'airlines-europe' satisfies PlayedGame;

export interface Plan {
  readonly game?: PlayedGame;
  readonly players: number;
  /** Names of people, from the first seat on; the others are bots. */
  readonly people?: readonly string[];
  /** One of the levels, or another bot of the registry. */
  readonly bot?: string;
  readonly seed?: string;
  readonly board?: string;
  /** Those that are not as the page proposes them. */
  readonly options?: Readonly<Record<string, boolean | string>>;
}

/** What the options of each game are called on the page. */
const OPTIONS: Readonly<Record<PlayedGame, Readonly<Record<string, { readonly name: string }>>>> = {
  'airlines-europe': airlinesEurope.options,
  'airlines-1990': airlines1990.options,
  'air-kwire': airKwire.options,
};

/**
 * Deals a table and opens it. The levels are chosen on the page for it, as people do; other bots are not offered there,
 * but they are quick and play alike for ever: their tables are left in the browser.
 */
export async function setUp(page: Page, { bot = 'greedy-1', ...plan }: Plan): Promise<void> {
  if (strengthOf(bot) !== undefined) return setUpByPage(page, bot, plan);
  const { game = GAME, players, people = [''], seed = 'test', board, options = {} } = plan;
  const seats = Array.from({ length: players }, (_, seat): Player => {
    const name = people[seat];
    if (name === undefined)
      return { kind: 'bot', bot, name: shell.names.botNames[seat - people.length] ?? '' };
    return { kind: 'person', name };
  });
  const id = await leaveDealt(page, {
    game,
    ...(board !== undefined && { board }),
    options,
    players: seats,
    seed,
  });
  await page.goto(`${page.url().split('#')[0]}#/table/${id}`);
}

async function setUpByPage(page: Page, bot: string, plan: Plan): Promise<void> {
  const { game = GAME, players, people = [''], seed = 'test', board, options = {} } = plan;
  const say = shell.setup;
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
  await choose(page.getByRole('radio', { name: String(players), exact: true }));
  for (let seat = 0; seat < players; seat++) {
    const person = people[seat];
    await page.getByLabel(say.who(seat + 1), { exact: true }).selectOption(person === undefined ? bot : '');
    if (person !== undefined) await page.getByLabel(say.name(seat + 1), { exact: true }).fill(person);
  }
  if (board !== undefined) await choose(page.locator(`input[type=radio][value="${board}"]`));
  for (const [option, value] of Object.entries(options)) {
    const choice = page.getByLabel(OPTIONS[game][option]?.name ?? option, { exact: true });
    if (typeof value === 'boolean') await choice.setChecked(value);
    else await choice.selectOption(value);
  }
  await page.getByLabel(say.seed, { exact: true }).fill(seed);
  await page.getByRole('button', { name: say.start }).press('Enter');
  await page.waitForURL(/#\/table\//);
}

/** Radio buttons are drawn by their labels, so they are pressed by key. */
function choose(radio: Locator): Promise<void> {
  return radio.press('Space');
}

export async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: shell.start.playNow }).click();
  await page.waitForURL(/#\/table\//);
}

/** After the end the result lies over the table. */
export async function backToTable(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: scenes.result.table, exact: true });
  if (await back.isVisible()) await back.click();
}

export async function openMenu(page: Page): Promise<Locator> {
  await backToTable(page);
  await page.getByRole('button', { name: common.panels.bar.menu, exact: true }).click();
  const menu = page.getByRole('dialog', { name: table.menu.title });
  await menu.waitFor();
  return menu;
}

/** On phones the history is in the menu only, so that way works everywhere. */
export async function openHistory(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: table.menu.history }).click();
  await page.getByTestId('history').waitFor();
}

/** Exports the open table through its menu; where the file is now. */
export async function exportRecord(page: Page): Promise<string> {
  const menu = await openMenu(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: table.menu.export }).click(),
  ]);
  const path = `${OUT}/exported/${crypto.randomUUID()}-${download.suggestedFilename()}`;
  await download.saveAs(path);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return path;
}

/** Offers a file where the first screen asks for a record. */
export async function importText(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel(shell.start.openRecord)
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
