/** What the pictures of the rules say. */
export const book = {
  airline: 'Airline, home',
  markers: 'Acquired markers',
  price: 'Price',
  cityLimit: 'Cities',
  highest: 'Highest type',
  pointsAndShares: 'Points, shares sold',
  pays: 'Pays',
  /** "3 of 2": how many cities, and how many the price allows. */
  of: (number: number, limit: number) => `${number} of ${limit}`,
  range: (hexes: number) => (hexes === 1 ? '1 hex' : `${hexes} hexes`),
  steps: [
    { title: 'Stock market', says: 'Up to 3 shares bought or sold, $50 each time.' },
    { title: 'Card', says: 'A route for an airline of yours, or a discard.' },
    { title: 'Draw', says: 'From the pile; after a route also from the pool.' },
  ],
  after: 'After every 7th route: dividends. With 40 city points: the end.',
};
