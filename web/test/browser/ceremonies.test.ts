import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import * as common from '../../src/words/en/common/index.ts';
import { table } from '../../src/words/en/index.ts';
import { ANSWERS, PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { arrived } from '../harness/at-rest.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { openBefore } from '../harness/positions.ts';
import { openMenu, setUp } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

/** What is in sight when a ceremony begins, and when its card has gone. */
interface Sight {
  readonly opening: boolean;
  readonly turned: boolean;
  /** Of the ceremony alone. */
  readonly words: string;
  /** Of the table behind it: header, panels, tray, log. */
  readonly behind: string;
}

/**
 * Runs in the page before a ceremony: its first moment, the card turned over, and the moment after it. `press`: as soon
 * as it is there, the card is pressed.
 */
function watchOpening(press: boolean): Promise<Sight[]> {
  return new Promise((resolve) => {
    const seen: Sight[] = [];
    /** Without what is only heard: that is read out bit by bit. */
    const behind = (): string => {
      const table = document.querySelector('[data-testid=table]')?.cloneNode(true);
      if (!(table instanceof Element)) return '';
      for (const other of table.querySelectorAll('[data-testid=ceremony], [role=log], [role=alert]'))
        other.remove();
      return table.textContent ?? '';
    };
    const look = (): void => {
      const dialog = document.querySelector<HTMLElement>('[data-testid=ceremony]');
      if (!dialog) return;
      const now = {
        opening: dialog.classList.contains('opening'),
        turned: dialog.querySelector('.turned') !== null,
        words: dialog.innerText,
        behind: behind(),
      };
      const last = seen.at(-1);
      if (last?.opening !== now.opening || last.turned !== now.turned) seen.push(now);
      if (press && !last) dialog.querySelector<HTMLElement>('button:has(.behind)')?.click();
      if (now.opening) return;
      observer.disconnect();
      resolve(seen);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** A table of bots that play at once, while ceremonies take their time. */
async function toOpening(page: Page, game: PlayedGame, press = false): Promise<Sight[]> {
  const sights = page.evaluate(watchOpening, press);
  await setUp(page, { game, players: 3, people: [], bot: 'greedy-1', seed: 'turn over' });
  return sights;
}

const LOOK = { ...DESKTOP, speed: 0, ceremonies: 1, at: '#/tables' };
const NAMES = /Emil|Dora|Chiara|Bruno/;

describe.for(PLAYED_GAMES)('a ceremony of %s', (game) => {
  test('begins with its card: nothing is told before it, and then everything', async ({ visit }) => {
    const { page } = await visit(LOOK);
    const [down, up, after, ...more] = await toOpening(page, game);
    expect(more).toEqual([]);
    expect(down).toMatchObject({ opening: true, turned: false });
    expect(up).toMatchObject({ opening: true, turned: true });
    expect(after).toMatchObject({ opening: false });
    expect(down?.words).not.toMatch(NAMES);
    expect(up?.words).not.toMatch(NAMES);
    expect(after?.words).toMatch(NAMES);
    // The table behind it waits, with all its figures.
    expect(up?.behind).not.toBe('');
    expect(after?.behind).toBe(up?.behind);
    const button = page.getByTestId('ceremony').getByRole('button', { name: common.ceremony.continue });
    const result = page.getByTestId('ceremony').getByRole('button', { name: common.ceremony.toResult });
    if (await result.isVisible()) await result.click();
    await button.click();
  });

  test('does not wait for who goes on', async ({ visit }) => {
    const { page } = await visit(LOOK);
    const sights = await toOpening(page, game, true);
    expect(sights.map(({ opening, turned }) => ({ opening, turned }))).toEqual([
      { opening: true, turned: false },
      { opening: false, turned: false },
    ]);
  });

  test('has no card where movement is not wanted', async ({ visit }) => {
    const { page } = await visit({ ...LOOK, ceremonies: 0 });
    const [first, ...more] = await toOpening(page, game);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ opening: false });
  });
});

test('a merger of Air-Kwire begins with its card, and is in the log when it has been watched', async ({
  visit,
}) => {
  const { page } = await visit({ ...LOOK, at: '' });
  await openBefore(page, 'air-kwire', ['approve', 'dispose']);
  const player = new Player(page, handsOf(page, 'mouse'), diceOf(1), ANSWERS['air-kwire']);
  await player.play(({ asks, curtain }) => asks === 'consent' && !curtain);
  const sights = page.evaluate(watchOpening, false);
  await page.locator('.primary[data-move=approve]').click();
  const [down, up, after, ...more] = await sights;
  expect(more).toEqual([]);
  expect(down).toMatchObject({ opening: true, turned: false });
  expect(up).toMatchObject({ opening: true, turned: true });
  expect(after).toMatchObject({ opening: false });
  const [, acquirer = '', defunct = ''] = /(\w[\w ]*) takes over (\w[\w ]*)/.exec(after?.words ?? '') ?? [];
  expect(acquirer).not.toBe('');
  expect([down?.words, up?.words].join()).not.toContain(acquirer);
  expect(after?.behind).toBe(up?.behind);

  const stage = page.getByTestId('ceremony');
  await stage.getByRole('button', { name: common.ceremony.toResult }).click();
  await stage.getByRole('button', { name: common.ceremony.continue, exact: true }).click();
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: table.menu.log }).click();
  const last = page.getByRole('dialog', { name: table.menu.log }).getByText(' takes over ').last();
  await last.getByRole('img', { name: acquirer, exact: true }).first().waitFor();
  await last.getByRole('img', { name: defunct, exact: true }).first().waitFor();
});

/** Runs in the page: the figures of a sum, and how long their bars are. */
function barsOf(list: Element): { points: number; width: number }[] {
  return [...list.querySelectorAll('li')].map((line) => ({
    points: Number(line.querySelector('b')?.textContent),
    width: line.querySelector('.bar')?.getBoundingClientRect().width ?? 0,
  }));
}

describe.for([DESKTOP, PHONE])('at $width pixels', (size) => {
  test('the bars of a sum are as long as what they show', async ({ visit }) => {
    const { page } = await visit({ ...size, at: '#/tables' });
    await setUp(page, { players: 4, people: [], bot: 'greedy-1', seed: 'pic' });
    const sum = page.locator('.sum ol');
    await sum.waitFor();
    await arrived(page);
    const bars = await sum.evaluate(barsOf);
    const longest = Math.max(...bars.map(({ width }) => width));
    const most = Math.max(...bars.map(({ points }) => points));
    expect(bars.length).toBe(4);
    for (const { points, width } of bars)
      expect(width / longest, `${points} of ${most}`).toBeCloseTo(points / most, 2);
  });
});
