import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TarmacError } from '@tarmac/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkBoard } from '../../src/board-check.ts';
import type { BoardFile } from '../../src/board-file.ts';
import { parseBoard, readBoard } from '../../src/board-file.ts';
import { AIRLINES, FLEET } from '../../src/types.ts';

type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

const folder = fileURLToPath(new URL('../../boards/', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(folder + path, 'utf8'));
const jsonIn = (path: string) => readdirSync(folder + path).filter((name) => name.endsWith('.json'));

const FULL = ['europe-1.json', 'europe-small-1.json'];
const ALL = [...jsonIn(''), ...jsonIn('test/').map((name) => `test/${name}`)].filter(
  (path) => path !== 'board.schema.json',
);

const ZONES = [
  { from: 0, to: 6, points: [2, 1, 0, 0, 0] },
  { from: 7, to: 14, points: [3, 2, 1, 0, 0] },
  { from: 15, points: [6, 3, 2, 1, 0] },
];

/** The full board, the four remote routes first and the track short, with one change. */
function broken(change: (board: Draft<BoardFile>) => void): Draft<BoardFile> {
  const board = read('europe-1.json');
  board.routes.sort((a: { remote?: true }, b: { remote?: true }) => Number(!a.remote) - Number(!b.remote));
  board.zones = structuredClone(ZONES);
  change(board);
  return board;
}

function refusalOf(json: unknown): TarmacError {
  try {
    parseBoard(json);
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error('The board was accepted.');
}

const cities = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `town-${i}`, name: 'Town', lat: 50, lon: 10 }));
/** A track of so many zones of one space each. */
const track = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    from: i,
    ...(i < count - 1 && { to: i }),
    points: [2, 1, 0, 0, 0],
  }));
const spokes = (ends: readonly { id: string }[], licences: (i: number) => number[]) =>
  ends.map(({ id }, i) => ({ id: `rome-${id}`, from: 'rome', to: id, licences: licences(i) }));

describe('the boards of this folder', () => {
  it.each(ALL)('%s loads, without the address of its schema', (path) => {
    const { $schema, ...rest } = read(path);
    expect($schema).toMatch(/board\.schema\.json$/);
    expect(parseBoard(read(path))).toEqual(rest);
  });

  it.each(ALL)('%s has the name of its file as id', (path) => {
    expect(path).toMatch(new RegExp(`(^|/)${read(path).id}\\.json$`));
  });

  it('europe-1 has no warning, europe-small-1 only that of its size', () => {
    expect(checkBoard(read('europe-1.json')).warnings).toEqual([]);
    expect(checkBoard(read('europe-small-1.json')).warnings.map(({ path }) => path)).toEqual(['cities']);
  });
});

