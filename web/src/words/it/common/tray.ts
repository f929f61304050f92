import type { Texts } from '../../common.ts';

/** Cards on the table and in the hand. */
export const tray: Texts['tray'] = {
  market: {
    title: 'Mercato',
    empty: 'Posto vuoto',
  },
  hidden: 'Le mani sono coperte.',
};
