import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { PLAYED_GAMES } from '../harness/answers/by-game.ts';
import { violations } from '../harness/axe.ts';
import { boxFaults } from '../harness/boxes.ts';
import { fewSights } from '../harness/few-sights.ts';
import { DESKTOP, PHONE } from '../harness/sizes.ts';
import { expect, test } from '../harness/test.ts';
import { type Sight, sightsInTurn, walk } from '../harness/walk.ts';
import { resizerOf } from '../harness/window.ts';

const long = process.env.TARMAC_LONG !== undefined;

/**
 * States are reached once in each game, in a window or on a phone, and seen in both. In the long programme they are
 * reached in both, each opened as what it is.
 */
const WALKS = PLAYED_GAMES.flatMap((tour, i) =>
  [DESKTOP, PHONE].filter((_, kind) => long || kind === i % 2).map((home) => ({ tour, home })),
);

const isTouched = ({ size }: Pick<Sight, 'size'>): boolean => size.touch === true;

/** What does not depend on colours is the same in all of them. */
const rulesFor = ({ theme }: Sight): string[] | undefined =>
  theme === 'forced' ? ['color-contrast'] : undefined;

/** Axe is slow: it looks at a state once; in the long programme at every size. */
function forAxe(sights: readonly Sight[]): ReadonlySet<Sight> {
  const places = Map.groupBy(sights, ({ state, size }) =>
    long ? `${state.name} ${size.width}×${size.height}` : state.name,
  );
  return new Set([...places.values()].flatMap((here, i) => here[i % here.length] ?? []));
}

describe('nothing is cut, covered or too small for a finger, and axe finds nothing', () => {
  test.for(WALKS)('$tour, from $home.width × $home.height', async ({ tour, home }, { visit }) => {
    const opened = long ? home : DESKTOP;
    const { page } = await visit(opened);
    const all = (long ? sightsInTurn : fewSights)(tour);
    const sights = long ? all.filter((sight) => isTouched(sight) === (home.touch === true)) : all;
    const asked = forAxe(all);
    const found: string[] = [];
    const look = async (sight: Sight): Promise<void> => {
      const { state, size, language, theme } = sight;
      const faults = await boxFaults(page, isTouched(sight));
      if (asked.has(sight)) faults.push(...(await violations(page, rulesFor(sight))));
      const where = `${state.name}, ${size.width} × ${size.height}, ${language}, ${theme}`;
      found.push(...faults.map((fault) => `${where}: ${fault}`));
    };
    await walk(page, tour, home, sights, look, opened);
    expect(found).toEqual([]);
  });
});

test('a window becomes a phone, and a window again', async ({ visit }) => {
  const { page } = await visit();
  const resize = resizerOf(page, DESKTOP);
  for (const size of [PHONE, DESKTOP]) {
    await resize(size);
    const seen = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      height: innerHeight,
      touch: matchMedia('(pointer: coarse) and (hover: none)').matches,
    }));
    expect(seen).toEqual({ touch: false, ...size });
  }
});

describe('faults are found', () => {
  const plant = (page: Page, ...planted: string[]): Promise<void> =>
    page.evaluate((html) => {
      document.body.innerHTML = html;
    }, planted.join(''));

  test('of boxes', async ({ visit }) => {
    const { page } = await visit(PHONE);
    await plant(
      page,
      '<p style="position:fixed;top:0;left:0;background:none">One line</p>',
      '<p style="position:fixed;top:2px;left:4px;background:none">Over another</p>',
      '<p style="width:40px;overflow:hidden;white-space:nowrap">A long text that is cut</p>',
      '<p style="width:40px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Or shortened</p>',
      '<p style="position:absolute;left:380px;width:90px">Beyond the edge</p>',
      '<button style="display:block;width:60px;height:20px">Low</button>',
    );
    const found = (await boxFaults(page, true)).join('\n');
    for (const fault of [
      'overlap: “One line” and “Over another”',
      'cut across: “A long text that is cut”',
      'shortened: “Or shortened”',
      'outside: “Beyond the edge”',
      'the page scrolls sideways',
      'small: “Low” is 60 × 20',
    ])
      expect(found).toContain(fault);
  });

  test('by axe', async ({ visit }) => {
    const { page } = await visit();
    await plant(page, '<p style="color:#999;background:#fff">Pale</p>', '<button></button>');
    const found = (await violations(page)).map((violation) => violation.split(' ')[0]);
    expect(found).toEqual(expect.arrayContaining(['color-contrast', 'button-name']));
    expect(await violations(page, ['color-contrast'])).toHaveLength(1);
  });
});
