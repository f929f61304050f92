/*
 * Random play makes every branch a coin toss, and a wrong guess of the processor costs more than ten operations:
 * where it matters, conditions are reckoned instead of asked.
 */

/** 1 for a positive number, 0 for zero and below. */
export function positive(n: number): number {
  return -n >>> 31;
}

/** 1 for zero, 0 for every other number. */
export function isZero(n: number): number {
  return 1 ^ ((n | -n) >>> 31);
}

/** Number of one bits. */
export function popcount(bits: number): number {
  const fours = byFours(bits);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number of one bits in three words. */
export function popcount3(a: number, b: number, c: number): number {
  const fours = byFours(a) + byFours(b) + byFours(c);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The number of one bits in every four; three such counts still fit into four bits. */
function byFours(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  return (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
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
