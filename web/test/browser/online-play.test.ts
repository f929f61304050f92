import { inject } from 'vitest';
import { KillableServer } from '../harness/killable.ts';
import { afterTheTable } from '../harness/line.ts';
import { expectWhole, playerAt, playUntil } from '../harness/online-play.ts';
import { ask, beginOnline, lookAt, openOnline } from '../harness/online-tables.ts';
import { slowLine } from '../harness/slow-line.ts';
import { test } from '../harness/test.ts';

test.for([
  { game: 'airlines-1990', steps: 8 },
  { game: 'air-kwire', steps: 8 },
] as const)(
  '$game: two people and a bot play through their pages, one loads again, the server is killed; nothing is lost or doubled',
  async ({ game, steps }, { visit }) => {
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
    for (const page of pages) await page.waitForFunction(afterTheTable);
    await server.kill();
    await server.start();
    await playUntil(pages, game, steps);
    troubles.length = 0; // nobody answered for a while
    more.length = 0;
    await expectWhole(ada, id);
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
  const [first] = tabs;
  await first?.goto(`${inject('url')}#/online/foo`); // no such table: it alone hears so
  await lookAt(host, id);
  await playUntil([host], 'airlines-europe', 3);
  const player = { kind: 'bot', bot: 'random', name: 'Berta' };
  await ask(host, `tables/${gathering}/seats`, { seat: 1, player });
  for (const tab of tabs.slice(1)) await tab.getByText('Berta').first().waitFor();
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
    await expectWhole(page, id);
    await page.goto('about:blank');
  } finally {
    await line.stop();
  }
});
