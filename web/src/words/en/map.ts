/** The map and the runway of Airlines Europe. */
export const map = {
  name: (board: string) => `Map: ${board}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  list: 'Show routes as a list',
  hint: 'Zoom in for prices',
  route: (from: string, to: string) => `${from}–${to}`,
  offer: (from: string, to: string, price: number) => `${from}–${to}, ${price} million`,
  rule: (rule: string) => `Rule ${rule}`,
};

export const runway = {
  name: 'Airline values and what they pay',
  pays: 'Pays',
  value: 'Airline value',
  valueLines: ['Airline', 'value'],
  airline: 'Airline',
  payout: (points: readonly number[]) => points.join(', '),
  preview: (airline: string, to: number) => `${airline} would move to ${to}.`,
};
