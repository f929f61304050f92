import type { PowerCard } from '@tarmac/air-kwire';

interface PowerSign {
  /** In ink on the sun of the card. */
  readonly lines: string;
  readonly filled?: string;
}

const planeAt = (x: number, y: number): string => `M${x} ${y}l-3.4 2.6h2.2v3.4h2.4v-3.4h2.2Z`;
const coinAt = (x: number, y: number, r: number): string =>
  `M${x + r} ${y}a${r} ${r} 0 1 1-${2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0Z`;

/** A sign for each power card, in a box of 24 × 24. */
export const POWER_SIGNS: Readonly<Record<PowerCard, PowerSign>> = {
  /* a pile of papers */
  'block-trade': {
    lines: 'M3 9.4H14.6V21.4H3ZM6.4 6.2H17.8V18.2M9.8 3H21V15M5.8 13.4H11.8M5.8 17.4H11.8',
  },
  /* a coin struck out */
  'fees-waived': {
    lines: `${coinAt(12, 12, 8)}M12 7V17M14.6 9.2C12.6 7.8 9.6 8.6 9.6 10.4S14.4 11.8 14.4 13.8 11.4 16.2 9.4 14.8M4 20 20 4`,
  },
  /* a route with a gap */
  'decommission-route': {
    lines: 'M3 18 8.4 14M15.6 10 21 6M9.4 8.8 14.6 15.2M14.6 8.8 9.4 15.2',
    filled: `${coinAt(3.2, 18, 2.2)}${coinAt(20.8, 6, 2.2)}`,
  },
  /* two side by side */
  'double-routes': {
    lines: 'M7.5 20V11M16.5 20V11M7.5 21V21.4M16.5 21V21.4',
    filled: `${planeAt(7.5, 3.4)}${planeAt(16.5, 3.4)}`,
  },
  /* cards let go */
  'free-discard': {
    lines:
      'M4 3H12V14H4ZM14 6.4 18.6 7.6M12 17.4V21.4M8.6 18.6 12 22 15.4 18.6M14.4 4.6 20 6 17.4 16.4 14 15.6',
  },
  /* coins on the way */
  'pay-dividends': {
    lines:
      'M4 18.5A8 3 0 0 0 20 18.5M4 14.5A8 3 0 0 0 20 14.5M4 10.5V18.5M20 10.5V18.5M20 10.5A8 3 0 1 1 4 10.5 8 3 0 1 1 20 10.5M12 1.8V4.6M6 2.6 7.2 5M18 2.6 16.8 5',
  },
  /* round and up to the top */
  'reset-marker': { lines: 'M15.4 4.8A8 8 0 1 1 8.2 5M5.4 3 8.6 4.8 7.4 8.4', filled: coinAt(12, 4, 2.6) },
  /* two ways cross */
  reshuffle: {
    lines:
      'M3 7H7.4C11 7 13 17 16.6 17H21M3 17H7.4C8.8 17 9.8 15.6 10.8 13.8M13.2 10.2C14.2 8.4 15.2 7 16.6 7H21M18 4 21 7 18 10M18 14 21 17 18 20',
  },
  /* there and back */
  reverse: {
    lines:
      'M4 10V8.4A3.4 3.4 0 0 1 7.4 5H20M17 2 20 5 17 8M20 14V15.6A3.4 3.4 0 0 1 16.6 19H4M7 16 4 19 7 22',
  },
};
