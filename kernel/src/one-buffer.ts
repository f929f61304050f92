/** How many numbers each array holds. */
interface Lengths {
  readonly i32: readonly number[];
  readonly u16: readonly number[];
  readonly u8: readonly number[];
}

/** The arrays in the order of their lengths, and `bytes` over all of them: copying a state is one `set`. */
interface OneBuffer {
  readonly bytes: Uint8Array;
  readonly i32: readonly Int32Array[];
  readonly u16: readonly Uint16Array[];
  readonly u8: readonly Uint8Array[];
}

/** Typed arrays over one buffer, for the states of games. */
export function inOneBuffer({ i32, u16, u8 }: Lengths): OneBuffer {
  const sum = (lengths: readonly number[]): number => lengths.reduce((total, n) => total + n, 0);
  const buffer = new ArrayBuffer(Math.ceil((sum(i32) * 4 + sum(u16) * 2 + sum(u8)) / 8) * 8);
  let end = 0;
  // The widest numbers come first, so that each array is aligned.
  return {
    bytes: new Uint8Array(buffer),
    i32: i32.map((n) => {
      end += n * 4;
      return new Int32Array(buffer, end - n * 4, n);
    }),
    u16: u16.map((n) => {
      end += n * 2;
      return new Uint16Array(buffer, end - n * 2, n);
    }),
    u8: u8.map((n) => {
      end += n;
      return new Uint8Array(buffer, end - n, n);
    }),
  };
}
