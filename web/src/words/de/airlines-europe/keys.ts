import type { Texts } from '../../airlines-europe.ts';

/** Keys of a table of Airlines Europe, where no button says what they do. */
export const keys: Texts['keys'] = {
  letters: 'Eine Airline, ihre nächste Karte oder ihre Aktie im Markt',
  deck: 'Der Stapel',
};
