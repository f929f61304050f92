import { expect, it } from 'vitest';
import { inOneBuffer } from '../src/index.ts';

it('lays arrays side by side, and copies them all at once', () => {
  const lengths = { i32: [2, 1], u16: [3], u8: [1, 5] };
  const from = inOneBuffer(lengths);
  const into = inOneBuffer(lengths);
  const arrays = [...from.i32, ...from.u16, ...from.u8];
  expect(arrays.map(({ length }) => length)).toEqual([2, 1, 3, 1, 5]);
  arrays.forEach((array, i) => {
    array.fill(i + 1);
  });
  into.bytes.set(from.bytes);
  expect([...into.i32, ...into.u16, ...into.u8].map((array) => Array.from(array))).toEqual([
    [1, 1],
    [2],
    [3, 3, 3],
    [4],
    [5, 5, 5, 5, 5],
  ]);
  expect(from.bytes.length % 8).toBe(0);
});
