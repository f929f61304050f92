import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import * as de from '../../src/words/de/index.ts';
import * as europe from '../../src/words/en/airlines-europe/index.ts';
import * as common from '../../src/words/en/common/index.ts';
import * as en from '../../src/words/en/index.ts';
import * as fr from '../../src/words/fr/index.ts';
import * as it from '../../src/words/it/index.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { plain } from '../../src/words/rich.ts';
import { ANSWERS } from '../harness/answers/by-game.ts';
import { litPlace } from '../harness/at-rest.ts';
import { violations } from '../harness/axe.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { nextMoment } from '../harness/moment.ts';
import { moveAtSpeed } from '../harness/move-at-speed.ts';
import { Player } from '../harness/player.ts';
import { importText, openMenu, playNow, setUp } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

const CATALOGUES = { en, it, fr, de };
type Language = keyof typeof CATALOGUES;
const SPOKEN = Object.keys(CATALOGUES) as Language[];

const FINISHED = new URL(
  '../../../games/airlines-europe/test/fixtures/all-blocked-2-players.json',
  import.meta.url,
);

/** A game on the first screen. */
const posterOf = (page: Page, title: string) => page.getByRole('article', { name: title });

const settingsOf = (page: Page) => page.getByRole('dialog', { name: en.table.menu.settings });

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.table.menu.settings }).click();
  await settingsOf(page).waitFor();
}

/** Chooses where both start and menu offer it: by the name of the language in itself. */
async function speakInMenu(page: Page, language: Language): Promise<void> {
  await page.getByRole('dialog').getByRole('radio', { name: LANGUAGES[language] }).press('Space');
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
}