describe.each(FULL)('%s', (path) => {
  const board = parseBoard(read(path));
  const onTheMap = board.routes.filter((route) => !route.remote);
  const zoneOf = (space: number) => board.zones.findLast((zone) => zone.from <= space)?.points.join('-');

  it('[AE-13] the fewer shares an airline has, the higher it starts', () => {
    const fewerFirst = board.airlines
      .toSorted((a, b) => b.start - a.start)
      .map(({ id }) => FLEET[AIRLINES.indexOf(id)]);
    expect(fewerFirst).toEqual(fewerFirst.toSorted((a, b) => a - b));
    expect(new Set(board.airlines.map(({ start }) => start)).size).toBe(AIRLINES.length);
  });

  it('[AE-13] homes of the rules', () => {
    const homes = Object.fromEntries(board.airlines.map(({ id, home }) => [id, home]));
    expect(homes).toMatchObject({
      blue: 'rome',
      green: 'stockholm',
      orange: 'athens',
      gray: 'london',
      white: 'moscow',
    });
    expect(board.routes.filter(({ from, to }) => [from, to].includes(homes.yellow))).toHaveLength(4);
  });

  it.each(board.bonuses)('[AE-14] $airline can reach $target in three ways that share no route', (bonus) => {
    const airline = board.airlines[AIRLINES.indexOf(bonus.airline)];
    const ways = waysBetween(board, airline.home, bonus.target);
    const airplanes = FLEET[AIRLINES.indexOf(bonus.airline)];
    expect(ways.filter((length) => length < airplanes).length).toBeGreaterThanOrEqual(3);
    expect([7, 8]).toContain(bonus.value);
  });

  it('[AE-43] the usual cheapest price is 3, and most routes have several licences', () => {
    expect(onTheMap.filter(({ licences }) => licences[0] === 3).length).toBeGreaterThan(onTheMap.length / 2);
    expect(onTheMap.filter(({ licences }) => licences.length > 1).length).toBeGreaterThan(
      onTheMap.length / 2,
    );
    for (const { licences } of onTheMap) {
      expect(licences[0]).toBeGreaterThanOrEqual(3);
      expect(licences[0]).toBeLessThanOrEqual(6);
      for (const [k, price] of licences.slice(1).entries())
        expect(price - licences[k]).toBeLessThanOrEqual(2);
    }
  });

  it('[AE-47] four remote routes have one licence each, more expensive than any other', () => {
    const remote = board.routes.filter((route) => route.remote);
    expect(remote.map(({ licences }) => licences.length)).toEqual([1, 1, 1, 1]);
    const highest = Math.max(...onTheMap.flatMap(({ licences }) => licences));
    for (const { licences } of remote) expect(licences[0]).toBeGreaterThan(highest);
  });

  it('[AE-72] the four small airlines start where 3-2-1 is paid; one zone pays 6-3-2-1-0', () => {
    const small = board.airlines.slice(6);
    expect(small.map(({ start }) => zoneOf(start))).toEqual(Array(4).fill('3-2-1-0-0'));
    expect(board.zones.map(({ points }) => points.join('-'))).toContain('6-3-2-1-0');
  });

  it('[AE-72] from zone to zone the first place gains one point and no fewer places are paid', () => {
    board.zones.slice(1).forEach(({ points }, i) => {
      const before = board.zones[i].points;
      expect(points[0]).toBe(before[0] + 1);
      expect(points.every((value, k) => value >= before[k])).toBe(true);
    });
  });
});

it('[AE-1] europe-1 has more licences than four players have airplanes', () => {
  const licences = parseBoard(read('europe-1.json')).routes.flatMap((route) => route.licences).length;
  expect(licences).toBeGreaterThan(FLEET.slice(1).reduce((sum, planes) => sum + planes));
});

/** Lengths of ways without a common route, the shortest first. */
function waysBetween(board: BoardFile, home: string, target: string): number[] {
  let routes = board.routes;
  const lengths: number[] = [];
  for (;;) {
    const paths = new Map<string, string[]>([[home, []]]);
    for (const [city, path] of paths) {
      for (const { id, from, to } of routes) {
        const next = from === city ? to : to === city ? from : city;
        if (!paths.has(next)) paths.set(next, [...path, id]);
      }
    }
    const way = paths.get(target);
    if (!way) return lengths;
    lengths.push(way.length);
    routes = routes.filter(({ id }) => !way.includes(id));
  }
}

type Row = [name: string, path: string, message: string, change: (board: Draft<BoardFile>) => void];

const SHAPE: Row[] = [
  ['a field nobody reads', 'seats', 'no field', (b) => Object.assign(b, { seats: 4 })],
  ['no routes', 'routes', 'Expected a list, found nothing', (b) => Object.assign(b, { routes: undefined })],
  ['a schema that is no text', '$schema', 'Expected a text', (b) => Object.assign(b, { $schema: 7 })],
  ['a board id that is a number', 'id', 'Expected a text', (b) => Object.assign(b, { id: 1 })],
  ['a city that is a text', 'cities[2]', 'Expected an object', (b) => b.cities.splice(2, 1, 'Rome' as never)],
  [
    'a latitude in words',
    'cities[0].lat',
    'Expected a number',
    (b) => Object.assign(b.cities[0], { lat: 'N' }),
  ],
  ['a longitude missing', 'cities[0].lon', 'a number', (b) => Object.assign(b.cities[0], { lon: undefined })],
  [
    'a misspelt field',
    'routes[3].licenses',
    'no field',
    (b) => Object.assign(b.routes[3], { licenses: [3] }),
  ],
  [
    'prices not in a list',
    'routes[3].licences',
    'a list',
    (b) => Object.assign(b.routes[3], { licences: 3 }),
  ],
  ['half a million', 'routes[3].licences[0]', 'whole number', (b) => b.routes[3].licences.splice(0, 1, 2.5)],
  [
    'remote: false',
    'routes[9].remote',
    'leaves the field out',
    (b) => Object.assign(b.routes[9], { remote: false }),
  ],
  ['half a space', 'airlines[4].start', 'whole number', (b) => Object.assign(b.airlines[4], { start: 1.5 })],
  [
    'a zone without points',
    'zones[1].points',
    'a list',
    (b) => Object.assign(b.zones[1], { points: undefined }),
  ],
  ['a zone ending nowhere', 'zones[1].to', 'whole number', (b) => Object.assign(b.zones[1], { to: null })],
  [
    'a bonus in words',
    'bonuses[0].value',
    'whole number',
    (b) => Object.assign(b.bonuses[0], { value: '7' }),
  ],
];

