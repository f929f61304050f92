/** Keys of a table of Airlines Europe, where no button says what they do. */
export const keys = {
  letters: 'An airline, the next card of it, or its share of the market',
  deck: 'The deck',
};
