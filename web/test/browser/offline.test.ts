import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { step } from '../../src/words/de/airlines-1990/step.ts';
import { step as germanStep } from '../../src/words/de/common/step.ts';
import * as german from '../../src/words/de/index.ts';
import { offline, shell, table } from '../../src/words/en/index.ts';
import { ANSWERS } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { speakIn } from '../harness/languages.ts';
import { nextMoment } from '../harness/moment.ts';
import { addPart, neededFiles, publishNext, serveCopy, storedIn, versionOf } from '../harness/offline.ts';
import { Player } from '../harness/player.ts';
import { setUp } from '../harness/tables.ts';
import { expect, test } from '../harness/test.ts';

const playerAt = (page: Page) => new Player(page, handsOf(page, 'mouse'), diceOf(5));

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: table.menu.settings }).click();
}

test('after one visit everything works without network', async ({ visit }) => {
  const server = await serveCopy();
  const { page, troubles } = await visit({ url: server.url, stores: true });
  await storedIn(page);
  await server.stop();

  await page.reload();
  await openSettings(page);
  await page.locator('[data-offline=ready]').waitFor();
  await page.getByText('Deutsch', { exact: true }).last().click();
  await page.getByRole('button', { name: german.shell.start.playNow }).waitFor({ state: 'attached' });
  await page.getByText('English', { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shell.start.playNow }).waitFor();
  await page.getByRole('button', { name: table.menu.rules }).first().click();
  await page.getByRole('dialog').getByRole('heading').nth(1).waitFor();
  await page.keyboard.press('Escape');

  await setUp(page, { game: 'airlines-1990', players: 3, bot: 'cadet' });
  await new Player(page, handsOf(page, 'mouse'), diceOf(5), ANSWERS['airlines-1990']).play(
    ({ asks }) => asks === 'done',
  );
  await speakIn(page, 'de');
  await page.locator('[data-conversation]').getByRole('button', { name: germanStep.buttons.end }).click();
  await page.getByText(step.choose.rest).first().waitFor();
  await speakIn(page, 'en');

  await setUp(page, { players: 5, board: 'europe-small-1' });
  const middle = await playerAt(page).play(({ step, ceremony }) => step > 20 && !ceremony);
  await page.reload();
  expect((await nextMoment(page, null)).step).toBe(middle.step);
  await setUp(page, { players: 2, board: 'europe-small-1', people: [], bot: 'random' });
  expect((await playerAt(page).play()).asks).toBe('over');

  const needed = neededFiles(server.folder);
  expect(needed.length).toBeGreaterThan(50);
  const missing = await page.evaluate(async (files) => {
    const answers = await Promise.all(files.map((file) => fetch(file).catch(() => null)));
    return files.filter((_, i) => !answers[i]?.ok);
  }, needed);
  expect(missing).toEqual([]);

  const asksForTables = /\/api\b/; // every page asks whether there is a server
  expect(troubles.filter((trouble) => !asksForTables.test(trouble))).toEqual([]);
  expect(await page.evaluate(() => fetch('health').catch(() => null))).toBe(null);
  troubles.length = 0; // nobody answers for the server
});

test('a newer version waits for the end of the game, and opens the table as it was', async ({ visit }) => {
  const PART = 'assets/only-in-the-old-one.js';
  const NEXT = 'aaaaaaaaaaaa';
  const server = await serveCopy();
  addPart(server.folder, PART);
  const { page } = await visit({ url: server.url, stores: true });
  await storedIn(page);
  const before = (await versionOf(page)) ?? '';
  const offer = page.getByText(shell.newVersion.says);
  const caches = () => page.evaluate(async () => (await window.caches.keys()).sort());

  await setUp(page, { players: 2 });
  await playerAt(page).play(({ step }) => step > 2);
  publishNext(server.folder, before, NEXT, PART);
  // As the browser does by itself now and then.
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve);
    });
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });
  const mine = await playerAt(page).play(({ step, ceremony }) => step > 8 && !ceremony);
  const address = page.url();
  expect(await offer.count()).toBe(0);
  expect(await caches()).toEqual([`tarmac-${before}`, `tarmac-${NEXT}`].sort());
  expect(await page.evaluate(async (part) => (await fetch(part)).ok, PART)).toBe(true);

  await page.goto(`${server.url}#/`);
  await offer.waitFor();
  await setUp(page, { players: 2, board: 'europe-small-1', people: [], bot: 'random' });
  await playerAt(page).play();
  await offer.waitFor();
  await page.getByRole('button', { name: shell.newVersion.reload }).click();
  await expect.poll(() => versionOf(page)).toBe(NEXT);
  expect((await nextMoment(page, null)).asks).toBe('over');
  await page.goto(address);
  expect(await nextMoment(page, null)).toEqual(mine);
  expect(await offer.count()).toBe(0);
  await expect.poll(caches).toEqual([`tarmac-${NEXT}`]);
});

test('where the browser does not store pages, the settings say why', async ({ visit }) => {
  const { page, context } = await visit({ stores: true });
  await context.route('http://tarmac.example/**', async (route) => {
    const response = await route.fetch({
      url: route.request().url().replace('http://tarmac.example/', inject('url')),
    });
    await route.fulfill({ response });
  });
  await page.goto('http://tarmac.example/');
  await openSettings(page);
  await page.getByText(offline.insecure).waitFor();
  await page.waitForLoadState('networkidle'); // nothing is asked for any more that nobody answers
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('what an installation needs is there', async ({ visit }) => {
  const { page } = await visit();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const answer = await fetch(link);
    const { icons, shortcuts, display } = await answer.json();
    const sizes = await Promise.all(
      icons.map(async ({ src }: { src: string }) => {
        const picture = new Image();
        picture.src = new URL(src, link).href;
        await picture.decode();
        return picture.naturalWidth;
      }),
    );
    return { type: answer.headers.get('content-type'), sizes, display, play: shortcuts[0].url };
  });
  expect(manifest).toMatchObject({ type: /manifest\+json/, display: 'standalone' });
  expect(manifest.sizes.slice(1)).toEqual([192, 512, 192, 512]);
  await page.goto(new URL(manifest.play, page.url()).href);
  await nextMoment(page, null);
  expect(new URL(page.url()).search).toBe('');
});
