import type { ReportProblem } from './board-file.ts';
import { badBoard, findProblems } from './board-file.ts';
import { LIMITS, UNPRINTABLE } from './limits.ts';
import { joinPath } from './shape.ts';

/** Called wherever a board comes in from outside. Refuses with `bad-board`; the game's `loadBoard` checks the rest. */
export function checkBoardLimits(board: unknown, path = ''): void {
  const [error] = findProblems((report) => reportBoardLimits(board, report)).errors;
  if (error) throw badBoard(error.message, joinPath(path, error.path));
}

/** The same as a list of everything that is wrong, except a wrong shape, which the readers report. */
export function reportBoardLimits(board: unknown, error: ReportProblem): void {
  let drawable = true;
  for (const [name, part] of fieldsOf(board)) {
    reportSizes(part, name, 1, (path, message) => {
      drawable = false;
      error(path, message);
    });
  }
  if (!drawable) return;
  const { cities, empty } = Object(board) as { cities?: unknown; empty?: unknown };
  reportPlaces(placesOf(cities), error);
  reportHexes([...hexesOf(cities), ...hexesOf(empty)], error);
}

function reportSizes(value: unknown, path: string, depth: number, error: ReportProblem): void {
  if (typeof value === 'number' && Math.abs(value) > LIMITS.number) {
    error(path, `No number on a board is greater than ${LIMITS.number}.`);
  } else if (typeof value === 'string' && UNPRINTABLE.test(value)) {
    error(path, 'A text on a board has no control characters in it.');
  } else if (typeof value === 'object' && value !== null) {
    const parts = fieldsOf(value);
    if (parts.length > LIMITS.list) error(path, `A list on a board has at most ${LIMITS.list} entries.`);
    else if (depth > LIMITS.depth) error(path, 'A board has no lists as deep as this.');
    else for (const [name, part] of parts) reportSizes(part, joinPath(path, name), depth + 1, error);
  }
}

/** Of an object or a list; names as they are in a path. */
function fieldsOf(value: unknown): [name: string, part: unknown][] {
  if (Array.isArray(value)) return value.map((part, i) => [`[${i}]`, part]);
  return Object.entries(Object(value));
}

interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly path: string;
}

function placesOf(cities: unknown): Place[] {
  return rowsOf(cities).flatMap(({ lat, lon }, i) =>
    typeof lat === 'number' && typeof lon === 'number' ? [{ lat, lon, path: `cities[${i}]` }] : [],
  );
}

function reportPlaces(places: readonly Place[], error: ReportProblem): void {
  const { latitude, apart } = LIMITS;
  for (const [i, place] of places.entries()) {
    const { lat, path } = place;
    if (Math.abs(lat) > latitude) {
      error(
        `${path}.lat`,
        `No map reaches so near to a pole: a latitude lies between -${latitude} and ${latitude}.`,
      );
    }
    const near = places.slice(0, i).find((other) => degreesBetween(place, other) < apart);
    if (near) error(path, `Cities of a map are at least ${apart} degrees apart; ${near.path} is nearer.`);
  }
}

const RADIAN = Math.PI / 180;

/** The angle at the centre of the globe. */
function degreesBetween(a: Place, b: Place): number {
  const [north, east] = [((a.lat - b.lat) / 2) * RADIAN, ((a.lon - b.lon) / 2) * RADIAN];
  const parallels = Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN);
  const half = Math.sqrt(Math.sin(north) ** 2 + parallels * Math.sin(east) ** 2);
  return (2 * Math.asin(Math.min(1, half))) / RADIAN;
}

interface Hex {
  readonly q: number;
  readonly r: number;
}

function hexesOf(list: unknown): Hex[] {
  return rowsOf(list).flatMap(({ q, r }) =>
    typeof q === 'number' && typeof r === 'number' ? [{ q, r }] : [],
  );
}

function reportHexes(hexes: readonly Hex[], error: ReportProblem): void {
  const columns = spanOf(hexes.map(({ q, r }) => q + r / 2));
  const rows = spanOf(hexes.map(({ r }) => r));
  if (Math.max(columns, rows) <= LIMITS.hexes) return;
  error('cities', `A map has at most ${LIMITS.hexes} columns and rows of hexes.`);
}

function spanOf(steps: readonly number[]): number {
  return steps.length === 0 ? 0 : Math.max(...steps) - Math.min(...steps) + 1;
}

function rowsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((row) => Object(row)) : [];
}
