/** The end of a game of Airlines (1990). */
export const result = {
  endedBy: {
    'shares-gone': 'The last share was taken, and the final scoring followed.',
    'third-scoring': 'With two players the third scoring ends the game.',
    stalemate: 'A whole round passed without a flight card drawn or played, and the final scoring followed.',
  },
  shared: 'Equal points.',
  brought: 'What each company brought',
  /** A90-90 */
  bonus: 'Bonus',
  inPile: 'Left in the pile of shares',
  inFlightPile: 'Left in the pile of flight cards',
};
