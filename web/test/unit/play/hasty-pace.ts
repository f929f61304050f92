import type { Pace } from '../../../src/play/open-table.ts';

/** The pace of a table at this speed, whose waits are all over at once. */
export function hastyPace(
  speed: number,
  { ceremonies = speed, reduced = false, skipped = (): boolean => false } = {},
): Pace {
  return {
    ms: (duration) => (speed === 0 ? 0 : duration / speed),
    pause: () => Promise.resolve(),
    painted: () => Promise.resolve(),
    run: () => Promise.resolve(),
    ceremonies,
    reduced,
    get skipped() {
      return skipped();
    },
  };
}
