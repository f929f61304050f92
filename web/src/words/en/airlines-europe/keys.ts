/** Keys of a table of Airlines Europe, where no button says what they do. */
export const keys = {
  letters: 'An airline, its next card, or its share in the market',
  deck: 'The deck',
};
