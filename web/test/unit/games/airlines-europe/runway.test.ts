import { AIRLINES, type Airline, airlinesEurope, type BoardFile } from '@tarmac/airlines-europe';
import { expect, test } from 'vitest';
import { drawRunway, stretchOf } from '../../../../src/games/airlines-europe/runway/drawing.ts';
import {
  inUse,
  placeMarks,
  wholeTrack,
  zonesOf,
} from '../../../../src/games/airlines-europe/runway/track.ts';
import { showGame } from './games.ts';

const [board] = airlinesEurope.boardFiles as readonly BoardFile[];
if (!board) throw new Error('no board');
const WHOLE = { from: -50, to: 150 };
const track = (value: (i: number) => number) =>
  Object.fromEntries(AIRLINES.map((airline, i) => [airline, value(i)])) as Record<Airline, number>;

test.each([
  ['all on one space', () => 24],
  ['at the start', (i: number) => i],
  ['far apart', (i: number) => 9 * i],
])('markers never cover each other: %s', (_, value) => {
  const marks = placeMarks(track(value), AIRLINES, { airline: 'red', to: 25 }, 2, WHOLE);
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
    WHOLE,
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

test('the stretch in use goes from the zone of the last marker to the end of the zone ahead of the first', () => {
  expect(inUse(board, [0, 1, 9])).toEqual({ from: 0, to: 17 });
  expect(inUse(board, [12, 30])).toEqual({ from: 12, to: 37 });
  expect(inUse(board, [19, 78])).toEqual({ from: 18, to: 85 });
  expect(inUse(board, [19, 120])).toEqual({ from: 18, to: 121 });
});

test('no marker, and no threshold ahead of the first, is ever out of the picture', () => {
  for (const { view, step } of showGame(5, 'runway').map(({ after }) => after)) {
    const values = Object.values(view.track);
    const ghost = { airline: 'red', to: view.track.red + (step % 13) } as const;
    const shown = stretchOf({ board, view, ghost });
    const sizes = { width: step % 2 === 0 ? 390 : 992, height: 72, compact: step % 2 === 0 };
    const drawn = drawRunway({ board, view, ghost, active: null, ...sizes, shown });
    expect(drawn.solid).toHaveLength(10);
    for (const { x } of drawn.marks) {
      expect(x - drawn.size * 0.43).toBeGreaterThan(drawn.left - 0.5);
      expect(x + drawn.size * 0.43).toBeLessThan(sizes.width - 7.5);
    }
    const first = Math.max(ghost.to, ...values);
    const ahead = board.zones.find(({ from }) => from > first);
    const painted = drawn.zones.find(({ from }) => from === ahead?.from);
    expect(painted?.threshold ?? false).toBe(ahead !== undefined);
    // All that it pays, not only the beginning, where there is room.
    if (painted && !sizes.compact) expect(painted.more).toBe(false);
  }
});

test('the stretch does not change with every move', () => {
  const stretches = showGame(4, 'runway').map(({ after }) =>
    stretchOf({ board, view: after.view, ghost: null }),
  );
  const changes = stretches.filter(({ from, to }, i) => {
    const before = stretches[i - 1];
    return before !== undefined && (before.from !== from || before.to !== to);
  });
  expect(changes.length).toBeGreaterThan(3);
  expect(changes.length).toBeLessThan(25);
});
