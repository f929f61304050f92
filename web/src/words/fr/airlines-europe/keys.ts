import type { Texts } from '../../airlines-europe.ts';

/** Keys of a table of Airlines Europe, where no button says what they do. */
export const keys: Texts['keys'] = {
  letters: 'Une compagnie, sa prochaine carte ou son action au marché',
  deck: 'La pioche',
};
