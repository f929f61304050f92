import type { Page } from 'playwright-core';
import { table } from '../../src/words/en/index.ts';
import { ANSWERS, PLAYED_GAMES } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { nextMoment } from '../harness/moment.ts';
import { Player } from '../harness/player.ts';
import { openHistory, setUp } from '../harness/tables.ts';
import { expect, test } from '../harness/test.ts';

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

/** Which of these cards anything in the page tells: by its place, or by its name as one that is held. */
async function toldOf(page: Page, cards: readonly Card[]): Promise<string[]> {
  const html = await page.content();
  const isTold = ({ place, name }: Card): boolean =>
    new RegExp(`${place}(?!\\w)`).test(html) || html.includes(`="${name},`);
  return cards.filter(isTold).map(({ place }) => place);
}

test.for(PLAYED_GAMES)('people at one screen see no card of each other: %s', async (game, { visit }) => {
  const { page } = await visit();
  await setUp(page, { game, players: 3, people: ['Ada', 'Ben'], seed: 'hidden' });
  const player = new Player(page, handsOf(page, 'mouse'), diceOf(4), ANSWERS[game]);
  const curtain = page.getByTestId('curtain');
  const hands = new Map<string, readonly Card[]>();
  let looks = 0;
  for (let turns = 0; turns < 5; turns++) {
    await curtain.waitFor();
    for (const cards of hands.values()) expect(await toldOf(page, cards)).toEqual([]);
    expect(await page.getByTestId('table').count()).toBe(0);
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
