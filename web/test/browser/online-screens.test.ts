import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { shell, table } from '../../src/words/en/index.ts';
import { diceOf } from '../harness/dice.ts';
import { KillableServer } from '../harness/killable.ts';
import { online, openOnline, playTogether, seatRow } from '../harness/online.ts';
import { ask, decide, tableOf } from '../harness/online-tables.ts';
import { serve } from '../harness/processes.ts';
import { openHistory, openMenu } from '../harness/tables.ts';
import { expect, PHONE, test } from '../harness/test.ts';

const { lounge, pass, around, talk, device, noServer, setup } = online;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const home = (page: Page): string => page.url().split('#')[0] ?? '';

/** Another tab is in front, or this one is again. */
async function cover(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const is = (value: unknown) => ({ configurable: true, get: () => value });
    Object.defineProperty(document, 'visibilityState', is(hidden ? 'hidden' : 'visible'));
    Object.defineProperty(document, 'hidden', is(hidden));
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

const iconOf = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');

describe('the server', () => {
  test('that is not there is said, instead of loading for ever', async ({ visit }) => {
    const files = await serve(undefined, '--files-only');
    try {
      const { page } = await visit({ url: files.url, at: `#/online/${'x'.repeat(16)}` });
      await page.getByRole('heading', { name: noServer.title }).waitFor();
      await page.goto(`${files.url}#/online`);
      await page.getByText(noServer.says).waitFor();
      await page.getByRole('link', { name: shell.toStart }).last().click();
      await page.getByRole('link', { name: shell.start.setUp }).first().waitFor();
      await page.goto('about:blank'); // which asks for nothing more
    } finally {
      await files.stop();
    }
  });

  test('that is lost is looked for, on every screen; it comes back', async ({ visit }) => {
    const server = new KillableServer();
    await server.start();
    const { page: host, troubles } = await visit({ url: server.url });
    const id = await openOnline(host, { name: 'Ada', listed: true });
    const { page: guest, troubles: more } = await visit({ url: server.url, at: `#/online/${id}` });
    const { page: other, troubles: others } = await visit({ url: server.url, at: '#/online' });
    await button(guest, pass.take(2)).waitFor();
    await other.getByRole('link', { name: /Ada/ }).waitFor();
    await server.kill();
    for (const page of [host, guest, other]) await page.getByText(around.holdingSays).waitFor();
    await server.start();
    for (const page of [host, guest, other])
      await page.getByText(around.holdingSays).waitFor({ state: 'detached' });
    for (const list of [troubles, more, others]) list.length = 0;
  });
});

describe('somebody who watches', () => {
  test('under a name is counted, talks, is still there after a reload, and takes a free seat', async ({
    visit,
  }) => {
    const { page: host } = await visit();
    const id = await openOnline(host, { name: 'Ada' });
    const { page: guest } = await visit({ ...PHONE, at: `#/online/${id}` });
    await guest.getByLabel(setup.name).fill('Wim');
    await button(guest, pass.watchInstead).click();
    await host.getByText(lounge.watching(1)).waitFor();
    await guest.reload();
    await guest.getByLabel(talk.field).fill('Room for me?');
    await button(guest, talk.send).click();
    await host.getByRole('log').getByText('Room for me?').waitFor();
    // What is said is heard once: by the line for it, not by the list too.
    expect(await host.getByRole('log').getAttribute('aria-live')).toBe('off');
    await host
      .getByRole('status')
      .filter({ hasText: talk.reacted('Wim', 'Room for me?') })
      .waitFor();
    await button(guest, lounge.take(2)).click();
    await seatRow(host, 2).getByText('Wim').waitFor();
    // A reaction is seen here too, at the name.
    await button(guest, talk.byReaction.thanks).click();
    await host.locator('.stickers').getByText('Wim').waitFor();
  });

  test('without a name only looks, can join later, and stops when they like', async ({ visit }) => {
    const { page: host } = await visit();
    const id = await openOnline(host, { name: 'Ada' });
    const { page: guest } = await visit({ at: `#/online/${id}` });
    await button(guest, pass.watchInstead).click();
    await guest.getByText(talk.join).waitFor();
    expect(await host.getByText(lounge.watching(1)).count()).toBe(0);
    await button(guest, lounge.join).click();
    await guest.getByLabel(setup.name).fill('Wim');
    await button(guest, pass.watchInstead).click();
    await host.getByText(lounge.watching(1)).waitFor();
    await host.getByRole('button', { name: lounge.fill }).click();
    await guest.getByTestId('table').waitFor();
    await (await openMenu(guest)).getByRole('button', { name: around.menu.stop }).click();
    await guest.getByRole('link', { name: shell.start.setUp }).first().waitFor();
    await guest.goto(`${home(guest)}#/online`);
    await guest.getByText(online.lobby.none).waitFor();
  });
});

test('whom the host has muted the page still knows after its drawer was closed', async ({ visit }) => {
  const [{ page: host }, { page: guest }] = [await visit(), await visit()];
  await playTogether(host, guest);
  await host.keyboard.press('Shift+T');
  await button(host, talk.mute('Ben')).click();
  await button(host, talk.unmute('Ben')).waitFor();
  await host.keyboard.press('Escape');
  await host.reload();
  await host.getByTestId('table').waitFor();
  await host.keyboard.press('Shift+T');
  await button(host, talk.unmute('Ben')).waitFor();
});

test('a press outside the game is seen to be under way, and sent once', async ({ visit }) => {
  const { page: host } = await visit();
  await openOnline(host, { name: 'Ada' });
  const sent: string[] = [];
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await host.route('**/start', async (route) => {
    sent.push(route.request().url());
    await held;
    await route.continue();
  });
  const start = host.getByRole('button', { name: lounge.fill });
  await start.click();
  await start.and(host.locator('[aria-busy=true]')).waitFor();
  await host.locator('.sending').waitFor();
  await start.click({ force: true });
  await host.getByRole('button', { name: lounge.startWithout(1) }).count();
  answer();
  await host.getByTestId('table').waitFor();
  expect(sent).toHaveLength(1);
  await host.locator('.sending').waitFor({ state: 'detached' });
});

test('a hidden tab calls to the turn online: by title, icon and vibration; also from the past, the list and the first screen', async ({
  visit,
}) => {
  const [{ page: host }, { page: guest, context }] = [await visit(), await visit(PHONE)];
  await context.addInitScript(() => {
    globalThis.vibrated = [];
    navigator.vibrate = (pattern) => Boolean(vibrated.push([pattern].flat() as number[]));
    localStorage.setItem('tarmac.settings', JSON.stringify({ speed: 0, vibration: true }));
  });
  await guest.reload();
  const id = await playTogether(host, guest);
  await guest.getByTestId('table').click({ position: { x: 2, y: 2 } }); // phones vibrate for those who touched them
  const { next } = diceOf(1);
  await decide(guest, id, next);
  await cover(guest, true);
  expect(await guest.title()).not.toBe(table.tab.yourTurn);
  const isAsked = async (): Promise<boolean> => {
    await decide(host, id, next);
    const { play, room } = await tableOf(guest, id);
    return play.frame.legal.length > 0 || play.frame.status.waitingFor === room.me.seat;
  };
  await expect.poll(isAsked).toBe(true);
  await expect.poll(() => guest.title()).toBe(table.tab.yourTurn);
  expect(await iconOf(guest)).toContain('icon-turn');
  await expect.poll(() => guest.evaluate(() => vibrated)).toEqual([[40, 70, 40]]);
  await cover(guest, false);
  await expect.poll(() => iconOf(guest)).not.toContain('icon-turn');

  await openHistory(guest);
  await expect.poll(() => guest.title()).toBe(table.tab.past);
  for (const place of ['', '#/online', '#/']) {
    if (place !== '') await guest.goto(`${home(guest)}${place}`);
    if (place !== '') await guest.getByRole('link', { name: /Ada and Ben|Ben and Ada/ }).waitFor();
    await cover(guest, true);
    await expect.poll(() => guest.title()).toBe(table.tab.yourTurn);
    await expect.poll(() => iconOf(guest)).toContain('icon-turn');
    await cover(guest, false);
    await expect.poll(() => guest.title()).not.toBe(table.tab.yourTurn);
    await expect.poll(() => iconOf(guest)).not.toContain('icon-turn');
  }
});

test('a code for another device is not kept in the address, ends on the screen, and asks before it replaces somebody', async ({
  visit,
}) => {
  const { page } = await visit();
  await ask(page, 'guests', { name: 'Ada' });
  await page.clock.install();
  await page.goto(`${home(page)}#/online`);
  await button(page, device.show).click();
  const code = await page.locator('output').innerText();
  const { page: other } = await visit({ at: `#/code/${code}` });
  await other.getByLabel(device.enter).waitFor();
  await expect.poll(() => other.url()).not.toContain(code);
  await ask(other, 'guests', { name: 'Ben' });
  await other.goto(`${home(other)}#/`);
  await other.goto(`${home(other)}#/code/${code}`);
  await other.getByText(device.known('Ben')).waitFor();
  await button(other, device.use).click();
  await other.getByText(device.replaces('Ben')).waitFor();
  await button(other, device.keep('Ben')).click();
  await button(other, device.use).click();
  await button(other, device.replace).click();
  await other.getByText(device.known('Ada')).waitFor();
  await page.clock.fastForward('10:01');
  await page.getByText(device.expired).waitFor();
  await button(page, device.another).click();
  await page.locator('output').waitFor();
});
