import {
  badBoard,
  joinPath,
  readFields,
  readInteger,
  readingBoard,
  readRows,
  readText,
} from '@tarmac/kernel';
import type { Board } from './board.ts';
import { boardOf } from './board.ts';
import { checkBoard } from './board-check.ts';
import type { Aircraft, Airline, City } from './types.ts';
import { AIRCRAFT } from './types.ts';

/** A board as it is in a JSON file (boards/*.json) and in a record. */
export interface BoardFile {
  /** Carries a version: `usa-1`. A changed board is a new id. */
  readonly id: string;
  readonly name: string;
  /** AK-85: in board order. */
  readonly airlines: readonly AirlineFile[];
  readonly cities: readonly CityFile[];
  /** AK-2: hexes without a city. */
  readonly empty: readonly Hex[];
  /** AK-3: from left to right. */
  readonly track: readonly SpaceFile[];
}

/** Pointy hexes, axial coordinates: one step is (1, 0), (0, 1), (-1, 1) or the way back. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

interface AirlineFile {
  readonly id: Airline;
  readonly name: string;
  /** The id of a city worth 3 points; no two airlines share one. */
  readonly home: City;
  readonly aircraft: Readonly<Record<Aircraft, number>>;
  /** Acquired markers. */
  readonly acquired: number;
}

interface CityFile extends Hex {
  readonly id: City;
  readonly name: string;
  /** 0 to 3. */
  readonly points: number;
}

interface SpaceFile {
  readonly price: number;
  /** The city limit, home not counted. */
  readonly cities: number;
  /** The highest type allowed. */
  readonly aircraft: Aircraft;
}

/** A board that can be played on. Refuses with `bad-board` and the place of the first error. */
export function loadBoard(json: unknown): Board {
  const board = readBoard(json);
  const [error] = checkBoard(board).errors;
  if (error) throw badBoard(error.message, error.path);
  return boardOf(board);
}

/** Only the shape: fields and their types. `checkBoard` then checks their values. */
export function readBoard(json: unknown): BoardFile {
  return readingBoard(() => boardFrom(json));
}

function boardFrom(json: unknown): BoardFile {
  const known = ['$schema', 'id', 'name', 'airlines', 'cities', 'empty', 'track'];
  const board = readFields(json, known, '');
  if (board.$schema !== undefined) readText(board.$schema, '$schema'); // for editors only; not kept
  return {
    id: readText(board.id, 'id'),
    name: readText(board.name, 'name'),
    airlines: readRows(board.airlines, 'airlines', airlineFrom),
    cities: readRows(board.cities, 'cities', cityFrom),
    empty: readRows(board.empty, 'empty', hexFrom),
    track: readRows(board.track, 'track', spaceFrom),
  };
}

function airlineFrom(json: unknown, path: string): AirlineFile {
  const airline = readFields(json, ['id', 'name', 'home', 'aircraft', 'acquired'], path);
  const aircraftPath = joinPath(path, 'aircraft');
  const aircraft = readFields(airline.aircraft, AIRCRAFT, aircraftPath);
  const count = (type: Aircraft): number => readInteger(aircraft[type], joinPath(aircraftPath, type));
  return {
    id: readText(airline.id, joinPath(path, 'id')),
    name: readText(airline.name, joinPath(path, 'name')),
    home: readText(airline.home, joinPath(path, 'home')),
    aircraft: {
      'tri-motor': count('tri-motor'),
      'boeing-247': count('boeing-247'),
      'dc-3': count('dc-3'),
    },
    acquired: readInteger(airline.acquired, joinPath(path, 'acquired')),
  };
}

function cityFrom(json: unknown, path: string): CityFile {
  const city = readFields(json, ['id', 'name', 'q', 'r', 'points'], path);
  return {
    id: readText(city.id, joinPath(path, 'id')),
    name: readText(city.name, joinPath(path, 'name')),
    q: readInteger(city.q, joinPath(path, 'q')),
    r: readInteger(city.r, joinPath(path, 'r')),
    points: readInteger(city.points, joinPath(path, 'points')),
  };
}

function hexFrom(json: unknown, path: string): Hex {
  const hex = readFields(json, ['q', 'r'], path);
  return { q: readInteger(hex.q, joinPath(path, 'q')), r: readInteger(hex.r, joinPath(path, 'r')) };
}

function spaceFrom(json: unknown, path: string): SpaceFile {
  const space = readFields(json, ['price', 'cities', 'aircraft'], path);
  return {
    price: readInteger(space.price, joinPath(path, 'price')),
    cities: readInteger(space.cities, joinPath(path, 'cities')),
    // Any text here; `checkBoard` allows only the three.
    aircraft: readText(space.aircraft, joinPath(path, 'aircraft')) as Aircraft,
  };
}
