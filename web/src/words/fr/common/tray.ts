import type { Texts } from '../../common.ts';

/** Cards on the table and in the hand. */
export const tray: Texts['tray'] = {
  market: {
    title: 'Marché',
    empty: 'Place vide',
  },
  hidden: 'Les mains sont cachées.',
};
