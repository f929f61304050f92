import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import * as common from '../../src/words/en/common/index.ts';
import { ANSWERS, PLAYED_GAMES, TURN_BEGINS } from '../harness/answers/by-game.ts';
import { litPlace } from '../harness/at-rest.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { momentOf } from '../harness/moment.ts';
import { Player } from '../harness/player.ts';
import { expect, PHONE, test } from '../harness/test.ts';

/** By then there are flights to choose from. */
const EARLY = 12;

const playerAt = (page: Page, game: (typeof PLAYED_GAMES)[number]) =>
  new Player(page, handsOf(page, 'touch'), diceOf(5), ANSWERS[game]);

describe('every panel can be opened while a place is asked for and when one is chosen', () => {
  test.for(PLAYED_GAMES)('%s', async (game, { sitDown }) => {
    const { page } = await sitDown({ game, players: 3, seed: 'screenshots' }, PHONE);
    const asks = { 'airlines-europe': 'choose', 'airlines-1990': 'fly', 'air-kwire': 'card' }[game];
    const player = playerAt(page, game);
    await player.play(({ asks: now, step, ceremony }) => now === asks && step > EARLY && !ceremony);
    if (game === 'airlines-europe') await page.locator('nav.tickets button').first().tap();
    if ((await page.locator('[data-offer]').count()) === 0)
      await page.locator('.pick button[aria-disabled=false][aria-pressed=false]').first().tap();

    const visit = async (): Promise<void> => {
      const tabs = page.getByRole('tab');
      const count = await tabs.count();
      expect(count).toBeGreaterThan(2);
      for (const at of [...Array(count).keys()].toReversed()) {
        await tabs.nth(at).tap();
        await tabs
          .nth(at)
          .and(page.getByRole('tab', { selected: true }))
          .waitFor();
        expect(await page.getByRole('tabpanel').innerText()).toMatch(/\w/);
      }
    };
    await visit();
    await page.getByRole('button', { name: common.map.fit }).tap();
    await litPlace(page);
    await player.hands.pressOneOf(player.root.locator('[data-offer]'), 0.5);
    await page.locator('.sheet .offer').waitFor();
    await visit();
  });
});

/** What the map shows in every frame until somebody can do something, and whether planes fly inside it. */
async function watchMap(page: Page) {
  const watched = await page.evaluateHandle(() => {
    const seen = { places: new Set<string>(), flights: 0, outside: 0 };
    const looks = new Promise<{ places: string[]; flights: number; outside: number }>((resolve) => {
      const look = (): void => {
        const table = document.querySelector<HTMLElement>('[data-testid=table]');
        const map = document.querySelector('[data-map]');
        const world = map?.querySelector<HTMLElement>('.world');
        seen.places.add(world?.style.transform ?? '');
        const inside = map?.getBoundingClientRect();
        for (const plane of map?.querySelectorAll<SVGElement>('[data-layer="flights"] > g') ?? []) {
          if (plane.style.opacity === '0') continue; // what it becomes when it has landed
          const { left, right, top, bottom } = plane.getBoundingClientRect();
          if (!inside || right - left === 0) continue;
          seen.flights++;
          const isIn =
            left > inside.left && right < inside.right && top > inside.top && bottom < inside.bottom;
          if (!isIn) seen.outside++;
        }
        if (table?.dataset.mine === 'true') resolve({ ...seen, places: [...seen.places] });
        else requestAnimationFrame(look);
      };
      // The press that ends the turn comes first.
      const begin = (): void => {
        const { mine } = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset ?? {};
        if (mine === 'true') requestAnimationFrame(begin);
        else look();
      };
      begin();
    });
    return { looks };
  });
  return () => watched.evaluate(({ looks }) => looks);
}

/** Once the camera has stopped. */
const cameraAtRest = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let [last, quiet] = ['', 0];
        const look = (): void => {
          const now = document.querySelector<HTMLElement>('[data-map] .world')?.style.transform ?? '';
          quiet = now === last ? quiet + 1 : 0;
          last = now;
          if (quiet > 20) resolve(now);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test.for(PLAYED_GAMES)(
  'the camera follows the planes of others and comes back: %s',
  async (game, { sitDown }) => {
    const { page } = await sitDown({ game, players: 3, seed: 'screenshots' }, { ...PHONE, speed: 4 });
    const player = playerAt(page, game);
    let [flights, moved] = [0, 0];
    for (let rounds = 0; rounds < 8 && flights === 0; rounds++) {
      await player.play(({ asks }) => asks === 'done');
      const before = await cameraAtRest(page);
      const { step } = await momentOf(page);
      const look = await watchMap(page);
      await player.hands.press(player.done);
      const watching = look();
      await player.play((now) => now.step > step && now.asks === TURN_BEGINS[game] && !now.ceremony);
      const seen = await watching;
      expect(seen.outside).toBe(0);
      flights += seen.flights;
      moved += seen.places.length - 1;
      expect(await cameraAtRest(page)).toBe(before);
    }
    expect(flights).toBeGreaterThan(0);
    expect(moved).toBeGreaterThan(1);
  },
);
