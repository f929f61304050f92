import type { Company } from '@tarmac/airlines-1990';
import { INK, type Mark, PAPER, plainMark } from '../../common/cards/mark.ts';

/** The nine companies of North America: each an outline of its own and the first of its three letters. */
const KNOWN: Readonly<Record<Company, Mark>> = {
  /* a macaw */
  ara: {
    letter: 'A',
    base: '#C41C2A',
    second: INK,
    ink: PAPER,
    fin: 'M.2 19.8V9.4A9.2 9.2 0 0 1 9.4.2H11A9.6 9.6 0 0 1 20.6 9.8C20.6 13.2 19.2 16 16.4 18 16.6 15 15.8 13.4 13.6 12.8V19.8Z',
    letterAt: [6.8, 17.6],
    letterSize: 12,
    livery: [
      { filled: 'M13.4-1C15.4 4 14.6 9 13 13L17 20 23 13V-1Z' },
      { filled: 'M11.4 5.2a1.7 1.7 0 1 0-3.4 0 1.7 1.7 0 1 0 3.4 0Z' },
    ],
  },
  /* a fir */
  boi: {
    letter: 'B',
    base: '#006562',
    second: PAPER,
    ink: PAPER,
    fin: 'M10-1 15.6 6H13.4L18 12H15.6L20.6 19.8H-.6L4.4 12H2L6.6 6H4.4Z',
    letterAt: [10, 18],
    letterSize: 11.5,
    livery: [{ filled: 'M10-2 14.4 4.5 12 3.8 10 5.6 8 3.8 5.6 4.5Z' }],
  },
  /* a bear cub */
  cub: {
    letter: 'C',
    base: '#56290A',
    second: '#D8A96C',
    ink: INK,
    fin: 'M7.6 3.8a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 1 1 7.6 0ZM20 3.8a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 1 1 7.6 0ZM19.4 11.4a9.4 9 0 1 1-18.8 0 9.4 9 0 1 1 18.8 0Z',
    letterAt: [10, 17.6],
    letterSize: 11.5,
    livery: [
      {
        filled:
          'M5.4 3.6a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 1 1 3.2 0ZM17.8 3.6a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 1 1 3.2 0Z',
      },
      { filled: 'M16.2 13.6a6.2 5.8 0 1 1-12.4 0 6.2 5.8 0 1 1 12.4 0Z' },
    ],
  },
  /* an elk */
  elk: {
    letter: 'E',
    base: '#A9BAC0',
    second: '#3C4A53',
    ink: INK,
    fin: 'M5 7.6H15L14.2 17.2A4.2 4.2 0 0 1 5.8 17.2ZM8 9.4C2.4 9.4-.8 5.6-1-1L2-.2 2.8 3.2 4.2-1 7-.2 6.6 4C7 5.4 8 6 10 6S13 5.4 13.4 4L13-.2 15.8-1 17.2 3.2 18-.2 21-1C20.8 5.6 17.6 9.4 12 9.4Z',
    letterAt: [10, 18.4],
    letterSize: 11.5,
    livery: [{ filled: 'M-3-3H23V8.2H-3Z' }],
  },
  /* a fox */
  fox: {
    letter: 'F',
    base: '#E67432',
    second: INK,
    ink: INK,
    fin: 'M-.4-.8 6.4 3.2H13.6L20.4-.8 20 10.4 10 20.8 0 10.4Z',
    letterAt: [10, 14.6],
    livery: [{ filled: 'M-3-3 5.8 2.9-2 7.8ZM23-3 14.2 2.9 22 7.8Z' }],
  },
  /* a hit on the mark */
  hit: {
    letter: 'H',
    base: '#F2C230',
    second: INK,
    ink: INK,
    fin: 'M10-1.4 12.8 3.2 18 2 16.8 7.2 21.4 10 16.8 12.8 18 18 12.8 16.8 10 21.4 7.2 16.8 2 18 3.2 12.8-1.4 10 3.2 7.2 2 2 7.2 3.2Z',
    letterAt: [10, 14.2],
    letterSize: 12,
    livery: [{ line: 'M20.8 10A10.8 10.8 0 1 1-.8 10 10.8 10.8 0 1 1 20.8 10Z', width: 3.4 }],
  },
  /* a shield with pales */
  ita: {
    letter: 'I',
    base: '#3B66CD',
    second: PAPER,
    ink: PAPER,
    fin: 'M.6-.7H19.4V9.4C19.4 15 15.2 18.8 10 20.8 4.8 18.8.6 15 .6 9.4Z',
    letterAt: [10, 16.6],
    letterSize: 13,
    livery: [{ line: 'M-2 4.2H22', width: 2.4 }],
  },
  /* an owl */
  owl: {
    letter: 'O',
    base: '#3B1168',
    second: PAPER,
    ink: PAPER,
    fin: 'M2.6-1 7.4 1.2H12.6L17.4-1C17.2 3.4 18.6 6 18.6 11.4 18.6 17 14.8 20.4 10 20.4S1.4 17 1.4 11.4C1.4 6 2.8 3.4 2.6-1Z',
    letterAt: [10, 18.2],
    letterSize: 11,
    livery: [
      {
        filled:
          'M9.4 5.8a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 1 1 5.6 0ZM16.2 5.8a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 1 1 5.6 0ZM7.8 6a1.2 1.2 0 1 0-2.4 0 1.2 1.2 0 1 0 2.4 0ZM14.6 6a1.2 1.2 0 1 0-2.4 0 1.2 1.2 0 1 0 2.4 0Z',
      },
    ],
  },
  /* a yak */
  yak: {
    letter: 'Y',
    base: '#FFFDF6',
    second: '#5B6F7A',
    ink: INK,
    fin: 'M-.8.6C.6 4 2.8 4.8 5.4 4.8H14.6C17.2 4.8 19.4 4 20.8.6 22 6.2 19.6 10 16.2 10.6L15.6 20.4 12.8 18.4 10 20.6 7.2 18.4 4.4 20.4 3.8 10.6C.4 10 -2 6.2-.8.6Z',
    letterAt: [10, 16.4],
    letterSize: 12.5,
    livery: [{ filled: 'M-3-1H4.6V12H-3ZM23-1H15.4V12H23Z' }],
  },
};

/** How a company shows itself. */
export function identityOf(company: Company): Mark {
  return KNOWN[company] ?? plainMark(company);
}

/** The companies with a mark of their own. */
export const COMPANIES: readonly Company[] = Object.keys(KNOWN);
