import type { Texts } from '../../airlines-1990.ts';

export const map: Texts['map'] = {
  title: ['Airlines', '1990'],
  hint: 'Ingrandisci per i numeri',
  offer: (from, to, pattern, circle) => `${from}–${to}, ${pattern}, casella ${circle}`,
};
