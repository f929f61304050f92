import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { BoardFile } from '../src/index.ts';
import { airKwire, checkBoard, readBoard } from '../src/index.ts';

const FOLDER = fileURLToPath(new URL('../boards/', import.meta.url));
const json = (path: string): unknown => JSON.parse(readFileSync(FOLDER + path, 'utf8'));
// A copy, so that tuning the board leaves these tests alone.
const USA = json('../test/fixtures/boards/usa-1.json') as BoardFile;

type Editable<T> = { -readonly [K in keyof T]: T[K] extends object ? Editable<T[K]> : T[K] };

/** The errors of the board of the game with one thing changed. */
function problems(change: (board: Editable<BoardFile>) => void): { errors: string[]; warnings: string[] } {
  const { $schema: _, ...file } = structuredClone(USA) as Editable<BoardFile> & { $schema?: string };
  change(file);
  const { errors, warnings } = checkBoard(readBoard(file));
  return { errors: errors.map(({ path }) => path), warnings: warnings.map(({ path }) => path) };
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

describe('errors', () => {
  const rows: [what: string, path: string, change: (board: Editable<BoardFile>) => void][] = [
    ['an id with capitals', 'id', (board) => Object.assign(board, { id: 'USA' })],
    ['no name', 'name', (board) => Object.assign(board, { name: ' ' })],
    ['a city twice', 'cities[1].id', ({ cities }) => Object.assign(cities[1], { id: cities[0].id })],
    [
      'a city named like a power card',
      'cities[8].id',
      ({ cities }) => Object.assign(cities[8], { id: 'reverse' }),
    ],
    ['a city of 4 points', 'cities[8].points', ({ cities }) => Object.assign(cities[8], { points: 4 })],
    [
      'a 3-point city that is no home',
      'cities[8].points',
      ({ cities }) => Object.assign(cities[8], { points: 3 }),
    ],
    [
      'two cities in a hex',
      'cities[1]',
      ({ cities }) => Object.assign(cities[1], { q: cities[0].q, r: cities[0].r }),
    ],
    [
      'a city in an empty hex',
      'empty[0]',
      ({ cities, empty }) => Object.assign(empty[0], { q: cities[0].q, r: cities[0].r }),
    ],
    ['a hex far away', 'cities[9].q', ({ cities }) => Object.assign(cities[9], { q: 100 })],
    ['a city nobody reaches', 'cities[9]', ({ cities }) => Object.assign(cities[9], { q: 60 })],
    ['no airline', 'airlines', ({ airlines }) => airlines.splice(0)],
    [
      'an airline of two letters',
      'airlines[0].id',
      ({ airlines }) => Object.assign(airlines[0], { id: 'ab' }),
    ],
    [
      'an airline twice',
      'airlines[1].id',
      ({ airlines }) => Object.assign(airlines[1], { id: airlines[0].id }),
    ],
    [
      'an unknown home',
      'airlines[0].home',
      ({ airlines }) => Object.assign(airlines[0], { home: 'atlantis' }),
    ],
    [
      'a home of 2 points',
      'airlines[0].home',
      ({ airlines }) => Object.assign(airlines[0], { home: 'boston' }),
    ],
    [
      'a home twice',
      'airlines[1].home',
      ({ airlines }) => Object.assign(airlines[1], { home: airlines[0].home }),
    ],
    [
      'too many aircraft',
      'airlines[0].aircraft.dc-3',
      ({ airlines }) => Object.assign(airlines[0].aircraft, { 'dc-3': 64 }),
    ],
    [
      'markers below zero',
      'airlines[0].acquired',
      ({ airlines }) => Object.assign(airlines[0], { acquired: -1 }),
    ],
    ['a track of one space', 'track', ({ track }) => track.splice(1)],
    ['another first price', 'track[0].price', ({ track }) => Object.assign(track[0], { price: 90 })],
    ['another last price', 'track[27].price', ({ track }) => Object.assign(track[27], { price: 2100 })],
    ['a price that falls', 'track[3].price', ({ track }) => Object.assign(track[3], { price: 90 })],
    ['an odd price', 'track[3].price', ({ track }) => Object.assign(track[3], { price: 125 })],
    ['no city allowed', 'track[0].cities', ({ track }) => Object.assign(track[0], { cities: 0 })],
    ['a limit that falls', 'track[5].cities', ({ track }) => Object.assign(track[5], { cities: 2 })],
    [
      'an unknown type',
      'track[5].aircraft',
      ({ track }) => Object.assign(track[5], { aircraft: 'concorde' }),
    ],
    [
      'a type that falls',
      'track[5].aircraft',
      ({ track }) => Object.assign(track[5], { aircraft: 'tri-motor' }),
    ],
    ['too few cards', 'cities', ({ cities }) => cities.splice(30)],
  ];

  it.each(rows)('%s', (_, path, change) => {
    expect(problems(change).errors).toContain(path);
  });

  it('the first one is told when the board is loaded', () => {
    expect(refused({ ...USA, id: 'USA 1' })).toMatchObject({ code: 'bad-board', path: 'id' });
    expect(refused({ ...USA, track: 'none' })).toMatchObject({ code: 'bad-board', path: 'track' });
    expect(refused({ ...USA, weather: 'fine' })).toMatchObject({ code: 'bad-board', path: 'weather' });
    expect(refused(null)).toMatchObject({ code: 'bad-board' });
  });
});

describe('warnings', () => {
  const rows: [what: string, path: string, change: (board: Editable<BoardFile>) => void][] = [
    ['an id without a version', 'id', (board) => Object.assign(board, { id: 'usa' })],
    ['three empty hexes', 'empty', ({ empty }) => empty.pop()],
    ['one space of 100', 'track', ({ track }) => track.splice(1, 2)],
    ['no space for Boeings', 'track', ({ track }) => track.splice(3, 7)],
  ];

  it.each(rows)('%s', (_, path, change) => {
    expect(problems(change)).toMatchObject({ errors: [], warnings: [path] });
  });

  it('fewer airlines', () => {
    const { errors, warnings } = checkBoard(readBoard(json('test/ribbon-1.json')));
    expect(errors).toEqual([]);
    expect(warnings.map(({ path }) => path)).toContain('airlines');
  });
});
