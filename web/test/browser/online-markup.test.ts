import { LIMITS } from '@tarmac/protocol';
import type { Page } from 'playwright-core';
import { table } from '../../src/words/en/index.ts';
import { diceOf } from '../harness/dice.ts';
import { online } from '../harness/online.ts';
import { ask, finish, lookAt } from '../harness/online-tables.ts';
import { openMenu } from '../harness/tables.ts';
import { expect, test } from '../harness/test.ts';

declare global {
  /** Set by what must never run. */
  var ran: unknown;
}

/** Whole payloads within the limit of a name: each would run wherever text is taken for markup. */
const HOST = '<svg onload=window.ran=1>';
const GUEST = '"><img src=x onerror=window.ran=2>';
const BOT = `'><script>window.ran=3</script>`;
const SAID = [
  '<img src=x onerror="window.ran=4">',
  '"><svg/onload=window.ran=5>',
  'javascript:window.ran=6',
  '</p></li></ol><script>window.ran=7</script>',
  '<a href="javascript:window.ran=8" autofocus onfocus=window.ran=9>here</a>',
];

/** Nothing of it is an element, and nothing has run. */
async function isText(page: Page): Promise<void> {
  const planted =
    'script:not([src]):not([type]), img[src=x], svg[onload], [onerror], [onfocus], a[href^="javascript:"]';
  const found = await page.evaluate(
    (planted) => ({ ran: globalThis.ran, elements: document.querySelectorAll(planted).length }),
    planted,
  );
  expect({ at: page.url(), ...found }).toEqual({ at: page.url(), ran: undefined, elements: 0 });
}

test('markup in the names of people and bots, and in what they say, is text on every screen', async ({
  visit,
}) => {
  for (const name of [HOST, GUEST, BOT]) expect(name.length).toBeLessThanOrEqual(LIMITS.name);
  const { page: host } = await visit();
  const { page: guest } = await visit();
  await ask(host, 'guests', { name: HOST });
  const { room } = await ask<{ room: { id: string } }>(host, 'tables', {
    id: crypto.randomUUID(),
    game: 'airlines-europe',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random', name: BOT }],
    access: 'listed',
  });
  const { id } = room;
  const url = guest.url().split('#')[0] ?? '';

  // The list of tables, the invitation as the server writes it, and as the application shows it.
  await guest.goto(`${url}#/online`);
  await guest.getByRole('link', { name: HOST }).waitFor();
  await isText(guest);
  const { page: preview, context } = await visit();
  const written = await (await context.request.get(`${url}t/${id}`)).text();
  expect(written).toContain('svg onload');
  await preview.setContent(written.replace(/<meta http-equiv="refresh"[^>]*>/, '')); // without any policy of the server
  await isText(preview);
  await guest.goto(`${url}t/${id}`);
  await guest.getByRole('heading', { name: online.pass.invites(HOST) }).waitFor();
  await isText(guest);

  // The waiting room, with what is said there.
  await ask(guest, 'guests', { name: GUEST }); // the page would take fewer characters
  await ask(guest, `tables/${id}/join`, { seat: 'any' });
  await guest.goto(`${url}api`); // so that the page opens as this guest
  for (const page of [host, guest]) await lookAtRoom(page, url, id);
  for (const text of SAID) await ask(guest, `tables/${id}/talk`, { id: crypto.randomUUID(), text });
  for (const page of [host, guest])
    for (const text of SAID) await page.getByRole('log').getByText(text, { exact: true }).waitFor();
  const stuck = [host, guest].map((page) => page.locator('.stickers').getByText(GUEST).waitFor());
  expect(await ask(guest, `tables/${id}/reactions`, { reaction: 'wow' })).toMatchObject({ ok: true });
  await Promise.all(stuck);
  for (const page of [host, guest]) await isText(page);

  // The table: names, the title of the tab, talk, people, the log, the result, and my tables.
  await ask(host, `tables/${id}/start`, { free: 'remove' });
  for (const page of [host, guest]) await lookAt(page, id);
  await host.keyboard.press('Shift+T');
  await host
    .getByRole('log')
    .getByText(SAID[0] ?? '', { exact: true })
    .waitFor();
  await isText(host);
  await host.keyboard.press('Escape');
  for (const page of [host, guest]) await page.goto(`${url}api`);
  await finish([host, guest], id, diceOf(3).next);
  for (const page of [host, guest]) {
    await page.goto(`${url}#/online/${id}`);
    await page.getByTestId('result').waitFor();
    await isText(page);
  }
  const menu = await openMenu(host);
  await menu.getByRole('button', { name: table.menu.log }).click();
  await host.getByRole('dialog', { name: online.talk.drawer }).waitFor();
  await isText(host);
  await host.goto(`${url}#/online`);
  await host.getByRole('link', { name: GUEST }).waitFor();
  await isText(host);
});

async function lookAtRoom(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}#/online/${id}`);
  await page.getByRole('table', { name: online.lounge.title }).waitFor();
}
