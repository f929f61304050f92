const { TARMAC_LONG } = process.env;

/** How much a test does: the short form, or the long one. `TARMAC_LONG=0.1` is a tenth of the long one. */
export function volume(short: number, long: number): number {
  return TARMAC_LONG === undefined ? short : Math.max(1, Math.round(long * (Number(TARMAC_LONG) || 1)));
}
