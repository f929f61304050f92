import type { SceneTexts } from '../../words/common.ts';
import type { Language } from '../../words/languages.ts';
import { type LaterTexts, laterTexts } from '../../words/words.svelte.ts';
import { together } from './texts.ts';

const common = laterTexts<SceneTexts>({
  en: () => import('../../words/en/common/scenes.ts'),
  it: () => import('../../words/it/common/scenes.ts'),
  fr: () => import('../../words/fr/common/scenes.ts'),
  de: () => import('../../words/de/common/scenes.ts'),
});

/** What all games say at their end. */
export const commonSceneTexts = common.texts;

/** What a game says on its stage and at its end, and a part that says it: it has come when all of that has. */
interface SceneWords<Texts> extends LaterTexts<Texts> {
  comeWith<Part>(part: Promise<Part>): Promise<Part>;
}

export function textsOfScenes<Texts>(
  load: Readonly<Record<Language, () => Promise<Texts>>>,
): SceneWords<Texts> {
  const both = together(laterTexts(load), common);
  return {
    ...both,
    async comeWith(part) {
      const [loaded] = await Promise.all([part, both.open()]);
      return loaded;
    },
  };
}
