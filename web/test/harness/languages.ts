import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';

export type { Language } from '../../src/words/languages.ts';

export const isLanguage = (text: string): text is Language => text in LANGUAGES;

/** Another language, as if it had been chosen in another tab: nothing on the page is pressed for it. */
export function speakIn(page: Page, language: Language): Promise<void> {
  return page.evaluate(async (language) => {
    const KEY = 'tarmac.settings';
    const frame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next));
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, language }));
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    while (document.documentElement.lang !== language) await frame();
    await document.fonts.ready;
    await frame();
    await frame();
  }, language);
}
