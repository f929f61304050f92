type Numbers = Uint8Array | Uint16Array | Int32Array;

/**
 * Folds what a viewer knows into one number, so that a search recognises a position reached in another way: licence A
 * then B, or B then A. Whole numbers only, so that the key is the same everywhere; nothing is allocated.
 */
export class Knowledge {
  /**
   * Two words, because a single one of 32 bits would confuse different positions in a tree of some ten thousand nodes.
   */
  private readonly words = new Int32Array(2);

  begin(): void {
    this.words[0] = 0x2545f491;
    this.words[1] = 0x6c078965;
  }

  add(number: number): void {
    const mixed = Math.imul(this.words[0] ^ number, 0x9e3779b1);
    this.words[0] = (mixed << 13) | (mixed >>> 19);
    const other = Math.imul(this.words[1] + number + 1, 0x85ebca6b);
    this.words[1] = other ^ (other >>> 15);
  }

  addAll(numbers: Numbers, from = 0, to = numbers.length): void {
    for (let i = from; i < to; i++) this.add(numbers[i]);
  }

  /** A whole number of 53 bits. */
  get key(): number {
    const [high, low] = [finished(this.words[0]), finished(this.words[1])];
    return (high >>> 0) * 2 ** 21 + (low >>> 11);
  }
}

/** The last numbers added must reach every bit (the finaliser of MurmurHash3). */
function finished(word: number): number {
  let x = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
