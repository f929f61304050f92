/** Number of one bits. */
export function popcount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Place of the lowest one bit. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Place of the i-th one bit, counted from the lowest. */
export function select(bits: number, i: number): number {
  let rest = bits;
  for (let left = i; left > 0; left--) rest &= rest - 1;
  return lowest(rest);
}

/** Number of pairs of different one bits. */
export function pairs(bits: number): number {
  const n = popcount(bits);
  return (n * (n - 1)) >> 1;
}

/** The i-th pair, lower place * 16 + higher place; for at most 16 bits. */
export function selectPair(bits: number, i: number): number {
  let rest = bits;
  let left = i;
  for (;;) {
    const first = lowest(rest);
    rest &= rest - 1;
    const partners = popcount(rest);
    if (left < partners) return first * 16 + select(rest, left);
    left -= partners;
  }
}
