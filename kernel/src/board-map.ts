import type { MapFile, ReportProblem } from './board-file.ts';

/** What the engines have room for. */
const MAX_CITIES = 64;
const MAX_ROUTES = 128;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID = 40;
const MAX_NAME = 60;

/** Ids, names, cities and which of them routes join. */
export function checkMap(map: MapFile, error: ReportProblem): void {
  checkId(map.id, 'id', error);
  checkName(map.name, 'name', error);
  checkCities(map, error);
  checkRoutes(map, error);
}

function checkId(id: string, path: string, error: ReportProblem): void {
  if (SLUG.test(id) && id.length <= MAX_ID) return;
  error(path, `An id is at most ${MAX_ID} small letters, digits and single hyphens.`);
}

export function checkName(name: string, path: string, error: ReportProblem): void {
  if (name.trim() === '' || name.length > MAX_NAME) error(path, `A name has 1 to ${MAX_NAME} characters.`);
}

function checkCities({ cities }: MapFile, error: ReportProblem): void {
  if (cities.length > MAX_CITIES) error('cities', `A board has at most ${MAX_CITIES} cities.`);
  const seen = new Set<string>();
  cities.forEach(({ id, name, lat, lon }, i) => {
    const path = `cities[${i}]`;
    checkId(id, `${path}.id`, error);
    checkName(name, `${path}.name`, error);
    if (seen.has(id)) error(`${path}.id`, `There is already a city ${id}.`);
    seen.add(id);
    if (Math.abs(lat) > 90) error(`${path}.lat`, 'A latitude lies between -90 and 90.');
    if (Math.abs(lon) > 180) error(`${path}.lon`, 'A longitude lies between -180 and 180.');
  });
}

function checkRoutes({ cities, routes }: MapFile, error: ReportProblem): void {
  if (routes.length > MAX_ROUTES) error('routes', `A board has at most ${MAX_ROUTES} routes.`);
  const known = new Set(cities.map(({ id }) => id));
  const seen = new Set<string>();
  const joined = new Set<string>();
  routes.forEach(({ id, from, to }, i) => {
    const path = `routes[${i}]`;
    checkId(id, `${path}.id`, error);
    if (seen.has(id)) error(`${path}.id`, `There is already a route ${id}.`);
    seen.add(id);
    if (!known.has(from)) error(`${path}.from`, `There is no city ${from}.`);
    if (!known.has(to)) error(`${path}.to`, `There is no city ${to}.`);
    if (from === to) error(`${path}.to`, 'A route joins two different cities.');
    const pair = [from, to].sort().join(' ');
    if (joined.has(pair)) error(path, `There is already a route between ${from} and ${to}.`);
    joined.add(pair);
  });
}

export function isWholeWithin(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}
