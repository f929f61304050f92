import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TarmacError } from '@tarmac/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkBoard } from '../src/board-check.ts';
import type { BoardFile } from '../src/board-file.ts';
import { parseBoard, readBoard } from '../src/board-file.ts';

type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

const folder = fileURLToPath(new URL('../boards/', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(folder + path, 'utf8'));
const jsonIn = (path: string) => readdirSync(folder + path).filter((name) => name.endsWith('.json'));
const ALL = [...jsonIn(''), ...jsonIn('test/').map((name) => `test/${name}`)].filter(
  (path) => path !== 'board.schema.json',
);

function broken(change: (board: Draft<BoardFile>) => void): Draft<BoardFile> {
  const board = read('north-america-1.json');
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

describe('the boards of this folder', () => {
  it.each(ALL)('%s loads, without the address of its schema', (path) => {
    const { $schema, ...rest } = read(path);
    expect($schema).toMatch(/board\.schema\.json$/);
    expect(parseBoard(read(path))).toEqual(rest);
  });

  it.each(ALL)('%s has the name of its file as id', (path) => {
    expect(path).toMatch(new RegExp(`(^|/)${read(path).id}\\.json$`));
  });

  it.each(ALL)('%s fits the schema', (path) => {
    const validate = new Ajv2020({ allErrors: true }).compile(read('board.schema.json'));
    validate(read(path));
    expect(validate.errors).toBeNull();
  });

  it('north-america-1 has no warning', () => {
    expect(checkBoard(readBoard(read('north-america-1.json')))).toEqual({ errors: [], warnings: [] });
  });

  it('on north-america-1 no two flight cards are alike, and every value is there three times', () => {
    const { flights } = readBoard(read('north-america-1.json'));
    expect(new Set(flights.map(({ pattern, value }) => `${pattern}-${value}`)).size).toBe(42);
    for (let value = 1; value <= 14; value++)
      expect(flights.filter((card) => card.value === value)).toHaveLength(3);
  });

  it('on north-america-1 the wavy routes run all round the continent', () => {
    const wavy = readBoard(read('north-america-1.json')).routes.filter(({ pattern }) => pattern === 'wavy');
    const at = new Map<string, number>();
    for (const { from, to } of wavy) for (const city of [from, to]) at.set(city, (at.get(city) ?? 0) + 1);
    expect([...at.values()].every((routes) => routes === 2)).toBe(true);
    const reached = new Set([wavy[0].from]);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const { from, to } of wavy) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
    }
    expect(reached.size).toBe(at.size);
  });

  it('on north-america-1 no two routes cross', () => {
    const { cities, routes } = readBoard(read('north-america-1.json'));
    const place = new Map(cities.map(({ id, lat, lon }) => [id, conic(lat, lon)]));
    const at = (id: string): Point => place.get(id) ?? [0, 0];
    const crossing = routes.flatMap((a, i) =>
      routes.slice(i + 1).flatMap((b) => {
        if (new Set([a.from, a.to, b.from, b.to]).size < 4) return [];
        return cross(at(a.from), at(a.to), at(b.from), at(b.to)) ? [`${a.id} ${b.id}`] : [];
      }),
    );
    expect(crossing).toEqual([]);
  });
});

type Point = readonly [number, number];

