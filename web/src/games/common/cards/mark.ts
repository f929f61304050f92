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

/** The mark of a company that only a record knows: a plain label with its letters. */
export function plainMark(company: string): Mark {
  return {
    letter: company.slice(0, 3).toUpperCase(),
    base: '#8A8F8C',
    second: INK,
    ink: INK,
    fin: 'M20 10A10 10 0 1 1 0 10 10 10 0 1 1 20 10Z',
    letterAt: [10, 12.9],
    letterSize: 8,
    livery: [],
  };
}
