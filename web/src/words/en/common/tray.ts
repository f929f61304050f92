/** Cards on the table. */
export const tray = {
  market: {
    title: 'Stock market',
    empty: 'Empty place',
  },
};
