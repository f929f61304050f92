import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { airlinesEurope, shell, table } from '../../src/words/en/index.ts';
import { stumblesIn } from '../harness/aria.ts';
import { violations } from '../harness/axe.ts';
import { boxFaults } from '../harness/boxes.ts';
import {
  online,
  openOnline,
  playSomething,
  playTogether,
  seatRow,
  sitAt,
  takeSeat,
} from '../harness/online.ts';
import { serve } from '../harness/processes.ts';
import { openHistory, openMenu } from '../harness/tables.ts';
import { expect, PHONE, test } from '../harness/test.ts';

const { lounge, pass, around, votes, talk, device } = online;
const BAD = '<img src=x onerror="document.title=1"><script>document.title=1</script>';

/** What somebody stumbles over who hears the page, or sees it. */
async function faults(page: Page, touch = false): Promise<string[]> {
  const heard = stumblesIn(await page.locator('body').ariaSnapshot());
  return [...heard, ...(await boxFaults(page, touch)), ...(await violations(page))];
}
const strip = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('sitting down', () => {
  test('a link, a name, one press; the host seats bots, frees seats and starts for everybody', async ({
    visit,
  }) => {
    const { page: host } = await visit();
    const id = await openOnline(host, { name: 'Ada' });
    const { page: guest } = await visit({ ...PHONE, at: `t/${id}` });
    await guest.getByRole('heading', { name: pass.invites('Ada') }).waitFor();
    expect(await faults(guest, true)).toEqual([]);
    // What is asked is on the screen, without scrolling.
    const box = await button(guest, pass.take(2)).boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
    await button(guest, pass.take(2)).click();
    await guest.getByText(pass.nameMissing).waitFor();
    await takeSeat(guest, BAD.slice(0, 24), 2);
    await seatRow(host, 2).getByText('<img').waitFor();
    expect(await guest.getByRole('button', { name: lounge.fill }).count()).toBe(0);
    expect(await faults(guest, true)).toEqual([]);

    await host.getByLabel(lounge.botFor(3)).selectOption('cadet');
    await seatRow(host, 3).getByText('Bruno').waitFor();
    await host.getByRole('button', { name: /^Free seat 2/ }).click();
    await guest.getByRole('heading', { name: pass.invites('Ada') }).waitFor(); // back before the door
    await takeSeat(guest, 'Ben', 2);
    await seatRow(host, 2).getByText('Ben').waitFor();
    expect(await faults(host)).toEqual([]);
    const link = await host.getByLabel(online.invitation.link).inputValue();
    expect(await host.locator('[data-code]').getAttribute('data-code')).toBe(link);
    await host.getByRole('button', { name: lounge.startWithout(3) }).click();
    await Promise.all([host, guest].map((page) => page.getByTestId('table').waitFor()));
    expect(await guest.title()).not.toBe('1');
  });

  test('somebody only watches, and a game that has begun says so', async ({ visit }) => {
    const { page: host } = await visit();
    const id = await openOnline(host, { name: 'Ada' });
    const { page: guest } = await visit({ at: `t/${id}` });
    await button(guest, pass.watchInstead).click();
    await guest.getByText(lounge.waitForHost('Ada')).waitFor();
    await host.getByRole('button', { name: lounge.fill }).click();
    await guest.getByTestId('table').waitFor();
    await guest.reload();
    await guest.getByText(pass.begun).waitFor();
    await guest.goto(`${guest.url().split('#')[0]}#/t/${'x'.repeat(16)}`);
    await guest.getByRole('heading', { name: pass.gone }).waitFor();
  });
});

