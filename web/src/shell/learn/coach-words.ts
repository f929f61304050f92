import type { coach } from '../../words/en/lesson/coach.ts';
import type { Language } from '../../words/words.svelte.ts';

export type CoachWords = typeof coach;

/** The words of whoever explains, whatever the game. */
export const COACH: Readonly<Record<Language, () => Promise<{ readonly coach: CoachWords }>>> = {
  en: () => import('../../words/en/lesson/coach.ts'),
  it: () => import('../../words/it/lesson/coach.ts'),
  fr: () => import('../../words/fr/lesson/coach.ts'),
  de: () => import('../../words/de/lesson/coach.ts'),
};
