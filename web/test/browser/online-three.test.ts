import type { Page } from 'playwright-core';
import { shell } from '../../src/words/en/index.ts';
import type { PlayedGame } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { KillableServer } from '../harness/killable.ts';
import { afterTheTable } from '../harness/line.ts';
import { online } from '../harness/online.ts';
import { allPlay, expectWhole, playerAt } from '../harness/online-play.ts';
import { beginOnline, checkRecords, finish, lookAt, tableOf } from '../harness/online-tables.ts';
import { openMenu } from '../harness/tables.ts';
import { expect, PHONE, test } from '../harness/test.ts';

const isLong = Boolean(process.env.TARMAC_LONG);
const { around } = online;

/** Leaves by the menu, is played by a bot, and takes the seat back. */
async function leaveAndReturn(page: Page, other: Page, id: string): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: around.menu.leave }).click();
  await page.getByRole('link', { name: shell.start.setUp }).first().waitFor();
  const bots = async (): Promise<number> =>
    (await tableOf(other, id)).room.seats.filter(({ player }) => player?.kind === 'bot').length;
  await expect.poll(bots).toBe(2);
  await lookAt(page, id);
  const takeBack = page.getByRole('button', { name: around.takeBack, exact: true });
  await takeBack.click();
  await takeBack.waitFor({ state: 'detached' });
}

/** After the second scoring of Airlines Europe the game may end with every card. */
function isNearItsEnd({ play }: { readonly play: { readonly frame: { readonly view: unknown } } }): boolean {
  return (play.frame.view as { readonly scorings?: number }).scorings === 2;
}

const GAMES: readonly { game: PlayedGame; board?: string }[] = isLong
  ? [{ game: 'airlines-europe' }, { game: 'airlines-1990' }, { game: 'air-kwire' }]
  : [{ game: 'airlines-europe', board: 'europe-small-1' }];

test.for(GAMES)(
  '$game: a desktop, a phone and somebody who watches see the same game to its end; one leaves and comes back, the server is killed',
  async ({ game, board }, { visit }) => {
    const server = new KillableServer();
    await server.start();
    const { url } = server;
    const visits = [await visit({ url }), await visit({ url, ...PHONE }), await visit({ url })];
    const [desk, phone, watcher] = visits.map(({ page }) => page) as [Page, Page, Page];
    const people = [desk, phone];
    const players = [playerAt(desk, game), playerAt(phone, game, 'touch')];
    const id = await beginOnline(people, game, 1, board);
    for (const page of people) await lookAt(page, id);
    await watcher.goto(`${url}#/t/${id}`);
    await watcher.getByRole('button', { name: online.pass.watch, exact: true }).click();
    await watcher.getByTestId('table').waitFor();

    await allPlay(players, 6);
    await leaveAndReturn(phone, desk, id);
    await allPlay(players, 10);
    for (const page of [desk, phone, watcher]) await page.waitForFunction(afterTheTable);
    await server.kill();
    await server.start();
    await allPlay(players, 14);
    if (!isLong) {
      // The middle is played while the pages of the players are closed.
      for (const page of people) await page.goto(`${url}api`);
      await finish(people, id, diceOf(game.length).next, isNearItsEnd);
      for (const page of people) await page.goto(`${url}#/online/${id}`);
    }
    await Promise.all(players.map((player) => player.play()));
    await playerAt(watcher, game).play(); // scorings wait for somebody who goes on
    for (const page of [desk, phone, watcher]) {
      await page.getByTestId('result').waitFor();
      await expectWhole(page, id);
    }
    await checkRecords(people, id);
    for (const { troubles } of visits) troubles.length = 0; // nobody answered for a while
  },
);
