/** How a company shows itself: letters, outline, livery, colour. Colour is never the only sign. */
export interface Mark {
  readonly letter: string;
  readonly base: string;
  /** The second colour of the livery. */
  readonly second: string;
  /** The colour of the letter on the mark. */
  readonly ink: string;
  /** The outline in a box of 20 × 20; parts that overlap count as one shape. */
  readonly fin: string;
  /** The place of the letter. */
  readonly letterAt: readonly [x: number, y: number];
  /** The height of the letter, 13 where nothing else is said. */
  readonly letterSize?: number;
  /** The livery, clipped to the outline; `filled` areas and `lines` in the second colour. */
  readonly livery: readonly (
    | { readonly filled: string }
    | { readonly line: string; readonly width: number }
  )[];
}

export const INK = '#1B2430';
export const PAPER = '#FBF3E0';
