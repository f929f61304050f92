import type { Texts } from '../../airlines-1990.ts';

export const map: Texts['map'] = {
  hint: 'Zoome pour les nombres',
  sabotage: 'sabotage',
};
