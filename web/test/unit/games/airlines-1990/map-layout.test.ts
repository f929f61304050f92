import type { BoardFile } from '@tarmac/airlines-1990';
import { airlines1990 } from '@tarmac/airlines-1990';
import { describe, expect, test } from 'vitest';
import { collisions } from '../../../../src/games/airlines-1990/map/collisions.ts';
import { layoutBoard, layoutOf } from '../../../../src/games/airlines-1990/map/layout.ts';
import { overviewOf } from '../../../../src/games/airlines-1990/map/overview.ts';
import { drawnAs } from '../../../../src/games/airlines-1990/map/patterns.ts';
import { targetAt } from '../../../../src/games/common/map/hit.ts';
import { names as de } from '../../../../src/words/de/airlines-1990/names.ts';
import { names as en } from '../../../../src/words/en/airlines-1990/names.ts';
import { names as fr } from '../../../../src/words/fr/airlines-1990/names.ts';
import { names as it } from '../../../../src/words/it/airlines-1990/names.ts';

const LANGUAGES = { en, it, fr, de };
const [board] = airlines1990.boardFiles as readonly BoardFile[];
if (!board) throw new Error('no board');

const named = (language: keyof typeof LANGUAGES): BoardFile => ({
  ...board,
  cities: board.cities.map((city) => ({ ...city, name: LANGUAGES[language].cities[city.id] ?? city.name })),
});

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the map in %s', (language) => {
  const spoken = named(language);

  test('nothing overlaps', () => {
    expect(collisions(layoutBoard(spoken, {}))).toEqual([]);
  });

  test.each([0.9, 1.1, 1.25, 1.4, 1.6, 1.9])(
    'nothing overlaps with large names on a screen of %f : 1',
    (aspect) => {
      expect(collisions(layoutBoard(spoken, { aspect, label: 14 }))).toEqual([]);
    },
  );
});

describe('the map', () => {
  const layout = layoutBoard(board, {});

  test('every circle has a place, in the order of the board', () => {
    expect(layout.routes.map(({ id, circles }) => [id, circles.map(({ number }) => number)])).toEqual(
      board.routes.map(({ id, circles }) => [id, circles]),
    );
  });

  test('everything stands inside the frame', () => {
    const { frame, routes, cities, flags } = layout;
    const inside = ({ x, y }: { x: number; y: number }): boolean =>
      x >= frame.x && x <= frame.x + frame.w && y >= frame.y && y <= frame.y + frame.h;
    const points = [...routes.flatMap(({ circles }) => circles), ...cities, ...flags.map(({ box }) => box)];
    expect(points.filter((point) => !inside(point))).toEqual([]);
  });

  test('every headquarters has its flag', () => {
    expect(layout.flags.map(({ company, city }) => [company, city.id])).toEqual(
      board.companies.map(({ id, headquarters }) => [id, headquarters]),
    );
  });

  test('a point on a circle is this circle, a point beside it its route', () => {
    for (const { id, circles } of layout.routes) {
      for (const circle of circles)
        expect(targetAt(layout, circle, 10)).toEqual({ route: id, circle: circle.number });
    }
    expect(targetAt(layout, { x: -300, y: -300 }, 10)).toBeNull();
  });

  test('from afar markers of one route do not cover each other, and every headquarters is called by letters', () => {
    const afar = overviewOf(layoutBoard(board, { aspect: 1.25 }), 2.54);
    const near = afar.routes.filter(({ circles }) =>
      circles.some(({ x, y }, i) => {
        const next = circles[i + 1];
        return next && Math.hypot(next.x - x, next.y - y) < afar.slot * 0.4;
      }),
    );
    expect(near.map(({ id }) => id)).toEqual([]);
    const called = afar.cities.filter(({ label }) => label).map(({ name }) => name);
    expect(called.sort()).toEqual(board.companies.map(({ name }) => name).sort());
  });

  test('a wave runs from city to city', () => {
    for (const route of layout.routes) {
      const { x, y } = route.curve.to;
      if (route.pattern !== 'wavy') expect(drawnAs(route, 1)).toBe(route.d);
      else expect(drawnAs(route, 1)).toMatch(new RegExp(`^M.* ${x} ${y}$`));
    }
  });

  test('a layout is computed once', () => {
    expect(layoutOf(board, { label: 14 })).toBe(layoutOf(board, { label: 14 }));
  });

  test('a board of two cities can be drawn', () => {
    const route = board.routes[0];
    const ends = [route?.from, route?.to];
    const bare = {
      ...board,
      routes: board.routes.slice(0, 1),
      cities: board.cities.filter(({ id }) => ends.includes(id)),
      companies: [],
    };
    expect(layoutBoard(bare, {}).routes).toHaveLength(1);
  });
});
