import type { Board } from '@tarmac/airlines-europe';

export const PLACES = 5;
/** Five places, and one behind them that pays nothing. */
export const ROW = PLACES + 1;
/** Spaces of the track that are distinguished; the last row never ends. */
const SPACES = 384;

/** The rows of the track, added up from space to space, so that the sum over any stretch is one subtraction. */
export function sumRows({ rows, zoneAt }: Board): Float64Array {
  const sums = new Float64Array(ROW * (SPACES + 1));
  for (let space = 0; space < SPACES; space++) {
    const row = rows[zoneAt[Math.min(space, zoneAt.length - 1)]];
    for (let place = 0; place < ROW; place++) {
      sums[ROW * (space + 1) + place] = sums[ROW * space + place] + (row[place] ?? 0);
    }
  }
  return sums;
}

/** Where a stretch that begins at this space is in the sums; the stretch is `ROW` times as long there. */
export function beginsAt(space: number, stretch: number): number {
  return ROW * Math.min(space, SPACES - stretch);
}

/** What a holder with this many others ahead gets, on average: between two places, a part of each. */
export function between(rows: Float64Array, row: number, before: number): number {
  const place = before | 0;
  const points = rows[row + place];
  return points + (before - place) * (rows[row + place + 1] - points);
}

/** Adds this amount of a holder to the two places it is between. */
export function addPlace(places: Float64Array, at: number, before: number, amount: number): void {
  const place = before | 0;
  const part = amount * (before - place);
  places[at + place] += amount - part;
  places[at + place + 1] += part;
}
