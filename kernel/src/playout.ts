/**
 * Fast chance for search: xorshift32. Bots draw millions of numbers a second and only need them well spread,
 * while a deal must be unbiased and checkable — that is `seededRandom`. The word lives in a typed array,
 * because a field of a class would become a heap number at every step.
 */
export class Playout {
  private readonly word: Int32Array;

  /** Any whole number of 32 bits; equal seeds give equal playouts. */
  constructor(seed: number) {
    this.word = new Int32Array([spread(seed)]);
  }

  /** Restarts as if it had just been made with this seed. */
  restart(seed: number): void {
    this.word[0] = spread(seed);
  }

  /** A whole number from 0 to n - 1, n up to 2^31. The bias, below n / 2^32, does not matter here. */
  below(n: number): number {
    let x = this.word[0];
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.word[0] = x;
    if (n < 2 ** 15) return ((x >>> 16) * n + (((x & 0xffff) * n) >>> 16)) >>> 16;
    return ((x >>> 0) * 2 ** -32 * n) | 0;
  }
}

/** Seeds 1, 2, 3 … must not begin alike (the finaliser of MurmurHash3), and zero would stay zero. */
function spread(seed: number): number {
  let x = (seed ^ 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  x ^= x >>> 16;
  return x === 0 ? 0x9e3779b9 | 0 : x;
}
