import type { Share } from '@tarmac/airlines-europe';

/** How an airline shows itself: letter, fin, livery, colour. Colour is never the only sign. */
export interface Identity {
  readonly letter: string;
  readonly base: string;
  /** The second colour of the livery. */
  readonly second: string;
  /** The colour of the letter on the fin. */
  readonly ink: string;
  /** The outline of the fin in a box of 20 × 20. */
  readonly fin: string;
  /** The place of the letter. */
  readonly letterAt: readonly [x: number, y: number];
  /** The livery, clipped to the fin; `filled` areas and `lines` in the second colour. */
  readonly livery: readonly (
    | { readonly filled: string }
    | { readonly line: string; readonly width: number }
  )[];
}

export const INK = '#1B2430';
export const PAPER = '#FBF3E0';

export const IDENTITY: Readonly<Record<Share, Identity>> = {
  yellow: {
    letter: 'A',
    base: '#EFBB2C',
    second: '#1B2430',
    ink: INK,
    fin: 'M1 19.5V10A9 9 0 0 1 19 10V19.5Z',
    letterAt: [10, 17.2],
    livery: [{ line: 'M10 7V1M6.6 7.6 3.4 2.6M13.4 7.6l3.2-5', width: 1.7 }],
  },
  blue: {
    letter: 'R',
    base: '#2B70BF',
    second: '#FBF3E0',
    ink: PAPER,
    fin: 'M.4 19.5 6.6.6H19.6V19.5Z',
    letterAt: [12.6, 14.6],
    livery: [{ line: 'M2.8 19.5 9 .6M5.4 19.5', width: 2.2 }],
  },
  violet: {
    letter: 'L',
    base: '#55266C',
    second: '#8B4FA6',
    ink: PAPER,
    fin: 'M.8 19.5V5.6A4.6 4.6 0 0 1 10 5.2 4.6 4.6 0 0 1 19.2 5.6V19.5Z',
    letterAt: [10.4, 16],
    livery: [{ filled: 'M10 0H20V20H10Z' }],
  },
  red: {
    letter: 'D',
    base: '#C4263B',
    second: '#FBF3E0',
    ink: PAPER,
    fin: 'M10-.6 20.6 10 10 20.6-.6 10Z',
    letterAt: [10, 14.2],
    livery: [{ line: 'M10 1.3 18.7 10 10 18.7 1.3 10Z', width: 1 }],
  },
  black: {
    letter: 'B',
    base: '#1D2026',
    second: '#FBF3E0',
    ink: PAPER,
    fin: 'M10-.8 20.4 19.5H-.4Z',
    letterAt: [10, 17.9],
    livery: [{ filled: 'M10-2 13.6 6H6.4Z' }],
  },
  brown: {
    letter: 'J',
    base: '#633C14',
    second: '#FBF3E0',
    ink: PAPER,
    fin: 'M-.4 10C-.4 5.6 4.2 3 10 3S20.4 5.6 20.4 10 15.8 17 10 17-.4 14.4-.4 10Z',
    letterAt: [10, 14.1],
    livery: [{ line: 'M4 2.6V17.4M16 2.6V17.4', width: 1.7 }],
  },
  green: {
    letter: 'F',
    base: '#0F6E55',
    second: '#FBF3E0',
    ink: PAPER,
    fin: 'M5.4.6H14.6V5.4H17.2V11H20V19.5H0V11H2.8V5.4H5.4Z',
    letterAt: [10, 13.2],
    livery: [{ line: 'M0 16.4H20', width: 2 }],
  },
  orange: {
    letter: 'T',
    base: '#E9862F',
    second: '#1B2430',
    ink: INK,
    fin: 'M-.3.8H20.3V8.4H15.4V19.5H4.6V8.4H-.3Z',
    letterAt: [10, 15.6],
    livery: [{ filled: 'M0 1H2.6V4.6H5.2V8.4H2.6V4.6H0ZM20 1H17.4V4.6H14.8V8.4H17.4V4.6H20Z' }],
  },
  gray: {
    letter: 'S',
    base: '#9FA6A8',
    second: '#1B2430',
    ink: INK,
    fin: 'M.8-.4 10 4.2 19.2-.4V19.5H.8Z',
    letterAt: [10, 17.7],
    livery: [{ line: 'M.5 2.3 10 7.1 19.5 2.3', width: 1.6 }],
  },
  white: {
    letter: 'W',
    base: '#FFFDF6',
    second: '#5F94AE',
    ink: INK,
    fin: 'M1.4 19.5V-.2C11.4.6 19 8.6 20.2 19.5Z',
    letterAt: [9, 14.6],
    livery: [{ line: 'M0 17.4q2.5-2.6 5 0t5 0 5 0 5 0M0 20.4q2.5-2.6 5 0t5 0 5 0 5 0', width: 1.5 }],
  },
  abacus: {
    letter: 'X',
    base: '#F7D9A6',
    second: '#B3261E',
    ink: '#8E1B16',
    fin: 'M5-.2H15L20.4 10 15 20.2H5L-.4 10Z',
    letterAt: [10, 14.2],
    livery: [{ line: 'M5.4.6H14.6L19.6 10 14.6 19.4H5.4L.4 10Z', width: 2.6 }],
  },
};