/** The schema refuses these as well. */
const LIMITS: Row[] = [
  ['a board id with a space', 'id', 'hyphens', (b) => Object.assign(b, { id: 'my board' })],
  ['an empty board name', 'name', '1 to 60', (b) => Object.assign(b, { name: ' ' })],
  [
    'a city id in capitals',
    'cities[0].id',
    'small letters',
    (b) => Object.assign(b.cities[0], { id: 'ROME' }),
  ],
  ['a city without a name', 'cities[1].name', '1 to 60', (b) => Object.assign(b.cities[1], { name: '' })],
  [
    'a route id that is too long',
    'routes[9].id',
    'at most 40',
    (b) => Object.assign(b.routes[9], { id: 'a'.repeat(41) }),
  ],
  [
    'an airline without a name',
    'airlines[9].name',
    '1 to 60',
    (b) => Object.assign(b.airlines[9], { name: '' }),
  ],
  ['65 cities', 'cities', 'at most 64', (b) => b.cities.push(...cities(65 - b.cities.length))],
  ['beyond the pole', 'cities[0].lat', '-90 and 90', (b) => Object.assign(b.cities[0], { lat: 90.5 })],
  ['beyond the date line', 'cities[0].lon', '-180 and 180', (b) => Object.assign(b.cities[0], { lon: -181 })],
  [
    '129 routes',
    'routes',
    'at most 128',
    (b) => b.routes.push(...spokes(cities(129 - b.routes.length), () => [3])),
  ],
  [
    'a route without licences',
    'routes[9].licences',
    '1 to 3',
    (b) => Object.assign(b.routes[9], { licences: [] }),
  ],
  [
    'four licences',
    'routes[9].licences',
    '1 to 3',
    (b) => Object.assign(b.routes[9], { licences: [3, 4, 5, 6] }),
  ],
  [
    'a free licence',
    'routes[9].licences[0]',
    '1 to 20',
    (b) => Object.assign(b.routes[9], { licences: [0] }),
  ],
  [
    'a licence for 21',
    'routes[9].licences[1]',
    '1 to 20',
    (b) => Object.assign(b.routes[9], { licences: [3, 21] }),
  ],
  [
    'equal prices',
    'routes[9].licences[1]',
    'costs more',
    (b) => Object.assign(b.routes[9], { licences: [3, 3] }),
  ],
  ['nine airlines', 'airlines', '10 airlines', (b) => b.airlines.pop()],
  ['eleven airlines', 'airlines', '10 airlines', (b) => b.airlines.push({ ...b.airlines[9], home: 'riga' })],
  [
    'an airline of no colour',
    'airlines[0].id',
    'yellow',
    (b) => Object.assign(b.airlines[0], { id: 'pink' }),
  ],
  [
    'a start before the track',
    'airlines[0].start',
    '0 and 999',
    (b) => Object.assign(b.airlines[0], { start: -1 }),
  ],
  ['no zones', 'zones', '1 to 32', (b) => Object.assign(b, { zones: [] })],
  ['a zone below 0', 'zones[0].from', '0 and 999', (b) => Object.assign(b.zones[0], { from: -1 })],
  ['33 zones', 'zones', '1 to 32', (b) => Object.assign(b, { zones: track(33) })],
  [
    'a bonus of a hundred',
    'bonuses[3].value',
    '1 and 99',
    (b) => Object.assign(b.bonuses[3], { value: 100 }),
  ],
  ['four places', 'zones[0].points', 'five places', (b) => b.zones[0].points.pop()],
  ['points below 0', 'zones[0].points[4]', '0 to 99', (b) => b.zones[0].points.splice(4, 1, -1)],
  ['a bonus of nothing', 'bonuses[0].value', '1 and 99', (b) => Object.assign(b.bonuses[0], { value: 0 })],
  [
    'a bonus for nobody',
    'bonuses[0].airline',
    'no airline',
    (b) => Object.assign(b.bonuses[0], { airline: 'pink' }),
  ],
];

