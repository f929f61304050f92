import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { tray } from '../../src/words/en/air-kwire/tray.ts';
import { ANSWERS, PLAYED_GAMES } from '../harness/answers/by-game.ts';
import { settled } from '../harness/at-rest.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { openLate } from '../harness/positions.ts';
import { LAPTOPS } from '../harness/sizes.ts';
import { DESKTOP, expect, PHONE, TABLET, test } from '../harness/test.ts';

/** Looks until the person has certainly flown. */
const MOST = 15;
/** In the middle of a turn, or at its end, when a plane may have flown. */
const FLOWN = ['second', 'share', 'done'];

/** Runs in the page: how the planes that can still be taken back are painted: opacity through all that they lie in, and filters. */
function paintOf(rings: readonly Element[]): { opacity: number; filters: string }[] {
  return rings.map((ring) => {
    let [opacity, filters] = [1, ''];
    for (
      let at: Element | null = ring.parentElement;
      at && !at.matches('[data-map]');
      at = at.parentElement
    ) {
      const style = getComputedStyle(at);
      opacity *= Number(style.opacity);
      if (style.filter !== 'none') filters += style.filter;
    }
    return { opacity, filters };
  });
}

describe('a plane of one’s own', () => {
  test.for(PLAYED_GAMES)('is in full colour as soon as it has flown: %s', async (game, { sitDown }) => {
    const { page } = await sitDown({ game, players: 3, seed: 'screenshots' });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(5), ANSWERS[game]);
    const rings = page.locator('[data-map] .new-ring');
    let step = -1;
    for (let looks = 0; looks < MOST && (await rings.count()) === 0; looks++) {
      const before = step;
      step = (await player.play((now) => FLOWN.includes(now.asks) && now.step > before && !now.ceremony))
        .step;
    }
    await settled(page);
    const paint = await rings.evaluateAll(paintOf);
    expect(paint.length).toBeGreaterThan(0);
    for (const one of paint) expect(one).toEqual({ opacity: 1, filters: '' });
  });
});

/** Runs in the page: how many cards of the pool cannot be seen, once one has gone there. */
function hiddenIn(pool: Element): number {
  const hidden = [...pool.querySelectorAll('button')].filter((card) => {
    card.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const window = document.documentElement;
    const inside = left >= 0 && right <= window.clientWidth && top >= 0 && bottom <= window.clientHeight;
    const above = document.elementFromPoint(left + 4, (top + bottom) / 2);
    return !inside || above === null || !card.contains(above);
  });
  return hidden.length;
}

const poolOf = (page: Page) => page.getByRole('group', { name: tray.pool.title, exact: true }).first();

describe('the pool of Air-Kwire late in a game', () => {
  test('shows all its cards in every window', async ({ visit }) => {
    const { page } = await visit();
    await openLate(page, 'air-kwire');
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(5), ANSWERS['air-kwire']);
    await player.play(({ curtain, ceremony, asks }) => !curtain && !ceremony && asks !== 'wait');
    const count = await poolOf(page).getByRole('button').count();
    expect(count).toBeGreaterThan(5);
    for (const size of [DESKTOP, ...LAPTOPS, TABLET, { width: PHONE.width, height: PHONE.height }]) {
      await page.setViewportSize({ width: size.width, height: size.height });
      await settled(page);
      const pool = poolOf(page);
      await pool.waitFor();
      const where = `${size.width} × ${size.height}`;
      expect(await pool.getByRole('button').count(), where).toBe(count);
      expect(await pool.evaluate(hiddenIn), where).toBe(0);
    }
  });
});
