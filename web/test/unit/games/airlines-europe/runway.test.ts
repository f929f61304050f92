import { AIRLINES, type Airline, airlinesEurope, type BoardFile } from '@tarmac/airlines-europe';
import { expect, test } from 'vitest';
import {
  occupied,
  placeMarks,
  wholeTrack,
  zonesOf,
} from '../../../../src/games/airlines-europe/runway/track.ts';

const [board] = airlinesEurope.boardFiles as readonly BoardFile[];
if (!board) throw new Error('no board');
const track = (value: (i: number) => number) =>
  Object.fromEntries(AIRLINES.map((airline, i) => [airline, value(i)])) as Record<Airline, number>;

test.each([
  ['all on one space', () => 24],
  ['at the start', (i: number) => i],
  ['far apart', (i: number) => 9 * i],
])('markers never cover each other: %s', (_, value) => {
  const marks = placeMarks(track(value), AIRLINES, { airline: 'red', to: 25 }, 2);
  expect(marks).toHaveLength(AIRLINES.length + 1);
  for (const a of marks) {
    for (const b of marks)
      if (a !== b && a.lane === b.lane) expect(Math.abs(a.at - b.at)).toBeGreaterThan(1.999);
  }
});

test('a lonely marker stands on its space', () => {
  const marks = placeMarks(
    track((i) => 9 * i),
    AIRLINES,
    null,
    2,
  );
  expect(marks.map(({ at }) => at)).toEqual(AIRLINES.map((_, i) => 9 * i));
});

test('values beyond the last zone stretch the track', () => {
  const last = board.zones.at(-1)?.from ?? 0;
  expect(wholeTrack(board, [0]).to).toBeGreaterThan(last);
  const far = wholeTrack(board, [0, 120]);
  expect(far.to).toBeGreaterThan(120);
  expect(zonesOf(board, far.to).at(-1)?.to).toBe(far.to);
});

test('a phone shows where something stands', () => {
  const whole = wholeTrack(board, [9]);
  expect(occupied(whole, [12, 30])).toEqual({ from: 9, to: 45 });
  expect(occupied(whole, [2, 84]).from).toBe(0);
});
