/** Keys of a table of Airlines (1990), where no button says what they do. */
export const keys = {
  companies: 'A company, or its share in the market',
  cards: 'While you found or fly: a flight card, from the left',
  shares: 'One share more or fewer',
  pile: 'The pile of shares',
  without: 'Keep the cards, or don’t sabotage',
};