/** These say more than a schema can. */
const SENSE: Row[] = [
  [
    'a city twice',
    'cities[1].id',
    'already a city',
    (b) => Object.assign(b.cities[1], { id: b.cities[0].id }),
  ],
  [
    'a route twice',
    'routes[10].id',
    'already a route',
    (b) => Object.assign(b.routes[10], { id: b.routes[9].id }),
  ],
  [
    'a route from nowhere',
    'routes[9].from',
    'no city',
    (b) => Object.assign(b.routes[9], { from: 'atlantis' }),
  ],
  ['a route to nowhere', 'routes[9].to', 'no city', (b) => Object.assign(b.routes[9], { to: 'atlantis' })],
  [
    'a round trip',
    'routes[9].to',
    'two different',
    (b) => Object.assign(b.routes[9], { to: b.routes[9].from }),
  ],
  [
    'a doubled route, the other way round',
    'routes[10]',
    'already a route between',
    (b) => b.routes.splice(10, 0, { id: 'back', from: b.routes[9].to, to: b.routes[9].from, licences: [3] }),
  ],
  [
    'falling prices',
    'routes[9].licences[1]',
    'costs more',
    (b) => Object.assign(b.routes[9], { licences: [4, 3] }),
  ],
  [
    '16 different prices',
    'routes',
    'at most 15',
    (b) => {
      b.cities.push(...cities(20));
      b.routes.push(...spokes(cities(20), (i) => [i + 1]));
    },
  ],
  ['airlines in another order', 'airlines[0].id', 'Airline 1 is yellow', (b) => b.airlines.reverse()],
  [
    'a home nowhere',
    'airlines[0].home',
    'no city',
    (b) => Object.assign(b.airlines[0], { home: 'atlantis' }),
  ],
  [
    'a shared home',
    'airlines[1].home',
    'another airline',
    (b) => Object.assign(b.airlines[1], { home: 'madrid' }),
  ],
  ['a city without routes', 'cities[0]', 'No routes lead', (b) => b.cities.unshift(...cities(1))],
  [
    'two cities with a route that nobody reaches',
    'cities[0]',
    'No routes lead from a home to town-0',
    (b) => {
      b.cities.unshift(...cities(2));
      b.routes.push({ id: 'island', from: 'town-0', to: 'town-1', licences: [3] });
    },
  ],
  [
    'a start before the first zone',
    'airlines[0].start',
    'begins at 1',
    (b) => Object.assign(b.zones[0], { from: 1 }),
  ],
  ['a gap in the track', 'zones[1].from', 'begins at 7', (b) => Object.assign(b.zones[1], { from: 8 })],
  ['zones that overlap', 'zones[1].from', 'begins at 7', (b) => Object.assign(b.zones[1], { from: 6 })],
  [
    'a zone that ends before it begins',
    'zones[1].to',
    'or later',
    (b) => Object.assign(b.zones[1], { to: 6 }),
  ],
  [
    'a zone without end in the middle',
    'zones[1].to',
    'Only the last',
    (b) => Reflect.deleteProperty(b.zones[1], 'to'),
  ],
  ['an end of the track', 'zones[2].to', 'no end', (b) => Object.assign(b.zones[2], { to: 99 })],
  [
    'second place above first',
    'zones[0].points[1]',
    'never pays more',
    (b) => b.zones[0].points.splice(1, 1, 3),
  ],
  [
    'two bonuses for one airline',
    'bonuses[4].airline',
    'already',
    (b) => b.bonuses.push({ ...b.bonuses[0], target: 'oslo' }),
  ],
  [
    'a bonus for nowhere',
    'bonuses[0].target',
    'no city',
    (b) => Object.assign(b.bonuses[0], { target: 'atlantis' }),
  ],
  [
    'a bonus for staying',
    'bonuses[0].target',
    'home of green',
    (b) => Object.assign(b.bonuses[0], { target: 'stockholm' }),
  ],
];

