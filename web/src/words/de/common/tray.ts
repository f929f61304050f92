import type { Texts } from '../../common.ts';

/** Cards on the table and in the hand. */
export const tray: Texts['tray'] = {
  market: {
    title: 'Aktienmarkt',
    empty: 'Leerer Platz',
  },
  hidden: 'Die Hände sind verdeckt.',
};
