import type { Form, Sizes } from '../../common/holdings/sizes.ts';

/* Of three to six players. */
const SEAT: Readonly<Record<Form, readonly number[]>> = {
  wide: [50, 42, 36, 33],
  compact: [56, 46, 40, 34],
  narrow: [48, 39, 34, 30],
};
const NAME: Readonly<Record<Form, readonly number[]>> = {
  wide: [13, 13, 12, 12],
  compact: [14, 14, 13, 12],
  narrow: [14, 14, 13, 11.5],
};

export function sizesOf(players: number, form: Form): Sizes {
  const seat = SEAT[form][players - 3] ?? 0;
  const isFull = players === 6;
  const left = isFull ? 22 : 26;
  const price = isFull ? 38 : 44;
  const common = { seat, head: 66, name: [NAME[form][players - 3] ?? 0, 17] } as const;
  if (form === 'wide')
    return { ...common, before: [price, isFull ? 62 : 68], after: [left], turn: [9, 11], count: [24, 20] };
  return {
    ...common,
    before: [form === 'compact' ? price : players < 5 ? 38 : 36],
    after: [left],
    count: [Math.min(30, seat - 4), 26],
  };
}
