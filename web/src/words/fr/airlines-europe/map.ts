import type { Texts } from '../../airlines-europe.ts';
import { millions } from '../people.ts';

/** The map. */
export const map: Texts['map'] = {
  hint: 'Zoome pour les prix',
  offer: (from, to, price) => `${from}–${to}, ${millions(price)}`,
};
