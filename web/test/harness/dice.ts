/** Repeatable chance for tests: the same seed, the same choices. */
export interface Dice {
  /** From 0 up to 1, without it. */
  next(): number;
  /** A whole number from 0 up to `sides`, without it. */
  roll(sides: number): number;
  pick<T>(from: readonly T[]): T;
  chance(of: number): boolean;
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    roll: (sides) => Math.floor(next() * sides),
    pick(from) {
      const chosen = from[Math.floor(next() * from.length)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
    chance: (of) => next() < of,
  };
}
