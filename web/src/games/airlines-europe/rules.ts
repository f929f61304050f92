import type { Language } from '../../words/words.svelte.ts';
import { inWords, type Rulebook } from '../rulebook.ts';
import type { EuropeBook } from './rules/book.ts';
import { CONTENTS } from './rules/contents.ts';
import Picture from './rules/Picture.svelte';
import Symbols from './rules/Symbols.svelte';
import { examplesIn } from './rules/sentences.ts';

const BOOKS: Readonly<Record<Language, () => Promise<{ readonly book: EuropeBook }>>> = {
  en: () => import('../../words/en/rules/airlines-europe.ts'),
  it: () => import('../../words/it/rules/airlines-europe.ts'),
  fr: () => import('../../words/fr/rules/airlines-europe.ts'),
  de: () => import('../../words/de/rules/airlines-europe.ts'),
};

/** The rules of Airlines Europe. Loaded when somebody wants to read them. */
export async function rulebook(language: Language): Promise<Rulebook> {
  const { book } = await BOOKS[language]();
  return { sections: inWords(CONTENTS, book, examplesIn(book)), Picture, Symbols };
}
