import type { Locator, Page } from 'playwright-core';
import * as online from '../../src/words/en/online/index.ts';
import type { PlayedGame } from './answers/by-game.ts';
import { GAME } from './tables.ts';

/* Tables online, as people open them and sit down. */

/** Opens a table by the page for it; its id. The host is in the waiting room then. */
export async function openOnline(
  page: Page,
  { name, listed = false, game = GAME }: { name: string; listed?: boolean; game?: PlayedGame },
): Promise<string> {
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
  await page.getByRole('radio', { name: online.setup.ways.online, exact: true }).press('Space');
  await page.getByLabel(online.setup.name).fill(name);
  if (listed) await page.getByRole('radio', { name: online.setup.accesses.listed }).press('Space');
  await page.getByRole('button', { name: online.setup.open }).click();
  await page.waitForURL(/#\/online\//);
  await page.getByRole('table', { name: online.lounge.title }).waitFor();
  return page.url().split('/').at(-1) ?? '';
}

/** On the page of an invitation: a name, and one press. */
export async function takeSeat(page: Page, name: string, seat: number): Promise<void> {
  await page.getByLabel(online.setup.name).fill(name);
  await page.getByRole('button', { name: online.pass.take(seat) }).click();
  await page.getByRole('table', { name: online.lounge.title }).waitFor();
}

/** A row of the board in the waiting room. */
export const seatRow = (page: Page, seat: number): Locator =>
  page.getByRole('table', { name: online.lounge.title }).getByRole('row').nth(seat);

/** Becomes a guest and does what a page would ask of the server, without the page. */
async function ask(page: Page, path: string, body: object): Promise<{ room: { id: string } }> {
  return page.evaluate(
    async ([path, body]) => {
      const response = await fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    [path, body] as const,
  );
}

/** A running table of two people and a bot, both looking at it: the first is its host. */
export async function playTogether(host: Page, guest: Page): Promise<string> {
  await ask(host, 'guests', { name: 'Ada' });
  await ask(guest, 'guests', { name: 'Ben' });
  const { room } = await ask(host, 'tables', {
    id: crypto.randomUUID(),
    game: GAME,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random', name: 'Bruno' }],
    access: 'link',
  });
  await ask(guest, `tables/${room.id}/join`, { seat: 'any' });
  await ask(host, `tables/${room.id}/start`, { free: 'remove' });
  await Promise.all([host, guest].map((page) => sitAt(page, room.id)));
  return room.id;
}

/** Decides for this person whatever comes, until something has been played that stands for everybody. */
export async function playSomething(pages: readonly Page[], id: string): Promise<void> {
  for (let times = 0; times < 20; times++) {
    for (const page of pages) {
      const done = await page.evaluate(decideOnce, id);
      if (done) return;
    }
  }
  throw new Error('Nothing was played.');
}

/** Runs in the page: the first legal move, or the end of the turn. Whether somebody else's moves are seen. */
async function decideOnce(id: string): Promise<boolean> {
  const place = `/api/tables/${id}`;
  const { play } = await (await fetch(place)).json();
  const { legal, viewer, status } = play.frame;
  const deed = async (what: string, more: object): Promise<void> => {
    await fetch(`${place}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: `test-${Math.random()}-deed-deed`.replace('.', '-'),
        expected: play.at,
        ...more,
      }),
    });
  };
  if (play.told.some((told: { seat: number }) => told.seat !== viewer)) return true;
  if (status.waitingFor === viewer) await deed('end', {});
  else if (legal.length > 0) await deed('moves', { move: legal[0] });
  return false;
}

export async function sitAt(page: Page, id: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/online/${id}`);
  await page.getByTestId('table').waitFor();
}

export { online };
