import type { Point } from './geometry.ts';

/** Something on the map that may be chosen now. */
export interface Offer {
  readonly id: string;
  readonly at: Point;
  /** What a screen reader says. */
  readonly label: string;
}
