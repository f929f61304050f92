/** What the pictures of the rules say. */
export const book = {
  company: 'Company, headquarters',
  flies: 'Line patterns',
  shares: 'Shares',
  markers: 'Markers',
  /** Whose shares count at the end of a game of two. */
  third: 'Pile and market',
};
