import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, onTestFinished } from 'vitest';
import * as common from '../../src/words/en/common/index.ts';
import { airlinesEurope, shell, table } from '../../src/words/en/index.ts';
import { ANSWERS, PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { settled } from '../harness/at-rest.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { afterTheTable, lineOf } from '../harness/line.ts';
import { type Moment, momentOf, nextMoment } from '../harness/moment.ts';
import { moveAtSpeed } from '../harness/move-at-speed.ts';
import { Player } from '../harness/player.ts';
import { openBefore } from '../harness/positions.ts';
import { BUILT, serve } from '../harness/processes.ts';
import { exportRecord, GAME, setUp } from '../harness/tables.ts';
import { expect, test } from '../harness/test.ts';
import { Typist } from '../harness/typist.ts';

const playerAt = (page: Page, game: PlayedGame = GAME) =>
  new Player(page, handsOf(page, 'mouse'), diceOf(11), ANSWERS[game]);

/** All that stays the same over a reload: what the first table beside the map, the map, the market and the hand show. */
async function picture(page: Page): Promise<string> {
  await settled(page);
  return page.evaluate(() => {
    const ladder = document.querySelector('[data-testid=table] table')?.textContent?.replace(/\s+/g, ' ');
    const places = ['hand:', 'flight:', 'market:', 'pool:', 'pile'];
    const cards = places.map((place) => `[data-place^="${place}"]`).join(', ');
    const labels = [...document.querySelectorAll(cards)].map((card) => {
      const named = card.hasAttribute('aria-label') ? card : card.querySelector('[aria-label]');
      return named?.getAttribute('aria-label');
    });
    const planes = [
      ...document.querySelectorAll('[data-place^="slot:"] use, [data-place^="piece:"] use'),
    ].map((use) => use.getAttribute('href'));
    return JSON.stringify([ladder, labels, planes]);
  });
}

async function reloaded(page: Page): Promise<{ now: Moment; picture: string }> {
  await page.reload();
  const now = await nextMoment(page, null);
  return { now, picture: await picture(page) };
}

/** In which the turn is begun: with the second licence to buy, with the card drawn, with the shares bought. */
const MIDDLE: Readonly<Record<PlayedGame, readonly string[]>> = {
  'airlines-europe': ['second', 'share'],
  'airlines-1990': ['fly'],
  'air-kwire': ['card'],
};

/** In the short programme the two that have the most to keep. */
const RELOADED = process.env.TARMAC_LONG ? PLAYED_GAMES : (['airlines-1990', 'air-kwire'] as const);

describe.for(RELOADED)('reload at a table of %s', (game) => {
  test('in the middle of a turn', async ({ sitDown }) => {
    const { page } = await sitDown({ game, players: 3 });
    const before = await playerAt(page, game).play(({ asks }) => MIDDLE[game].includes(asks));
    const seen = await picture(page);
    const after = await reloaded(page);
    expect(after.now).toEqual(before);
    expect(after.picture).toBe(seen);
  });

  test('in a scoring', async ({ sitDown }) => {
    const { page } = await sitDown({ game, players: 5 }); // with many bots a scoring comes after few own turns
    await playerAt(page, game).play(({ ceremony }) => ceremony);
    await page.reload();
    const now = await momentOf(page);
    expect(now.step).toBeGreaterThan(10);
    await playerAt(page, game).play(({ step, ceremony }) => step > now.step + 6 && !ceremony);
  });

  test('while a bot thinks', async ({ sitDown }) => {
    const { page } = await sitDown({ game, players: 5 }, { speed: 1 });
    await page.evaluate(moveAtSpeed, 0);
    await playerAt(page, game).play(({ asks }) => asks === 'done');
    await page.evaluate(moveAtSpeed, 1);
    await page.locator('[data-conversation]').getByRole('button', { name: common.step.buttons.end }).click();
    await page.locator('[data-conversation=wait]').waitFor();
    const { step } = await momentOf(page);
    await page.reload();
    expect((await momentOf(page)).step).toBeGreaterThanOrEqual(step);
    await page.evaluate(moveAtSpeed, 0); // that the bots go on is all that is left to see
    await nextMoment(page, null);
  });
});

describe('reload', () => {
  test('after the end', async ({ sitDown }) => {
    const { page } = await sitDown({ players: 2, people: [], bot: 'random' });
    const before = await playerAt(page).play();
    const after = await reloaded(page);
    expect(after.now).toEqual(before);
  });
});

describe('reload at a table of Air-Kwire', () => {
  test('with an opening half composed: nothing is played, and it can be composed again', async ({
    sitDown,
  }) => {
    const { page } = await sitDown({ game: 'air-kwire', players: 3 });
    await playerAt(page, 'air-kwire').play(({ asks }) => asks === 'stock');
    const before = { step: (await momentOf(page)).step, picture: await picture(page) };
    const compose = async (): Promise<string> => {
      await page.locator('.pick button[aria-disabled=false]').first().click();
      await page.locator('[data-place="hand"] button[aria-disabled=false]').first().press('Space');
      return page.locator('[data-conversation=open] .primary[data-move]').innerText();
    };
    const composed = await compose();
    await page.reload();
    const after = await nextMoment(page, null);
    expect({ step: after.step, picture: await picture(page) }).toEqual(before);
    expect(after.asks).toBe('stock');
    expect(await compose()).toBe(composed);
  });

  test('in a merger, before a person disposes of their shares', async ({ visit }) => {
    const { page } = await visit();
    await openBefore(page, 'air-kwire', ['dispose']);
    const toTheQuestion = () => playerAt(page, 'air-kwire').play(({ curtain }) => !curtain);
    const before = await toTheQuestion();
    expect(before.asks).toBe('dispose');
    const choice = page.locator('[data-conversation=dispose]');
    const seen = [await choice.innerText(), await picture(page)];
    await page.reload();
    expect(await toTheQuestion()).toEqual(before);
    expect([await choice.innerText(), await picture(page)]).toEqual(seen);
    await page.locator('.disposal .way').first().click();
    await page.locator('.primary[data-move="dispose 0"]').click();
    await nextMoment(page, before);
  });

  test('in a merger: the choice is never there without what it would bring', async ({ visit }) => {
    const { page } = await visit();
    await openBefore(page, 'air-kwire', ['dispose']);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const rules = /\/assets\/foresight-[^/]*\.js$/;
    await page.route(rules, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(rules);
    await page.reload();
    await asked;
    await page.getByText(shell.loading).waitFor();
    expect(await page.getByTestId('table').count()).toBe(0);
    release();
    await playerAt(page, 'air-kwire').play(({ curtain }) => !curtain);
    await page.locator('.disposal .way:not(:empty)').first().waitFor();
  });

  test('a standing answer is kept, and gives itself', async ({ visit }) => {
    const { page } = await visit();
    await openBefore(page, 'air-kwire', ['approve']);
    const player = playerAt(page, 'air-kwire');
    const asked = await player.play(({ curtain }) => !curtain);
    const question = page.locator('[data-conversation=consent]');
    // At once, so that it is not given before.
    await question.locator('select').evaluate((select: HTMLSelectElement) => {
      select.value = 'refuse';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      location.reload();
    });
    await page.getByTestId('curtain').getByRole('button').click();
    await question.waitFor();
    expect((await momentOf(page)).step).toBe(asked.step);
    await question.waitFor({ state: 'detached' });
    await player.play(({ step, curtain }) => step > asked.step && !curtain);
    const { moves } = JSON.parse(readFileSync(await exportRecord(page), 'utf8'));
    expect(moves[asked.step].move).toEqual({ type: 'refuse' });
  });
});

test('shares that were played are taken back into the hand', async ({ sitDown }) => {
  const { page } = await sitDown({ game: 'airlines-1990', players: 3 });
  let now = await playerAt(page, 'airlines-1990').play(({ asks }) => asks === 'play');
  await page.keyboard.press('Escape');
  now = await nextMoment(page, now);
  const before = { step: now.step, picture: await picture(page) };
  await page.keyboard.press('3');
  now = await nextMoment(page, now);
  const played = await new Typist(page, diceOf(2)).playByKeys(now);
  expect(played?.step).toBe(before.step + 1);
  expect(await picture(page)).not.toBe(before.picture);
  await page.keyboard.press('u');
  await page.locator('[data-conversation=play]').waitFor();
  while ((await momentOf(page)).asks !== 'choose') await page.keyboard.press('Escape');
  expect({ step: (await momentOf(page)).step, picture: await picture(page) }).toEqual(before);
});

describe('a browser that does not store', () => {
  /** Runs this in the worker before anything else. */
  async function change(context: BrowserContext, script: string): Promise<void> {
    await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${script}\n${await answer.text()}` });
    });
  }

  const REFUSED = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`;
  const FULL = `{
    const { put } = IDBObjectStore.prototype;
    let puts = 0;
    IDBObjectStore.prototype.put = function (...args) {
      if (++puts > 6) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  }`;

  test.for([
    ['refuses storage', REFUSED],
    ['has no space left', FULL],
  ] as const)('%s: the game goes on, and the page says so', async ([, script], { visit }) => {
    const { page, context } = await visit();
    await change(context, script);
    await page.reload();
    await setUp(page, { players: 2, bot: 'cadet' });
    await playerAt(page).play(({ step, ceremony }) => step > 14 && !ceremony);
    await page.getByText(table.notice.memory).first().waitFor();
  });
});

test('two tabs: the one that is behind notices it at its next move, and shows the table as it is', async ({
  sitDown,
}) => {
  const { page, context } = await sitDown({ players: 2 });
  await playerAt(page).play(({ asks }) => asks === 'choose');
  const other = await context.newPage();
  await other.goto(page.url());
  await playerAt(other).play(({ step, ceremony, asks }) => step > 10 && !ceremony && asks === 'choose');
  await page.locator('[data-move=cash]').click();
  await page.getByText(table.refused({ code: 'changed-elsewhere', message: '' })).waitFor();
  expect((await momentOf(page)).step).toBe((await momentOf(other)).step);
  expect(await picture(page)).toBe(await picture(other));
});

test('the engine dies in the middle of a game: another takes its place, and the game goes on', async ({
  sitDown,
}) => {
  const { page } = await sitDown({ players: 2 });
  const before = await playerAt(page).play(({ step, asks }) => step > 6 && asks === 'choose');
  const engine = page.workers().find((worker) => worker.url().includes('/worker-'));
  if (!engine) throw new Error('there is no engine');
  const gone = engine.waitForEvent('close');
  // What a fault of the engine would be.
  await engine.evaluate(() => {
    setTimeout(() => {
      throw new Error('a fault');
    });
  });
  await gone;
  const after = await playerAt(page).play(({ step, ceremony }) => step > before.step + 6 && !ceremony);
  expect(after.step).toBeGreaterThan(before.step + 6);
});

describe('a new build while a table is open', () => {
  test('parts of the old one still load; after a reload the table is there', async ({ visit }) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarmac-deployed-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(BUILT, folder, { recursive: true });
    const server = await serve(folder);
    onTestFinished(() => server.stop());
    const { page } = await visit({ url: server.url });
    const line = lineOf(page);
    await setUp(page, { players: 2 });
    const { step } = await playerAt(page).play(({ step }) => step > 6);
    await page.waitForFunction(afterTheTable);
    await line.quiet();
    // Two builds later nothing of the old one is left but the page in this tab.
    rmSync(join(folder, 'assets'), { recursive: true });
    await playerAt(page).play((now) => now.step > step + 8 && !now.ceremony);
    cpSync(BUILT, folder, { recursive: true });
    const before = await momentOf(page);
    await page.reload();
    expect((await nextMoment(page, null)).step).toBe(before.step);
  });

  test('a part that is gone: the page offers to reload', async ({ visit }) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarmac-deployed-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(BUILT, folder, { recursive: true });
    const server = await serve(folder);
    onTestFinished(() => server.stop());
    const { page, troubles } = await visit({ url: server.url });
    await page.getByRole('button', { name: shell.start.playNow }).waitFor();
    rmSync(join(folder, 'assets'), { recursive: true });
    await page.getByRole('link', { name: shell.start.setUp }).first().click();
    await page.getByText(shell.newVersion.says).waitFor();
    cpSync(BUILT, folder, { recursive: true });
    await page.getByRole('button', { name: shell.newVersion.reload }).click();
    await page.getByRole('heading', { name: shell.setup.title(airlinesEurope.title) }).waitFor();
    troubles.length = 0; // what is gone was asked for, and the answers may come late
  });
});
