import type { Page } from 'playwright-core';
import { online, seatRow, takeSeat } from '../../harness/online.ts';
import { ask, lookAt, openOnline } from '../../harness/online-tables.ts';
import { GAME } from '../../harness/tables.ts';
import type { State } from './state.ts';

const { device, lobby, lounge, pass, setup, talk, votes } = online;

/** Somebody else, at a device of their own. */
const others = new WeakMap<Page, Page>();

async function otherOf(page: Page): Promise<Page> {
  const known = others.get(page);
  if (known) return known;
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no browser.');
  const other = await context.newPage();
  await other.goto(home(page));
  await ask(other, 'guests', { name: 'Maxima' });
  others.set(page, other);
  return other;
}

const home = (page: Page): string => page.url().split('#')[0] ?? '';
const say = (page: Page, id: string, text: string) =>
  ask(page, `tables/${id}/talk`, { id: crypto.randomUUID(), text });
const idOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

/** Tables online, as somebody comes to know them who was invited: all of them are reached one after the other. */
export const ONLINE: readonly State[] = [
  {
    name: 'online-setup',
    async reach(page) {
      await page.goto(`${home(page)}#/new/${GAME}`);
      await page.getByRole('radio', { name: setup.ways.online, exact: true }).press('Space');
      await page.getByLabel(setup.name).waitFor();
    },
  },
  {
    name: 'invitation',
    async reach(page) {
      const id = await openOnline(await otherOf(page), GAME, 2, 1);
      await page.goto(`${home(page)}#/t/${id}`);
      await page.getByRole('button', { name: pass.take(2) }).waitFor();
    },
  },
  {
    name: 'waiting-guest',
    async reach(page) {
      const other = await otherOf(page);
      await takeSeat(page, 'Ada', 2);
      await say(other, idOf(page), 'Welcome on board. We start as soon as everyone is here.');
      await page.getByRole('log').getByText('Welcome on board').waitFor();
    },
  },
  {
    name: 'waiting-host',
    async reach(page) {
      const id = await openOnline(page, GAME, 2, 1);
      await ask(await otherOf(page), `tables/${id}/join`, { seat: 'any' });
      await page.goto(`${home(page)}#/online/${id}`);
      await seatRow(page, 2).getByText('Maxima').waitFor();
      await page.getByLabel(lounge.botFor(3)).waitFor();
    },
  },
  {
    name: 'vote',
    async reach(page) {
      const id = idOf(page);
      const other = await otherOf(page);
      await ask(page, `tables/${id}/start`, { free: 'remove' });
      await lookAt(page, id);
      await ask(other, `tables/${id}/votes`, { kind: 'end' });
      await page.getByRole('button', { name: votes.agree }).waitFor();
    },
  },
  {
    name: 'talk',
    async reach(page) {
      await say(
        await otherOf(page),
        idOf(page),
        'Well, that was a short game. Shall we stop and play tomorrow?',
      );
      await page.keyboard.press('Shift+T');
      await page.getByRole('textbox', { name: talk.field }).waitFor();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'lobby',
    async reach(page) {
      await openOnline(await otherOf(page), GAME, 2, 1);
      await page.goto(`${home(page)}#/online`);
      await page
        .getByRole('link', { name: /Maxima/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'device-code',
    async reach(page) {
      await page.getByRole('button', { name: device.show, exact: true }).click();
      await page.locator('output').waitFor();
      await page.getByText(lobby.mine).waitFor();
    },
    async leave(page) {
      await others.get(page)?.context().close();
      others.delete(page);
    },
  },
];
