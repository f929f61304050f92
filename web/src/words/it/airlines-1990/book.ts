import type { Texts } from '../../airlines-1990.ts';

/** What the pictures of the rules say. */
export const book: Texts['book'] = {
  company: 'Compagnia, sede',
  flies: 'Tipi di linea',
  shares: 'Azioni',
  markers: 'Segnalini',
  third: 'Mazzo e mercato',
};
