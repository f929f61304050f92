import type { Form, Sizes } from '../../common/holdings/sizes.ts';

/* Of two to six players. */
const SEAT: Readonly<Record<Form, readonly number[]>> = {
  wide: [56, 42, 42, 36, 34],
  compact: [62, 62, 50, 43, 36],
  narrow: [52, 52, 42, 36, 31],
};
const NAME: Readonly<Record<Form, readonly number[]>> = {
  wide: [13, 13, 13, 12, 12],
  compact: [14, 14, 14, 13.5, 12],
  narrow: [14, 14, 14, 12, 11.5],
};

export function sizesOf(players: number, form: Form): Sizes {
  const seat = SEAT[form][players - 2] ?? 0;
  const name = NAME[form][players - 2] ?? 0;
  if (form !== 'wide') {
    const count = form === 'narrow' ? 27 : 32;
    return { before: [], seat, after: [28], head: 66, name: [name, 18], count: [count, 26] };
  }
  const isFull = players === 6;
  return {
    before: [36, isFull ? 30 : 34, isFull ? 26 : 28],
    seat,
    after: [isFull ? 36 : players === 5 ? 40 : 42, players < 5 ? 26 : 24],
    head: 70,
    name: [name, 16],
    count: [24, 18],
  };
}