/** Where a board file has a text or a number, once for each place. */
const FIELDS = [
  ...['id', 'name', 'cities[4].id', 'cities[4].name', 'cities[4].lat', 'cities[4].lon'],
  ...['routes[5].id', 'routes[5].from', 'routes[5].to', 'routes[5].licences[0]', 'routes[5].remote'],
  ...['airlines[6].id', 'airlines[6].name', 'airlines[6].home', 'airlines[6].start'],
  ...['zones[1].from', 'zones[1].to', 'zones[1].points[4]'],
  ...['bonuses[2].airline', 'bonuses[2].target', 'bonuses[2].value'],
  ...['cities', 'routes', 'airlines', 'zones', 'bonuses', 'routes[5].licences', 'zones[1].points'],
];

function put(board: unknown, path: string, value: unknown): void {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const last = steps.pop() ?? '';
  const owner = steps.reduce((at, step) => Reflect.get(at as object, step), board);
  Reflect.set(owner as object, last, value);
}

/** As far as the limits go. */
const ALLOWED: [name: string, change: (board: Draft<BoardFile>) => void][] = [
  ['no schema', (b) => Reflect.deleteProperty(b, '$schema')],
  ['a licence for 1 and one for 20', (b) => Object.assign(b.routes[9], { licences: [1, 20] })],
  [
    '15 different prices',
    (b) => {
      for (const route of b.routes) route.licences = [1];
      b.routes.slice(0, 15).forEach((route, i) => {
        route.licences = [i + 1];
      });
    },
  ],
  ['32 zones', (b) => Object.assign(b, { zones: track(32) })],
  ['one zone', (b) => Object.assign(b, { zones: track(1) })],
  ['points for nobody', (b) => b.zones[0].points.fill(0)],
  ['99 for the first place', (b) => b.zones[0].points.splice(0, 1, 99)],
  ['a start at 999', (b) => Object.assign(b.airlines[9], { start: 999 })],
  ['a start at 0', (b) => Object.assign(b.airlines[9], { start: 0 })],
  [
    'a last zone from 999 on',
    (b) => Object.assign(b.zones[1], { to: 998 }) && Object.assign(b.zones[2], { from: 999 }),
  ],
  ['a bonus of 1', (b) => Object.assign(b.bonuses[0], { value: 1 })],
  ['a bonus of 99', (b) => Object.assign(b.bonuses[0], { value: 99 })],
  ['no bonus', (b) => b.bonuses.splice(0)],
];

it.each(ALLOWED)('%s is allowed', (_name, change) => {
  const board = broken(change);
  expect(() => parseBoard(board)).not.toThrow();
});

describe('errors', () => {
  it.each([...SHAPE, ...LIMITS, ...SENSE])('%s is refused at %s', (_name, path, message, change) => {
    const refusal = refusalOf(broken(change));
    expect(refusal.code).toBe('bad-board');
    expect(refusal.path).toBe(path);
    expect(refusal.message).toContain(message);
  });

  it.each(FIELDS)('of %s: an object there is refused there', (path) => {
    const refusal = refusalOf(broken((b) => put(b, path, {})));
    expect(refusal).toMatchObject({ code: 'bad-board', path });
  });

  it('[AE-1] of the order of the airlines: all ten are named, and an eleventh has no place in it', () => {
    const pink = broken((b) => Object.assign(b.airlines[2], { id: 'pink' }));
    expect(refusalOf(pink).message).toBe(
      'Airline 3 is violet; the order is yellow, blue, violet, red, black, brown, green, orange, gray, white.',
    );
    const eleven = broken((b) => b.airlines.push({ ...b.airlines[9], home: 'riga' }));
    expect(checkBoard(readBoard(eleven)).errors.map(({ path }) => path)).toEqual(['airlines']);
  });

  it.each([[null], [[]], ['europe-1'], [7], [undefined]])('%j is no board', (json) => {
    expect(refusalOf(json)).toMatchObject({ code: 'bad-board', path: undefined });
  });

  it('all of them are told, not only the first', () => {
    const board = broken((b) => {
      Object.assign(b.routes[9], { to: 'atlantis' });
      Object.assign(b.zones[2], { to: 99 });
    });
    expect(checkBoard(readBoard(board)).errors.map(({ path }) => path)).toEqual([
      'routes[9].to',
      'zones[2].to',
    ]);
  });
});

