import type { Texts } from '../../common.ts';

/** Cards on the table. */
export const tray: Texts['tray'] = {
  market: {
    title: 'Mercato',
    empty: 'Posto vuoto',
  },
};
