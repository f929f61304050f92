import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { ANSWERS, type PlayedGame } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { KillableServer } from '../harness/killable.ts';
import {
  ask,
  beginOnline,
  checkRecords,
  finish,
  lookAt,
  openOnline,
  tableOf,
} from '../harness/online-tables.ts';
import { Player } from '../harness/player.ts';
import { slowLine } from '../harness/slow-line.ts';
import { expect, test } from '../harness/test.ts';

function playerAt(page: Page, game: PlayedGame): Player {
  return new Player(page, handsOf(page, 'mouse'), diceOf(game.length), ANSWERS[game]);
}

/** Everybody plays until one of them is asked after so many moves; whoever is asked later finds that it is enough. */
async function playUntil(pages: readonly Page[], game: PlayedGame, until: number): Promise<void> {
  let enough = false;
  const playing = pages.map((page) => playerAt(page, game).play(({ step }) => enough || step >= until));
  for (const each of playing) each.catch(() => undefined); // a page that is loaded anew asks nobody any more
  await Promise.race(playing);
  enough = true;
}

const isLong = Boolean(process.env.TARMAC_LONG);

test.for([
  { game: 'airlines-europe', steps: 14, whole: true },
  { game: 'airlines-1990', steps: 8, whole: isLong },
  { game: 'air-kwire', steps: 8, whole: isLong },
] as const)(
  '$game: two people and a bot play through their pages, one loads anew, the server is killed; nothing is lost or doubled',
  async ({ game, steps, whole }, { visit }) => {
    const server = new KillableServer();
    await server.start();
    const { page: ada, troubles } = await visit({ url: server.url });
    const { page: ben, troubles: more } = await visit({ url: server.url });
    const pages = [ada, ben];
    const id = await beginOnline(pages, game);
    for (const page of pages) await lookAt(page, id);
    await playUntil(pages, game, steps / 2);
    await ada.reload();
    await ada.getByTestId('table').waitFor();
    await server.kill();
    await server.start();
    await playUntil(pages, game, steps);
    troubles.length = 0; // nobody answered for a while
    more.length = 0;
    const { play: now } = await tableOf(ada, id);
    expect(now.told.map(({ step }) => step)).toEqual(now.told.map((_, i) => i + 1));
    if (!whole) return;
    // What happens while nobody looks is there when they come back, up to the result.
    for (const page of pages) await page.goto(`${server.url}api`);
    await finish(pages, id, diceOf(game.length).next);
    for (const page of pages) {
      await page.goto(`${server.url}#/online/${id}`);
      await page.getByTestId('result').waitFor();
    }
    await checkRecords(pages, id);
  },
);

test('twelve tabs of one browser share one line: all of them hear, and the last one plays', async ({
  visit,
}) => {
  const { page: host, context } = await visit();
  const id = await beginOnline([host], 'airlines-europe', 2);
  const gathering = await openOnline(host, 'airlines-europe');
  const tabs = await Promise.all(
    Array.from({ length: 11 }, async () => {
      const tab = await context.newPage();
      await tab.goto(`${inject('url')}#/online/${gathering}`);
      await tab.getByText('Ada').first().waitFor();
      return tab;
    }),
  );
  await lookAt(host, id);
  await playUntil([host], 'airlines-europe', 3);
  const player = { kind: 'bot', bot: 'random', name: 'Berta' };
  await ask(host, `tables/${gathering}/seats`, { seat: 1, player });
  for (const tab of tabs) await tab.getByText('Berta').first().waitFor();
});

test('over a slow line a press is seen to be taken, and answered once; also without workers that pages share', async ({
  visit,
}) => {
  const line = await slowLine(inject('url'), { bytesPerSecond: 2_000_000, latency: 800 });
  try {
    const { page, context } = await visit({ url: line.url });
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    await page.reload();
    const id = await beginOnline([page], 'airlines-europe', 2);
    await lookAt(page, id);
    const playing = playerAt(page, 'airlines-europe').play(({ step }) => step >= 3);
    await page.locator('.sending').waitFor();
    await playing;
    await page.locator('.sending').waitFor({ state: 'detached' });
    const { play } = await tableOf(page, id);
    expect(play.told.map(({ step }) => step)).toEqual(play.told.map((_, i) => i + 1));
    await page.goto('about:blank');
  } finally {
    await line.stop();
  }
});
