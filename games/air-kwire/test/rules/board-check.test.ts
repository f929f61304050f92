import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { BoardFile } from '../../src/index.ts';
import { airKwire, checkBoard, readBoard } from '../../src/index.ts';

const FOLDER = fileURLToPath(new URL('../../boards/', import.meta.url));
const json = (path: string): unknown => JSON.parse(readFileSync(FOLDER + path, 'utf8'));
// A copy, so that tuning the board leaves these tests alone.
const { $schema: _, ...USA } = json('../test/fixtures/boards/usa-1.json') as BoardFile & { $schema?: string };

type Editable<T> = { -readonly [K in keyof T]: T[K] extends object ? Editable<T[K]> : T[K] };
type Change = (board: Editable<BoardFile>) => unknown;

/** What is said of the board of the game with one thing changed, as `path: message`. */
function problems(change: Change, file: BoardFile = USA): { errors: string[]; warnings: string[] } {
  const board = structuredClone(file) as Editable<BoardFile>;
  change(board);
  const { errors, warnings } = checkBoard(readBoard(board));
  const line = ({ path, message }: (typeof errors)[number]): string => `${path}: ${message}`;
  return { errors: errors.map(line), warnings: warnings.map(line) };
}

function refused(file: unknown): TarmacError {
  try {
    airKwire.loadBoard(file);
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error('the board was loaded');
}

describe('the boards that come with the game', () => {
  it.each(['usa-1', 'usa-2'])('%s has neither errors nor warnings', (id) => {
    expect(checkBoard(readBoard(json(`${id}.json`)))).toEqual({ errors: [], warnings: [] });
  });

  it.each(readdirSync(`${FOLDER}test`))('%s loads', (file) => {
    expect(airKwire.loadBoard(json(`test/${file}`)).id).toBe(file.replace('.json', ''));
  });

  it('all fields of the schema and no others are read', () => {
    const schema = json('board.schema.json') as { properties: object; required: string[] };
    const { $schema: _, ...known } = schema.properties as Record<string, unknown>;
    expect(Object.keys(known)).toEqual(Object.keys(readBoard(USA)));
    expect(schema.required).toEqual(Object.keys(known));
  });
});

describe('[AK-85] the shape of a file', () => {
  /** One place of every kind, and what is expected there. */
  const FIELDS: readonly [path: string, wanted: string][] = [
    ['id', 'a text'],
    ['name', 'a text'],
    ['airlines', 'a list'],
    ['airlines[1]', 'an object'],
    ['airlines[1].id', 'a text'],
    ['airlines[1].name', 'a text'],
    ['airlines[1].home', 'a text'],
    ['airlines[1].aircraft', 'an object'],
    ['airlines[1].aircraft.tri-motor', 'a whole number'],
    ['airlines[1].aircraft.boeing-247', 'a whole number'],
    ['airlines[1].aircraft.dc-3', 'a whole number'],
    ['airlines[1].acquired', 'a whole number'],
    ['cities', 'a list'],
    ['cities[2]', 'an object'],
    ['cities[2].id', 'a text'],
    ['cities[2].name', 'a text'],
    ['cities[2].q', 'a whole number'],
    ['cities[2].r', 'a whole number'],
    ['cities[2].points', 'a whole number'],
    ['empty', 'a list'],
    ['empty[3]', 'an object'],
    ['empty[3].q', 'a whole number'],
    ['empty[3].r', 'a whole number'],
    ['track', 'a list'],
    ['track[4]', 'an object'],
    ['track[4].price', 'a whole number'],
    ['track[4].cities', 'a whole number'],
    ['track[4].aircraft', 'a text'],
  ];

  /** The object around a place, and its name there. */
  function placeIn(file: unknown, path: string): [around: Record<string, unknown>, name: string] {
    const names = path.split(/[.[\]]+/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let around = file as Record<string, unknown>;
    for (const name of names) around = around[name] as Record<string, unknown>;
    return [around, last];
  }

  it.each(FIELDS)('%s is %s', (path, wanted) => {
    for (const wrong of [null, true, wanted === 'a text' ? 7 : 'x']) {
      const file = structuredClone(USA);
      const [around, name] = placeIn(file, path);
      around[name] = wrong;
      expect(refused(file)).toMatchObject({ code: 'bad-board', path });
      expect(refused(file).message).toContain(`Expected ${wanted}, found`);
    }
  });

  it.each(FIELDS.filter(([path]) => !path.endsWith(']')))('%s may not be missing', (path) => {
    const file = structuredClone(USA);
    const [around, name] = placeIn(file, path);
    delete around[name];
    expect(refused(file)).toMatchObject({ code: 'bad-board', path });
    expect(refused(file).message).toContain('found nothing');
  });

  it.each(['', 'airlines[1]', 'airlines[1].aircraft', 'cities[2]', 'empty[3]', 'track[4]'])(
    'no field that nobody reads: %s',
    (inside) => {
      const file = structuredClone(USA);
      const path = inside === '' ? 'weather' : `${inside}.weather`;
      const [around, name] = placeIn(file, path);
      around[name] = 'fine';
      expect(refused(file)).toMatchObject({ code: 'bad-board', path });
    },
  );

  it('a schema may be named by a text, which is not kept', () => {
    expect(readBoard({ ...USA, $schema: '../board.schema.json' })).toEqual(USA);
    expect(refused({ ...USA, $schema: 1 })).toMatchObject({ code: 'bad-board', path: '$schema' });
  });

  it('no board at all', () => {
    expect(refused(null)).toMatchObject({ code: 'bad-board' });
    expect(() => readBoard(undefined)).toThrow(TarmacError);
  });
});

/** Sentences of the checks that several rows expect. */
const ID = 'An id is at most 40 small letters, digits and single hyphens.';
const AIRLINE_ID = 'The id of an airline is three to twelve small letters.';
const NAME = 'A name has 1 to 60 characters.';
const POINTS = 'A city is worth 0 to 3 points.';
const FAR = 'At most 99 to either side.';
const AIRCRAFT = 'An airline has 0 to 63 aircraft of a type.';
const MARKERS = 'An airline has 0 to 63 acquired markers.';
const HOMES = 'Only homes are worth 3 points.';
const LENGTH = 'The stock track has 2 to 60 spaces.';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const FORTY = `${LETTERS}-0123456789-1`.padEnd(40, '1');

/** Row by row: what is changed, and everything that is then said. */
type Row = readonly [what: string, change: Change, ...lines: string[]];
const named = (rows: readonly Row[]) => rows.map(([what, change, ...lines]) => ({ what, change, lines }));

/** The same airlines on a track of so many spaces. */
function trackOf(count: number): Change {
  return (board) => {
    const [first, last] = [board.track[0], board.track.at(-1)];
    board.track = Array.from({ length: count }, (_, i) => ({ ...(i < count - 1 ? first : (last ?? first)) }));
  };
}

/** So many cities in all: the new ones lie in rows below the others. */
function citiesOf(count: number): Change {
  return ({ cities }) => {
    for (let n = 0; cities.length < count; n++) {
      cities.push({ id: `new-${n}`, name: 'New', q: n % 8, r: 9 + Math.floor(n / 8), points: 0 });
    }
  };
}

/** So many cards that are not 3-point; the last cities are worth one card each. */
function cardsOf(count: number): Change {
  const ordinary = (points: number): number => [1, 1, 2, 0][points] ?? 0;
  return ({ cities }) => {
    while (cities.reduce((sum, { points }) => sum + ordinary(points), 0) > count) cities.pop();
  };
}

function twoFarCities({ cities }: Editable<BoardFile>): void {
  Object.assign(cities[9], { q: 60, r: 0 });
  Object.assign(cities[10], { q: 61, r: 0 });
}
/** The home of Beacon lies so many hexes to the right of everything else, which lies within reach of others. */
function farHome(hexes: number): Change {
  return ({ cities }) => {
    const right = Math.max(...cities.map(({ q }) => q));
    Object.assign(cities[0], { q: right + hexes, r: 2 });
  };
}
function noAirlines(board: Editable<BoardFile>): void {
  board.airlines = [];
}
function eightAirlines({ airlines, cities }: Editable<BoardFile>): void {
  Object.assign(cities[7], { points: 3 });
  airlines.push({ ...airlines[6], id: 'eighth', home: cities[7].id });
}

describe('errors', () => {
  const rows: readonly Row[] = [
    ['an id with capitals', (board) => Object.assign(board, { id: 'USA-1' }), `id: ${ID}`],
    ['an id with two hyphens', (board) => Object.assign(board, { id: 'usa--1' }), `id: ${ID}`],
    ['an id that begins with a hyphen', (board) => Object.assign(board, { id: '-usa-1' }), `id: ${ID}`],
    ['an id of 41 characters', (board) => Object.assign(board, { id: `a${FORTY}` }), `id: ${ID}`],
    ['no name', (board) => Object.assign(board, { name: ' ' }), `name: ${NAME}`],
    [
      'a city with a space',
      ({ cities }) => Object.assign(cities[9], { id: 'st louis' }),
      `cities[9].id: ${ID}`,
    ],
    [
      'a city without a name',
      ({ cities }) => Object.assign(cities[9], { name: '' }),
      `cities[9].name: ${NAME}`,
    ],
    [
      'a city twice',
      ({ cities }) => Object.assign(cities[8], { id: cities[7].id }),
      'cities[8].id: There is already a city or a power card boston.',
    ],
    [
      'a city named like a power card',
      ({ cities }) => Object.assign(cities[8], { id: 'reverse' }),
      'cities[8].id: There is already a city or a power card reverse.',
    ],
    [
      'a city of 4 points',
      ({ cities }) => Object.assign(cities[8], { points: 4 }),
      `cities[8].points: ${POINTS}`,
    ],
    [
      'a city of -1 point',
      ({ cities }) => Object.assign(cities[8], { points: -1 }),
      `cities[8].points: ${POINTS}`,
    ],
    [
      'a city of 3 points that is no home',
      ({ cities }) => Object.assign(cities[8], { points: 3 }),
      `cities[8].points: ${HOMES}`,
    ],
    ['65 cities', citiesOf(65), 'cities: A board has at most 64 cities.'],
    [
      'two cities in a hex',
      ({ cities }) => Object.assign(cities[9], { q: 8, r: 3 }),
      'cities[9]: The hex 8, 3 is taken.',
    ],
    [
      'a city in an empty hex',
      ({ empty }) => Object.assign(empty[2], { q: 8, r: 3 }),
      'empty[2]: The hex 8, 3 is taken.',
    ],
    [
      'an empty hex twice',
      ({ empty }) => Object.assign(empty[2], { ...empty[1] }),
      'empty[2]: The hex 3, 2 is taken.',
    ],
    ['a hex 100 to the right', ({ empty }) => Object.assign(empty[2], { q: 100 }), `empty[2].q: ${FAR}`],
    ['a hex 100 to the left', ({ empty }) => Object.assign(empty[2], { q: -100 }), `empty[2].q: ${FAR}`],
    ['a hex 100 down', ({ empty }) => Object.assign(empty[2], { r: 100 }), `empty[2].r: ${FAR}`],
    ['a hex 100 up', ({ empty }) => Object.assign(empty[2], { r: -100 }), `empty[2].r: ${FAR}`],
    [
      'a city 100 to the right',
      ({ cities }) => Object.assign(cities[9], { q: 100 }),
      `cities[9].q: ${FAR}`,
      'cities[9]: No airline can fly to washington.',
    ],
    [
      'a city nobody reaches',
      ({ cities }) => Object.assign(cities[9], { q: 60 }),
      'cities[9]: No airline can fly to washington.',
    ],
    [
      'two cities that only reach each other',
      twoFarCities,
      'cities[9]: No airline can fly to washington.',
      'cities[10]: No airline can fly to detroit.',
    ],
    [
      'an airline that reaches nobody',
      farHome(4),
      'airlines[0].home: No city is within 3 hexes of new-york.',
    ],
    [
      'no airline',
      noAirlines,
      'airlines: A board has 1 to 7 airlines.',
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => `cities[${i}].points: ${HOMES}`),
      ...USA.cities.map(({ id }, i) => `cities[${i}]: No airline can fly to ${id}.`),
    ],
    ['eight airlines', eightAirlines, 'airlines: A board has 1 to 7 airlines.'],
    [
      'an airline of two letters',
      ({ airlines }) => Object.assign(airlines[2], { id: 'ab' }),
      `airlines[2].id: ${AIRLINE_ID}`,
    ],
    [
      'an airline of 13 letters',
      ({ airlines }) => Object.assign(airlines[2], { id: LETTERS.slice(13) }),
      `airlines[2].id: ${AIRLINE_ID}`,
    ],
    [
      'an airline with a digit',
      ({ airlines }) => Object.assign(airlines[2], { id: 'ant1' }),
      `airlines[2].id: ${AIRLINE_ID}`,
    ],
    [
      'an airline twice',
      ({ airlines }) => Object.assign(airlines[2], { id: airlines[1].id }),
      'airlines[2].id: There is already an airline cardinal.',
    ],
    [
      'an airline without a name',
      ({ airlines }) => Object.assign(airlines[2], { name: '' }),
      `airlines[2].name: ${NAME}`,
    ],
    [
      'an unknown home',
      ({ airlines }) => Object.assign(airlines[2], { home: 'atlantis' }),
      'airlines[2].home: There is no city atlantis.',
      `cities[2].points: ${HOMES}`,
    ],
    [
      'a home of 2 points',
      ({ airlines }) => Object.assign(airlines[2], { home: 'boston' }),
      'airlines[2].home: A home is worth 3 points; boston is not.',
      `cities[2].points: ${HOMES}`,
    ],
    [
      'a home twice',
      ({ airlines }) => Object.assign(airlines[2], { home: airlines[1].home }),
      'airlines[2].home: Another airline lives in chicago.',
      `cities[2].points: ${HOMES}`,
    ],
    [
      '64 Tri-Motors',
      ({ airlines }) => Object.assign(airlines[2].aircraft, { 'tri-motor': 64 }),
      `airlines[2].aircraft.tri-motor: ${AIRCRAFT}`,
    ],
    [
      '-1 Boeing',
      ({ airlines }) => Object.assign(airlines[2].aircraft, { 'boeing-247': -1 }),
      `airlines[2].aircraft.boeing-247: ${AIRCRAFT}`,
    ],
    [
      '64 DC-3s',
      ({ airlines }) => Object.assign(airlines[2].aircraft, { 'dc-3': 64 }),
      `airlines[2].aircraft.dc-3: ${AIRCRAFT}`,
    ],
    [
      '64 acquired markers',
      ({ airlines }) => Object.assign(airlines[2], { acquired: 64 }),
      `airlines[2].acquired: ${MARKERS}`,
    ],
    [
      '-1 acquired marker',
      ({ airlines }) => Object.assign(airlines[2], { acquired: -1 }),
      `airlines[2].acquired: ${MARKERS}`,
    ],
    ['a track of one space', trackOf(1), `track: ${LENGTH}`],
    ['a track of 61 spaces', trackOf(61), `track: ${LENGTH}`],
    [
      'another first price',
      ({ track }) => Object.assign(track[0], { price: 90 }),
      'track[0].price: The first price is 100.',
    ],
    [
      'another last price',
      ({ track }) => Object.assign(track[27], { price: 2010 }),
      'track[27].price: The last price is 2000.',
    ],
    [
      'a price that falls',
      ({ track }) => Object.assign(track[4], { price: 110 }),
      'track[4].price: Prices never fall from left to right.',
    ],
    [
      'an odd price',
      ({ track }) => Object.assign(track[3], { price: 125 }),
      'track[3].price: A price is a multiple of 10.',
    ],
    [
      'no city allowed',
      ({ track }) => Object.assign(track[0], { cities: 0 }),
      'track[0].cities: A city limit is at least 1.',
    ],
    [
      '65 cities allowed',
      ({ track }) => Object.assign(track[27], { cities: 65 }),
      'track[27].cities: A city limit is at least 1.',
    ],
    [
      'a limit that falls',
      ({ track }) => Object.assign(track[4], { cities: 2 }),
      'track[4].cities: City limits never fall from left to right.',
    ],
    [
      'an unknown type',
      ({ track }) => Object.assign(track[27], { aircraft: 'concorde' }),
      'track[27].aircraft: There is no aircraft concorde.',
      'track[27].aircraft: Lower types stay allowed.',
    ],
    [
      'a type that falls',
      ({ track }) => Object.assign(track[5], { aircraft: 'tri-motor' }),
      'track[5].aircraft: Lower types stay allowed.',
    ],
    ['too few cards', cardsOf(58), 'cities: There are 58 cards that are not 3-point; 59 are needed.'],
  ];

  it.each(named(rows))('[AK-85] $what', ({ change, lines }) => {
    expect(problems(change).errors).toEqual(lines);
  });
});

describe('just within', () => {
  const rows: readonly Row[] = [
    ['an id of 40 characters', (board) => Object.assign(board, { id: FORTY })],
    ['a name of 60 characters', (board) => Object.assign(board, { name: 'x'.repeat(60) })],
    ['an airline of three letters', ({ airlines }) => Object.assign(airlines[2], { id: 'abc' })],
    ['an airline of 12 letters', ({ airlines }) => Object.assign(airlines[2], { id: LETTERS.slice(14) })],
    ['no acquired marker', ({ airlines }) => Object.assign(airlines[2], { acquired: 0 })],
    ['63 acquired markers', ({ airlines }) => Object.assign(airlines[2], { acquired: 63 })],
    ['no DC-3', ({ airlines }) => Object.assign(airlines[2].aircraft, { 'dc-3': 0 })],
    ['63 Tri-Motors', ({ airlines }) => Object.assign(airlines[2].aircraft, { 'tri-motor': 63 })],
    ['one airline', oneAirline],
    ['64 cities', citiesOf(64)],
    ['59 cards that are not 3-point', cardsOf(59)],
    ['an empty hex at the right edge', ({ empty }) => Object.assign(empty[2], { q: 99, r: -99 })],
    ['an empty hex at the left edge', ({ empty }) => Object.assign(empty[2], { q: -99, r: 99 })],
    ['a home three hexes away', farHome(3)],
    ['a city three hexes away', ({ cities }) => Object.assign(cities[9], { q: 13, r: 2 })],
    ['a track of two spaces', trackOf(2)],
    ['a track of 60 spaces', trackOf(60)],
    ['64 cities allowed', ({ track }) => Object.assign(track[27], { cities: 64 })],
    ['one city allowed', ({ track }) => Object.assign(track[0], { cities: 1 })],
  ];

  it.each(named(rows))('[AK-85] $what', ({ change }) => {
    expect(problems(change).errors).toEqual([]);
  });

  it('[AK-85] the first error is told when the board is loaded', () => {
    expect(refused({ ...USA, id: 'USA 1', name: '' })).toMatchObject({
      code: 'bad-board',
      path: 'id',
      message: ID,
    });
  });
});

describe('warnings', () => {
  const rows: readonly Row[] = [
    [
      'an id without a version',
      (board) => Object.assign(board, { id: 'usa' }),
      'id: The id of a board ends with its version, as in usa-1.',
    ],
    [
      'a version in the middle',
      (board) => Object.assign(board, { id: 'usa-1-b' }),
      'id: The id of a board ends with its version, as in usa-1.',
    ],
    ['a version of two digits', (board) => Object.assign(board, { id: 'usa-12' })],
    ['one airline', oneAirline, 'airlines: A full board has 7 airlines; this one has 1.'],
    [
      'three empty hexes',
      ({ empty }) => empty.pop(),
      'empty: A full board has 4 hexes without a city; this one has 3.',
    ],
    [
      'five empty hexes',
      ({ empty }) => empty.push({ q: 30, r: 30 }),
      'empty: A full board has 4 hexes without a city; this one has 5.',
    ],
    [
      'one space of 100',
      ({ track }) => track.splice(1, 2),
      'track: A full board has several spaces of the first price.',
    ],
    ['two spaces of 100', ({ track }) => track.splice(1, 1)],
    ['no space for Boeings', ({ track }) => track.splice(3, 7), 'track: No space ends with the boeing-247.'],
    ['no city of 0 points', points(0, 1), 'cities: No city is worth 0.'],
    ['no city of 1 point', points(1, 0), 'cities: No city is worth 1.'],
    ['no city of 2 points', points(2, 1), 'cities: No city is worth 2.'],
  ];

  it.each(named(rows))('[AK-85] $what', ({ change, lines }) => {
    expect(problems(change).warnings).toEqual(lines);
  });

  /** Every city worth so much is worth something else. */
  function points(from: number, to: number): Change {
    return ({ cities }) => {
      for (const city of cities) if (city.points === from) city.points = to;
    };
  }
});

/** Beacon alone; the homes of the others are cities of 2 points. */
function oneAirline({ airlines, cities }: Editable<BoardFile>): void {
  airlines.splice(1);
  for (const city of cities.slice(1, 7)) city.points = 2;
}