/** Lambert's conformal conic projection with two standard parallels, as maps of the continent use it. */
function conic(lat: number, lon: number): Point {
  const [p1, p2] = [25, 55].map((degrees) => (degrees * Math.PI) / 180);
  const half = (angle: number): number => Math.tan(Math.PI / 4 + angle / 2);
  const n = Math.log(Math.cos(p1) / Math.cos(p2)) / Math.log(half(p2) / half(p1));
  const rho = (Math.cos(p1) * half(p1) ** n) / n / half((lat * Math.PI) / 180) ** n;
  const theta = (n * (lon + 98) * Math.PI) / 180;
  return [rho * Math.sin(theta), -rho * Math.cos(theta)];
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

describe('errors', () => {
  const rows: [what: string, path: string, change: (board: Draft<BoardFile>) => void][] = [
    [
      'an id with a space',
      'id',
      (b) => {
        b.id = 'north america';
      },
    ],
    [
      'an empty name',
      'name',
      (b) => {
        b.name = ' ';
      },
    ],
    [
      'a company with four letters',
      'companies[0].id',
      (b) => {
        b.companies[0].id = 'aras';
      },
    ],
    [
      'a city twice',
      'cities[1].id',
      (b) => {
        b.cities[1].id = b.cities[0].id;
      },
    ],
    [
      'a latitude of 91',
      'cities[0].lat',
      (b) => {
        b.cities[0].lat = 91;
      },
    ],
    [
      'a longitude of -181',
      'cities[0].lon',
      (b) => {
        b.cities[0].lon = -181;
      },
    ],
    [
      'too many cities',
      'cities',
      (b) => {
        for (let i = 0; i < 20; i++) b.cities.push({ id: `town-${i}`, name: 'Town', lat: 1, lon: 1 });
      },
    ],
    [
      'a route twice',
      'routes[1].id',
      (b) => {
        b.routes[1].id = b.routes[0].id;
      },
    ],
    [
      'a route from nowhere',
      'routes[0].from',
      (b) => {
        b.routes[0].from = 'mars';
      },
    ],
    [
      'a route to nowhere',
      'routes[0].to',
      (b) => {
        b.routes[0].to = 'mars';
      },
    ],
    [
      'a route in a circle',
      'routes[0].to',
      (b) => {
        b.routes[0].to = b.routes[0].from;
      },
    ],
    [
      'two routes between two cities',
      'routes[1]',
      (b) => {
        Object.assign(b.routes[1], { from: b.routes[0].to, to: b.routes[0].from });
      },
    ],
    [
      'a pattern of no card',
      'routes[0].pattern',
      (b) => {
        Object.assign(b.routes[0], { pattern: 'striped' });
      },
    ],
    [
      'no circle',
      'routes[0].circles',
      (b) => {
        b.routes[0].circles = [];
      },
    ],
    [
      'four circles',
      'routes[0].circles',
      (b) => {
        b.routes[0].circles = [1, 2, 3, 4];
      },
    ],
    [
      'a circle 15',
      'routes[0].circles[0]',
      (b) => {
        b.routes[0].circles = [15];
      },
    ],
    [
      'circles that do not ascend',
      'routes[0].circles[1]',
      (b) => {
        b.routes[0].circles = [3, 3];
      },
    ],
    [
      'a company twice',
      'companies[1].id',
      (b) => {
        b.companies[1].id = b.companies[0].id;
      },
    ],
    [
      'a headquarters nowhere',
      'companies[0].headquarters',
      (b) => {
        b.companies[0].headquarters = 'mars';
      },
    ],
    [
      'a headquarters of two',
      'companies[1].headquarters',
      (b) => {
        b.companies[1].headquarters = b.companies[0].headquarters;
      },
    ],
    [
      'no share',
      'companies[0].shares',
      (b) => {
        b.companies[0].shares = 0;
      },
    ],
    [
      'sixteen shares',
      'companies[0].shares',
      (b) => {
        b.companies[0].shares = 16;
      },
    ],
    [
      'one marker',
      'companies[0].markers',
      (b) => {
        b.companies[0].markers = 1;
      },
    ],
    [
      'a pattern twice',
      'companies[0].patterns[2]',
      (b) => {
        b.companies[0].patterns = ['dashed', 'wavy', 'wavy'];
      },
    ],
    [
      'no company',
      'companies',
      (b) => {
        b.companies = [];
      },
    ],
    [
      'too few shares',
      'companies',
      (b) => {
        for (const company of b.companies) company.shares = 6;
      },
    ],
    [
      'no route at a headquarters',
      'companies[1].headquarters',
      (b) => {
        b.companies[1].patterns = ['solid'];
      },
    ],
    [
      'a city nobody reaches',
      `cities[54]`,
      (b) => {
        b.cities.push({ id: 'honolulu', name: 'Honolulu', lat: 21.3, lon: -157.9 });
      },
    ],
    [
      'too few flight cards',
      'flights',
      (b) => {
        b.flights = b.flights.slice(0, 17);
      },
    ],
    [
      'a flight card of 15',
      'flights[0].value',
      (b) => {
        b.flights[0].value = 15;
      },
    ],
    [
      'a flight card without a pattern',
      'flights[0].pattern',
      (b) => {
        Object.assign(b.flights[0], { pattern: 'plain' });
      },
    ],
  ];

  it.each(rows)('%s', (_, path, change) => {
    const { errors } = checkBoard(broken(change) as BoardFile);
    expect(errors.map((error) => error.path)).toContain(path);
    expect(refusalOf(broken(change)).code).toBe('bad-board');
  });

  it('a shape that is wrong is refused with its place', () => {
    expect(refusalOf({ ...read('north-america-1.json'), routes: {} })).toMatchObject({ path: 'routes' });
    expect(
      refusalOf(
        broken((b) => {
          Object.assign(b.cities[0], { mood: 'good' });
        }),
      ),
    ).toMatchObject({ path: 'cities[0].mood' });
    expect(refusalOf(null).code).toBe('bad-board');
  });

  it('too many routes of a pattern, or at a headquarters', () => {
    const wide = broken((b) => {
      b.routes = b.routes.map((route) => ({ ...route, pattern: 'wavy' }));
    });
    expect(checkBoard(wide as BoardFile).errors.map(({ message }) => message)).toContain(
      'A pattern has at most 32 routes.',
    );
    const crowded = broken((b) => {
      for (const { id } of b.cities.slice(0, 9)) {
        b.routes.push({ id: `x-${id}`, from: 'boise', to: id, pattern: 'solid', circles: [1] });
      }
    });
    expect(checkBoard(crowded as BoardFile).errors.map(({ path }) => path)).toContain(
      'companies[1].headquarters',
    );
  });
});

describe('warnings', () => {
  const rows: [what: string, message: string, change: (board: Draft<BoardFile>) => void][] = [
    [
      'an id without a version',
      'ends with its version',
      (b) => {
        b.id = 'america';
      },
    ],
    [
      'other shares',
      'A full board has 84 shares',
      (b) => {
        b.companies[0].shares = 8;
      },
    ],
    [
      'a company of 13',
      'A company has 7 to 12 shares',
      (b) => {
        b.companies[0].shares = 13;
      },
    ],
    [
      'other markers',
      'A full board has 135 markers',
      (b) => {
        b.companies[0].markers = 11;
      },
    ],
    [
      'HIT with 15',
      'By the examples HIT has at least 16',
      (b) => {
        b.companies[5].markers = 15;
      },
    ],
    [
      'ITA with 10',
      'By the examples ITA has at least 11',
      (b) => {
        b.companies[6].markers = 10;
      },
    ],
    [
      'no BOI',
      'The rules name BOI',
      (b) => {
        b.companies[1].id = 'bob';
      },
    ],
    [
      '41 flight cards',
      'A full board has 42 flight cards',
      (b) => {
        b.flights.pop();
      },
    ],
    [
      'a route no card reaches',
      'No solid flight card reaches 14',
      (b) => {
        b.routes[0].circles = [14];
      },
    ],
    [
      'eight companies',
      'A full board has 9 companies',
      (b) => {
        b.companies.pop();
      },
    ],
    [
      'nothing to sabotage',
      'nothing can be sabotaged',
      (b) => {
        for (const route of b.routes) route.circles = [1];
      },
    ],
  ];

  it.each(rows)('%s', (_, message, change) => {
    const { warnings } = checkBoard(broken(change) as BoardFile);
    expect(warnings.map((warning) => warning.message).join('\n')).toContain(message);
  });
});
