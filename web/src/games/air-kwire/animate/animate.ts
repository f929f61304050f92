import { enactLater } from '../../common/animate/later.ts';
import { isStaged } from '../merger/stage.svelte.ts';
import { withSceneTexts } from '../scene-texts.ts';
import { asksForOne, decisions } from '../tray/decisions.ts';

/** Nothing moves before the first move, so movements come after the table. */
export const loadMovements = () => withSceneTexts(import('./enact.ts'));

const enact = enactLater(loadMovements, isStaged);

/** Shows a move. What is decided after it is there when it has been shown. */
export const animate: typeof enact = (...move) => {
  const [, , after] = move;
  const shown = enact(...move);
  if (decisions.hasCome || !asksForOne(after.view)) return shown;
  return Promise.all([shown, decisions.load()]).then(() => undefined);
};
