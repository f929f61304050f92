import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { BoardFile } from '../../src/index.ts';
import { airlines1990, checkBoard, PATTERNS, readBoard } from '../../src/index.ts';
import { AMERICA } from './boards.ts';

/* What a board file must have (RULES.md): the full board with a little changed, and all that is said of it. */

/** What comes to a place of the full board, or is made of what is there: `{ 'companies[0].id': 'aras' }`. */
type Edits = Readonly<Record<string, unknown>>;

function edited(edits: Edits): unknown {
  return Object.entries(edits).reduce<unknown>((board, [path, edit]) => {
    const names = path.split(/[.[\]]+/).filter((name) => name !== '');
    return put(board, names, edit);
  }, AMERICA.file);
}

function put(part: unknown, [name, ...deeper]: readonly string[], edit: unknown): unknown {
  if (name === undefined) return typeof edit === 'function' ? edit(part) : edit;
  const copy = Array.isArray(part) ? [...part] : { ...Object(part) };
  return Object.assign(copy, { [name]: put(Object(part)[name], deeper, edit) });
}

function refusalOf(json: unknown): TarmacError {
  try {
    airlines1990.loadBoard(json);
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error('The board was accepted.');
}

const said = (kind: 'errors' | 'warnings', edits: Edits): string[] =>
  checkBoard(readBoard(edited(edits)))[kind].map(({ path, message }) => `${path}: ${message}`);

type Rows = [what: string, edits: Edits, problems: string[]][];
type Company = BoardFile['companies'][number];
type Route = BoardFile['routes'][number];
const companies =
  (change: Partial<Company>) =>
  (list: readonly Company[]): Company[] =>
    list.map((company) => ({ ...company, ...change }));
const routes =
  (change: Partial<Route>) =>
  (list: readonly Route[]): Route[] =>
    list.map((route) => ({ ...route, ...change }));
const more =
  <T>(...items: readonly T[]) =>
  (list: readonly T[]): T[] => [...list, ...items];
const first =
  (count: number) =>
  <T>(list: readonly T[]): T[] =>
    list.slice(0, count);
const withoutWavy = (list: BoardFile['flights']): BoardFile['flights'] =>
  list.map((card) => (card.pattern === 'wavy' ? { ...card, pattern: 'solid' } : card));

const { cities } = AMERICA.file;

/** So many routes at a city, with those that are there. */
function spokes(city: string, count: number): Route[] {
  const here = AMERICA.file.routes.filter(({ from, to }) => from === city || to === city);
  const others = cities.filter(
    ({ id }) => id !== city && !here.some(({ from, to }) => from === id || to === id),
  );
  return others
    .slice(0, count - here.length)
    .map(({ id }) => ({ id: `x-${id}`, from: city, to: id, pattern: 'solid', circles: [1] }));
}

describe('a file of another shape', () => {
  const WRONG: readonly [place: string, wanted: string][] = [
    ['$schema', 'a text'],
    ['id', 'a text'],
    ['name', 'a text'],
    ['cities', 'a list'],
    ['cities[0].lat', 'a number'],
    ['companies', 'a list'],
    ['companies[2]', 'an object'],
    ['companies[0].id', 'a text'],
    ['companies[1].name', 'a text'],
    ['companies[2].headquarters', 'a text'],
    ['companies[3].shares', 'a whole number'],
    ['companies[4].markers', 'a whole number'],
    ['companies[5].patterns', 'a list'],
    ['companies[5].patterns[1]', 'a text'],
    ['routes', 'a list'],
    ['routes[3].id', 'a text'],
    ['routes[3].from', 'a text'],
    ['routes[3].to', 'a text'],
    ['routes[3].pattern', 'a text'],
    ['routes[3].circles', 'a list'],
    ['routes[3].circles[0]', 'a whole number'],
    ['flights', 'a list'],
    ['flights[7].pattern', 'a text'],
    ['flights[7].value', 'a whole number'],
  ];

  it.each(WRONG)('[A90-1] %s is read as %s, and refused with its place', (path, wanted) => {
    const message = `Expected ${wanted}, found null.`;
    expect(refusalOf(edited({ [path]: null }))).toMatchObject({ code: 'bad-board', path, message });
  });

  it.each(['mood', 'cities[0].mood', 'companies[1].mood', 'routes[2].mood', 'flights[3].mood'])(
    '[A90-1] nobody would read %s',
    (path) => {
      const { code, path: place, message } = refusalOf(edited({ [path]: 'good' }));
      expect([code, place]).toEqual(['bad-board', path]);
      expect(message).toMatch(/^There is no field 'mood' here. Known: [$a-z]+, [a-z, ]+\.$/);
    },
  );

  it('[A90-1] a file is kept as it is, without the address of its schema', () => {
    expect(readBoard(edited({ $schema: './board.schema.json' }))).toEqual(AMERICA.file);
    expect(refusalOf(null)).toMatchObject({ code: 'bad-board', path: undefined });
  });
});

describe('a board that cannot be played on', () => {
  const ALL = 'there is solid, dashed, dotted, double, wavy.';
  const rows: Rows = [
    [
      'an id with a space',
      { id: 'north america' },
      ['id: An id is at most 40 small letters, digits and single hyphens.'],
    ],
    ['an empty name', { name: ' ' }, ['name: A name has 1 to 60 characters.']],
    ['a route from nowhere', { 'routes[0].from': 'mars' }, ['routes[0].from: There is no city mars.']],
    [
      'a pattern of no card',
      { 'routes[0].pattern': 'striped' },
      [`routes[0].pattern: There is no pattern striped; ${ALL}`],
    ],
    ['no circle', { 'routes[0].circles': [] }, ['routes[0].circles: A route has 1 to 3 circles.']],
    [
      'four circles',
      { 'routes[0].circles': [1, 2, 3, 4] },
      ['routes[0].circles: A route has 1 to 3 circles.'],
    ],
    [
      'a circle 15',
      { 'routes[0].circles': [1, 15] },
      ['routes[0].circles[1]: A circle has a whole number from 1 to 14.'],
    ],
    [
      'a circle 0',
      { 'routes[0].circles': [0] },
      ['routes[0].circles[0]: A circle has a whole number from 1 to 14.'],
    ],
    [
      'equal circles',
      { 'routes[0].circles': [3, 3] },
      ['routes[0].circles[1]: Each circle of a route has a higher number than the one before.'],
    ],
    [
      'circles that descend',
      { 'routes[0].circles': [3, 2] },
      ['routes[0].circles[1]: Each circle of a route has a higher number than the one before.'],
    ],
    [
      '33 routes of a pattern',
      { routes: routes({ pattern: 'solid' }), companies: companies({ patterns: PATTERNS }) },
      ['routes[32].pattern: A pattern has at most 32 routes.'],
    ],
    [
      'nine routes at a headquarters',
      { routes: more(...spokes('boise', 9)) },
      ['companies[1].headquarters: A headquarters has at most 8 routes.'],
    ],
    [
      'no company',
      { companies: [] },
      [
        'companies: A board has 1 to 9 companies.',
        'companies: The companies have 60 to 120 shares together, not 0.',
        ...cities.map(({ id }, i) => `cities[${i}]: No company can fly to ${id}.`),
      ],
    ],
    [
      'ten companies',
      { companies: more({ ...AMERICA.file.companies[0], id: 'zed', headquarters: 'boston' }) },
      ['companies: A board has 1 to 9 companies.'],
    ],
    [
      'a company with four letters',
      { 'companies[0].id': 'aras' },
      ['companies[0].id: The id of a company is three small letters.'],
    ],
    [
      'a company with a capital letter',
      { 'companies[0].id': 'Ara' },
      ['companies[0].id: The id of a company is three small letters.'],
    ],
    [
      'a company with a long name',
      { 'companies[0].name': 'A'.repeat(61) },
      ['companies[0].name: A name has 1 to 60 characters.'],
    ],
    ['a company twice', { 'companies[1].id': 'ara' }, ['companies[1].id: There is already a company ara.']],
    [
      'a headquarters nowhere',
      { 'companies[0].headquarters': 'mars' },
      [
        'companies[0].headquarters: There is no city mars.',
        'companies[0].headquarters: ara may fly no route at mars.',
      ],
    ],
    [
      'a headquarters of two',
      { 'companies[1].headquarters': 'mexico-city' },
      [
        'companies[1].headquarters: Another company sits in mexico-city.',
        'companies[1].headquarters: boi may fly no route at mexico-city.',
      ],
    ],
    ['no share', { 'companies[0].shares': 0 }, ['companies[0].shares: A company has 1 to 15 shares.']],
    ['sixteen shares', { 'companies[0].shares': 16 }, ['companies[0].shares: A company has 1 to 15 shares.']],
    ['one marker', { 'companies[0].markers': 1 }, ['companies[0].markers: A company has 2 to 31 markers.']],
    ['32 markers', { 'companies[0].markers': 32 }, ['companies[0].markers: A company has 2 to 31 markers.']],
    [
      'a pattern of no card for a company',
      { 'companies[0].patterns[1]': 'plain' },
      [`companies[0].patterns[1]: There is no pattern plain; ${ALL}`],
    ],
    [
      'a pattern twice',
      { 'companies[0].patterns': ['wavy', 'dashed', 'wavy'] },
      ['companies[0].patterns[2]: wavy is named twice.'],
    ],
    [
      '59 shares',
      { companies: companies({ shares: 6 }), 'companies[0].shares': 11 },
      ['companies: The companies have 60 to 120 shares together, not 59.'],
    ],
    [
      '121 shares',
      { companies: companies({ shares: 13 }), 'companies[0].shares': 15, 'companies[1].shares': 15 },
      ['companies: The companies have 60 to 120 shares together, not 121.'],
    ],
    [
      'no route at a headquarters that may be flown',
      { 'companies[1].patterns': ['solid'] },
      ['companies[1].headquarters: boi may fly no route at boise.'],
    ],
    [
      'a city nobody reaches',
      { cities: more({ id: 'honolulu', name: 'Honolulu', lat: 21.3, lon: -157.9 }) },
      ['cities[54]: No company can fly to honolulu.'],
    ],
    ['17 flight cards', { flights: first(17) }, ['flights: A board has 18 to 64 flight cards.']],
    [
      '65 flight cards',
      { flights: more(...AMERICA.file.flights.slice(0, 23)) },
      ['flights: A board has 18 to 64 flight cards.'],
    ],
    ['a flight card of 15', { 'flights[0].value': 15 }, ['flights[0].value: A value lies between 1 and 14.']],
    ['a flight card of 0', { 'flights[0].value': 0 }, ['flights[0].value: A value lies between 1 and 14.']],
    [
      'a flight card without a pattern',
      { 'flights[1].pattern': 'plain' },
      [`flights[1].pattern: There is no pattern plain; ${ALL}`],
    ],
  ];

  it.each(rows)('[A90-3] %s', (_, edits, problems) => {
    expect(said('errors', edits)).toEqual(problems);
    const { code, message, path } = refusalOf(edited(edits));
    expect([code, `${path}: ${message}`]).toEqual(['bad-board', problems[0]]);
  });
});

describe('a board that differs from a full one', () => {
  const rows: Rows = [
    [
      'an id without a version',
      { id: 'america' },
      ['id: The id of a board ends with its version, as in north-america-1.'],
    ],
    [
      'an id with a version in the middle',
      { id: 'america-1-small' },
      ['id: The id of a board ends with its version, as in north-america-1.'],
    ],
    [
      'eight companies',
      { companies: first(8) },
      [
        'companies: A full board has 9 companies; this one has 8.',
        'companies: A full board has 84 shares; this one has 75.',
        'companies: A full board has 135 markers; this one has 121.',
      ],
    ],
    [
      'other shares',
      { 'companies[0].shares': 8 },
      ['companies: A full board has 84 shares; this one has 85.'],
    ],
    [
      'a company of 13',
      { 'companies[4].shares': 13 },
      [
        'companies: A full board has 84 shares; this one has 87.',
        'companies[4].shares: A company has 7 to 12 shares.',
      ],
    ],
    [
      'a company of 6',
      { 'companies[4].shares': 6 },
      [
        'companies: A full board has 84 shares; this one has 80.',
        'companies[4].shares: A company has 7 to 12 shares.',
      ],
    ],
    [
      'other markers',
      { 'companies[0].markers': 11 },
      ['companies: A full board has 135 markers; this one has 134.'],
    ],
    [
      'BOI with 2',
      { 'companies[1].markers': 2, 'companies[4].markers': 31 },
      ['companies[1].markers: By the examples BOI has at least 3 markers.'],
    ],
    [
      'HIT with 15',
      { 'companies[5].markers': 15, 'companies[4].markers': 21 },
      ['companies[5].markers: By the examples HIT has at least 16 markers.'],
    ],
    [
      'ITA with 10',
      { 'companies[6].markers': 10, 'companies[4].markers': 28 },
      ['companies[6].markers: By the examples ITA has at least 11 markers.'],
    ],
    ['no BOI', { 'companies[1].id': 'bob' }, ['companies: The rules name BOI; it is missing.']],
    [
      '41 flight cards',
      { flights: first(41) },
      [
        'flights: A full board has 42 flight cards; this one has 41.',
        'routes[77].circles: No wavy flight card reaches 14.',
        'routes[85].circles: No wavy flight card reaches 14.',
      ],
    ],
    [
      'a route no card reaches',
      { 'routes[0].circles': [14] },
      ['routes[0].circles: No solid flight card reaches 14.'],
    ],
    [
      'a pattern without cards',
      { flights: withoutWavy },
      AMERICA.file.routes.flatMap(({ pattern, circles }, i) =>
        pattern === 'wavy' ? [`routes[${i}].circles: No wavy flight card reaches ${circles[0]}.`] : [],
      ),
    ],
    [
      'nothing to sabotage',
      { routes: routes({ circles: [4] }) },
      ['routes: No circle has 5 or more: nothing can be sabotaged.'],
    ],
  ];

  it.each(rows)('[A90-1] %s', (_, edits, problems) => {
    expect(said('warnings', edits)).toEqual(problems);
    expect(said('errors', edits)).toEqual([]);
  });

  it('[A90-1] the board of the game is a full one', () => {
    expect(checkBoard(AMERICA.file)).toEqual({ errors: [], warnings: [] });
  });

  it('[A90-1] a pattern without routes', () => {
    const rest = AMERICA.file.routes.filter(({ pattern }) => pattern !== 'solid');
    expect(said('warnings', { routes: rest })).toEqual(['routes: There is no solid route.']);
  });
});
