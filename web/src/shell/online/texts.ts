import type { OnlineTexts } from '../../words/online.ts';
import { laterTexts } from '../../words/words.svelte.ts';

/** All text of tables online: it loads where there is a server. */
export const { texts, open: openTexts } = laterTexts<OnlineTexts>({
  en: () => import('../../words/en/online/index.ts'),
  it: () => import('../../words/it/online/index.ts'),
  fr: () => import('../../words/fr/online/index.ts'),
  de: () => import('../../words/de/online/index.ts'),
});
