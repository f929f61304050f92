import { withSceneTexts } from '../scene-texts.ts';

/** The result is not needed before the end of a game. */
export const loadResult = async () => (await withSceneTexts(import('./Result.svelte'))).default;
