import { airKwire, type BoardFile } from '@tarmac/air-kwire';
import { airlines1990, type BoardFile as MapBoardFile } from '@tarmac/airlines-1990';
import { describe, expect, test } from 'vitest';
import {
  cityAt,
  cornersOf,
  layoutBoard,
  linesOf,
  RADIUS,
  rimOf,
  WIDTH,
  wholePath,
} from '../../../../src/games/air-kwire/map/layout.ts';
import { project } from '../../../../src/games/air-kwire/map/projection.ts';
import { distance } from '../../../../src/games/common/map/geometry.ts';
import { names as de } from '../../../../src/words/de/air-kwire/names.ts';
import { names as en } from '../../../../src/words/en/air-kwire/names.ts';
import { names as fr } from '../../../../src/words/fr/air-kwire/names.ts';
import { names as it } from '../../../../src/words/it/air-kwire/names.ts';

const LANGUAGES = { en, it, fr, de };
const [board] = airKwire.boardFiles as readonly BoardFile[];
const [northAmerica] = airlines1990.boardFiles as readonly MapBoardFile[];
if (!board || !northAmerica) throw new Error('no board');
const layout = layoutBoard(board, {});

describe('the hexes', () => {
  test('every city has its hex, and the empty ones are there too', () => {
    expect(layout.cities.map(({ city }) => city)).toEqual(board.cities.map(({ id }) => id));
    expect(layout.empty).toHaveLength(board.empty.length);
  });

  test('neighbours touch and none overlap', () => {
    const hexes = [...layout.cities, ...layout.empty];
    const gaps = hexes.flatMap((hex, i) => hexes.slice(0, i).map((other) => distance(hex, other)));
    expect(Math.min(...gaps)).toBeCloseTo(WIDTH, 0);
  });

  test.each([0.7, 1.2, 1.65, 2.4])('all of them stand inside a frame of %f : 1', (aspect) => {
    const { frame, cities, empty } = layoutBoard(board, { aspect });
    expect(frame.w / frame.h).toBeCloseTo(aspect, 5);
    for (const { x, y } of [...cities, ...empty].flatMap((hex) => cornersOf(hex))) {
      expect(x).toBeGreaterThan(frame.x);
      expect(x).toBeLessThan(frame.x + frame.w);
      expect(y).toBeGreaterThan(frame.y);
      expect(y).toBeLessThan(frame.y + frame.h);
    }
  });

  test('a point in a hex is its city, a point at sea is none', () => {
    for (const { city, x, y } of layout.cities) {
      expect(cityAt(layout, { x: x + WIDTH / 2 - 2, y }, 10)).toEqual({ city });
      expect(cityAt(layout, { x, y: y - RADIUS / 2 }, 0)).toEqual({ city });
    }
    expect(cityAt(layout, { x: layout.frame.x - 100, y: layout.frame.y }, 10)).toBeNull();
  });

  test('the rim of an area has no side between two of its hexes', () => {
    const [one] = layout.cities;
    const next = layout.cities.find(({ q, r }) => one && q === one.q - 1 && r === one.r);
    if (!one || !next) throw new Error('no neighbours');
    expect(rimOf([one]).match(/M/g)).toHaveLength(6);
    expect(rimOf([one, next]).match(/M/g)).toHaveLength(10);
    expect(wholePath([one, next]).match(/Z/g)).toHaveLength(2);
  });
});

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the names in %s', (language) => {
  const { cities } = LANGUAGES[language];

  test('each fits into its hex at a size that can be read where the board is smallest: 2/3 of a pixel a unit', () => {
    const spoken = {
      ...board,
      cities: board.cities.map((city) => ({ ...city, name: cities[city.id] ?? city.name })),
    };
    for (const { largest } of layoutBoard(spoken, {}).cities)
      expect(largest * (2 / 3)).toBeGreaterThanOrEqual(10);
  });
});

test('a long name is broken where its lines become most alike', () => {
  expect(linesOf('Boston')).toEqual(['Boston']);
  expect(linesOf('Philadelphia')).toEqual(['Philadelphia']);
  expect(linesOf('Salt Lake City')).toEqual(['Salt Lake', 'City']);
  expect(linesOf('La Nouvelle-Orléans')).toEqual(['La Nouvelle-', 'Orléans']);
});

test('the land lies under the hexes: every city that both boards have is less than a hex from its true place', () => {
  const places = new Map(northAmerica.cities.map(({ id, lat, lon }) => [id, project({ lat, lon })]));
  const both = layout.cities.flatMap((hex) => {
    const place = places.get(hex.city);
    return place ? [{ city: hex.city, far: distance(place, hex) / WIDTH }] : [];
  });
  expect(both.length).toBeGreaterThan(20);
  expect(both.filter(({ far }) => far > 1)).toEqual([]);
});
