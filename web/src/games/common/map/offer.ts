import type { Point } from './geometry.ts';
import type { Target } from './hit.ts';

/** Something on the map that may be chosen now. */
export interface Offer extends Target {
  readonly id: string;
  readonly at: Point;
  /** What a screen reader says. */
  readonly label: string;
}