describe('at the table', () => {
  test('people talk, propose, agree, leave and come back; then they play again', async ({ visit }) => {
    const [{ page: host }, { page: guest }] = [await visit(), await visit(PHONE)];
    const id = await playTogether(host, guest);

    // Talk is text, whatever is in it; a reaction is seen and gone.
    await guest.keyboard.press('Shift+T');
    await guest.getByLabel(talk.field).fill(BAD);
    await button(guest, talk.send).click();
    await button(host, talk.unread(1)).click();
    await host.getByRole('log').getByText(BAD).waitFor();
    expect(await host.locator('img[src=x]').count()).toBe(0);
    await button(guest, talk.byReaction.thanks).click();
    await host.locator('.stickers').getByText(talk.byReaction.thanks).waitFor();
    expect(await faults(guest, true)).toEqual([]);

    // Mute, and let speak again.
    await button(host, talk.mute('Ben')).click();
    await guest.getByText(talk.muted).waitFor();
    await button(host, talk.unmute('Ben')).click();
    await guest.getByLabel(talk.field).waitFor();
    for (const page of [host, guest]) await page.keyboard.press('Escape');

    // A proposal is refused, and ends; presence has its word.
    await (await openMenu(host)).getByRole('button', { name: around.menu.end }).click();
    await strip(guest, votes.end('Ada')).waitFor();
    expect(await faults(guest, true)).toEqual([]);
    await button(guest, votes.refuse).click();
    await strip(host, votes.yourEnd).waitFor({ state: 'detached' });
    expect(await host.getByRole('columnheader', { name: /Ben.*here|here.*Ben/ }).count()).toBe(1);

    // Who leaves is played by a bot, and takes the seat back.
    await (await openMenu(guest)).getByRole('button', { name: around.menu.leave }).click();
    await guest.getByRole('link', { name: shell.start.setUp }).first().waitFor();
    await host.getByRole('columnheader', { name: around.presence.standIn }).waitFor();
    await sitAt(guest, id);
    await button(guest, around.takeBack).click();
    await button(guest, around.takeBack).waitFor({ state: 'detached' });

    // Back to the beginning by the history, then the end, and a rematch.
    await playSomething([host, guest], id);
    await openHistory(host);
    await button(host, table.history.first).click();
    await button(host, votes.rewindHere).click();
    await strip(guest, votes.rewind('Ada', 0)).waitFor();
    await button(guest, votes.agree).click();
    await strip(host, votes.yourRewind(0)).waitFor({ state: 'detached' });
    await (await openMenu(host)).getByRole('button', { name: around.menu.end }).click();
    await button(guest, votes.agree).click();
    await strip(host, around.endedTogether).waitFor();
    await button(host, around.rematch).click();
    await seatRow(host, 1).waitFor();
    await guest.getByRole('link', { name: around.toRematch }).click();
    await guest.getByRole('row', { name: /Ben/ }).getByText(lounge.you).waitFor();
  });
});

describe('the first screen', () => {
  test('leads to listed tables and to mine, also on another device', async ({ visit }) => {
    const { page: host } = await visit();
    await openOnline(host, { name: 'Listed Lea', listed: true });
    const { page: guest } = await visit();
    await guest.getByRole('link', { name: /^Online/ }).click();
    const ticket = guest.getByRole('link', { name: /Listed Lea/ });
    expect(await faults(guest)).toEqual([]);
    await ticket.click();
    await takeSeat(guest, 'Gus', 2);
    await guest.goto(`${guest.url().split('#')[0]}#/`);
    await guest.getByRole('link', { name: /Listed Lea and Gus/ }).waitFor();

    await guest.goto(`${guest.url().split('#')[0]}#/online`);
    await button(guest, device.show).click();
    const code = await guest.locator('output').innerText();
    const { page: other } = await visit({ at: '#/online' });
    await other.getByLabel(device.enter).fill(code);
    await button(other, device.use).click();
    await other.getByText(device.known('Gus')).waitFor();
    await other.getByRole('link', { name: /Listed Lea and Gus/ }).waitFor();
    // Once.
    const { page: third, troubles } = await visit({ at: `#/code/${code}` });
    await button(third, device.use).click();
    await third.getByText(online.refusals['bad-code']).waitFor();
    troubles.length = 0;
  });

  test('shows no trace of it where there is no server', async ({ visit }) => {
    const files = await serve(undefined, '--files-only');
    try {
      const { page } = await visit({ url: files.url });
      const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api');
      await page.reload();
      await asked;
      await page.getByRole('link', { name: shell.start.setUp }).first().click();
      await page.getByRole('heading', { name: shell.setup.title(airlinesEurope.title) }).waitFor();
      expect(await page.getByText(online.setup.where).count()).toBe(0);
      expect(await page.getByText(shell.start.online).count()).toBe(0);
    } finally {
      await files.stop();
    }
  });
});
