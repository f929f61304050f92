const LONG = Boolean(process.env.TARMAC_LONG);
/** For mutants, where the same suite runs a thousand times. */
export const FEW = Boolean(process.env.TARMAC_FEW);

/** How many games, decisions … a test runs: twenty times more in the long run, a tenth for mutants. */
export function often(times: number): number {
  if (FEW) return Math.ceil(times / 10);
  return LONG ? 20 * times : times;
}
