import type { Texts } from '../../airlines-1990.ts';

/** What the pictures of the rules say. */
export const book: Texts['book'] = {
  company: 'Gesellschaft, Sitz',
  flies: 'Linienarten',
  shares: 'Aktien',
  markers: 'Marker',
  third: 'Stapel und Markt',
};
