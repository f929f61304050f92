import type { Texts } from '../../airlines-1990.ts';

export const map: Texts['map'] = {
  hint: 'Zoom zeigt die Zahlen',
  sabotage: 'Sabotage',
};
