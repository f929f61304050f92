import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkBoard } from '../src/board-check.ts';
import { parseBoard, readBoard } from '../src/board-file.ts';

const folder = fileURLToPath(new URL('../boards/', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(folder + path, 'utf8'));
const jsonIn = (path: string) => readdirSync(folder + path).filter((name) => name.endsWith('.json'));
const ALL = [...jsonIn(''), ...jsonIn('test/').map((name) => `test/${name}`)].filter(
  (path) => path !== 'board.schema.json',
);

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
