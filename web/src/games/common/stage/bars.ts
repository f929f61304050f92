/** A bar that begins at zero. */
export interface Bar {
  /** Its length, in parts of the longest one. */
  readonly part: number;
  /** Whether it is too short for its figure, which is shown next to it then. */
  readonly short: boolean;
}

/** Under this part of the longest bar there is no room for a figure in it, at any size of the window. */
const ROOM = 0.3;

/** Bars as long as what they show: twice as much is twice as long. */
export function barsOf(amounts: readonly number[]): Bar[] {
  const most = Math.max(0, ...amounts);
  return amounts.map((amount) => {
    const part = most === 0 ? 0 : amount / most;
    return { part, short: part < ROOM };
  });
}
