/** Cards on the table and in the hand. */
export const tray = {
  market: {
    title: 'Stock market',
    empty: 'Empty place',
  },
  /** In the place of a hand that the viewer may not see. */
  hidden: 'Hands are hidden.',
};
