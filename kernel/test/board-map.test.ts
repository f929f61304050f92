import { describe, expect, it } from 'vitest';
import type { MapFile } from '../src/index.ts';
import { badBoard, checkMap, findProblems, readCity, readingBoard, readRows } from '../src/index.ts';

const city = (id: string) => ({ id, name: id, lat: 1, lon: 2 });
const MAP: MapFile = {
  id: 'map-1',
  name: 'Map',
  cities: [city('bern'), city('rome'), city('oslo')],
  routes: [
    { id: 'bern-rome', from: 'bern', to: 'rome' },
    { id: 'oslo-rome', from: 'oslo', to: 'rome' },
  ],
};

function errorsOf(change: Partial<MapFile>): string[] {
  const { errors } = findProblems((error) => checkMap({ ...MAP, ...change }, error));
  return errors.map(({ path, message }) => `${path}: ${message}`);
}

describe('a map', () => {
  it('without fault has no problems', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it.each<[string, Partial<MapFile>, string]>([
    ['an id with a space', { id: 'a b' }, 'id: An id is at most'],
    ['no name', { name: ' ' }, 'name: A name has 1 to 60'],
    [
      'two equal cities',
      { cities: [...MAP.cities, city('bern')] },
      'cities[3].id: There is already a city bern.',
    ],
    ['a city beyond the pole', { cities: [{ ...city('bern'), lat: 91 }] }, 'cities[0].lat: A latitude'],
    [
      'a city beyond the date line',
      { cities: [{ ...city('bern'), lon: 181 }] },
      'cities[0].lon: A longitude',
    ],
    [
      '65 cities',
      { cities: Array.from({ length: 65 }, (_, i) => city(`c${i}`)) },
      'cities: A board has at most 64',
    ],
    [
      'a route to nowhere',
      { routes: [{ id: 'x', from: 'bern', to: 'x' }] },
      'routes[0].to: There is no city x.',
    ],
    [
      'a route in a circle',
      { routes: [{ id: 'x', from: 'bern', to: 'bern' }] },
      'routes[0].to: A route joins two',
    ],
    [
      'two routes between the same cities',
      { routes: [...MAP.routes, { id: 'x', from: 'rome', to: 'bern' }] },
      'routes[2]: There is already a route between rome and bern.',
    ],
  ])('with %s is refused', (_, change, error) => {
    expect(errorsOf(change)).toContainEqual(expect.stringContaining(error));
  });
});

describe('a board file', () => {
  it('is refused as a bad board, whatever is wrong', () => {
    const read = (): unknown => readRows([{ ...city('bern'), lat: '1' }], 'cities', readCity);
    expect(() => readingBoard(read)).toThrow(
      expect.objectContaining({ code: 'bad-board', path: 'cities[0].lat' }),
    );
    expect(badBoard('No.')).toMatchObject({ code: 'bad-board', message: 'No.', path: undefined });
    const broken = new RangeError('a fault of ours');
    const fail = (): never => {
      throw broken;
    };
    expect(() => readingBoard(fail)).toThrow(broken);
  });
});
