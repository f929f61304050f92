import { TarmacError } from './errors.ts';
import { joinPath, readFields, readNumber, readText } from './shape.ts';

/* What the board files of all games have in common: cities, routes between them, and how they are refused. */

export interface CityFile {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** Every board file is also such a map. */
export interface MapFile {
  readonly id: string;
  readonly name: string;
  readonly cities: readonly CityFile[];
  readonly routes: readonly { readonly id: string; readonly from: string; readonly to: string }[];
}

export function readCity(json: unknown, path: string): CityFile {
  const city = readFields(json, ['id', 'name', 'lat', 'lon'], path);
  return {
    id: readText(city.id, joinPath(path, 'id')),
    name: readText(city.name, joinPath(path, 'name')),
    lat: readNumber(city.lat, joinPath(path, 'lat')),
    lon: readNumber(city.lon, joinPath(path, 'lon')),
  };
}

/** Runs the reader of a board file; anything it refuses is a `bad-board`. */
export function readingBoard<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TarmacError)) throw error;
    throw badBoard(error.message, error.path);
  }
}

export function badBoard(message: string, path = ''): TarmacError {
  return new TarmacError('bad-board', message, path === '' ? {} : { path });
}

export interface BoardProblem {
  /** Where in the file: `routes[3].from`. */
  readonly path: string;
  readonly message: string;
}

/** A board with errors never loads; warnings say where it differs from what the rules expect of a full board. */
export interface BoardProblems {
  readonly errors: readonly BoardProblem[];
  readonly warnings: readonly BoardProblem[];
}

export type ReportProblem = (path: string, message: string) => void;

export function findProblems(check: (error: ReportProblem, warn: ReportProblem) => void): BoardProblems {
  const errors: BoardProblem[] = [];
  const warnings: BoardProblem[] = [];
  check(
    (path, message) => errors.push({ path, message }),
    (path, message) => warnings.push({ path, message }),
  );
  return { errors, warnings };
}
