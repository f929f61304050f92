import type { Language } from '../../words/languages.ts';
import { inWords, type Rulebook } from '../rulebook.ts';
import { RULES } from './chapters.ts';
import { CONTENTS } from './rules/contents.ts';
import Picture from './rules/Picture.svelte';
import Symbols from './rules/Symbols.svelte';
import { examplesIn } from './rules/sentences.ts';

/** The rules of Air-Kwire. Loaded when somebody wants to read them. */
export async function rulebook(language: Language): Promise<Rulebook> {
  const { book } = await RULES[language]();
  return { sections: inWords(CONTENTS, book, examplesIn(book)), Picture, Symbols };
}
