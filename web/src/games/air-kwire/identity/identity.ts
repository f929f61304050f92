import type { Airline } from '@tarmac/air-kwire';
import { INK, type Mark, PAPER, plainMark } from '../../common/cards/mark.ts';

/** The seven airlines of the board: each an outline of its own and the first letter of its name. */
const KNOWN: Readonly<Record<Airline, Mark>> = {
  /* a lighthouse and its beam */
  beacon: {
    letter: 'B',
    base: '#F3BE2E',
    second: INK,
    ink: INK,
    fin: 'M6.6-1.8 10.6 1.8 21.6-1.4V8.6L11 5.6 14.4 20.6H-1L2.8 1.8Z',
    letterAt: [6.8, 16.6],
    letterSize: 11,
    livery: [{ filled: 'M-3 2.6H9.8V6.8H-3Z' }, { filled: 'M-3 17.8H16V23H-3Z' }],
  },
  /* a cardinal with its crest and mask */
  cardinal: {
    letter: 'C',
    base: '#C31B2B',
    second: INK,
    ink: PAPER,
    fin: 'M17.4-1.6C12.6-1.4 9-.2 6.4 2.4 4.6 4.2 3.6 5.8 3.4 7.4L-1.4 10 3 12.6C3.4 15.4 2.4 18 .6 20.4H19.8C21 15.6 20.6 10.4 18 6.4 16.6 4.2 16.4 1.4 17.4-1.6Z',
    letterAt: [12.4, 18],
    letterSize: 12,
    livery: [{ filled: 'M-3 4.6 6.2 5 8.4 9.8 6.2 14.4-3 15Z' }],
  },
  /* a magnolia */
  magnolia: {
    letter: 'M',
    base: '#F6CBD5',
    second: '#8E2456',
    ink: PAPER,
    fin: 'M7.2 5.2A3.7 3.7 0 1 1 12.8 5.2A3.7 3.7 0 1 1 15.6 10A3.7 3.7 0 1 1 12.8 14.8A3.7 3.7 0 1 1 7.2 14.8A3.7 3.7 0 1 1 4.4 10A3.7 3.7 0 1 1 7.2 5.2Z',
    letterAt: [10, 13.5],
    letterSize: 10,
    livery: [{ filled: 'M15.8 10a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 1 1 11.6 0Z' }],
  },
  /* a longhorn */
  pecos: {
    letter: 'P',
    base: '#DD7326',
    second: PAPER,
    ink: INK,
    fin: 'M-1.6-.8C.2 2.6 2.6 3.6 5.4 3.6H14.6C17.4 3.6 19.8 2.6 21.6-.8 22.4 4.6 20 8 16.4 8.6L15.8 13 16.8 17.4C16.8 19.6 14 20.8 10 20.8S3.2 19.6 3.2 17.4L4.2 13 3.6 8.6C0 8-2.4 4.6-1.6-.8Z',
    letterAt: [10.2, 14.8],
    letterSize: 12,
    livery: [{ filled: 'M-3-3H2.6L3.6 10H-3ZM23-3H17.4L16.4 10H23Z' }, { filled: 'M0 16.8H20V23H0Z' }],
  },
  /* two peaks with snow */
  summit: {
    letter: 'S',
    base: '#4A2C82',
    second: PAPER,
    ink: PAPER,
    fin: 'M-1.6 20.4 8-1.4 12.6 7.4 15.2 4.4 21.6 20.4Z',
    letterAt: [9.4, 18.6],
    letterSize: 11,
    livery: [{ filled: 'M-3-3H23V8.4L17.4 9.2 15.6 7.6 13.8 9.4 11.4 6.8 9.6 8.6 7.6 6.2 5.4 8.4 3 7.6Z' }],
  },
  /* a kingfisher that dives */
  halcyon: {
    letter: 'H',
    base: '#1C75BC',
    second: '#F2A33A',
    ink: PAPER,
    fin: 'M10 21.8 7.4 16.4C5.8 15.6 5 14.4 4.8 12.8 1 11-1.4 6.8-1.6.6 2 2.4 4.4 3 7 3.2L7.6-1.2H12.4L13 3.2C15.6 3 18 2.4 21.6.6 21.4 6.8 19 11 15.2 12.8 15 14.4 14.2 15.6 12.6 16.4Z',
    letterAt: [10, 12.4],
    letterSize: 11,
    livery: [{ filled: 'M-3 13.8H23V23H-3Z' }, { filled: 'M-3-3H1.6L3.8 8-3 12ZM23-3H18.4L16.2 8 23 12Z' }],
  },
  /* a totem pole with wings */
  totem: {
    letter: 'T',
    base: '#0E5A48',
    second: PAPER,
    ink: PAPER,
    fin: 'M4.6-1.4H15.4V2.6H21.6V5.4L18.6 9H15.4V20.6H4.6V9H1.4L-1.6 5.4V2.6H4.6Z',
    letterAt: [10, 18.8],
    letterSize: 11,
    livery: [
      {
        filled:
          'M8.6 2.4a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 1 1 2.8 0ZM14.2 2.4a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 1 1 2.8 0Z',
      },
      { filled: 'M7.4 6H12.6L10 9Z' },
      { filled: 'M-3 5.4H3.6V7H-3ZM16.4 5.4H23V7H16.4Z' },
    ],
  },
};

/** How an airline shows itself. */
export function identityOf(airline: Airline): Mark {
  return KNOWN[airline] ?? plainMark(airline);
}

/** The airlines with a mark of their own. */
export const AIRLINES: readonly Airline[] = Object.keys(KNOWN);
