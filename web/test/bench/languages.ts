import type { Figure } from '@tarmac/testkit/figures';
import type { Browser } from 'playwright-core';
import type { Language } from '../../src/words/languages.ts';
import { openContext } from '../harness/browser.ts';
import { allSaves } from '../saves/saves.ts';

const OTHERS: readonly Language[] = ['it', 'fr', 'de'];

/** What choosing a language adds to a table that is opened in English. */
export async function languages(browser: Browser, url: string): Promise<Figure[]> {
  const english = await scriptsOf(browser, url, 'en');
  const figures: Figure[] = [];
  for (const language of OTHERS) {
    const loaded = await scriptsOf(browser, url, language);
    const added = [...loaded].filter(([name]) => !english.has(name));
    const value = added.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
    figures.push({ name: `script that ${language} adds, gzip`, value, unit: 'kB', most: 15 });
  }
  return figures;
}

/** The scripts of first screen and table, with their bytes on the line. */
async function scriptsOf(browser: Browser, url: string, language: Language): Promise<Map<string, number>> {
  const context = await openContext(browser, { width: 1440, height: 900 });
  await context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await context.addInitScript((spoken) => {
    localStorage.setItem('tarmac.settings', JSON.stringify({ speed: 0, language: spoken }));
  }, language);
  const sizes = new Map<string, number>();
  try {
    const page = await context.newPage();
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return;
      const { responseBodySize } = await request.sizes();
      sizes.set(new URL(request.url()).pathname, responseBodySize);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.goto(`${url}#/game/${allSaves()[0]?.[1].link}`);
    await page.getByTestId('history').waitFor();
    await page.waitForLoadState('networkidle');
  } finally {
    await context.close();
  }
  return sizes;
}
