/** Cities by their id on the board, where the board's own English name will not do. */
const cities: Readonly<Record<string, string>> = {};

export const names = {
  cities,
  /** What a city card is called: its city and city points. */
  cityCard: (name: string, points: number) => `${name}, ${points === 1 ? '1 point' : `${points} points`}`,
  powers: {
    'block-trade': 'Block Trade',
    'fees-waived': 'Fees Waived',
    'decommission-route': 'Decommission Route',
    'double-routes': 'Double Routes',
    'free-discard': 'Free Discard',
    'pay-dividends': 'Pay Dividends Now',
    'reset-marker': 'Reset Dividends',
    reshuffle: 'Reshuffle',
    reverse: 'Reverse Direction',
  },
};
