import type { Airline, BoardFile } from '@tarmac/airlines-europe';
import { AIRLINES, airlinesEurope } from '@tarmac/airlines-europe';
import { describe, expect, test } from 'vitest';
import { collisions } from '../../../../src/games/airlines-europe/map/collisions.ts';
import { type Layout, layoutBoard, layoutOf } from '../../../../src/games/airlines-europe/map/layout.ts';
import { overviewOf } from '../../../../src/games/airlines-europe/map/overview.ts';
import { withCityNames } from '../../../../src/games/common/city-names.ts';
import { overlap } from '../../../../src/games/common/map/geometry.ts';
import { targetAt } from '../../../../src/games/common/map/hit.ts';
import { names as de } from '../../../../src/words/de/airlines-europe/names.ts';
import { names as en } from '../../../../src/words/en/airlines-europe/names.ts';
import { names as fr } from '../../../../src/words/fr/airlines-europe/names.ts';
import { names as it } from '../../../../src/words/it/airlines-europe/names.ts';

/** Names that the screen would cut. */
function beyondFrame({ frame, cities }: Layout): string[] {
  return cities
    .filter(({ label }) => label && overlap(label, frame) < label.w * label.h - 1e-6)
    .map(({ id }) => `${id} goes beyond the frame`);
}

const boards = airlinesEurope.boardFiles as readonly BoardFile[];
const IN_PLAY: Readonly<Record<number, readonly Airline[]>> = {
  2: AIRLINES.filter((airline) => !['yellow', 'blue', 'violet'].includes(airline)),
  4: AIRLINES.filter((airline) => airline !== 'yellow'),
  5: AIRLINES,
};

describe.each(boards.map((board) => [board.id, board] as const))('the map of %s', (_, board) => {
  test.each([2, 4, 5])('nothing overlaps with %i players', (players) => {
    expect(collisions(layoutBoard(board, { airlines: IN_PLAY[players] ?? [] }))).toEqual([]);
  });

  test.each([0.9, 1.1, 1.25, 1.4, 1.6, 1.9, 2.4])(
    'nothing overlaps with large names on a screen of %f : 1, in any language',
    (aspect) => {
      for (const { cities } of [en, de, fr, it]) {
        const spoken = withCityNames(board, cities);
        const layout = layoutBoard(spoken, { airlines: AIRLINES, aspect, label: 14 });
        expect([...collisions(layout), ...beyondFrame(layout)]).toEqual([]);
      }
    },
  );

  test('every licence has a place, in the order of the board', () => {
    const { routes } = layoutBoard(board, { airlines: AIRLINES });
    expect(routes.map(({ id, circles }) => [id, circles.map(({ number }) => number)])).toEqual(
      board.routes.map(({ id, licences }) => [id, licences]),
    );
  });

  test('everything stands inside the frame', () => {
    const { frame, routes, cities, signposts } = layoutBoard(board, { airlines: AIRLINES });
    const inside = ({ x, y }: { x: number; y: number }): boolean =>
      x >= frame.x && x <= frame.x + frame.w && y >= frame.y && y <= frame.y + frame.h;
    const points = [
      ...routes.flatMap(({ circles }) => circles),
      ...cities,
      ...signposts.map(({ box }) => box),
    ];
    expect(points.filter((point) => !inside(point))).toEqual([]);
  });

  test('from afar planes of one route do not cover each other', () => {
    const afar = overviewOf(layoutBoard(board, { airlines: AIRLINES, aspect: 1.25 }), 2.54);
    const near = afar.routes.filter(({ circles }) =>
      circles.some(({ x, y }, i) => {
        const next = circles[i + 1];
        return next && Math.hypot(next.x - x, next.y - y) < afar.slot * 0.4;
      }),
    );
    expect(near.map(({ id }) => id)).toEqual([]);
    expect(afar.cities.filter(({ label }) => label).length).toBe(AIRLINES.length);
  });

  test('a point on a licence is its route', () => {
    const layout = layoutBoard(board, { airlines: AIRLINES });
    for (const { id, circles } of layout.routes) {
      for (const circle of circles)
        expect(targetAt(layout, circle, 10)).toEqual({ route: id, circle: circle.number });
    }
    expect(targetAt(layout, { x: -300, y: -300 }, 10)).toBeNull();
  });
});

test('a layout is computed once', () => {
  const [board] = boards;
  if (!board) throw new Error('no board');
  expect(layoutOf(board, { airlines: AIRLINES })).toBe(layoutOf(board, { airlines: [...AIRLINES] }));
});

test('a board of two cities, and one with nothing but a remote route, can be drawn', () => {
  const [board] = boards;
  if (!board) throw new Error('no board');
  const bare = { ...board, routes: board.routes.slice(0, 1), bonuses: [] };
  expect(layoutBoard(bare, { airlines: AIRLINES }).routes).toHaveLength(1);
  const far = { ...bare, routes: board.routes.filter(({ remote }) => remote) };
  expect(layoutBoard(far, { airlines: AIRLINES }).routes).toHaveLength(4);
});

test('a crowd without room is laid out too, and soon: the work has an end', () => {
  const [board] = boards;
  if (!board) throw new Error('no board');
  const cities = board.cities.map((city, i) => ({ ...city, lat: i % 2 ? 90 : -90, lon: i % 3 ? 180 : -180 }));
  const { routes } = layoutBoard({ ...board, cities }, { airlines: AIRLINES });
  expect(routes.map(({ circles }) => circles.length)).toEqual(
    board.routes.map(({ licences }) => licences.length),
  );
});
