import type { Texts } from '../../words/airlines-europe.ts';
import { tableTexts } from '../common/texts.ts';

/** All text of the table. */
export const { texts, open: openTexts } = tableTexts<Texts>({
  en: () => import('../../words/en/airlines-europe/index.ts'),
  it: () => import('../../words/it/airlines-europe/index.ts'),
  fr: () => import('../../words/fr/airlines-europe/index.ts'),
  de: () => import('../../words/de/airlines-europe/index.ts'),
});
