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
import type { Company, Pattern } from './types.ts';

/** A board as it is in a JSON file (boards/*.json) and in a record. */
export interface BoardFile {
  /** Carries a version: `north-america-1`. A changed board is a new id. */
  readonly id: string;
  readonly name: string;
  readonly cities: readonly CityFile[];
  readonly companies: readonly CompanyFile[];
  readonly routes: readonly RouteFile[];
  /** A90-1 */
  readonly flights: readonly FlightFile[];
}

interface CompanyFile {
  readonly id: Company;
  readonly name: string;
  /** The id of a city; no two companies share one. */
  readonly headquarters: string;
  readonly shares: number;
  readonly markers: number;
  /** A90-2: the patterns it may fly. */
  readonly patterns: readonly Pattern[];
}

/** A90-3 */
interface RouteFile {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly pattern: Pattern;
  /** Ascending. */
  readonly circles: readonly number[];
}

interface FlightFile {
  readonly pattern: Pattern;
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
  const known = ['$schema', 'id', 'name', 'cities', 'companies', 'routes', 'flights'];
  const board = readFields(json, known, '');
  if (board.$schema !== undefined) readText(board.$schema, '$schema'); // for editors only; not kept
  return {
    id: readText(board.id, 'id'),
    name: readText(board.name, 'name'),
    cities: readRows(board.cities, 'cities', readCity),
    companies: readRows(board.companies, 'companies', companyFrom),
    routes: readRows(board.routes, 'routes', routeFrom),
    flights: readRows(board.flights, 'flights', flightFrom),
  };
}

function companyFrom(json: unknown, path: string): CompanyFile {
  const fields = ['id', 'name', 'headquarters', 'shares', 'markers', 'patterns'];
  const company = readFields(json, fields, path);
  return {
    id: readText(company.id, joinPath(path, 'id')),
    name: readText(company.name, joinPath(path, 'name')),
    headquarters: readText(company.headquarters, joinPath(path, 'headquarters')),
    shares: readInteger(company.shares, joinPath(path, 'shares')),
    markers: readInteger(company.markers, joinPath(path, 'markers')),
    patterns: readRows(company.patterns, joinPath(path, 'patterns'), readPattern),
  };
}

function routeFrom(json: unknown, path: string): RouteFile {
  const route = readFields(json, ['id', 'from', 'to', 'pattern', 'circles'], path);
  return {
    id: readText(route.id, joinPath(path, 'id')),
    from: readText(route.from, joinPath(path, 'from')),
    to: readText(route.to, joinPath(path, 'to')),
    pattern: readPattern(route.pattern, joinPath(path, 'pattern')),
    circles: readRows(route.circles, joinPath(path, 'circles'), readInteger),
  };
}

function flightFrom(json: unknown, path: string): FlightFile {
  const flight = readFields(json, ['pattern', 'value'], path);
  return {
    pattern: readPattern(flight.pattern, joinPath(path, 'pattern')),
    value: readInteger(flight.value, joinPath(path, 'value')),
  };
}

/** Any text here; `checkBoard` allows only the five. */
function readPattern(value: unknown, path: string): Pattern {
  return readText(value, path) as Pattern;
}
