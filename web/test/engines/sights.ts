import type { Page } from 'playwright-core';
import { arrived } from '../harness/at-rest.ts';
import { boxFaults } from '../harness/boxes.ts';
import { type Language, speakIn } from '../harness/languages.ts';
import { OUT } from '../harness/processes.ts';
import { DESKTOP, PHONE, type Size } from '../harness/sizes.ts';
import { drawingFaults } from './drawing.ts';

/** How the table is looked at. */
interface Sight {
  readonly size: Size;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

/** As games are played. */
const HOME: Sight = { size: DESKTOP, language: 'en', theme: 'light' };
const LAPTOP: Size = { width: 1366, height: 768 };

/** Every size, two languages, both colours. */
const AROUND: readonly Sight[] = [
  HOME,
  { size: LAPTOP, language: 'en', theme: 'dark' },
  { size: PHONE, language: 'en', theme: 'light' },
  { size: PHONE, language: 'de', theme: 'dark' },
  { size: LAPTOP, language: 'de', theme: 'light' },
  { size: DESKTOP, language: 'de', theme: 'dark' },
];

/** A picture of the page, once what comes in has arrived. */
export async function picture(page: Page, name: string): Promise<void> {
  await arrived(page);
  await page.evaluate(async () => {
    while (document.querySelector('[data-map] [data-awaited]:not([data-awaited="0"])'))
      await new Promise(requestAnimationFrame);
  });
  await page.screenshot({ path: `${OUT}/engines/${name}.png` });
}

/** Looks at the table from all sides: pictures, and what is wrong with its boxes and drawings, in words. */
export async function lookAround(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const sight of AROUND) {
    const { size, language, theme } = sight;
    const called = `${name}-${size.width}x${size.height}-${theme}-${language}`;
    await show(page, sight);
    await picture(page, called);
    const found = [...(await boxFaults(page, false)), ...(await drawingFaults(page))];
    faults.push(...found.map((fault) => `${called}: ${fault}`));
  }
  await show(page, HOME);
  return faults;
}

async function show(page: Page, { size, language, theme }: Sight): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((theme) => {
    const KEY = 'tarmac.settings';
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, theme }));
  }, theme);
  await speakIn(page, language); // makes the page read its settings again, and waits for it
}
