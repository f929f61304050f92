import { inject } from 'vitest';
import * as common from '../../src/words/en/common/index.ts';
import { shell } from '../../src/words/en/index.ts';
import { diceOf } from '../harness/dice.ts';
import { KillableServer } from '../harness/killable.ts';
import { afterTheTable } from '../harness/line.ts';
import type { Moment } from '../harness/moment.ts';
import { copyOfBuild, renameVersion, storedIn, versionOf } from '../harness/offline.ts';
import { expectWhole, playerAt } from '../harness/online-play.ts';
import { askedAt, beginOnline, checkRecords, decide, lookAt, tableOf } from '../harness/online-tables.ts';
import { roughLine } from '../harness/rough-line.ts';
import { type Faults, slowLine } from '../harness/slow-line.ts';
import { expect, test } from '../harness/test.ts';

const isLong = Boolean(process.env.TARMAC_LONG);
const GAME = 'airlines-europe';
const BOARD = 'europe-small-1';
const FAST = 20_000_000;

const FEW: readonly Faults[] = [
  { latency: 200, cutEvery: 7 },
  { latency: 0, lifetime: 6 },
];
const ALL: readonly Faults[] = [
  ...[0, 200, 800].map((latency) => ({ latency, cutEvery: 50 })),
  { latency: 200, lifetime: 20 },
];

test.for(isLong ? ALL : FEW)(
  'a line that breaks off loses and doubles nothing: %o',
  async (faults, { visit }) => {
    const line = await slowLine(inject('url'), { bytesPerSecond: FAST, latency: 0 });
    try {
      const { page, troubles } = await visit({ url: line.url, stores: true });
      await storedIn(page); // what the page itself needs does not travel any more
      const id = await beginOnline([page], GAME, 2, BOARD);
      await lookAt(page, id);
      line.fail(faults);
      const isEnough = ({ step, ceremony }: Moment): boolean => step >= 8 && !ceremony && line.cuts > 1;
      await playerAt(page, GAME).play((now) => !isLong && isEnough(now));
      expect(line.cuts).toBeGreaterThan(1);
      line.fail({});
      await expectWhole(page, id);
      if (isLong) await checkRecords([page], id);
      await page.goto('about:blank');
      troubles.length = 0;
    } finally {
      await line.stop();
    }
  },
);

test('behind a proxy that holds every answer back until it is complete, people play on', async ({
  visit,
}) => {
  const url = await roughLine(inject('url'), () => 'held');
  const { page, troubles } = await visit({ url });
  const id = await beginOnline([page], GAME, 2, BOARD);
  await lookAt(page, id);
  // After this many steps this person has had a turn, wherever they sit.
  await playerAt(page, GAME).play(({ step, ceremony }) => !isLong && step >= 14 && !ceremony);
  await expectWhole(page, id);
  if (isLong) await checkRecords([page], id);
  await page.goto('about:blank');
  troubles.length = 0; // streams that were given up
});

test('a page that slept while others played is told what happened since its last turn, and may act', async ({
  visit,
}) => {
  const line = await slowLine(inject('url'), { bytesPerSecond: FAST, latency: 0 });
  try {
    const { page: sleeper, context, troubles } = await visit({ url: line.url });
    const { page: ben } = await visit();
    const id = await beginOnline([sleeper, ben], GAME, 3);
    const { next } = diceOf(3);
    const isBensTurn = async (): Promise<boolean> => {
      await decide(sleeper, id, next);
      const { play } = await tableOf(ben, id);
      if (play.told.length > 12 && (await askedAt(ben, id)).includes('Ben')) return true;
      await decide(ben, id, next);
      return false;
    };
    await expect.poll(isBensTurn).toBe(true);
    await lookAt(sleeper, id);
    const debug = await context.newCDPSession(sleeper);
    await debug.send('Page.setWebLifecycleState', { state: 'frozen' });
    line.fail({ isDown: true });
    await decide(ben, id, next);
    await expect.poll(() => askedAt(ben, id)).toEqual(['Ada']);
    const after = (await tableOf(ben, id)).play.told.length;
    line.fail({});
    await debug.send('Page.setWebLifecycleState', { state: 'active' });
    const now = await playerAt(sleeper, GAME).play(({ step }) => step >= after);
    expect(now.mine).toBe(true);
    const since = sleeper
      .locator('section')
      .filter({ has: sleeper.getByRole('heading', { name: common.panels.since.title }) });
    await since.getByText('Ben').first().waitFor();
    await playerAt(sleeper, GAME).play(({ step }) => step > after);
    await expectWhole(sleeper, id);
    await sleeper.goto('about:blank');
    troubles.length = 0;
  } finally {
    await line.stop();
  }
});

test('a server that comes back with a new version: the older page plays on and is offered the new one between games', async ({
  visit,
}) => {
  const NEXT = 'bbbbbbbbbbbb';
  const [older, newer] = [copyOfBuild(), copyOfBuild()];
  const server = new KillableServer(older);
  await server.start();
  const { page, troubles } = await visit({ url: server.url });
  const before = (await versionOf(page)) ?? '';
  renameVersion(newer, before, NEXT);
  const id = await beginOnline([page], GAME, 2, BOARD);
  await lookAt(page, id);
  const { step: first } = await playerAt(page, GAME).play(({ step }) => step >= 3);
  await page.waitForFunction(afterTheTable);
  await server.kill();
  await server.start(newer);
  const offer = page.getByText(shell.newVersion.says);
  await playerAt(page, GAME).play(({ step, ceremony }) => step > first + 3 && !ceremony);
  expect(await offer.count()).toBe(0);
  await page.goto(`${server.url}#/`);
  await offer.waitFor();
  await page.getByRole('button', { name: shell.newVersion.reload }).click();
  await expect.poll(() => versionOf(page)).toBe(NEXT);
  await lookAt(page, id);
  await playerAt(page, GAME).play(({ step, ceremony }) => step > first + 6 && !ceremony);
  await expectWhole(page, id);
  troubles.length = 0; // nobody answered for a while
});
