import type { Texts } from '../../airlines-1990.ts';

/** What the pictures of the rules say. */
export const book: Texts['book'] = {
  company: 'Compagnie, siège',
  flies: 'Motifs',
  shares: 'Actions',
  markers: 'Marqueurs',
  third: 'Pioche et marché',
};