describe('the first screen', () => {
  test('speaks four languages, and keeps the one that was chosen', async ({ visit }) => {
    const { page } = await visit();
    for (const language of SPOKEN) {
      const say = CATALOGUES[language];
      await page.getByRole('button', { name: LANGUAGES[language] }).click();
      await page.getByRole('button', { name: say.shell.start.playNow }).waitFor();
      for (const { title } of [say.airlinesEurope, say.airlines1990, say.airKwire])
        await posterOf(page, title).getByRole('link', { name: say.shell.start.learn }).waitFor();
      await page.reload();
      await page.getByText(say.shell.start.lead).waitFor();
    }
  });

  test('on a phone offers the languages in one field that a thumb can hit', async ({ visit }) => {
    const { page } = await visit(PHONE);
    const choice = page.getByLabel(en.table.settings.language);
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await choice.selectOption('it');
    await page.getByText(it.shell.start.lead).waitFor();
  });

  test('Back closes settings and rules, and stays there', async ({ visit }) => {
    const { page } = await visit();
    const start = page.getByRole('button', { name: en.shell.start.playNow });
    await start.waitFor();
    const here = page.url();
    for (const open of [en.table.menu.settings, en.table.menu.rules]) {
      await page.getByRole('button', { name: open, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(page.url()).toBe(here);
      expect(await start.isVisible()).toBe(true);
    }
  });
});

describe('how the games differ', () => {
  test.for([DESKTOP, PHONE])('is one press from the start at $width px', async (look, { visit }) => {
    const { page } = await visit(look);
    const start = page.getByRole('button', { name: en.shell.start.playNow });
    await start.waitFor();
    await page.getByRole('link', { name: en.shell.differences }).first().click();
    await page.getByRole('heading', { name: en.shell.differences }).waitFor();
    for (const { title } of [en.airlinesEurope, en.airlines1990, en.airKwire])
      await page.getByRole('main').getByText(title, { exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await start.waitFor();
  });
});

describe('three games on the first screen', () => {
  const { title } = en.airlines1990;
  const { playNow: now, play } = en.shell.start;

  test.for(SPOKEN)('the page that sets a table up says which game, in %s', async (language, { visit }) => {
    const say = CATALOGUES[language];
    const { page } = await visit();
    await page.getByRole('button', { name: LANGUAGES[language] }).click();
    for (const { title: game } of [say.airlinesEurope, say.airlines1990, say.airKwire]) {
      await posterOf(page, game).getByRole('link', { name: say.shell.start.setUp }).click();
      const said = say.shell.setup.title(game);
      expect(said).toContain(game);
      await page.getByRole('heading', { name: said, level: 1, exact: true }).waitFor();
      expect(await page.title()).toBe(say.shell.pageTitle(said));
      await page.goBack();
    }
  });

  test('a table of another is set up with six, and the game is chosen again', async ({ visit }) => {
    const { page } = await visit();
    const root = page.url();
    await page.getByRole('button', { name: now }).waitFor();
    await posterOf(page, title).getByRole('link', { name: en.shell.start.setUp }).click();
    await page.getByText(en.airlines1990.boards['north-america-1'].says).waitFor();
    for (const { name } of Object.values(en.airlines1990.options)) await page.getByText(name).waitFor();
    await setUp(page, { game: 'airlines-1990', players: 6, bot: 'cadet', seed: 'six' });
    await page.getByTestId('table').waitFor();

    await page.goto(root);
    await posterOf(page, title).getByRole('button', { name: now }).waitFor();
    await posterOf(page, en.airlinesEurope.title).getByRole('button', { name: play }).waitFor();
    await page.getByRole('link', { name: en.shell.summary.title(title, 6, []) }).click();
    await page.getByTestId('table').waitFor();
  });

  test('on a phone the other poster opens with a touch, and its game is dealt', async ({ visit }) => {
    const { page } = await visit(PHONE);
    const poster = page.getByRole('button', { name: title, exact: true });
    expect(await poster.getAttribute('aria-pressed')).toBe('false');
    await poster.click();
    expect(await poster.getAttribute('aria-pressed')).toBe('true');
    await page.getByText(en.airlines1990.hook).waitFor();
    expect(await page.getByText(en.airlinesEurope.hook).isVisible()).toBe(false);
    await playNow(page);
    await page.getByTestId('table').waitFor();
    await page.goto(`${page.url().split('#')[0]}#/tables`);
    await page
      .getByRole('link', { name: en.shell.saved.open(en.shell.summary.title(title, 4, [])) })
      .waitFor();
  });
});

describe('settings', () => {
  test('are kept', async ({ visit }) => {
    const { page } = await visit();
    await openSettings(page);
    const { sound, autoEnd, aidsBy, themes } = en.table.settings;
    const names = [sound.name, autoEnd.name, aidsBy.chances.name];
    const states = () =>
      Promise.all(names.map((name) => settingsOf(page).getByRole('switch', { name }).isChecked()));
    expect(await states()).toEqual([false, false, true]);
    for (const name of names) await settingsOf(page).getByRole('switch', { name }).press('Space');
    await settingsOf(page).getByRole('radio', { name: themes.dark }).press('Space');
    await page.reload();
    await openSettings(page);
    expect(await states()).toEqual([true, true, false]);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('of an earlier version are read', async ({ visit }) => {
    const { page, context } = await visit();
    await context.addInitScript(() =>
      localStorage.setItem(
        'tarmac.settings',
        '{"theme":"dark","speed":0,"language":"de","aids":{"feed":false}}',
      ),
    );
    await page.reload();
    await page.getByRole('button', { name: de.table.menu.settings }).click();
    const { sound, aidsBy } = de.table.settings;
    const isOn = (name: string) => page.getByRole('switch', { name }).isChecked();
    expect(await Promise.all([sound.name, aidsBy.feed.name, aidsBy.rules.name].map(isOn))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('vibration is offered where something can vibrate', async ({ visit }) => {
    const { name } = en.table.settings.vibration;
    for (const [look, count] of [
      [{}, 0],
      [PHONE, 1],
    ] as const) {
      const { page } = await visit(look);
      await openSettings(page);
      expect(await settingsOf(page).getByRole('switch', { name }).count()).toBe(count);
    }
  });
});

describe('Back at a table', () => {
  test('closes what lies over it, never the table', async ({ visit }) => {
    const { page } = await visit();
    await playNow(page);
    await nextMoment(page, null);
    const here = page.url();
    const isThere = async (): Promise<void> => {
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByTestId('history').waitFor({ state: 'detached' });
      expect(page.url()).toBe(here);
      await page.getByTestId('table').waitFor();
    };
    await openMenu(page);
    await page.goBack();
    await isThere();
    const { log, rules, history } = en.table.menu;
    for (const name of [log, rules, history, en.keyboard.commandLine, en.keyboard.keys]) {
      const menu = await openMenu(page);
      const ofMenu = await page.evaluate(() => window.history.state.panel);
      await menu.getByRole('button', { name }).click();
      await menu.waitFor({ state: 'detached' });
      await page.getByRole('dialog').or(page.getByTestId('history')).first().waitFor();
      // The browser has left the entry of the menu and come to the one of what is open now.
      await page.waitForFunction((left) => (window.history.state?.panel ?? left) !== left, ofMenu);
      await page.goBack();
      await isThere();
    }
  });

  test('is asked for once by two presses on “close”; a way taken at once is found from there', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.getByRole('button', { name: en.shell.start.playNow }).waitFor();
    const start = page.url();
    await playNow(page);
    await nextMoment(page, null);
    const here = page.url();
    const dialog = page.getByRole('dialog');
    await openMenu(page);
    await dialog.getByRole('button', { name: en.shell.close }).evaluate((close: HTMLElement) => {
      close.click();
      close.click();
    });
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => window.history.state === null);
    expect(page.url()).toBe(here);
    await page.getByTestId('table').waitFor();

    const leave = (await openMenu(page)).getByRole('button', { name: en.table.menu.leave });
    await leave.evaluate((way: HTMLElement, close) => {
      document.querySelector<HTMLElement>(`dialog [aria-label="${close}"]`)?.click();
      way.click();
    }, en.shell.close);
    await page.getByRole('button', { name: en.shell.start.playNow }).waitFor();
    expect(page.url().replace(/#\/$/, '')).toBe(start.replace(/#\/$/, ''));
    await page.goBack();
    await page.getByTestId('table').waitFor();
    expect(page.url()).toBe(here);
  });

  test('closes a scoring, which waits until nothing else lies over the table', async ({ sitDown }) => {
    const { page } = await sitDown(
      { players: 3, people: [], bot: 'random', seed: 'watch' },
      { ...DESKTOP, speed: 1 },
    );
    await page.getByTestId('table').waitFor();
    const here = page.url();
    const menu = await openMenu(page);
    await page.evaluate(moveAtSpeed, 0);
    const picked = plain(europe.narration.marketGone);
    await page.getByText(picked).first().waitFor({ state: 'attached' });
    expect(await page.getByTestId('ceremony').count()).toBe(0);
    await page.goBack();
    await menu.waitFor({ state: 'detached' });
    await page.getByTestId('ceremony').waitFor();
    await page.goBack();
    await page.getByTestId('ceremony').waitFor({ state: 'detached' });
    expect(page.url()).toBe(here);
  });
});

/** Plays until a turn of the person is done and waits for its end. */
async function playToEndOfTurn(page: Page): Promise<void> {
  await new Player(page, handsOf(page, 'mouse'), diceOf(3)).play(({ asks }) => asks === 'done');
}

async function switchOn(page: Page, name: string): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('switch', { name }).press('Space');
  await page.goBack();
  await menu.waitFor({ state: 'detached' });
}

describe('a turn that is done', () => {
  test('waits for its end, or ends by itself where that is wanted', async ({ sitDown }) => {
    const { page } = await sitDown({ players: 3, bot: 'random', seed: 'by itself' });
    await playToEndOfTurn(page);
    const root = page.getByTestId('table');
    const step = await root.getAttribute('data-step');
    const notice = page.getByText(en.table.endsBySelf);
    expect(await notice.count()).toBe(0);

    await switchOn(page, en.table.settings.autoEnd.name);
    await notice.waitFor();
    await page.locator('[data-conversation]').getByRole('button', { name: common.step.buttons.undo }).click();
    await notice.waitFor({ state: 'detached' });
    expect(Number(await root.getAttribute('data-step'))).toBeLessThan(Number(step));

    await playToEndOfTurn(page);
    await notice.waitFor();
    await openMenu(page); // reading in a panel, one misses nothing
    await notice.waitFor({ state: 'detached' });
    await page.goBack();
    await notice.waitFor();
    await page.locator('[data-conversation=done]').waitFor({ state: 'detached' });
  });

  test('is never ended for people who share a screen', async ({ sitDown }) => {
    const { page } = await sitDown({ players: 2, people: ['Ada', 'Ben'], seed: 'shared' });
    await new Player(page, handsOf(page, 'mouse'), diceOf(5)).play(({ asks }) => asks === 'done');
    await switchOn(page, en.table.settings.autoEnd.name);
    expect(await page.getByText(en.table.endsBySelf).count()).toBe(0);
  });
});

describe('in the middle of a turn', () => {
  test('another language leaves an airline and a route chosen', async ({ visit }) => {
    const { page } = await visit(PHONE); // there the first press only chooses
    await setUp(page, { players: 3, seed: 'half a licence' });
    await new Player(page, handsOf(page, 'touch'), diceOf(1)).play(({ asks }) => asks === 'choose');
    const root = page.getByTestId('table');
    await root.getByRole('button', { name: europe.step.actions.licence.short }).click();
    const airlines = root.getByRole('group', { name: europe.step.airlines }).getByRole('button');
    await airlines.and(page.locator(':not([aria-disabled=true])')).first().click();
    await litPlace(page);
    await root.locator('[data-offer]').first().press('Enter');
    const buy = root.locator('.primary[data-move^="licence "]');
    const move = await buy.getAttribute('data-move');
    await openMenu(page);
    for (const language of [...SPOKEN.slice(1), 'en'] as const) {
      await speakInMenu(page, language);
      expect(await buy.getAttribute('data-move')).toBe(move);
    }
  });

  test('another language leaves a company, a card and a route chosen', async ({ sitDown }) => {
    const { page } = await sitDown({ game: 'airlines-1990', players: 2, seed: 'letters' }, PHONE);
    const player = new Player(page, handsOf(page, 'touch'), diceOf(1), ANSWERS['airlines-1990']);
    await player.play(({ asks }) => asks === 'choose');
    const root = page.getByTestId('table');
    await root.locator('nav.tickets button').first().click();
    await root.locator('.pick button:not([aria-disabled=true])').first().click();
    await litPlace(page);
    await root.locator('[data-offer]').first().press('Enter');
    const found = root.locator('.primary[data-move^="found "]');
    const move = await found.getAttribute('data-move');
    await openMenu(page);
    const said = new Set<string>();
    for (const language of SPOKEN) {
      await speakInMenu(page, language);
      expect(await found.getAttribute('data-move')).toBe(move);
      said.add(await found.innerText());
    }
    expect(said.size).toBe(SPOKEN.length);
  });

  test('another language leaves cards chosen', async ({ visit }) => {
    const { page } = await visit();
    await playNow(page);
    await nextMoment(page, null);
    const chosen = page.locator('[data-place="hand"] button[aria-pressed=true]');
    await page.locator('[data-place="hand"] button[aria-pressed=false]').first().press('Space');
    await chosen.waitFor();
    await openMenu(page);
    for (const language of SPOKEN.slice(1)) {
      await speakInMenu(page, language);
      expect(await chosen.count()).toBe(1);
      const tray = await page.locator('[data-conversation]').innerText();
      const { step } = (await import(
        `../../src/words/${language}/airlines-europe/index.ts`
      )) as typeof europe;
      expect(tray).toContain(step.buttons.keep);
    }
  });
});

describe('names', () => {
  test('follow the language: you, bots and boards', async ({ visit }) => {
    const { page } = await visit();
    await playNow(page);
    await nextMoment(page, null);
    const home = page.url().split('#')[0];
    for (const language of SPOKEN) {
      const { shell, airlinesEurope } = CATALOGUES[language];
      await page.goto(`${home}#/`);
      await page.getByRole('button', { name: LANGUAGES[language] }).click();
      await page.goto(`${home}#/tables`);
      await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
      const row = page.getByRole('listitem').first();
      await row.getByText(`${airlinesEurope.boards['europe-1'].name}, `).last().waitFor();
      const text = await row.innerText();
      expect(text).toMatch(new RegExp(`\\b${shell.names.you}\\b`));
      expect(text).toContain(shell.levels['first-officer'].name);
    }
  });
});

describe('a record of a finished game', () => {
  test('opens in its history, and its result is one press away', async ({ visit }) => {
    const { page } = await visit();
    await importText(page, 'game.json', readFileSync(FINISHED, 'utf8'));
    await page.getByTestId('history').waitFor();
    await page.getByRole('button', { name: en.table.history.result }).click();
    await page.getByTestId('result').waitFor();
    await page.getByTestId('history').waitFor({ state: 'detached' });
  });
});
