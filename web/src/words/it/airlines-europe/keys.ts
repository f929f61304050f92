import type { Texts } from '../../airlines-europe.ts';

/** Keys of a table of Airlines Europe, where no button says what they do. */
export const keys: Texts['keys'] = {
  letters: 'Una compagnia, la sua prossima carta o la sua azione nel mercato',
  deck: 'Il mazzo',
};
