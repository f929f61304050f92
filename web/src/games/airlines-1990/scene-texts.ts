import type { SceneTexts } from '../../words/airlines-1990.ts';
import { textsOfScenes } from '../common/scene-texts.ts';

/** What is said of scorings on the stage, and at the end of a game. */
export const {
  texts: sceneTexts,
  open: openSceneTexts,
  comeWith: withSceneTexts,
} = textsOfScenes<SceneTexts>({
  en: () => import('../../words/en/airlines-1990/scenes.ts'),
  it: () => import('../../words/it/airlines-1990/scenes.ts'),
  fr: () => import('../../words/fr/airlines-1990/scenes.ts'),
  de: () => import('../../words/de/airlines-1990/scenes.ts'),
});
