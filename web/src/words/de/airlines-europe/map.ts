import type { Texts } from '../../airlines-europe.ts';
import { millions } from '../grammar.ts';

/** The map. */
export const map: Texts['map'] = {
  hint: 'Zoom zeigt Preise',
  offer: (from, to, price) => `${from}–${to}, ${millions(price)}`,
};
