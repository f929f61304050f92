import type { SceneTexts } from '../../words/air-kwire.ts';
import { textsOfScenes } from '../common/scene-texts.ts';

/** What is said of mergers and payouts on the stage, and at the end of a game. */
export const {
  texts: sceneTexts,
  open: openSceneTexts,
  comeWith: withSceneTexts,
} = textsOfScenes<SceneTexts>({
  en: () => import('../../words/en/air-kwire/scenes.ts'),
  it: () => import('../../words/it/air-kwire/scenes.ts'),
  fr: () => import('../../words/fr/air-kwire/scenes.ts'),
  de: () => import('../../words/de/air-kwire/scenes.ts'),
});
