import type { Texts } from '../../airlines-1990.ts';

export const map: Texts['map'] = {
  hint: 'Ingrandisci per i numeri',
  sabotage: 'sabotaggio',
};
