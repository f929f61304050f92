import type { CityFile } from '@tarmac/kernel';
import {
  badBoard,
  joinPath,
  readCity,
  readFields,
  readInteger,
  readingBoard,
  readRows,
  readText,
} from '@tarmac/kernel';
import { checkBoard } from './board-check.ts';
import type { Airline } from './types.ts';

/** A board as it is in a JSON file (boards/*.json) and in a record. */
export interface BoardFile {
  /** Carries a version: `europe-1`. A changed board is a new id. */
  readonly id: string;
  readonly name: string;
  readonly cities: readonly CityFile[];
  readonly routes: readonly RouteFile[];
  /** All ten, in the order of AE-1. */
  readonly airlines: readonly AirlineFile[];
  /** The track, from its first space on; the last zone never ends. */
  readonly zones: readonly ZoneFile[];
  readonly bonuses: readonly BonusFile[];
}

interface RouteFile {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** AE-43: prices in millions, ascending. */
  readonly licences: readonly number[];
  /** AE-47: leads off the map. The rules treat it like any other route; a map draws it to its edge. */
  readonly remote?: true;
}

interface AirlineFile {
  readonly id: Airline;
  readonly name: string;
  readonly home: string;
  /** AE-13: the space of the track on which the marker begins. */
  readonly start: number;
}

interface ZoneFile {
  readonly from: number;
  readonly to?: number;
  /** AE-72: for the first to the fifth place. */
  readonly points: readonly number[];
}

/** AE-14, AE-46 */
interface BonusFile {
  readonly airline: Airline;
  readonly target: string;
  readonly value: number;
}

/** A board that can be played on. Refuses with `bad-board` and the place of the first error. */
export function parseBoard(json: unknown): BoardFile {
  const board = readBoard(json);
  const [error] = checkBoard(board).errors;
  if (error) throw badBoard(error.message, error.path);
  return board;
}

/** Only the shape: fields and their types. `checkBoard` then checks their values. */
export function readBoard(json: unknown): BoardFile {
  return readingBoard(() => boardFrom(json));
}

function boardFrom(json: unknown): BoardFile {
  const known = ['$schema', 'id', 'name', 'cities', 'routes', 'airlines', 'zones', 'bonuses'];
  const board = readFields(json, known, '');
  if (board.$schema !== undefined) readText(board.$schema, '$schema'); // for editors only; not kept
  return {
    id: readText(board.id, 'id'),
    name: readText(board.name, 'name'),
    cities: readRows(board.cities, 'cities', readCity),
    routes: readRows(board.routes, 'routes', routeFrom),
    airlines: readRows(board.airlines, 'airlines', airlineFrom),
    zones: readRows(board.zones, 'zones', zoneFrom),
    bonuses: readRows(board.bonuses, 'bonuses', bonusFrom),
  };
}

function routeFrom(json: unknown, path: string): RouteFile {
  const route = readFields(json, ['id', 'from', 'to', 'licences', 'remote'], path);
  if (route.remote !== undefined && route.remote !== true) {
    throw badBoard(
      'A remote route says true; every other route leaves the field out.',
      joinPath(path, 'remote'),
    );
  }
  return {
    id: readText(route.id, joinPath(path, 'id')),
    from: readText(route.from, joinPath(path, 'from')),
    to: readText(route.to, joinPath(path, 'to')),
    licences: readRows(route.licences, joinPath(path, 'licences'), readInteger),
    ...(route.remote === true ? { remote: true as const } : {}),
  };
}

function airlineFrom(json: unknown, path: string): AirlineFile {
  const airline = readFields(json, ['id', 'name', 'home', 'start'], path);
  return {
    id: readText(airline.id, joinPath(path, 'id')) as Airline, // any text here; checkBoard knows the ten
    name: readText(airline.name, joinPath(path, 'name')),
    home: readText(airline.home, joinPath(path, 'home')),
    start: readInteger(airline.start, joinPath(path, 'start')),
  };
}

function zoneFrom(json: unknown, path: string): ZoneFile {
  const zone = readFields(json, ['from', 'to', 'points'], path);
  return {
    from: readInteger(zone.from, joinPath(path, 'from')),
    ...(zone.to === undefined ? {} : { to: readInteger(zone.to, joinPath(path, 'to')) }),
    points: readRows(zone.points, joinPath(path, 'points'), readInteger),
  };
}

function bonusFrom(json: unknown, path: string): BonusFile {
  const bonus = readFields(json, ['airline', 'target', 'value'], path);
  return {
    airline: readText(bonus.airline, joinPath(path, 'airline')) as Airline, // as above
    target: readText(bonus.target, joinPath(path, 'target')),
    value: readInteger(bonus.value, joinPath(path, 'value')),
  };
}
