import type { Texts } from '../../words/airlines-1990.ts';
import { tableTexts } from '../common/texts.ts';

/** All text of the table. */
export const { texts, open: openTexts } = tableTexts<Texts>({
  en: () => import('../../words/en/airlines-1990/index.ts'),
  it: () => import('../../words/it/airlines-1990/index.ts'),
  fr: () => import('../../words/fr/airlines-1990/index.ts'),
  de: () => import('../../words/de/airlines-1990/index.ts'),
});
