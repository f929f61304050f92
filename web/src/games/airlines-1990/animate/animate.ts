import { enactLater } from '../../common/animate/later.ts';
import { withSceneTexts } from '../scene-texts.ts';

/** Nothing moves before the first move, so movements come after the table. */
export const loadMovements = () => withSceneTexts(import('./enact.ts'));

/** Shows a move. */
export const animate = enactLater(loadMovements);
