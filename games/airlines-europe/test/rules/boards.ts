import { readFileSync } from 'node:fs';
import type { Board } from '../../src/index.ts';
import { airlinesEurope } from '../../src/index.ts';
import type { Airline } from '../../src/types.ts';
import { AIRLINES } from '../../src/types.ts';

/* Boards for the tests of the rules: those of boards/test, and sketches with their numbers in the test. */

export function testBoard(id: 'islands-1' | 'line-1' | 'tiny-1' | 'wheel-1'): Board {
  const file = new URL(`../../boards/test/${id}.json`, import.meta.url);
  return airlinesEurope.loadBoard(JSON.parse(readFileSync(file, 'utf8')));
}

/** The boards players get; their prices, starts and zones may be tuned, so tests read them from the file. */
export const EUROPE: Board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);

const HOMES: Readonly<Record<Airline, string>> = {
  yellow: 'madrid',
  blue: 'rome',
  violet: 'berlin',
  red: 'paris',
  black: 'kyiv',
  brown: 'lisbon',
  green: 'stockholm',
  orange: 'athens',
  gray: 'london',
  white: 'moscow',
};

interface Zone {
  readonly from: number;
  readonly to?: number;
  readonly points: readonly number[];
}

const ZONES: readonly Zone[] = [
  { from: 0, to: 9, points: [2, 1, 0, 0, 0] },
  { from: 10, to: 19, points: [3, 2, 1, 0, 0] },
  { from: 20, to: 29, points: [6, 3, 2, 1, 0] },
  { from: 30, points: [9, 5, 3, 2, 1] },
];

export interface Sketch {
  /** `'london-paris': [3, 5]`; the ten homes are there, every other city is made of the routes. */
  readonly routes?: Readonly<Record<string, readonly number[]>>;
  /** Spaces of the track; 0 for the rest. */
  readonly start?: Readonly<Partial<Record<Airline, number>>>;
  readonly zones?: readonly Zone[];
  readonly bonuses?: readonly { airline: Airline; target: string; value: number }[];
}

export function sketch({ routes = {}, start = {}, zones = ZONES, bonuses = [] }: Sketch): Board {
  const ends = Object.keys(routes).map((id) => id.split('-'));
  const cities = [...new Set([...Object.values(HOMES), ...ends.flat()])];
  return airlinesEurope.loadBoard({
    id: 'sketch-1',
    name: 'Sketch',
    cities: cities.map((id) => ({ id, name: id, lat: 50, lon: 10 })),
    routes: Object.entries(routes).map(([id, licences], i) => ({
      id,
      from: ends[i][0],
      to: ends[i][1],
      licences,
    })),
    airlines: AIRLINES.map((id) => ({ id, name: `Air ${id}`, home: HOMES[id], start: start[id] ?? 0 })),
    zones,
    bonuses,
  });
}

/** Five fields round every home, 1 million each, out of reach of the others: cheap turns for action A. */
export function fields(more: Omit<Sketch, 'routes'> = {}): Board {
  const around = (home: string) => [1, 2, 3, 4, 5].map((n) => [`${home}-${home}${n}`, [1]] as const);
  return sketch({ ...more, routes: Object.fromEntries(Object.values(HOMES).flatMap(around)) });
}

/** One route with one licence: buying it ends the match (AE-81). */
export function lastLicence(more: Omit<Sketch, 'routes'> = {}): Board {
  return sketch({ ...more, routes: { 'london-paris': [1] } });
}
