import { joinPath, readFields, readInteger, readList, readText, TarmacError } from '@tarmac/kernel';
import { checkBoard } from './board-check.ts';
import type { Company, Pattern } from './types.ts';

/** A board as it stands in a JSON file (boards/*.json) and in a record. */
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

interface CityFile {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
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
  if (error) throw refusal(error.message, error.path);
  return board;
}

/** Only the shape: fields and their types. What they say may still be wrong; `checkBoard` tells. */
export function readBoard(json: unknown): BoardFile {
  try {
    return boardFrom(json);
  } catch (error) {
    if (!(error instanceof TarmacError)) throw error;
    throw refusal(error.message, error.path);
  }
}

function boardFrom(json: unknown): BoardFile {
  const known = ['$schema', 'id', 'name', 'cities', 'companies', 'routes', 'flights'];
  const board = readFields(json, known, '');
  if (board.$schema !== undefined) readText(board.$schema, '$schema'); // for editors only; not kept
  return {
    id: readText(board.id, 'id'),
    name: readText(board.name, 'name'),
    cities: rows(board.cities, 'cities', cityFrom),
    companies: rows(board.companies, 'companies', companyFrom),
    routes: rows(board.routes, 'routes', routeFrom),
    flights: rows(board.flights, 'flights', flightFrom),
  };
}

function cityFrom(json: unknown, path: string): CityFile {
  const city = readFields(json, ['id', 'name', 'lat', 'lon'], path);
  return {
    id: readText(city.id, joinPath(path, 'id')),
    name: readText(city.name, joinPath(path, 'name')),
    lat: readNumber(city.lat, joinPath(path, 'lat')),
    lon: readNumber(city.lon, joinPath(path, 'lon')),
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
    patterns: rows(company.patterns, joinPath(path, 'patterns'), readPattern),
  };
}

function routeFrom(json: unknown, path: string): RouteFile {
  const route = readFields(json, ['id', 'from', 'to', 'pattern', 'circles'], path);
  return {
    id: readText(route.id, joinPath(path, 'id')),
    from: readText(route.from, joinPath(path, 'from')),
    to: readText(route.to, joinPath(path, 'to')),
    pattern: readPattern(route.pattern, joinPath(path, 'pattern')),
    circles: rows(route.circles, joinPath(path, 'circles'), readInteger),
  };
}

function flightFrom(json: unknown, path: string): FlightFile {
  const flight = readFields(json, ['pattern', 'value'], path);
  return {
    pattern: readPattern(flight.pattern, joinPath(path, 'pattern')),
    value: readInteger(flight.value, joinPath(path, 'value')),
  };
}

/** Any text here; `checkBoard` knows the five. */
function readPattern(value: unknown, path: string): Pattern {
  return readText(value, path) as Pattern;
}

function rows<T>(json: unknown, path: string, read: (row: unknown, path: string) => T): T[] {
  return readList(json, path).map((row, i) => read(row, `${path}[${i}]`));
}

function readNumber(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw refusal('Expected a number.', path);
  return value;
}

function refusal(message: string, path = ''): TarmacError {
  return new TarmacError('bad-board', message, path === '' ? {} : { path });
}
