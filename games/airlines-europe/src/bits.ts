/*
 * In random play the processor cannot predict branches, and a wrong guess costs more than ten operations; so where it
 * matters, conditions are computed instead of branched on.
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

/** Number of one bits in two words. */
export function popcount2(a: number, b: number): number {
  const fours = byFours(a) + byFours(b);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The number of one bits in every four; two such counts still fit into four bits. */
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

const KINDS = 11;
const KINDS_IN = Uint8Array.from({ length: 1 << KINDS }, (_, bits) => popcount(bits));
const PAIRS_IN = Uint8Array.from(KINDS_IN, (n) => (n * (n - 1)) / 2);

/** Number of one bits in a set of kinds of shares: looked up, because it is needed often. */
export function kindsIn(bits: number): number {
  return KINDS_IN[bits];
}

/** Number of pairs of different kinds. */
export function pairs(bits: number): number {
  return PAIRS_IN[bits];
}

/** The i-th pair, lower place * 16 + higher place; for at most 16 bits. */
export function selectPair(bits: number, i: number): number {
  let rest = bits;
  let left = i;
  for (;;) {
    const first = lowest(rest);
    rest &= rest - 1;
    const partners = kindsIn(rest);
    if (left < partners) return first * 16 + select(rest, left);
    left -= partners;
  }
}
