import type { SceneTexts } from '../../words/airlines-europe.ts';
import { textsOfScenes } from '../common/scene-texts.ts';

/** What is said of scorings on the stage, and at the end of a game. */
export const { texts: sceneTexts, comeWith: withSceneTexts } = textsOfScenes<SceneTexts>({
  en: () => import('../../words/en/airlines-europe/scenes.ts'),
  it: () => import('../../words/it/airlines-europe/scenes.ts'),
  fr: () => import('../../words/fr/airlines-europe/scenes.ts'),
  de: () => import('../../words/de/airlines-europe/scenes.ts'),
});
