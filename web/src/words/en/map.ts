/** The map and the runway of Airlines Europe. */
export const map = {
  name: (board: string) => `Map: ${board}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  hint: 'Zoom in for prices',
  offer: (from: string, to: string, price: number) => `${from}–${to}, ${price} million`,
  rule: (rule: string) => `Rule ${rule}`,
};

export const runway = {
  name: 'Airline values and what they pay',
  pays: 'Pays',
  value: 'Airline value',
  valueLines: ['Airline', 'value'],
  airline: 'Airline',
  /** What the first, second … most shares bring. */
  places: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
  toNext: 'To the next payout',
  ahead: (spaces: number, at: number) => `${spaces} to go, at ${at}`,
  last: 'highest',
  preview: (airline: string, to: number) => `${airline} would move to ${to}.`,
};
