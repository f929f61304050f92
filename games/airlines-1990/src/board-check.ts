import type { BoardProblems, ReportProblem } from '@tarmac/kernel';
import { checkMap, checkName, findProblems, isWholeWithin } from '@tarmac/kernel';
import { compareBoard } from './board-compare.ts';
import type { BoardFile } from './board-file.ts';
import type { Pattern } from './types.ts';
import { FLIGHTS_DEALT, MARKERS_TO_FOUND, MAX_COMPANIES, MAX_PLAYERS, MAX_VALUE, PATTERNS } from './types.ts';

/** The routes of a pattern are the bits of one word. */
const MAX_ROUTES_OF_PATTERN = 32;
/** A founding names its route by the place among those of the headquarters (codes.ts). */
const MAX_ROUTES_AT_HEADQUARTERS = 8;
const MAX_CIRCLES = 3;
const MAX_COMPANY_SHARES = 15;
const MAX_MARKERS = 31;
const MAX_FLIGHTS = 64;
const MAX_SHARES = 120;
/**
 * A turn draws at most two shares (a refresh and a take). With this many no first round (A90-70) and no late scoring
 * card (A90-92) meets an empty pile, whatever the number of players.
 */
const MIN_SHARES = 60;
const MIN_FLIGHTS = MAX_PLAYERS * FLIGHTS_DEALT;

const COMPANY = /^[a-z]{3}$/;

export function checkBoard(board: BoardFile): BoardProblems {
  return findProblems((error, warn) => {
    checkMap(board, error);
    checkPatterns(board, error);
    checkCircles(board, error);
    checkCompanies(board, error);
    checkHeadquarters(board, error);
    checkConnection(board, error);
    checkFlights(board, error);
    compareBoard(board, warn);
  });
}

function checkPatterns({ routes }: BoardFile, error: ReportProblem): void {
  const ofPattern = new Map<Pattern, number>();
  routes.forEach(({ pattern }, i) => {
    const path = `routes[${i}].pattern`;
    checkPattern(pattern, path, error);
    const routesSoFar = (ofPattern.get(pattern) ?? 0) + 1;
    ofPattern.set(pattern, routesSoFar);
    if (routesSoFar === MAX_ROUTES_OF_PATTERN + 1) {
      error(path, `A pattern has at most ${MAX_ROUTES_OF_PATTERN} routes.`);
    }
  });
}

function checkPattern(pattern: Pattern, path: string, error: ReportProblem): void {
  if (!PATTERNS.includes(pattern))
    error(path, `There is no pattern ${pattern}; there is ${PATTERNS.join(', ')}.`);
}

/** A90-3 */
function checkCircles({ routes }: BoardFile, error: ReportProblem): void {
  routes.forEach(({ circles }, i) => {
    const path = `routes[${i}].circles`;
    if (circles.length < 1 || circles.length > MAX_CIRCLES) error(path, 'A route has 1 to 3 circles.');
    circles.forEach((number, k) => {
      const at = `${path}[${k}]`;
      if (!isWholeWithin(number, 1, MAX_VALUE))
        error(at, `A circle has a whole number from 1 to ${MAX_VALUE}.`);
      if (number <= circles[k - 1])
        error(at, 'Each circle of a route has a higher number than the one before.');
    });
  });
}

/** A90-1, A90-2 */
function checkCompanies({ companies, cities }: BoardFile, error: ReportProblem): void {
  if (companies.length < 1 || companies.length > MAX_COMPANIES) {
    error('companies', `A board has 1 to ${MAX_COMPANIES} companies.`);
  }
  const known = new Set(cities.map((city) => city.id));
  const [seen, homes] = [new Set<string>(), new Set<string>()];
  companies.forEach(({ id, name, headquarters, shares, markers, patterns }, i) => {
    const path = `companies[${i}]`;
    if (!COMPANY.test(id)) error(`${path}.id`, 'The id of a company is three small letters.');
    checkName(name, `${path}.name`, error);
    if (seen.has(id)) error(`${path}.id`, `There is already a company ${id}.`);
    seen.add(id);
    if (!known.has(headquarters)) error(`${path}.headquarters`, `There is no city ${headquarters}.`);
    if (homes.has(headquarters)) error(`${path}.headquarters`, `Another company sits in ${headquarters}.`);
    homes.add(headquarters);
    if (!isWholeWithin(shares, 1, MAX_COMPANY_SHARES)) {
      error(`${path}.shares`, `A company has 1 to ${MAX_COMPANY_SHARES} shares.`);
    }
    if (!isWholeWithin(markers, MARKERS_TO_FOUND, MAX_MARKERS)) {
      error(`${path}.markers`, `A company has ${MARKERS_TO_FOUND} to ${MAX_MARKERS} markers.`);
    }
    patterns.forEach((pattern, k) => {
      checkPattern(pattern, `${path}.patterns[${k}]`, error);
      if (patterns.indexOf(pattern) < k) error(`${path}.patterns[${k}]`, `${pattern} is named twice.`);
    });
  });
  const total = companies.reduce((sum, { shares }) => sum + shares, 0);
  if (!isWholeWithin(total, MIN_SHARES, MAX_SHARES)) {
    error('companies', `The companies have ${MIN_SHARES} to ${MAX_SHARES} shares together, not ${total}.`);
  }
}

/** A90-20: a company that could never be founded would be useless. */
function checkHeadquarters({ companies, routes }: BoardFile, error: ReportProblem): void {
  companies.forEach(({ id, headquarters, patterns }, i) => {
    const path = `companies[${i}]`;
    const here = routes.filter(({ from, to }) => from === headquarters || to === headquarters);
    if (here.length > MAX_ROUTES_AT_HEADQUARTERS) {
      error(`${path}.headquarters`, `A headquarters has at most ${MAX_ROUTES_AT_HEADQUARTERS} routes.`);
    }
    if (!here.some(({ pattern }) => patterns.includes(pattern))) {
      error(`${path}.headquarters`, `${id} may fly no route at ${headquarters}.`);
    }
  });
}

/** A90-40: a city that no company can reach would be useless. */
function checkConnection({ cities, routes, companies }: BoardFile, error: ReportProblem): void {
  const reached = new Set<string>();
  for (const { headquarters, patterns } of companies) {
    const network = new Set([headquarters]);
    for (let size = -1; size !== network.size; ) {
      size = network.size;
      for (const { from, to, pattern } of routes) {
        if (patterns.includes(pattern) && (network.has(from) || network.has(to))) network.add(from).add(to);
      }
    }
    for (const city of network) reached.add(city);
  }
  cities.forEach((city, i) => {
    if (!reached.has(city.id)) error(`cities[${i}]`, `No company can fly to ${city.id}.`);
  });
}

/** A90-1 */
function checkFlights({ flights }: BoardFile, error: ReportProblem): void {
  if (!isWholeWithin(flights.length, MIN_FLIGHTS, MAX_FLIGHTS)) {
    error('flights', `A board has ${MIN_FLIGHTS} to ${MAX_FLIGHTS} flight cards.`);
  }
  flights.forEach(({ pattern, value }, i) => {
    checkPattern(pattern, `flights[${i}].pattern`, error);
    if (!isWholeWithin(value, 1, MAX_VALUE))
      error(`flights[${i}].value`, `A value lies between 1 and ${MAX_VALUE}.`);
  });
}
