/** A row of payouts without the places that get nothing. */
export function paidPlaces(row: readonly number[]): number[] {
  return row.filter((points) => points > 0);
}
