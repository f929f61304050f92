import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { PlayedGame } from '../harness/answers/by-game.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';
import { statesAt } from '../screenshots/states.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** How a page can look, and which rules are asked: what is no matter of colours is the same in all of them. */
interface Scheme extends Media {
  readonly name: string;
  readonly rules?: string[];
}

const LIGHT: Scheme = { name: 'light', colorScheme: 'light', forcedColors: 'none' };
const DARK: Scheme = { name: 'dark', colorScheme: 'dark', forcedColors: 'none' };
const FORCED: Scheme = {
  name: 'forced colours',
  colorScheme: 'dark',
  forcedColors: 'active',
  rules: ['color-contrast'],
};

/** Moments of a turn that look like the one before; they are asked in the long programme. */
const LIKE_OTHERS = ['second', 'share', 'done', 'pick', 'trade'];

async function violations(page: Page, { name, rules, ...media }: Scheme): Promise<string[]> {
  await page.emulateMedia(media);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${name}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

describe('axe finds nothing in any state', () => {
  test.for<{ tour: PlayedGame; look: typeof DESKTOP; schemes: Scheme[] }>([
    { tour: 'airlines-1990', look: PHONE, schemes: [DARK] },
    { tour: 'air-kwire', look: DESKTOP, schemes: [LIGHT] },
    ...(process.env.TARMAC_LONG
      ? ([
          ...(['airlines-europe', 'air-kwire'] as const).flatMap((tour) => [
            { tour, look: DESKTOP, schemes: [LIGHT, DARK, FORCED] },
            { tour, look: PHONE, schemes: [LIGHT, DARK, FORCED] },
          ]),
          { tour: 'airlines-1990', look: DESKTOP, schemes: [LIGHT, DARK, FORCED] },
          { tour: 'airlines-1990', look: PHONE, schemes: [LIGHT, FORCED] },
        ] as { tour: PlayedGame; look: typeof DESKTOP; schemes: Scheme[] }[])
      : []),
  ])('$tour, $look.width px', async ({ tour, look, schemes }, { visit }) => {
    const { page } = await visit(look);
    const found: string[] = [];
    for (const { name, reach, leave } of statesAt(look, tour)) {
      await reach(page);
      if (!process.env.TARMAC_LONG && LIKE_OTHERS.includes(name)) continue;
      for (const scheme of schemes) {
        const here = await violations(page, scheme);
        found.push(...here.map((violation) => `${name}, ${violation}`));
      }
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await leave?.(page);
    }
    expect(found).toEqual([]);
  });
});
