import type { Company } from '@tarmac/airlines-1990';
import { pointsFor } from '@tarmac/airlines-1990/aids';

/** One company of a scoring; a holding beyond the players is that of the third of A90-82. */
export interface Scored {
  readonly company: Company;
  readonly markers: number;
  /** What the second place brings. */
  readonly half: number;
  readonly holdings: readonly number[];
  /** By player. */
  readonly points: readonly number[];
}

function scored(company: Company, markers: number, holdings: readonly number[], players: number): Scored {
  const [, half = 0] = pointsFor(markers, [2, 1]);
  return { company, markers, half, holdings, points: pointsFor(markers, holdings).slice(0, players) };
}

/** The worked examples of scorings (A90-72, A90-82); those with ties and the sole holder are the published ones. */
export const SCORINGS = {
  places: scored('fox', 7, [4, 2, 1], 3),
  alone: scored('boi', 3, [2, 0, 0], 3),
  tiedFirst: scored('ita', 11, [3, 3, 3, 1], 4),
  tiedSecond: scored('hit', 16, [3, 2, 2, 2], 4),
  third: scored('owl', 9, [3, 2, 4], 2),
} as const;
