import type { Texts } from '../../words/air-kwire.ts';
import { laterTexts } from '../../words/words.svelte.ts';

/** All text of the table. */
export const { texts, open: openTexts } = laterTexts<Texts>({
  en: () => import('../../words/en/air-kwire/index.ts'),
  it: () => import('../../words/it/air-kwire/index.ts'),
  fr: () => import('../../words/fr/air-kwire/index.ts'),
  de: () => import('../../words/de/air-kwire/index.ts'),
});
