import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { ANSWERS, type PlayedGame, TURN_BEGINS } from '../harness/answers/by-game.ts';
import { litPlace, settled } from '../harness/at-rest.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { speakIn } from '../harness/languages.ts';
import { Player } from '../harness/player.ts';
import { DESKTOP, LAPTOPS } from '../harness/sizes.ts';
import { expect, test } from '../harness/test.ts';

/** As many rivals as a table can have. */
const TABLES: readonly { readonly game: PlayedGame; readonly rivals: readonly string[] }[] = [
  { game: 'airlines-europe', rivals: ['Bruno', 'Chiara', 'Emil', 'Dora'] },
  { game: 'airlines-1990', rivals: ['Bruno', 'Chiara', 'Emil', 'Dora', 'Felix'] },
  { game: 'air-kwire', rivals: ['Bruno', 'Chiara', 'Emil', 'Dora', 'Felix'] },
];
/** Moves after which everybody has played, and the viewer's first turn is long over. */
const EARLY = 45;

interface Line {
  readonly who: string;
  /** Once the list has been scrolled to it: all of it is in the list, and nothing lies over it. */
  readonly seen: boolean;
  readonly cut: boolean;
}

/** What the panel says, line by line. */
function linesOn(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const list = document.querySelector('.since ol');
    return [...(list?.children ?? [])].map((line) => {
      line.scrollIntoView({ block: 'nearest' });
      const inside = list?.getBoundingClientRect() ?? new DOMRect();
      const box = line.getBoundingClientRect();
      const fits = box.top >= inside.top - 1 && box.bottom <= inside.bottom + 1;
      const at = [box.top + 2, box.bottom - 3].map((y) => document.elementFromPoint(box.left + 2, y));
      return {
        who: line.querySelector('b')?.textContent ?? '',
        seen: fits && at.every((top) => line.contains(top) || top?.contains(line)),
        cut: line.scrollWidth > line.clientWidth || getComputedStyle(line).textOverflow === 'ellipsis',
      };
    });
  });
}

/** What is wrong with the panel in each window, in a language with long words. */
async function faultsOn(page: Page, rivals: readonly string[], when: string): Promise<string[]> {
  const faults: string[] = [];
  await speakIn(page, 'de');
  for (const size of [...LAPTOPS, DESKTOP]) {
    await page.setViewportSize(size);
    await settled(page);
    const lines = await linesOn(page);
    const where = `${when}, ${size.width} × ${size.height}`;
    for (const name of rivals)
      if (!lines.some(({ who }) => who === name)) faults.push(`${where}: ${name} is missing`);
    for (const { who, seen, cut } of lines) {
      if (!seen) faults.push(`${where}: ${who} is not in the panel`);
      if (cut) faults.push(`${where}: ${who} is cut`);
    }
  }
  await speakIn(page, 'en');
  return faults;
}

describe('what happened since your last turn', () => {
  test.for(TABLES)(
    'is there in full, also while a move is chosen: $game',
    async ({ game, rivals }, { sitDown }) => {
      const { page } = await sitDown({ game, players: rivals.length + 1, seed: 'screenshots' });
      const player = new Player(page, handsOf(page, 'mouse'), diceOf(5), ANSWERS[game]);
      const begins = TURN_BEGINS[game];
      await player.play(({ asks, step, ceremony }) => asks === begins && step > EARLY && !ceremony);
      const faults = await faultsOn(page, rivals, 'at the beginning');

      const flies = { 'airlines-europe': 'choose', 'airlines-1990': 'fly', 'air-kwire': 'card' }[game];
      await player.play(({ asks, ceremony }) => asks === flies && !ceremony);
      if (game === 'airlines-europe') await page.locator('nav.tickets button').first().click();
      const picks = page.locator('.pick button[aria-disabled=false][aria-pressed=false]');
      if ((await page.locator('[data-offer]').count()) === 0) await picks.first().click();
      const lit = await litPlace(page);
      if (!lit) throw new Error('Nothing is lit.');
      await page.mouse.click(lit.x, lit.y);
      await page.mouse.move(2, 2);
      faults.push(...(await faultsOn(page, rivals, 'with a choice')));
      expect(faults).toEqual([]);
    },
  );
});
