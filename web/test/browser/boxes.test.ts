import { describe } from 'vitest';
import { PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { boxFaults } from '../harness/boxes.ts';
import type { Look } from '../harness/browser.ts';
import { inEveryLanguage } from '../harness/languages.ts';
import { DESKTOP, expect, PHONE, TABLET, test } from '../harness/test.ts';
import { statesAt } from '../screenshots/states.ts';

const LOOKS = [
  { ...DESKTOP, theme: 'light' },
  { ...PHONE, theme: 'light' },
] as const satisfies readonly Look[];
const MATRIX: readonly Look[] = [
  { ...DESKTOP, theme: 'dark' },
  { ...PHONE, theme: 'dark' },
  { ...TABLET, theme: 'light' },
  { width: 844, height: 390, theme: 'light', touch: true },
  { width: 720, height: 450, theme: 'light' }, // 1440 × 900 at 200 %
  { width: 360, height: 640, theme: 'light', touch: true },
];

describe('nothing is cut, covered or too small for a finger', () => {
  /** In the short programme one size a game: what they share is seen at both. */
  const SHORT = [
    { tour: 'airlines-europe', ...LOOKS[0] },
    { tour: 'air-kwire', ...LOOKS[1] },
  ] as const;
  const LONG = PLAYED_GAMES.flatMap((tour) => [...LOOKS, ...MATRIX].map((look) => ({ tour, ...look })));
  test.for<Look & { tour: PlayedGame }>(process.env.TARMAC_LONG ? LONG : SHORT)(
    '$tour, $width × $height, $theme, in every language',
    async ({ tour, ...look }, { visit }) => {
      const { page } = await visit(look);
      const faults: string[] = [];
      for (const { name, lazy = false, reach, leave } of statesAt(look, tour)) {
        await reach(page);
        await inEveryLanguage(page, lazy, async (language) => {
          const found = await boxFaults(page, look.touch === true);
          faults.push(...found.map((fault) => `${name}, ${language}: ${fault}`));
        });
        await leave?.(page);
      }
      expect(faults).toEqual([]);
    },
  );

  test('and faults are found', async ({ visit }) => {
    const { page } = await visit(PHONE);
    await page.evaluate(() => {
      const planted = [
        '<p style="position:fixed;top:0;left:0;background:none">One line</p>',
        '<p style="position:fixed;top:2px;left:4px;background:none">Over another</p>',
        '<p style="width:40px;overflow:hidden;white-space:nowrap">A long text that is cut</p>',
        '<p style="width:40px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Or shortened</p>',
        '<p style="position:absolute;left:380px;width:90px">Beyond the edge</p>',
        '<button style="display:block;width:60px;height:20px">Low</button>',
      ];
      document.body.innerHTML = planted.join('');
    });
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
});
