import type { Texts } from '../../airlines-1990.ts';

export const map: Texts['map'] = {
  title: ['Airlines', '1990'],
  hint: 'Zoom zeigt die Zahlen',
  offer: (from, to, pattern, circle) => `${from}–${to}, ${pattern}, Feld ${circle}`,
};
