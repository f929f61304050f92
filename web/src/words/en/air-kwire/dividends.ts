const routes = (count: number): string => (count === 1 ? '1 route' : `${count} routes`);

/** The dividend track, and what a payout would bring. */
export const dividends = {
  title: 'Dividends',
  gauge: (done: number, spaces: number) => `Dividend track: ${done} of ${spaces}`,
  /** How far the next payout is. */
  next: (left: number) => `Dividends in ${routes(left)}`,
  due: 'Dividends at the end of this turn',
  ifNow: 'If paid now, $',
  rate: 'Each',
  perShare: 'Dividend per share',
  total: 'Total',
  nobody: 'No airline is open.',
  /** Why an airline pays nothing. */
  why: {
    cities: 'over its city limit',
    aircraft: 'an aircraft too large for its price',
    shares: 'fewer city points than shares sold',
  },
  whyBrief: {
    cities: (count: number, limit: number) => `${count} cities, ${limit} allowed`,
    aircraft: (aircraft: string) => `${aircraft} not allowed`,
    shares: (points: number, sold: number) =>
      `${points === 1 ? '1 point' : `${points} points`} for ${sold} shares`,
  },
  drops: 'price falls',
  warned: 'next time its price falls',
  bankrupt: 'goes bankrupt',
  rises: 'price rises',
};
