import { inject } from 'vitest';
import { shell } from '../../src/words/en/index.ts';
import { removeParts, serveCopy, serveOlder, storedIn, versionOf } from '../harness/offline.ts';
import { online } from '../harness/online.ts';
import { ask, openOnline } from '../harness/online-tables.ts';
import { expect, test } from '../harness/test.ts';

test('where the application is stored, invitations and everything of the server still come from the server', async ({
  visit,
}) => {
  const { page } = await visit({ stores: true });
  await storedIn(page);
  await ask(page, 'guests', { name: 'Ada' });
  const id = await openOnline(page, 'airlines-europe');
  await page.goto(`${inject('url')}t/${id}`);
  await page.waitForURL(/\/#\/(t|online)\//);
  await page.getByText('Bruno').first().waitFor();
  const stored = await page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.length).toBeGreaterThan(10);
  expect(stored.filter((path) => /^\/(api|t)(\/|$)/.test(path))).toEqual([]);
});

test('an invitation opens where an older version is stored that knows nothing of tables online', async ({
  visit,
}) => {
  const OLDER = '000000000000';
  const server = await serveCopy();
  const { page: host } = await visit({ url: server.url });
  await ask(host, 'guests', { name: 'Ada' });
  const id = await openOnline(host, 'airlines-europe');
  const publish = serveOlder(server.folder, OLDER);
  const { page: guest } = await visit({ url: server.url, stores: true });
  await storedIn(guest);
  publish();
  await guest.goto(`${server.url}t/${id}`);
  await guest.getByRole('heading', { name: online.pass.invites('Ada') }).waitFor();
  expect(guest.url()).toBe(`${server.url}#/t/${id}`);
  const storedVersion = () =>
    guest.evaluate(async () => {
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      if (!active) return null;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<string>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data.version);
      });
      active.postMessage('state', [port2]);
      return answer;
    });
  await expect.poll(storedVersion).not.toBe(OLDER);
  await guest.reload();
  await guest.getByRole('heading', { name: online.pass.invites('Ada') }).waitFor();
  await expect.poll(storedVersion).toBe(await versionOf(guest));
});

test('a page whose worker the server has no more says that there is a new version', async ({ visit }) => {
  const server = await serveCopy();
  const { page, troubles } = await visit({ url: server.url });
  await page.getByRole('link', { name: shell.start.setUp }).first().waitFor();
  await ask(page, 'guests', { name: 'Ada' });
  const id = await openOnline(page, 'airlines-europe');
  removeParts(server.folder, /^hub\.worker/);
  await page.goto(`${server.url}#/online/${id}`);
  await page.getByRole('alert').getByText(shell.newVersion.says).waitFor();
  troubles.length = 0; // the file is not there
});
