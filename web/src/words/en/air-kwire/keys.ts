/** Keys of a table of Air-Kwire, where no button says what they do. */
export const keys = {
  airlines: 'An airline: for the route, to open it, or to look at a trade',
  trade: 'Buy or sell a share of the airline you look at; one exchange more or fewer',
  cards: 'A card of your hand, from the left',
  aircraft: 'The next aircraft',
  pile: 'Draw from the pile',
  discard: 'Discard a card instead',
  yes: 'Agree',
  no: 'Refuse',
  without: 'Continue without',
};
