import type { Form, Sizes } from '../../common/holdings/sizes.ts';

/* Of two to five players. */
const SEAT: Readonly<Record<Form, readonly number[]>> = {
  wide: [56, 42, 42, 36],
  compact: [62, 62, 50, 43],
  narrow: [48, 48, 39, 33],
};

export function sizesOf(players: number, form: Form): Sizes {
  const seat = SEAT[form][players - 2] ?? 0;
  if (form !== 'wide') {
    const count = form === 'narrow' ? 28 : 32;
    return { before: [], seat, after: [36], head: 62, name: [14, 18], count: [count, 30] };
  }
  const isFull = players === 5;
  return {
    before: [24, 56],
    seat,
    after: isFull ? [40, 24] : [42, 26],
    head: 70,
    name: [isFull ? 12 : 13, 16],
    count: [24, 21],
  };
}