const WARNINGS: Row[] = [
  ['an id without a version', 'id', 'ends with its version', (b) => Object.assign(b, { id: 'europe' })],
  [
    'three remote routes',
    'routes',
    'four remote routes; this one has 3',
    (b) => Reflect.deleteProperty(b.routes[0], 'remote'),
  ],
  [
    'a remote route with two licences',
    'routes[0].licences',
    'one licence',
    (b) => b.routes[0].licences.push(15),
  ],
  ['a bonus of 9', 'bonuses[0].value', '7 or 8', (b) => Object.assign(b.bonuses[0], { value: 9 })],
  ['no bonus for green', 'bonuses', 'green has a bonus for reaching athens', (b) => b.bonuses.shift()],
  ['another target', 'bonuses', 'green has a bonus', (b) => Object.assign(b.bonuses[0], { target: 'rome' })],
  [
    'orange at Sofia',
    'airlines[7].home',
    'orange flies from athens',
    (b) => Object.assign(b.airlines[7], { home: 'sofia' }),
  ],
  [
    'yellow with five routes',
    'airlines[0].home',
    'four routes',
    (b) => Object.assign(b.airlines[0], { home: 'warsaw' }),
  ],
  ['another example row', 'zones', 'No zone pays 6-3-2-1-0', (b) => b.zones[2].points.splice(1, 1, 4)],
  [
    'no Ankara',
    'cities',
    'ankara; it is missing',
    (b) => {
      const rename = (id: string) => (id === 'ankara' ? 'angora' : id);
      for (const city of b.cities) city.id = rename(city.id);
      for (const route of b.routes) Object.assign(route, { from: rename(route.from), to: rename(route.to) });
      for (const bonus of b.bonuses) bonus.target = rename(bonus.target);
    },
  ],
  [
    '36 cities',
    'cities',
    'this one has 36',
    (b) => {
      const added = cities(2);
      b.cities.push(...added);
      b.routes.push(...spokes(added, () => [3]));
    },
  ],
];

describe('warnings', () => {
  it.each(WARNINGS)('%s loads with a warning at %s', (_name, path, message, change) => {
    const board = broken(change);
    expect(() => parseBoard(board)).not.toThrow();
    expect(checkBoard(board).warnings).toContainEqual({ path, message: expect.stringContaining(message) });
  });

  it.each([
    [29, true],
    [30, false],
    [35, false],
    [36, true],
  ])('%d cities on the map, and one off it: warned %s', (count, warned) => {
    const board = broken((b) => {
      const [hub, ...others] = cities(count + 1);
      const [off, ...ends] = others.reverse();
      const routes = ends.map(({ id }) => ({ id, from: hub.id, to: id, licences: [3] }));
      const remote = { id: 'remote', from: off.id, to: ends[0].id, licences: [3], remote: true as const };
      Object.assign(b, { cities: [hub, ...others], routes: [...routes, remote] });
    });
    const sizes = checkBoard(board).warnings.filter(({ message }) => message.startsWith('A full map'));
    expect(sizes.map(({ path, message }) => [path, message])).toEqual(
      warned ? [['cities', `A full map has 30 to 35 cities; this one has ${count}.`]] : [],
    );
  });

  it('too few cities: the ends of remote routes do not count', () => {
    const small = checkBoard(read('europe-small-1.json')).warnings;
    expect(small).toEqual([{ path: 'cities', message: expect.stringContaining('this one has 21') }]);
  });
});

describe('board.schema.json', () => {
  const accepts = new Ajv2020({ strict: true }).compile(read('board.schema.json'));

  it.each(ALL)('accepts %s', (path) => {
    expect(accepts(read(path)), JSON.stringify(accepts.errors)).toBe(true);
  });

  it.each([...SHAPE, ...LIMITS])('refuses %s', (_name, _path, _message, change) => {
    expect(accepts(JSON.parse(JSON.stringify(broken(change))))).toBe(false);
  });
});
