/** The runway: what airlines are worth, and what they pay. */
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
