import type { Aircraft } from '@tarmac/air-kwire';

interface Outline {
  /** The whole airplane; parts that overlap count as one shape. */
  readonly hull: string;
  /** The right half of the body, in shade. */
  readonly shade: string;
  /** Ends of the wings, in the second colour. */
  readonly tips: string;
  /** Engines and propellers. */
  readonly engines: string;
}

/**
 * The three types from above, nose up, in a box of 20 × 20. Wings tell them apart: a slab with an engine in the nose,
 * a slim cross, an arrow.
 */
export const OUTLINES: Readonly<Record<Aircraft, Outline>> = {
  'tri-motor': {
    hull: 'M7.4 5V2.6A2.6 2.6 0 0 1 12.6 2.6V5H20.4A1.6 1.6 0 0 1 22 6.6V9.6A1.6 1.6 0 0 1 20.4 11.2H12.6L12 15.8H15.8V19.6H4.2V15.8H8L7.4 11.2H-.4A1.6 1.6 0 0 1-2 9.6V6.6A1.6 1.6 0 0 1-.4 5Z',
    shade: 'M10 0A2.6 2.6 0 0 1 12.6 2.6V11.2L12 15.8V19.6H10Z',
    tips: 'M20.4 5A1.6 1.6 0 0 1 22 6.6V9.6A1.6 1.6 0 0 1 20.4 11.2H18.6V5ZM-.4 5H1.4V11.2H-.4A1.6 1.6 0 0 1-2 9.6V6.6A1.6 1.6 0 0 1-.4 5Z',
    engines: 'M2.6 3H5.2V8H2.6ZM14.8 3H17.4V8H14.8ZM7-1.4H13V-.2H7Z',
  },
  'boeing-247': {
    hull: 'M8 7V1.6C8-.4 8.8-1.6 10-1.6S12-.4 12 1.6V7L21 8A1.3 1.3 0 0 1 21 10.6L12 11.2 11.4 16.8 15 17.4V19.6L10 20.4 5 19.6V17.4L8.6 16.8 8 11.2-1 10.6A1.3 1.3 0 0 1-1 8Z',
    shade: 'M10-1.6C11.2-1.6 12-.4 12 1.6V11.2L11.4 16.8V20.2L10 20.4Z',
    tips: 'M18.2 7.7 21 8A1.3 1.3 0 0 1 21 10.6L18.2 10.8ZM1.8 7.7-1 8A1.3 1.3 0 0 0-1 10.6L1.8 10.8Z',
    engines: 'M3.8 5.4H6V9.4H3.8ZM14 5.4H16.2V9.4H14Z',
  },
  'dc-3': {
    hull: 'M8 3.4V1C8-.8 8.8-1.8 10-1.8S12-.8 12 1V3.4L21.6 11.8C22.8 13 22.2 14.2 20.6 14L12 12 11.4 16.8 16.2 20V21.4L10 20.6 3.8 21.4V20L8.6 16.8 8 12-.6 14C-2.2 14.2-2.8 13-1.6 11.8Z',
    shade: 'M10-1.8C11.2-1.8 12-.8 12 1V12L11.4 16.8V20.8L10 20.6Z',
    tips: 'M18.2 8.8 21.6 11.8C22.8 13 22.2 14.2 20.6 14L18.2 13.4ZM1.8 8.8-1.6 11.8C-2.8 13-2.2 14.2-.6 14L1.8 13.4Z',
    engines: 'M4.2 4.8H6.4V9.2H4.2ZM13.6 4.8H15.8V9.2H13.6Z',
  },
};
