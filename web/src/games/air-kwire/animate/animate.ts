import { enactLater } from '../../common/animate/later.ts';
import { isStaged } from '../merger/stage.svelte.ts';

/** Nothing moves before the first move, so movements come after the table. */
export const loadMovements = () => import('./enact.ts');

/** Shows a move. */
export const animate = enactLater(loadMovements, isStaged);
