import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { arrived } from './at-rest.ts';

/** A script that does nothing, for pages where axe is already. */
const NOTHING = '0';

/** What axe objects to on a page once it is at rest; `rules`: only these. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await arrived(page); // what fades in has too little contrast on its way
  // Half a megabyte: a page reads it once, and runs faster what it has run before.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING }) })
    .setLegacyMode()
    // In other colours, or where nothing is wrong, axe need not describe what is right: that is most of its work.
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
