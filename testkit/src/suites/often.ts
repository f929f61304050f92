const LONG = Boolean(process.env.TARMAC_LONG);

/** How many games, decisions … a test runs: twenty times more in the long run. */
export function often(times: number): number {
  return LONG ? 20 * times : times;
}
