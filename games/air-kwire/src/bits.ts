/** Number of one bits. */
export function popcount(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
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
