import type { Texts as CommonTexts } from '../../words/common.ts';
import type { Language } from '../../words/languages.ts';
import { type LaterTexts, laterTexts } from '../../words/words.svelte.ts';

const common = laterTexts<CommonTexts>({
  en: () => import('../../words/en/common/index.ts'),
  it: () => import('../../words/it/common/index.ts'),
  fr: () => import('../../words/fr/common/index.ts'),
  de: () => import('../../words/de/common/index.ts'),
});

/** What the tables of all games say. */
export const commonTexts = common.texts;

/** The texts of a game's table; what all tables say is opened with them. */
export function tableTexts<Texts>(load: Readonly<Record<Language, () => Promise<Texts>>>): LaterTexts<Texts> {
  return together(laterTexts(load), common);
}

/** Both are opened, the first is read. */
export function together<Texts>(own: LaterTexts<Texts>, shared: LaterTexts<unknown>): LaterTexts<Texts> {
  return {
    texts: own.texts,
    async open() {
      await Promise.all([own.open(), shared.open()]);
    },
  };
}
