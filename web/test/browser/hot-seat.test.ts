import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { table } from '../../src/words/en/index.ts';
import { ANSWERS, PLAYED_GAMES } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { nextMoment } from '../harness/moment.ts';
import { Player } from '../harness/player.ts';
import { openHistory } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

interface Card {
  /** Where it lies, by its kind. */
  readonly place: string;
  /** What a screen reader calls it; without what changes while it is held. */
  readonly name: string;
}

/** The cards in the hand that is on the screen. */
function handOn(page: Page): Promise<Card[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-place^="hand:"], [data-place^="flight:"]')].map((card) => {
      const named = card.hasAttribute('aria-label') ? card : card.querySelector('[aria-label]');
      const place = card.getAttribute('data-place') ?? '';
      return {
        place: place.split('#')[0] ?? '',
        name: named?.getAttribute('aria-label')?.split(',')[0] ?? '',
      };
    }),
  );
}

/** All that the page tells somebody who reads its source; cities have their names on the map and on open cards. */
function sourceOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const open of copy.querySelectorAll('[data-map], [data-place^="pool:"]')) open.remove();
    return copy.outerHTML;
  });
}

/** Which of these cards anything in the page tells: by its place, or by its name as one that is held. */
async function toldOf(page: Page, cards: readonly Card[]): Promise<string[]> {
  const html = await sourceOf(page);
  const isTold = ({ place, name }: Card): boolean =>
    new RegExp(`${place}(?!\\w)`).test(html) || html.includes(`="${name},`);
  return cards.filter(isTold).map(({ place }) => place);
}

test.for(PLAYED_GAMES)('people at one screen see no card of each other: %s', async (game, { sitDown }) => {
  const { page } = await sitDown({ game, players: 3, people: ['Ada', 'Ben'], seed: 'hidden' });
  const player = new Player(page, handsOf(page, 'mouse'), diceOf(4), ANSWERS[game]);
  const curtain = page.getByTestId('curtain');
  const hands = new Map<string, readonly Card[]>();
  let looks = 0;
  for (let turns = 0; turns < 5; turns++) {
    await curtain.waitFor();
    for (const cards of hands.values()) expect(await toldOf(page, cards)).toEqual([]);
    // The board is seen, and nothing on it can be reached.
    expect(await page.locator('[inert] [data-testid=table] [data-map]').isVisible()).toBe(true);
    expect(await page.locator('[data-place^="hand:"]').count()).toBe(0);
    const who = (await curtain.getByRole('button').textContent())?.includes('Ada') ? 'Ada' : 'Ben';
    await curtain.getByRole('button').click();
    await curtain.waitFor({ state: 'detached' });
    await nextMoment(page, null);

    const own = await handOn(page);
    const foreign = [...hands]
      .filter(([name]) => name !== who)
      .flatMap(([, cards]) => cards)
      .filter(({ place }) => !own.some((card) => card.place === place));
    looks += foreign.length;
    expect(await toldOf(page, foreign)).toEqual([]);
    if (turns === 3) {
      await openHistory(page);
      await page.getByRole('button', { name: table.history.back, exact: true }).click();
      expect(await toldOf(page, foreign)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByTestId('history').waitFor({ state: 'detached' });
    }
    const done = await player.play((now) => now.asks === 'done' || now.curtain);
    hands.set(who, done.curtain ? own : await handOn(page));
    await player.play((now) => now.curtain);
  }
  expect(looks).toBeGreaterThan(3);
});

describe('Air-Kwire', () => {
  /** What the bar says the person at the screen has. */
  const cashOn = (page: Page) => page.locator('header.bar .points b').innerText();

  test.for(process.env.TARMAC_LONG ? [DESKTOP, PHONE] : [PHONE])(
    'nobody’s cash is in the page of another, $width px',
    async (look, { sitDown }) => {
      const { page } = await sitDown(
        { game: 'air-kwire', players: 3, people: ['Ada', 'Ben'], seed: 'purse' },
        look,
      );
      const player = new Player(page, handsOf(page, 'mouse'), diceOf(4), ANSWERS['air-kwire']);
      const had = new Map<string, string>();
      let looks = 0;
      for (let turns = 0; turns < 8; turns++) {
        await player.play(({ curtain }) => curtain);
        const curtain = page.getByTestId('curtain');
        const who = (await curtain.getByRole('button').textContent())?.includes('Ada') ? 'Ada' : 'Ben';
        for (const cash of had.values()) expect(await sourceOf(page)).not.toContain(cash);
        await curtain.getByRole('button').click();
        await nextMoment(page, null);
        const own = await cashOn(page);
        const other = had.get(who === 'Ada' ? 'Ben' : 'Ada');
        if (other !== undefined && other !== own) {
          looks++;
          expect(await sourceOf(page)).not.toContain(other);
        }
        await player.play(({ asks, curtain }) => asks === 'done' || curtain);
        if (!(await curtain.isVisible())) had.set(who, await cashOn(page));
      }
      expect(looks).toBeGreaterThan(2);
    },
  );

  test('a player asked as CEO sits down behind the curtain first', async ({ sitDown }) => {
    const { page } = await sitDown({
      game: 'air-kwire',
      players: 3,
      people: ['Ada', 'Ben', 'Cy'],
      seed: 'asked',
    });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(4), ANSWERS['air-kwire']);
    let behind = '';
    const asked = await player.play((now) => {
      const isAsked = now.asks === 'consent';
      if (!isAsked) behind = now.curtain ? 'curtain' : now.asks;
      return isAsked;
    });
    expect({ asks: asked.asks, behind }).toEqual({ asks: 'consent', behind: 'curtain' });
    await page.locator('.primary[data-move=approve]').waitFor();
  });
});
