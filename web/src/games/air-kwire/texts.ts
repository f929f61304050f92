import type { Texts } from '../../words/air-kwire.ts';
import { tableTexts } from '../common/texts.ts';

/** All text of the table. */
export const { texts, open: openTexts } = tableTexts<Texts>({
  en: () => import('../../words/en/air-kwire/index.ts'),
  it: () => import('../../words/it/air-kwire/index.ts'),
  fr: () => import('../../words/fr/air-kwire/index.ts'),
  de: () => import('../../words/de/air-kwire/index.ts'),
});
