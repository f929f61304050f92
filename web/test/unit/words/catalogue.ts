import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '../../../src/words/languages.ts';

const WORDS = fileURLToPath(new URL('../../../src/words/', import.meta.url));

export const languages = Object.keys(LANGUAGES) as Language[];
export const translations = languages.filter((language) => language !== 'en');

/** A text of a catalogue, several in a row, or a function that makes one. */
export type Text = string | number | boolean | readonly unknown[] | ((...values: never[]) => unknown);

/** Every text by its path: `screen.bar.deck`. */
export function textsOf(catalogue: object, path = ''): Map<string, Text> {
  const texts = new Map<string, Text>();
  for (const [key, value] of Object.entries(catalogue)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [below, text] of textsOf(value, here)) texts.set(below, text);
    } else texts.set(here, value as Text);
  }
  return texts;
}

/** The catalogue that comes with a language. */
export function indexOf(language: Language): Promise<object> {
  return import(`${WORDS}${language}/index.ts`);
}

/** Long texts lie in folders of a language and load on their own: `rules/market.ts`. */
export function longTextFiles(language: Language): string[] {
  return readdirSync(`${WORDS}${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('/') && file.endsWith('.ts'))
    .sort();
}

export function longText(language: Language, file: string): Promise<object> {
  return import(`${WORDS}${language}/${file}`);
}
